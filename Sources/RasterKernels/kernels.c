#include "RasterKernels.h"

#include <stdlib.h>

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
