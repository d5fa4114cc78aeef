/* Shared by the C shims: the display list's codes (as in stream.py), and the customary three-pass box blur. */
#ifndef SHIM_H
#define SHIM_H
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { OP_END, OP_CLEAR, OP_FILL_RECT, OP_SHADOW_RRECT, OP_FILL_RRECT, OP_LIN_RRECT, OP_IMG_RRECT,
       OP_FILL_PATH, OP_LIN_PATH, OP_STROKE_PATH, OP_TRIM_RRECT, OP_DASH_RRECT, OP_GROUP_BEGIN, OP_GROUP_END };

#define KAPPA 0.5522847498307936

static inline double alpha_byte(double a) { return floor(255 * a + 0.5); }

/* ---- box blur on A8 ---- */
static void box_row(const uint8_t *restrict s, uint8_t *restrict d, int n, int size, int off) {
  uint32_t sum = 0, recip = (uint32_t)((1u << 23) / (double)size + 0.5);
  int in = size - 1 - off;                       /* window is s[i-off .. i+in] */
  for (int i = 0; i < in && i < n; i++) sum += s[i];
  for (int i = 0; i < n; i++) {
    if (i + in < n) sum += s[i + in];
    d[i] = (uint8_t)((sum * recip + (1u << 22)) >> 23);
    if (i - off >= 0) sum -= s[i - off];
  }
}
static void box_cols(const uint8_t *restrict s, uint8_t *restrict d, int w, int h, int ss, int ds, int size, int off,
                     uint32_t *restrict sum) {
  uint32_t recip = (uint32_t)((1u << 23) / (double)size + 0.5);
  int in = size - 1 - off;
  memset(sum, 0, (size_t)w * 4);
  for (int y = 0; y < in && y < h; y++)
    for (int x = 0; x < w; x++) sum[x] += s[(size_t)y * ss + x];
  for (int y = 0; y < h; y++) {
    uint8_t *restrict o = d + (size_t)y * ds;
    if (y + in < h) {
      const uint8_t *restrict a = s + (size_t)(y + in) * ss;
      for (int x = 0; x < w; x++) sum[x] += a[x];
    }
    for (int x = 0; x < w; x++) o[x] = (uint8_t)((sum[x] * recip + (1u << 22)) >> 23);
    if (y - off >= 0) {
      const uint8_t *restrict b = s + (size_t)(y - off) * ss;
      for (int x = 0; x < w; x++) sum[x] -= b[x];
    }
  }
}
static void box_blur_c(uint8_t *buf, int w, int h, int stride, double sigma) {
  int d = (int)floor(sigma * 3 * sqrt(2 * M_PI) / 4 + 0.5);
  if (d < 2) return;
  int size[3] = {d, d, (d & 1) ? d : d + 1}, off[3] = {d / 2, (d & 1) ? d / 2 : d / 2 - 1, d / 2};
  uint8_t *t = (uint8_t *)malloc((size_t)w * h + 2 * (size_t)w);
  uint32_t *sum = (uint32_t *)malloc((size_t)w * 4);
  uint8_t *r0 = t + (size_t)w * h, *r1 = r0 + w;
  for (int y = 0; y < h; y++) {                  /* rows: buf -> t */
    const uint8_t *s = buf + (size_t)y * stride;
    box_row(s, r0, w, size[0], off[0]);
    box_row(r0, r1, w, size[1], off[1]);
    box_row(r1, t + (size_t)y * w, w, size[2], off[2]);
  }
  box_cols(t, buf, w, h, w, stride, size[0], off[0], sum);
  box_cols(buf, t, w, h, stride, w, size[1], off[1], sum);
  box_cols(t, buf, w, h, w, stride, size[2], off[2], sum);
  free(sum);
  free(t);
}

/* The length of a rounded rectangle's outline. */
static inline double rrect_length(const double *p) {
  return 2 * (p[2] + p[3]) + (M_PI / 2 - 2) * (p[4] + p[5] + p[6] + p[7]);
}
#endif
