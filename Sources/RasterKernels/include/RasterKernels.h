#ifndef RASTER_KERNELS_H
#define RASTER_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// One row at one side of an outline, in blocks of 8 pixels that count from a block of the side's own.
typedef struct {
    // Blocks first ..< end have bytes of coverage; all that lies further inside is covered evenly.
    int16_t first, end;
    // Where the bytes of block `first` begin.
    int32_t offset;
} rk_side_row;

// One side of an outline in a few rows: row `row` is the first; each next lies `step` further, and all beyond `last`
// are like that one.
typedef struct {
    const rk_side_row *rows;
    ptrdiff_t row, step, last;
    // What the rows' blocks count from.
    ptrdiff_t block;
} rk_side;

// The blocks of 8 pixels that show in some rows: a bit for each from `block` on, `count` words a row. Without words, all.
typedef struct {
    const uint64_t *words;
    ptrdiff_t block, count;
} rk_visible;

// Some rows of an outline.
typedef struct {
    rk_side left, right;
    const uint8_t *bytes;
    // The colour, and what it comes to between the sides, where coverage is even.
    uint32_t color, inner;
    rk_visible visible;
} rk_outline;

// Some pixels of a row: with bytes of coverage from `offset` on, or under 0 fully covered.
typedef struct {
    int32_t x, count, offset;
} rk_run;

// The runs of a row, by their place. Rows that are alike share them.
typedef struct {
    int32_t first, count;
} rk_row_runs;

// Some rows of any coverage.
typedef struct {
    const rk_row_runs *rows;
    const rk_run *runs;
    const uint8_t *bytes;
    uint32_t color;
    rk_visible visible;
} rk_coverage;

// The nodes of a corner that act in a row.
typedef struct {
    int16_t first, end;
    // Nothing of the shadow is at the outer side of this column, counted from the corner's first.
    int32_t outside;
} rk_shadow_window;

// A corner of a shadow: its nodes' factors by rows, `count` a row of first_row ..< end_row, and by columns, a row of
// `columns` from column x on for each node. The first two of a shadow are at its left, the other two at its right.
typedef struct {
    const float *g, *h;
    const rk_shadow_window *windows;
    ptrdiff_t count, columns, x, first_row, end_row;
} rk_shadow_corner;

// Columns from ..< to, multiples of 8, of a shadow: the corners with a bit in `corners` act in them. With none, coverage
// is b alone.
typedef struct {
    ptrdiff_t from, to;
    unsigned corners;
} rk_shadow_piece;

// The shadow of an outline: coverage is a * b less what the corners take.
typedef struct {
    // By columns from x0 on and rows from y0 on.
    const float *a, *b;
    ptrdiff_t x0, y0;
    uint32_t color;
    rk_shadow_corner corners[4];
    // From left to right.
    rk_shadow_piece pieces[3];
    rk_visible visible;
} rk_shadow;

// A stretch of a gradient's axis, lower ..< upper, over which the straight colour is a line: each component is
// start + slope * (place - origin), 0 ... 1. With `keeps_color` they are multiplied by the alpha's byte.
typedef struct {
    float lower, upper, origin;
    float red, green, blue, alpha;
    float red_slope, green_slope, blue_slope, alpha_slope;
    bool keeps_color;
} rk_ramp;

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
    // d = color * coverage over d, in n rows, `stride` pixels apart; d is the pixel in column 0.
    void (*over_runs)(uint32_t *d, ptrdiff_t stride, ptrdiff_t n, const rk_coverage *coverage);
    // d = color * coverage over d, in n rows of an outline, `stride` pixels apart; d is the pixel in column 0.
    void (*over_outline)(uint32_t *d, ptrdiff_t stride, ptrdiff_t n, const rk_outline *outline);
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
    // d = premultiplied colours of a gradient, in blocks of 8 pixels from column x on, a multiple of 8: the place of a
    // block's pixel k is row + (x + 1/2) * across, in doubles, and then + k * across in floats. Ends before the first
    // block that is not wholly on the ramp, and returns how many were written.
    ptrdiff_t (*ramp)(
        uint32_t *d, ptrdiff_t blocks, double row, double across, ptrdiff_t x, const rk_ramp *ramp);
    // coverage = a shadow's in columns from ..< to, multiples of 8, of row y
    void (*shadow)(uint8_t *coverage, ptrdiff_t from, ptrdiff_t to, ptrdiff_t y, const rk_shadow *shadow);
    // d = color * coverage over d, in n rows of a shadow from y on, `stride` pixels apart; d is the pixel in column 0.
    void (*over_shadow)(uint32_t *d, ptrdiff_t stride, ptrdiff_t y, ptrdiff_t n, const rk_shadow *shadow);
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

// Takes note of n rows of an outline that lies in front of what was noted before.
//
// `hidden` has a bit for each block that is hidden, rows `stride` bytes apart; it points to the byte of `block`. The
// outline lies in the 56 blocks from there on. `visible` takes a word a row: the blocks that it touches and that nothing
// hides, from `block` on. If it hides, blocks between its sides are then hidden. Returns what is visible in any row.
uint64_t rk_hide_outline(
    const rk_side *left, const rk_side *right, ptrdiff_t n, ptrdiff_t block, bool hides, uint8_t *hidden,
    ptrdiff_t stride, uint64_t *visible);

#endif
