// One set of kernels: included once for each instruction set, with SET(name) naming it and TARGET its attribute.
// Vectors are 8 pixels wide; even 16-bit lanes hold red and blue, odd ones green and alpha.

// The high byte of v + v / 256 in each lane: with 128 added before, a product divided by 255 and rounded.
TARGET static inline __attribute__((always_inline)) u16x16 SET(quotient)(u16x16 v) {
#if defined(__x86_64__)
    // One multiplication that keeps the upper half, where there is one: v + v / 256 = v * 257 / 256.
    u32x16 wide = __builtin_convertvector(v, u32x16);
    return __builtin_convertvector((wide * 257) >> 16, u16x16);
#else
    return (v + (v >> 8)) >> 8;
#endif
}

TARGET static inline __attribute__((always_inline)) u16x16 SET(divide255)(u16x16 v) { return SET(quotient)(v + 128); }

// A coverage byte for each of 8 pixels, in both 16-bit lanes of its pixel.
TARGET static inline __attribute__((always_inline)) u16x16 SET(spread)(const uint8_t *c) {
    u8x8 bytes;
    __builtin_memcpy(&bytes, c, 8);
    u32x8 wide = __builtin_convertvector(bytes, u32x8);
    return (u16x16)(wide | wide << 16);
}

// 255 - alpha of each pixel, in both lanes; `odd` holds green and alpha.
TARGET static inline __attribute__((always_inline)) u16x16 SET(inverse_alpha)(u16x16 odd) {
    u32x8 alpha = (u32x8)odd >> 16;
    return 255 - (u16x16)(alpha | alpha << 16);
}

TARGET static inline __attribute__((always_inline)) u16x16 SET(load)(const uint32_t *p) {
    u16x16 v;
    __builtin_memcpy(&v, p, 32);
    return v;
}

TARGET static inline __attribute__((always_inline)) void SET(store)(uint32_t *p, u16x16 even, u16x16 odd) {
    u16x16 v = even | odd << 8;
    __builtin_memcpy(p, &v, 32);
}

// Long spans are read ahead of, by so many pixels: the processor's own guess ends with each page.
#define AHEAD 512

TARGET static inline __attribute__((always_inline)) void SET(read_ahead)(const uint32_t *p) {
    __builtin_prefetch(p + AHEAD, 1);
    __builtin_prefetch(p + AHEAD + 16, 1);
}

TARGET static void SET(fill)(uint32_t *d, ptrdiff_t n, uint32_t color) {
    u32x8 v = (u32x8){} + color;
    ptrdiff_t i = 0;
    for (; i + 32 + AHEAD <= n; i += 32) {
        SET(read_ahead)(d + i);
        for (ptrdiff_t k = 0; k < 32; k += 8) __builtin_memcpy(d + i + k, &v, 32);
    }
    for (; i + 8 <= n; i += 8) __builtin_memcpy(d + i, &v, 32);
    for (; i < n; i++) d[i] = color;
}

// 8 pixels under a colour. `even` and `odd` hold its bytes times 255, and the 128 that rounds: no component is over its
// alpha, so a sum stays within 16 bits.
TARGET static inline __attribute__((always_inline)) void SET(over_block)(
    uint32_t *d, u16x16 even, u16x16 odd, u16x16 inverse) {
    u16x16 v = SET(load)(d);
    SET(store)(d, SET(quotient)((v & 255) * inverse + even), SET(quotient)((v >> 8) * inverse + odd));
}

TARGET static void SET(over)(uint32_t *d, ptrdiff_t n, uint32_t color) {
    u16x16 s = (u16x16)((u32x8){} + color);
    u16x16 even = (s & 255) * 255 + 128, odd = (s >> 8) * 255 + 128;
    u16x16 inverse = (u16x16){} + (uint16_t)(255 - (color >> 24));
    ptrdiff_t i = 0;
    for (; i + 32 + AHEAD <= n; i += 32) {
        SET(read_ahead)(d + i);
        for (ptrdiff_t k = 0; k < 32; k += 8) SET(over_block)(d + i + k, even, odd, inverse);
    }
    for (; i + 8 <= n; i += 8) SET(over_block)(d + i, even, odd, inverse);
    for (; i < n; i++) d[i] = over_one(d[i], color);
}

#undef AHEAD

TARGET static void SET(over_coverage)(uint32_t *d, ptrdiff_t n, uint32_t color, const uint8_t *coverage) {
    u16x16 s = (u16x16)((u32x8){} + color);
    u16x16 even = s & 255, odd = s >> 8;
    ptrdiff_t i = 0;
    for (; i + 8 <= n; i += 8) {
        u16x16 c = SET(spread)(coverage + i);
        u16x16 e = SET(divide255)(even * c), o = SET(divide255)(odd * c);
        u16x16 inverse = SET(inverse_alpha)(o);
        u16x16 v = SET(load)(d + i);
        SET(store)(d + i, e + SET(divide255)((v & 255) * inverse), o + SET(divide255)((v >> 8) * inverse));
    }
    for (; i < n; i++) {
        if (coverage[i]) d[i] = over_one(d[i], scale_one(color, coverage[i]));
    }
}

