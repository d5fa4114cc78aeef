/* Replays a display list with cairo on an ARGB32 image surface.
   Shadows: the shape into an A8 surface, a three-box blur, cairo_mask_surface. */
#include "shim.h"
#include <cairo/cairo.h>

const char *version(void) { return cairo_version_string(); }
static uint8_t *TILE;
void set_tile(uint8_t *bgra) { TILE = bgra; }

static uint8_t *POOL;
static size_t POOLN;
static uint8_t *pool(size_t n) {
  if (n > POOLN) { free(POOL); POOL = (uint8_t *)malloc(n); POOLN = n; memset(POOL, 0, n); }
  return POOL;
}

static void rrect(cairo_t *c, const double *p) {
  double x = p[0], y = p[1], w = p[2], h = p[3], tl = p[4], tr = p[5], br = p[6], bl = p[7];
  cairo_new_sub_path(c);
  if (tr > 0) cairo_arc(c, x + w - tr, y + tr, tr, -M_PI / 2, 0); else cairo_line_to(c, x + w, y);
  if (br > 0) cairo_arc(c, x + w - br, y + h - br, br, 0, M_PI / 2); else cairo_line_to(c, x + w, y + h);
  if (bl > 0) cairo_arc(c, x + bl, y + h - bl, bl, M_PI / 2, M_PI); else cairo_line_to(c, x, y + h);
  if (tl > 0) cairo_arc(c, x + tl, y + tl, tl, M_PI, 3 * M_PI / 2); else cairo_line_to(c, x, y);
  cairo_close_path(c);
}
static void rrect_from_tl(cairo_t *c, const double *p) {
  double x = p[0], y = p[1], w = p[2], h = p[3], tl = p[4], tr = p[5], br = p[6], bl = p[7];
  cairo_move_to(c, x + tl, y);
  cairo_line_to(c, x + w - tr, y);
  if (tr > 0) cairo_arc(c, x + w - tr, y + tr, tr, -M_PI / 2, 0);
  cairo_line_to(c, x + w, y + h - br);
  if (br > 0) cairo_arc(c, x + w - br, y + h - br, br, 0, M_PI / 2);
  cairo_line_to(c, x + bl, y + h);
  if (bl > 0) cairo_arc(c, x + bl, y + h - bl, bl, M_PI / 2, M_PI);
  cairo_line_to(c, x, y + tl);
  if (tl > 0) cairo_arc(c, x + tl, y + tl, tl, M_PI, 3 * M_PI / 2);
  cairo_close_path(c);
}
static void src(cairo_t *c, const double *k) { cairo_set_source_rgba(c, k[0] / 255, k[1] / 255, k[2] / 255, k[3] / 255); }
static cairo_pattern_t *lin(const double *g) {
  cairo_pattern_t *p = cairo_pattern_create_linear(g[0], g[1], g[2], g[3]);
  cairo_pattern_add_color_stop_rgba(p, 0, g[4] / 255, g[5] / 255, g[6] / 255, g[7] / 255);
  cairo_pattern_add_color_stop_rgba(p, 1, g[8] / 255, g[9] / 255, g[10] / 255, g[11] / 255);
  return p;
}
static const double *verbs(cairo_t *c, const double *p) {
  int n = (int)*p++;
  const double *e = p + n;
  double cx = 0, cy = 0;
  while (p < e) {
    switch ((int)*p++) {
      case 0: cairo_move_to(c, p[0], p[1]); cx = p[0]; cy = p[1]; p += 2; break;
      case 1: cairo_line_to(c, p[0], p[1]); cx = p[0]; cy = p[1]; p += 2; break;
      case 2: cairo_curve_to(c, cx + (p[0] - cx) * 2 / 3, cy + (p[1] - cy) * 2 / 3, p[2] + (p[0] - p[2]) * 2 / 3,
                             p[3] + (p[1] - p[3]) * 2 / 3, p[2], p[3]);
        cx = p[2]; cy = p[3]; p += 4; break;
      case 3: cairo_curve_to(c, p[0], p[1], p[2], p[3], p[4], p[5]); cx = p[4]; cy = p[5]; p += 6; break;
      case 4: cairo_close_path(c); break;
    }
  }
  return e;
}

typedef struct { cairo_surface_t *s; cairo_t *c; int x, y, w, h, m; } group_t;

