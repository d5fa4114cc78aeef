#ifndef RASTER_KERNELS_H
#define RASTER_KERNELS_H

#include <stddef.h>
#include <stdint.h>

// A corner of a shadow in one row: node k has the factor g[k] and the row h + k * stride.
typedef struct {
    const float *h;
    ptrdiff_t stride;
    const float *g;
    ptrdiff_t count;
} rk_shadow_part;

// Kernels over spans of premultiplied pixels, R G B A in memory, and of 8-bit coverage.
//
// Every product of two bytes is divided by 255 and rounded to nearest. All sets give the same bytes.
typedef struct {
    // d = color
    void (*fill)(uint32_t *d, ptrdiff_t n, uint32_t color);
    // d = color over d
    void (*over)(uint32_t *d, ptrdiff_t n, uint32_t color);
    // d = color * coverage over d
    void (*over_coverage)(uint32_t *d, ptrdiff_t n, uint32_t color, const uint8_t *coverage);
    // d = s over d
    void (*over_pixels)(uint32_t *d, ptrdiff_t n, const uint32_t *s);
    // d = s * coverage over d
    void (*over_pixels_coverage)(uint32_t *d, ptrdiff_t n, const uint32_t *s, const uint8_t *coverage);
    // d = d * coverage
    void (*scale_pixels)(uint32_t *d, ptrdiff_t n, const uint8_t *coverage);
    // d = d * s
    void (*multiply)(uint8_t *d, ptrdiff_t n, const uint8_t *s);
    // d = d * factor
    void (*scale)(uint8_t *d, ptrdiff_t n, uint8_t factor);
    // d = alpha of s
    void (*alpha)(uint8_t *d, ptrdiff_t n, const uint32_t *s);
    // coverage = a * b - (sum of g[k] * h[k]) for all parts, as a byte. n is a multiple of 8.
    void (*shadow)(
        uint8_t *coverage, ptrdiff_t n, const float *a, float b, const rk_shadow_part *parts, ptrdiff_t count);
    // d = color * coverage over d, with that coverage. n is a multiple of 8.
    void (*over_shadow)(
        uint32_t *d, ptrdiff_t n, uint32_t color, const float *a, float b, const rk_shadow_part *parts,
        ptrdiff_t count);
    // Coverage of blocks of 8 pixels from areas in units of 2^-20 pixel: each byte is that of `sum` and all areas up to
    // its own. The areas become 0, and the last sum is returned.
    int32_t (*coverage)(uint8_t *coverage, int32_t *areas, ptrdiff_t blocks, int32_t sum);
    // out = t0 + f (t1 - t0)
    void (*profile)(float *out, ptrdiff_t n, const float *t0, const float *t1, float f);
    // out = out - (t0 + f (t1 - t0))
    void (*profile_subtract)(float *out, ptrdiff_t n, const float *t0, const float *t1, float f);
    // out = (3 (b + c) + a + d) / 8
    void (*halve_rows)(
        float *out, ptrdiff_t n, const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d);
    // out[j] = (3 (in[2j + 1] + in[2j + 2]) + in[2j] + in[2j + 3]) / 8. n is a multiple of 8.
    void (*halve_row)(float *out, ptrdiff_t n, const float *in);
    // out[i] = the sum of weights[k] * in[i + k step], from the first on. n is a multiple of 8.
    void (*convolve)(
        float *out, ptrdiff_t n, const float *in, ptrdiff_t step, const float *weights, ptrdiff_t count);
    // Bytes from coarse cells with `side` pixels each, 2, 4 or a multiple of 8: out = left[p] * cells[0] +
    // middle[p] * cells[1] + right[p] * cells[2], to nearest, where p is the pixel's place in its cell, `phase` for the
    // first. `weights` holds left, middle and right, for max(side, 8) pixels each. n is a multiple of 8.
    void (*expand)(
        uint8_t *out, ptrdiff_t n, const float *cells, const float *weights, ptrdiff_t side, ptrdiff_t phase);
} rk_kernels;

// For any CPU.
const rk_kernels *rk_portable(void);
// The fastest set that this CPU runs; the portable one where CORNERSTONE_NO_AVX2=1 is set at the first call.
const rk_kernels *rk_best(void);

#endif