TARGET static void SET(over_pixels)(uint32_t *d, ptrdiff_t n, const uint32_t *s) {
    ptrdiff_t i = 0;
    for (; i + 8 <= n; i += 8) {
        u16x16 v = SET(load)(d + i), w = SET(load)(s + i);
        u16x16 e = w & 255, o = w >> 8;
        u16x16 inverse = SET(inverse_alpha)(o);
        SET(store)(d + i, e + SET(divide255)((v & 255) * inverse), o + SET(divide255)((v >> 8) * inverse));
    }
    for (; i < n; i++) d[i] = over_one(d[i], s[i]);
}

TARGET static void SET(over_pixels_coverage)(
    uint32_t *d, ptrdiff_t n, const uint32_t *s, const uint8_t *coverage) {
    ptrdiff_t i = 0;
    for (; i + 8 <= n; i += 8) {
        u16x16 c = SET(spread)(coverage + i);
        u16x16 v = SET(load)(d + i), w = SET(load)(s + i);
        u16x16 e = SET(divide255)((w & 255) * c), o = SET(divide255)((w >> 8) * c);
        u16x16 inverse = SET(inverse_alpha)(o);
        SET(store)(d + i, e + SET(divide255)((v & 255) * inverse), o + SET(divide255)((v >> 8) * inverse));
    }
    for (; i < n; i++) d[i] = over_one(d[i], scale_one(s[i], coverage[i]));
}

TARGET static void SET(scale_pixels)(uint32_t *d, ptrdiff_t n, const uint8_t *coverage) {
    ptrdiff_t i = 0;
    for (; i + 8 <= n; i += 8) {
        u16x16 c = SET(spread)(coverage + i);
        u16x16 v = SET(load)(d + i);
        SET(store)(d + i, SET(divide255)((v & 255) * c), SET(divide255)((v >> 8) * c));
    }
    for (; i < n; i++) d[i] = scale_one(d[i], coverage[i]);
}

TARGET static void SET(multiply)(uint8_t *d, ptrdiff_t n, const uint8_t *s) {
    ptrdiff_t i = 0;
    for (; i + 32 <= n; i += 32) {
        u16x16 a, b;
        __builtin_memcpy(&a, d + i, 32);
        __builtin_memcpy(&b, s + i, 32);
        u16x16 even = SET(divide255)((a & 255) * (b & 255)), odd = SET(divide255)((a >> 8) * (b >> 8));
        a = even | odd << 8;
        __builtin_memcpy(d + i, &a, 32);
    }
    for (; i < n; i++) d[i] = (uint8_t)product(d[i], s[i]);
}

TARGET static void SET(scale)(uint8_t *d, ptrdiff_t n, uint8_t factor) {
    ptrdiff_t i = 0;
    for (; i + 32 <= n; i += 32) {
        u16x16 a;
        __builtin_memcpy(&a, d + i, 32);
        u16x16 even = SET(divide255)((a & 255) * factor), odd = SET(divide255)((a >> 8) * factor);
        a = even | odd << 8;
        __builtin_memcpy(d + i, &a, 32);
    }
    for (; i < n; i++) d[i] = (uint8_t)product(d[i], factor);
}

TARGET static void SET(alpha)(uint8_t *d, ptrdiff_t n, const uint32_t *s) {
    ptrdiff_t i = 0;
    for (; i + 8 <= n; i += 8) {
        u32x8 v;
        __builtin_memcpy(&v, s + i, 32);
        u8x8 bytes = __builtin_convertvector(v >> 24, u8x8);
        __builtin_memcpy(d + i, &bytes, 8);
    }
    for (; i < n; i++) d[i] = (uint8_t)(s[i] >> 24);
}

// Coverage of 8 pixels, 0 ... 255.
TARGET static inline __attribute__((always_inline)) u32x8 SET(shadow_block)(
    ptrdiff_t i, const float *a, float b, const rk_shadow_part *parts, ptrdiff_t count) {
    f32x8 sum;
    __builtin_memcpy(&sum, a + i, 32);
    sum *= b;
    for (ptrdiff_t p = 0; p < count; p++) {
        const float *h = parts[p].h + i;
        const float *g = parts[p].g;
        for (const float *end = g + parts[p].count; g < end; g++, h += parts[p].stride) {
            f32x8 v;
            __builtin_memcpy(&v, h, 32);
            sum -= v * *g;
        }
    }
    sum = sum * 255.0f + 0.5f;
    // Under 0 or over 255 only by rounding.
    sum = (f32x8)((i32x8)sum & (sum > 0.0f));
    i32x8 large = sum > 255.0f;
    i32x8 value = __builtin_convertvector(sum, i32x8);
    return (u32x8)((value & ~large) | (255 & large));
}