void replay(const double *p, uint8_t *pixels, int w, int h, double scale) {
  int stride = 4 * w;
  cairo_surface_t *base = cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, w, h, stride);
  cairo_t *c = cairo_create(base), *root = c;
  cairo_scale(c, scale, scale);
  group_t g = {0};
  for (;;) switch ((int)*p++) {
    case OP_END:
      cairo_destroy(root);
      cairo_surface_flush(base);
      cairo_surface_destroy(base);
      return;
    case OP_CLEAR: src(c, p); cairo_set_operator(c, CAIRO_OPERATOR_SOURCE); cairo_paint(c);
      cairo_set_operator(c, CAIRO_OPERATOR_OVER); p += 4; break;
    case OP_FILL_RECT: src(c, p + 4); cairo_rectangle(c, p[0], p[1], p[2], p[3]); cairo_fill(c); p += 8; break;
    case OP_SHADOW_RRECT: {
      double sg = p[8] * scale;
      int m = (int)ceil(3 * sg);
      int x0 = (int)floor(p[0] * scale) - m, y0 = (int)floor(p[1] * scale) - m;
      int mw = (int)ceil((p[0] + p[2]) * scale) + m - x0, mh = (int)ceil((p[1] + p[3]) * scale) + m - y0;
      int st = cairo_format_stride_for_width(CAIRO_FORMAT_A8, mw);
      uint8_t *buf = pool((size_t)st * mh);
      memset(buf, 0, (size_t)st * mh);
      cairo_surface_t *ms = cairo_image_surface_create_for_data(buf, CAIRO_FORMAT_A8, mw, mh, st);
      cairo_t *mc = cairo_create(ms);
      cairo_translate(mc, -x0, -y0);
      cairo_scale(mc, scale, scale);
      rrect(mc, p);
      cairo_set_source_rgba(mc, 0, 0, 0, 1);
      cairo_fill(mc);
      cairo_destroy(mc);
      cairo_surface_flush(ms);
      box_blur_c(buf, mw, mh, st, sg);
      cairo_surface_mark_dirty(ms);
      cairo_save(c);
      cairo_identity_matrix(c);
      cairo_set_source_rgba(c, 0, 0, 0, alpha_byte(p[11]) / 255);
      cairo_mask_surface(c, ms, x0 + p[9] * scale, y0 + p[10] * scale);
      cairo_restore(c);
      cairo_surface_destroy(ms);
      p += 12; break;
    }
    case OP_FILL_RRECT: src(c, p + 8); rrect(c, p); cairo_fill(c); p += 12; break;
    case OP_LIN_RRECT: {
      cairo_pattern_t *q = lin(p + 8);
      cairo_save(c); rrect(c, p); cairo_clip(c); cairo_set_source(c, q); cairo_paint(c); cairo_restore(c);
      cairo_pattern_destroy(q); p += 20; break;
    }
    case OP_IMG_RRECT: {
      cairo_surface_t *t = cairo_image_surface_create_for_data(TILE, CAIRO_FORMAT_ARGB32, 160, 160, 640);
      cairo_save(c); rrect(c, p); cairo_clip(c); cairo_set_source_surface(c, t, p[0], p[1]); cairo_paint(c);
      cairo_restore(c); cairo_surface_destroy(t); p += 8; break;
    }
    case OP_FILL_PATH: p = verbs(c, p); src(c, p); cairo_fill(c); p += 4; break;
    case OP_LIN_PATH: {
      p = verbs(c, p);
      cairo_pattern_t *q = lin(p);
      cairo_set_source(c, q); cairo_fill(c); cairo_pattern_destroy(q); p += 12; break;
    }
    case OP_STROKE_PATH: p = verbs(c, p); cairo_set_line_width(c, p[0]); cairo_set_line_join(c, CAIRO_LINE_JOIN_MITER);
      cairo_set_line_cap(c, CAIRO_LINE_CAP_BUTT); cairo_set_dash(c, 0, 0, 0); src(c, p + 1); cairo_stroke(c); p += 5; break;
    case OP_TRIM_RRECT: {            /* cairo has no trim: one dash of the wanted length */
      double l = rrect_length(p), d[2] = {l * p[9], l * 2};
      rrect_from_tl(c, p); cairo_set_line_width(c, p[8]); cairo_set_line_join(c, CAIRO_LINE_JOIN_ROUND);
      cairo_set_line_cap(c, CAIRO_LINE_CAP_ROUND); cairo_set_dash(c, d, 2, 0); src(c, p + 10); cairo_stroke(c); p += 14; break;
    }
    case OP_DASH_RRECT:
      rrect_from_tl(c, p); cairo_set_line_width(c, p[8]); cairo_set_line_join(c, CAIRO_LINE_JOIN_ROUND);
      cairo_set_line_cap(c, CAIRO_LINE_CAP_BUTT); cairo_set_dash(c, p + 9, 2, 0); src(c, p + 11); cairo_stroke(c); p += 15; break;
    case OP_GROUP_BEGIN: {
      g.m = (int)ceil(3 * p[4] * scale);
      g.x = (int)floor(p[0] * scale); g.y = (int)floor(p[1] * scale);
      g.w = (int)ceil((p[0] + p[2]) * scale) - g.x; g.h = (int)ceil((p[1] + p[3]) * scale) - g.y;
      g.s = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, g.w, g.h);
      g.c = cairo_create(g.s);
      cairo_translate(g.c, -g.x, -g.y); cairo_scale(g.c, scale, scale);
      c = g.c; p += 8; break;
    }
    case OP_GROUP_END: {
      cairo_destroy(g.c);
      cairo_surface_flush(g.s);
      int mw = g.w + 2 * g.m, mh = g.h + 2 * g.m, st = cairo_format_stride_for_width(CAIRO_FORMAT_A8, mw);
      int gs = cairo_image_surface_get_stride(g.s);
      uint8_t *buf = pool((size_t)st * mh), *gd = cairo_image_surface_get_data(g.s);
      memset(buf, 0, (size_t)st * mh);
      for (int y = 0; y < g.h; y++)
        for (int x = 0; x < g.w; x++) buf[(size_t)(y + g.m) * st + g.m + x] = gd[(size_t)y * gs + 4 * x + 3];
      box_blur_c(buf, mw, mh, st, p[0] * scale);
      cairo_surface_t *ms = cairo_image_surface_create_for_data(buf, CAIRO_FORMAT_A8, mw, mh, st);
      c = root;
      cairo_save(c); cairo_identity_matrix(c);
      cairo_set_source_rgba(c, 0, 0, 0, alpha_byte(p[3]) / 255);
      cairo_mask_surface(c, ms, g.x - g.m + p[1] * scale, g.y - g.m + p[2] * scale);
      cairo_set_source_surface(c, g.s, g.x, g.y); cairo_paint(c);
      cairo_restore(c);
      cairo_surface_destroy(ms); cairo_surface_destroy(g.s);
      p += 4; break;
    }
  }
}
