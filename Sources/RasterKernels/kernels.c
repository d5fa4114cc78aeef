#include "RasterKernels.h"

#include <stdlib.h>
#include <string.h>

// The same bytes on every processor: a * b + c is rounded twice, also where one instruction could do both.
#pragma STDC FP_CONTRACT OFF

// Vectors of 32 and 64 bytes pass between inlined functions alone: no calling convention is concerned.
#pragma clang diagnostic ignored "-Wpsabi"

typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef uint32_t u32x8 __attribute__((vector_size(32)));
typedef uint32_t u32x16 __attribute__((vector_size(64)));
typedef int32_t i32x8 __attribute__((vector_size(32)));
typedef float f32x8 __attribute__((vector_size(32)));
typedef uint8_t u8x8 __attribute__((vector_size(8)));
typedef int8_t i8x8 __attribute__((vector_size(8)));

static inline uint32_t product(uint32_t a, uint32_t b) {
    uint32_t v = a * b + 128;
    return (v + (v >> 8)) >> 8;
}

// A pixel's four bytes, two at a time in 16-bit lanes.
static inline uint32_t scale_one(uint32_t s, uint32_t c) {
    uint32_t even = (s & 0xff00ff) * c + 0x800080, odd = (s >> 8 & 0xff00ff) * c + 0x800080;
    even = (even + (even >> 8 & 0xff00ff)) >> 8 & 0xff00ff;
    odd = (odd + (odd >> 8 & 0xff00ff)) & 0xff00ff00;
    return even | odd;
}

// A corner of a shadow in one row: node k has the factor g[k] and the row h + k * stride.
typedef struct {
    const float *h;
    ptrdiff_t stride;
    const float *g;
    ptrdiff_t count;
} shadow_part;

// What the corners do in row y, with h for column 0, and the columns from ..< to, multiples of 8, outside of which there
// is nothing of the shadow.
static inline void acting_corners(
    const rk_shadow *shadow, ptrdiff_t y, shadow_part acting[4], ptrdiff_t *from, ptrdiff_t *to) {
    *from = shadow->pieces[0].from;
    *to = shadow->pieces[2].to;
    for (int corner = 0; corner < 4; corner++) {
        const rk_shadow_corner *c = shadow->corners + corner;
        acting[corner].count = 0;
        if (y < c->first_row || y >= c->end_row) continue;
        const rk_shadow_window window = c->windows[y - c->first_row];
        acting[corner].h = c->h + (window.first * c->columns - c->x);
        acting[corner].stride = c->columns;
        acting[corner].g = c->g + ((y - c->first_row) * c->count + window.first);
        acting[corner].count = window.end - window.first;
        const ptrdiff_t side = c->x + window.outside;
        if (corner < 2) {
            *from = (side & ~7) > *from ? side & ~7 : *from;
        } else {
            *to = ((side + 7) & ~7) < *to ? (side + 7) & ~7 : *to;
        }
    }
}

// Those of `corners` that act, with h for column x.
static inline ptrdiff_t parts_at(
    const shadow_part acting[4], unsigned corners, ptrdiff_t x, shadow_part parts[4]) {
    ptrdiff_t count = 0;
    for (int corner = 0; corner < 4; corner++) {
        if (!(corners >> corner & 1) || !acting[corner].count) continue;
        parts[count] = acting[corner];
        parts[count++].h += x;
    }
    return count;
}

// The same rounding as of other coverage.
static inline uint32_t even_level(float coverage) {
    float level = coverage * 255.0f + 0.5f;
    return level > 0.0f ? level > 255.0f ? 255 : (uint32_t)(int32_t)level : 0;
}

// The first stretch of bits that are set, which are then cleared.
static inline ptrdiff_t next_stretch(uint64_t *bits, ptrdiff_t *count) {
    ptrdiff_t first = __builtin_ctzll(*bits);
    uint64_t gaps = ~(*bits >> first);
    *count = gaps ? __builtin_ctzll(gaps) : 64;
    // Adding to the lowest bit carries over the stretch.
    *bits &= *bits + (*bits & -*bits);
    return first;
}

uint64_t rk_hide_outline(
    const rk_side *left, const rk_side *right, ptrdiff_t n, ptrdiff_t block, bool hides, uint8_t *hidden,
    ptrdiff_t stride, uint64_t *visible) {
    uint64_t any = 0;
    const ptrdiff_t left_block = left->block - block, right_block = right->block - block;
    const int shift = block & 7;
    ptrdiff_t l = left->row, r = right->row;
    while (n > 0) {
        const rk_side_row *a = left->rows + (l < left->last ? l : left->last);
        const rk_side_row *b = right->rows + (r < right->last ? r : right->last);
        const uint64_t touched = (1ull << (right_block + b->end)) - (1ull << (left_block + a->first));
        const uint64_t solid = hides ? (1ull << (right_block + b->first)) - (1ull << (left_block + a->end)) : 0;
        // On the straight sides all rows are alike.
        ptrdiff_t alike = left->step > 0 && l >= left->last && r >= right->last ? n : 1;
        n -= alike;
        l += left->step;
        r += right->step;
        for (; alike > 0; alike--, hidden += stride) {
            uint64_t known;
            memcpy(&known, hidden, 8);
            const uint64_t shown = ~(known >> shift) & touched;
            known |= solid << shift;
            memcpy(hidden, &known, 8);
            *visible++ = shown;
            any |= shown;
        }
    }
    return any;
}

static inline uint32_t over_one(uint32_t d, uint32_t s) { return s + scale_one(d, 255 - (s >> 24)); }

#define TARGET __attribute__((flatten))
#define SET(name) portable_##name
#include "kernels_body.h"
#undef TARGET
#undef SET

const rk_kernels *rk_portable(void) { return &portable_set; }

#if defined(__x86_64__)

#define TARGET __attribute__((target("avx2"), flatten))
#define SET(name) avx2_##name
#include "kernels_body.h"
#undef TARGET
#undef SET

const rk_kernels *rk_best(void) {
    static const rk_kernels *best;
    const rk_kernels *known = __atomic_load_n(&best, __ATOMIC_RELAXED);
    if (known) return known;
    const char *off = getenv("CORNERSTONE_NO_AVX2");
    known = __builtin_cpu_supports("avx2") && !(off && off[0] == '1') ? &avx2_set : &portable_set;
    __atomic_store_n(&best, known, __ATOMIC_RELAXED);
    return known;
}

#else

const rk_kernels *rk_best(void) { return &portable_set; }

#endif
