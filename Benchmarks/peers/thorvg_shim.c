/* Replays a display list with ThorVG's software canvas (C API of libthorvg-1).
   A card with a shadow, and a group, are scenes with the drop-shadow effect. */
#include "shim.h"
#include <stdbool.h>

typedef void *P;
typedef struct { float offset; uint8_t r, g, b, a; } stop_t;
int tvg_engine_init(unsigned threads);
P tvg_swcanvas_create(uint8_t op);
int tvg_swcanvas_set_target(P c, uint32_t *buf, uint32_t stride, uint32_t w, uint32_t h, int cs);
int tvg_canvas_add(P c, P paint);
int tvg_canvas_update(P c);
int tvg_canvas_draw(P c, bool clear);
int tvg_canvas_sync(P c);
int tvg_canvas_destroy(P c);
P tvg_shape_new(void);
P tvg_scene_new(void);
P tvg_picture_new(void);
int tvg_scene_add(P s, P paint);
int tvg_scene_add_effect_drop_shadow(P s, int r, int g, int b, int a, double angle, double distance, double sigma, int quality);
int tvg_shape_move_to(P s, float x, float y);
int tvg_shape_line_to(P s, float x, float y);
int tvg_shape_cubic_to(P s, float a, float b, float c, float d, float x, float y);
int tvg_shape_close(P s);
int tvg_shape_append_rect(P s, float x, float y, float w, float h, float rx, float ry, bool cw);
int tvg_shape_set_fill_color(P s, uint8_t r, uint8_t g, uint8_t b, uint8_t a);
int tvg_shape_set_gradient(P s, P g);
int tvg_shape_set_stroke_width(P s, float w);
int tvg_shape_set_stroke_color(P s, uint8_t r, uint8_t g, uint8_t b, uint8_t a);
int tvg_shape_set_stroke_join(P s, int j);
int tvg_shape_set_stroke_cap(P s, int c);
int tvg_shape_set_stroke_dash(P s, const float *d, uint32_t n, float offset);
int tvg_shape_set_trimpath(P s, float a, float b, bool simultaneous);
P tvg_linear_gradient_new(void);
int tvg_linear_gradient_set(P g, float x1, float y1, float x2, float y2);
int tvg_gradient_set_color_stops(P g, const stop_t *s, uint32_t n);
int tvg_paint_set_clip(P p, P clipper);
int tvg_paint_scale(P p, float f);
int tvg_paint_translate(P p, float x, float y);
int tvg_picture_load_raw(P p, const uint32_t *data, uint32_t w, uint32_t h, int cs, bool copy);
enum { ARGB8888 = 1 };

static uint8_t *TILE;
void set_tile(uint8_t *bgra) { TILE = bgra; }
void init(int threads) { tvg_engine_init((unsigned)threads); }

static void rrect(P b, const double *p) {
  double x = p[0], y = p[1], w = p[2], h = p[3], tl = p[4], tr = p[5], br = p[6], bl = p[7], k = 1 - KAPPA;
  tvg_shape_move_to(b, x + tl, y);
  tvg_shape_line_to(b, x + w - tr, y);
  if (tr > 0) tvg_shape_cubic_to(b, x + w - tr * k, y, x + w, y + tr * k, x + w, y + tr);
  tvg_shape_line_to(b, x + w, y + h - br);
  if (br > 0) tvg_shape_cubic_to(b, x + w, y + h - br * k, x + w - br * k, y + h, x + w - br, y + h);
  tvg_shape_line_to(b, x + bl, y + h);
  if (bl > 0) tvg_shape_cubic_to(b, x + bl * k, y + h, x, y + h - bl * k, x, y + h - bl);
  tvg_shape_line_to(b, x, y + tl);
  if (tl > 0) tvg_shape_cubic_to(b, x, y + tl * k, x + tl * k, y, x + tl, y);
  tvg_shape_close(b);
}
static const double *verbs(P b, const double *p) {
  int n = (int)*p++;
  const double *e = p + n;
  double cx = 0, cy = 0;
  while (p < e) switch ((int)*p++) {
    case 0: tvg_shape_move_to(b, p[0], p[1]); cx = p[0]; cy = p[1]; p += 2; break;
    case 1: tvg_shape_line_to(b, p[0], p[1]); cx = p[0]; cy = p[1]; p += 2; break;
    case 2: tvg_shape_cubic_to(b, cx + (p[0] - cx) * 2 / 3, cy + (p[1] - cy) * 2 / 3, p[2] + (p[0] - p[2]) * 2 / 3,
                               p[3] + (p[1] - p[3]) * 2 / 3, p[2], p[3]); cx = p[2]; cy = p[3]; p += 4; break;
    case 3: tvg_shape_cubic_to(b, p[0], p[1], p[2], p[3], p[4], p[5]); cx = p[4]; cy = p[5]; p += 6; break;
    case 4: tvg_shape_close(b); break;
  }
  return e;
}
static void color(P s, const double *c) { tvg_shape_set_fill_color(s, c[0], c[1], c[2], c[3]); }
static void lin(P s, const double *p) {
  P g = tvg_linear_gradient_new();
  stop_t st[2] = {{0, p[4], p[5], p[6], p[7]}, {1, p[8], p[9], p[10], p[11]}};
  tvg_linear_gradient_set(g, p[0], p[1], p[2], p[3]);
  tvg_gradient_set_color_stops(g, st, 2);
  tvg_shape_set_gradient(s, g);
}
static void shadow(P sc, double sigma, double dx, double dy, double alpha) {
  double dist = hypot(dx, dy), ang = dist > 0 ? 90 - atan2(-dy, dx) * 180 / M_PI : 0;
  tvg_scene_add_effect_drop_shadow(sc, 0, 0, 0, (int)alpha_byte(alpha), ang, dist, sigma, 100);
}