TARGET static void SET(shadow)(
    uint8_t *coverage, ptrdiff_t n, const float *a, float b, const rk_shadow_part *parts, ptrdiff_t count) {
    for (ptrdiff_t i = 0; i + 8 <= n; i += 8) {
        u8x8 bytes = __builtin_convertvector(SET(shadow_block)(i, a, b, parts, count), u8x8);
        __builtin_memcpy(coverage + i, &bytes, 8);
    }
}

TARGET static void SET(over_shadow)(
    uint32_t *d, ptrdiff_t n, uint32_t color, const float *a, float b, const rk_shadow_part *parts,
    ptrdiff_t count) {
    u16x16 s = (u16x16)((u32x8){} + color);
    u16x16 even = s & 255, odd = s >> 8;
    for (ptrdiff_t i = 0; i + 8 <= n; i += 8) {
        u32x8 wide = SET(shadow_block)(i, a, b, parts, count);
        u16x16 c = (u16x16)(wide | wide << 16);
        u16x16 e = SET(divide255)(even * c), o = SET(divide255)(odd * c);
        u16x16 inverse = SET(inverse_alpha)(o);
        u16x16 v = SET(load)(d + i);
        SET(store)(d + i, e + SET(divide255)((v & 255) * inverse), o + SET(divide255)((v >> 8) * inverse));
    }
}

TARGET static int32_t SET(coverage)(uint8_t *coverage, int32_t *areas, ptrdiff_t blocks, int32_t sum) {
    const i32x8 zero = {};
    for (; blocks > 0; blocks--, coverage += 8, areas += 8) {
        i32x8 v;
        __builtin_memcpy(&v, areas, 32);
        __builtin_memcpy(areas, &zero, 32);
        // Sums over 2, 4 and 8 lanes.
        v += __builtin_shufflevector(zero, v, 0, 8, 9, 10, 11, 12, 13, 14);
        v += __builtin_shufflevector(zero, v, 0, 0, 8, 9, 10, 11, 12, 13);
        v += __builtin_shufflevector(zero, v, 0, 0, 0, 0, 8, 9, 10, 11);
        v += sum;
        sum = v[7];
        // No sum is far from 0 ... 2^20.
        i32x8 byte = ((v << 8) - v + 524288) >> 20;
        byte &= byte > 0;
        i32x8 large = byte > 255;
        byte = (byte & ~large) | (255 & large);
        u8x8 bytes = __builtin_convertvector(byte, u8x8);
        __builtin_memcpy(coverage, &bytes, 8);
    }
    return sum;
}

TARGET static void SET(profile)(float *restrict out, ptrdiff_t n, const float *t0, const float *t1, float f) {
    ptrdiff_t i = 0;
    for (; i + 8 <= n; i += 8) {
        f32x8 a, b;
        __builtin_memcpy(&a, t0 + i, 32);
        __builtin_memcpy(&b, t1 + i, 32);
        a += (b - a) * f;
        __builtin_memcpy(out + i, &a, 32);
    }
    for (; i < n; i++) out[i] = t0[i] + (t1[i] - t0[i]) * f;
}

TARGET static void SET(profile_subtract)(
    float *restrict out, ptrdiff_t n, const float *t0, const float *t1, float f) {
    ptrdiff_t i = 0;
    for (; i + 8 <= n; i += 8) {
        f32x8 a, b, c;
        __builtin_memcpy(&a, t0 + i, 32);
        __builtin_memcpy(&b, t1 + i, 32);
        __builtin_memcpy(&c, out + i, 32);
        c -= a + (b - a) * f;
        __builtin_memcpy(out + i, &c, 32);
    }
    for (; i < n; i++) out[i] -= t0[i] + (t1[i] - t0[i]) * f;
}

TARGET static void SET(halve_rows)(
    float *out, ptrdiff_t n, const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d) {
    ptrdiff_t i = 0;
    for (; i + 8 <= n; i += 8) {
        u8x8 p, q, r, s;
        __builtin_memcpy(&p, a + i, 8);
        __builtin_memcpy(&q, b + i, 8);
        __builtin_memcpy(&r, c + i, 8);
        __builtin_memcpy(&s, d + i, 8);
        i32x8 sum = 3 * (__builtin_convertvector(q, i32x8) + __builtin_convertvector(r, i32x8))
            + __builtin_convertvector(p, i32x8) + __builtin_convertvector(s, i32x8);
        f32x8 value = __builtin_convertvector(sum, f32x8) * 0.125f;
        __builtin_memcpy(out + i, &value, 32);
    }
    for (; i < n; i++) out[i] = (float)(3 * (b[i] + c[i]) + a[i] + d[i]) * 0.125f;
}

TARGET static inline __attribute__((always_inline)) f32x8 SET(load_floats)(const float *p) {
    f32x8 v;
    __builtin_memcpy(&v, p, 32);
    return v;
}

TARGET static void SET(halve_row)(float *out, ptrdiff_t n, const float *in) {
    for (ptrdiff_t i = 0; i + 8 <= n; i += 8) {
        f32x8 a = SET(load_floats)(in + 2 * i), b = SET(load_floats)(in + 2 * i + 8);
        f32x8 c = SET(load_floats)(in + 2 * i + 2), d = SET(load_floats)(in + 2 * i + 10);
        f32x8 first = __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14);
        f32x8 second = __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15);
        f32x8 third = __builtin_shufflevector(c, d, 0, 2, 4, 6, 8, 10, 12, 14);
        f32x8 fourth = __builtin_shufflevector(c, d, 1, 3, 5, 7, 9, 11, 13, 15);
        f32x8 value = (second + third) * 0.375f + (first + fourth) * 0.125f;
        __builtin_memcpy(out + i, &value, 32);
    }
}

TARGET static void SET(convolve)(
    float *out, ptrdiff_t n, const float *in, ptrdiff_t step, const float *weights, ptrdiff_t count) {
    ptrdiff_t i = 0;
    for (; i + 32 <= n; i += 32) {
        f32x8 a = {}, b = {}, c = {}, d = {};
        const float *from = in + i;
        for (ptrdiff_t k = 0; k < count; k++, from += step) {
            float weight = weights[k];
            a += SET(load_floats)(from) * weight;
            b += SET(load_floats)(from + 8) * weight;
            c += SET(load_floats)(from + 16) * weight;
            d += SET(load_floats)(from + 24) * weight;
        }
        __builtin_memcpy(out + i, &a, 32);
        __builtin_memcpy(out + i + 8, &b, 32);
        __builtin_memcpy(out + i + 16, &c, 32);
        __builtin_memcpy(out + i + 24, &d, 32);
    }
    for (; i + 8 <= n; i += 8) {
        f32x8 a = {};
        const float *from = in + i;
        for (ptrdiff_t k = 0; k < count; k++, from += step) a += SET(load_floats)(from) * weights[k];
        __builtin_memcpy(out + i, &a, 32);
    }
}

// The cells of 8 pixels.
TARGET static inline __attribute__((always_inline)) f32x8 SET(cells)(const float *c, ptrdiff_t side) {
    if (side == 2) return (f32x8){c[0], c[0], c[1], c[1], c[2], c[2], c[3], c[3]};
    if (side == 4) return (f32x8){c[0], c[0], c[0], c[0], c[1], c[1], c[1], c[1]};
    return (f32x8){} + c[0];
}

TARGET static inline __attribute__((always_inline)) void SET(expand_cells)(
    uint8_t *out, ptrdiff_t n, const float *cells, const float *weights, ptrdiff_t side, ptrdiff_t phase) {
    ptrdiff_t period = side < 8 ? 8 : side;
    for (ptrdiff_t i = 0; i < n; i += 8) {
        f32x8 left = SET(load_floats)(weights + phase), middle = SET(load_floats)(weights + period + phase);
        f32x8 right = SET(load_floats)(weights + 2 * period + phase);
        f32x8 sum = SET(cells)(cells, side) * left + SET(cells)(cells + 1, side) * middle
            + SET(cells)(cells + 2, side) * right;
        // To nearest, by the bits of a float whose last place is 1.
        u32x8 value = (u32x8)(sum + 8388608.0f) & 255;
        u8x8 bytes = __builtin_convertvector(value, u8x8);
        __builtin_memcpy(out + i, &bytes, 8);
        phase += 8;
        if (phase >= period) {
            phase = 0;
            cells += period / side;
        }
    }
}

TARGET static void SET(expand)(
    uint8_t *out, ptrdiff_t n, const float *cells, const float *weights, ptrdiff_t side, ptrdiff_t phase) {
    if (side == 2) return SET(expand_cells)(out, n, cells, weights, 2, phase);
    if (side == 4) return SET(expand_cells)(out, n, cells, weights, 4, phase);
    SET(expand_cells)(out, n, cells, weights, side, phase);
}

static const rk_kernels SET(set) = {
    SET(fill), SET(over), SET(over_coverage), SET(over_pixels), SET(over_pixels_coverage), SET(scale_pixels),
    SET(multiply), SET(scale), SET(alpha), SET(shadow), SET(over_shadow), SET(coverage), SET(profile),
    SET(profile_subtract), SET(halve_rows), SET(halve_row), SET(convolve), SET(expand),
};