/* Builds the scene into a fresh canvas; draw it with frame(). */
P build(const double *p, uint8_t *pixels, int w, int h, double scale) {
  P cv = tvg_swcanvas_create(0), root = tvg_scene_new(), to = root;
  tvg_swcanvas_set_target(cv, (uint32_t *)pixels, w, w, h, ARGB8888);
  if (scale != 1) tvg_paint_scale(root, scale);
  tvg_canvas_add(cv, root);
  double sh[4] = {0};
  int has = 0;
  for (;;) switch ((int)*p++) {
    case OP_END: return cv;
    case OP_CLEAR: { P s = tvg_shape_new(); tvg_shape_append_rect(s, 0, 0, w / scale, h / scale, 0, 0, true); color(s, p); tvg_scene_add(to, s); p += 4; break; }
    case OP_FILL_RECT: { P s = tvg_shape_new(); tvg_shape_append_rect(s, p[0], p[1], p[2], p[3], 0, 0, true); color(s, p + 4); tvg_scene_add(to, s); p += 8; break; }
    case OP_SHADOW_RRECT: memcpy(sh, p + 8, sizeof sh); has = 1; p += 12; break;
    case OP_FILL_RRECT: {
      P s = tvg_shape_new();
      rrect(s, p); color(s, p + 8);
      if (has) { P g = tvg_scene_new(); tvg_scene_add(g, s); shadow(g, sh[0], sh[1], sh[2], sh[3]); tvg_scene_add(to, g); has = 0; }
      else tvg_scene_add(to, s);
      p += 12; break;
    }
    case OP_LIN_RRECT: { P s = tvg_shape_new(); rrect(s, p); lin(s, p + 8); tvg_scene_add(to, s); p += 20; break; }
    case OP_IMG_RRECT: {
      P i = tvg_picture_new(), m = tvg_shape_new();
      tvg_picture_load_raw(i, (uint32_t *)TILE, 160, 160, ARGB8888, false);
      tvg_paint_translate(i, p[0], p[1]);
      rrect(m, p); tvg_paint_set_clip(i, m); tvg_scene_add(to, i); p += 8; break;
    }
    case OP_FILL_PATH: { P s = tvg_shape_new(); p = verbs(s, p); color(s, p); tvg_scene_add(to, s); p += 4; break; }
    case OP_LIN_PATH: { P s = tvg_shape_new(); p = verbs(s, p); lin(s, p); tvg_scene_add(to, s); p += 12; break; }
    case OP_STROKE_PATH: { P s = tvg_shape_new(); p = verbs(s, p); tvg_shape_set_stroke_width(s, p[0]); tvg_shape_set_stroke_join(s, 0);
      tvg_shape_set_stroke_color(s, p[1], p[2], p[3], p[4]); tvg_scene_add(to, s); p += 5; break; }
    case OP_TRIM_RRECT: { P s = tvg_shape_new(); rrect(s, p); tvg_shape_set_stroke_width(s, p[8]); tvg_shape_set_stroke_join(s, 1);
      tvg_shape_set_stroke_cap(s, 1); tvg_shape_set_stroke_color(s, p[10], p[11], p[12], p[13]);
      tvg_shape_set_trimpath(s, 0, p[9], true); tvg_scene_add(to, s); p += 14; break; }
    case OP_DASH_RRECT: { P s = tvg_shape_new(); float d[2] = {p[9], p[10]}; rrect(s, p); tvg_shape_set_stroke_width(s, p[8]);
      tvg_shape_set_stroke_join(s, 1); tvg_shape_set_stroke_cap(s, 0); tvg_shape_set_stroke_color(s, p[11], p[12], p[13], p[14]);
      tvg_shape_set_stroke_dash(s, d, 2, 0); tvg_scene_add(to, s); p += 15; break; }
    case OP_GROUP_BEGIN: to = tvg_scene_new(); p += 8; break;
    case OP_GROUP_END: shadow(to, p[0], p[1], p[2], p[3]); tvg_scene_add(root, to); to = root; p += 4; break;
  }
}
void frame(P cv) { tvg_canvas_update(cv); tvg_canvas_draw(cv, false); tvg_canvas_sync(cv); }
void drop(P cv) { tvg_canvas_destroy(cv); }
void replay(const double *p, uint8_t *pixels, int w, int h, double scale) {
  P cv = build(p, pixels, w, h, scale);
  frame(cv);
  drop(cv);
}
