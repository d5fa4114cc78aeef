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

// Each pixel's lower lane, in both.
TARGET static inline __attribute__((always_inline)) u16x16 SET(both)(u16x16 v) {
    return __builtin_shufflevector(v, v, 0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14);
}

TARGET static inline __attribute__((always_inline)) u16x16 SET(divide255)(u16x16 v) { return SET(quotient)(v + 128); }

// A coverage byte for each of 8 pixels, in both 16-bit lanes of its pixel.
TARGET static inline __attribute__((always_inline)) u16x16 SET(spread)(const uint8_t *c) {
    u8x8 bytes;
    __builtin_memcpy(&bytes, c, 8);
    return SET(both)((u16x16)__builtin_convertvector(bytes, u32x8));
}

// 255 - alpha of each pixel, in both lanes; `odd` holds green and alpha.
TARGET static inline __attribute__((always_inline)) u16x16 SET(inverse_alpha)(u16x16 odd) {
    return 255 - __builtin_shufflevector(odd, odd, 1, 1, 3, 3, 5, 5, 7, 7, 9, 9, 11, 11, 13, 13, 15, 15);
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

// One block of 8 pixels; `even` and `odd` are the colour's.
TARGET static inline __attribute__((always_inline)) void SET(over_covered)(
    uint32_t *d, u16x16 even, u16x16 odd, const uint8_t *coverage) {
    u16x16 c = SET(spread)(coverage);
    u16x16 e = SET(divide255)(even * c), o = SET(divide255)(odd * c);
    u16x16 inverse = SET(inverse_alpha)(o);
    u16x16 v = SET(load)(d);
    SET(store)(d, e + SET(divide255)((v & 255) * inverse), o + SET(divide255)((v >> 8) * inverse));
}

TARGET static void SET(over_coverage)(uint32_t *d, ptrdiff_t n, uint32_t color, const uint8_t *coverage) {
    u16x16 s = (u16x16)((u32x8){} + color);
    u16x16 even = s & 255, odd = s >> 8;
    ptrdiff_t i = 0;
    for (; i + 8 <= n; i += 8) SET(over_covered)(d + i, even, odd, coverage + i);
    for (; i < n; i++) {
        if (coverage[i]) d[i] = over_one(d[i], scale_one(color, coverage[i]));
    }
}

// Columns from ..< to of a run.
TARGET static inline __attribute__((always_inline)) void SET(over_run)(
    uint32_t *d, const rk_run *run, ptrdiff_t from, ptrdiff_t to, uint32_t color, const uint8_t *bytes) {
    if (run->offset >= 0) {
        SET(over_coverage)(d + from, to - from, color, bytes + (run->offset + from - run->x));
    } else if (color >= 0xff000000u) {
        SET(fill)(d + from, to - from, color);
    } else {
        SET(over)(d + from, to - from, color);
    }
}

TARGET static void SET(over_runs)(uint32_t *d, ptrdiff_t stride, ptrdiff_t n, const rk_coverage *coverage) {
    const uint32_t color = coverage->color;
    const uint8_t *bytes = coverage->bytes;
    const uint64_t *visible = coverage->visible.words;
    const ptrdiff_t words = coverage->visible.count;
    const rk_row_runs *row = coverage->rows, *const last = row + n;
    while (row < last) {
        const rk_run *run = coverage->runs + row->first, *const end = run + row->count;
        ptrdiff_t rows = 1;
        if (!visible) {
            if (row->count == 1 && run->offset < 0 && run->x == 0 && run->count == stride) {
                // Whole rows lie one after the other: those that are alike are one span.
                while (row + rows < last && row[rows].first == row->first && row[rows].count == 1) rows++;
                SET(over_run)(d, run, 0, rows * stride, color, bytes);
            } else {
                for (; run < end; run++) SET(over_run)(d, run, run->x, run->x + run->count, color, bytes);
            }
        } else {
            for (ptrdiff_t w = 0; w < words; w++) {
                uint64_t bits = visible[w];
                ptrdiff_t block = coverage->visible.block + 64 * w;
                while (bits && run < end) {
                    ptrdiff_t count, from = 8 * (block + next_stretch(&bits, &count)), to = from + 8 * count;
                    for (; run < end; run++) {
                        ptrdiff_t stop = run->x + run->count;
                        ptrdiff_t begin = from > run->x ? from : run->x, until = to < stop ? to : stop;
                        if (begin < until) SET(over_run)(d, run, begin, until, color, bytes);
                        // The next stretch may show more of it.
                        if (stop > to) break;
                    }
                }
            }
            visible += words;
        }
        row += rows;
        d += rows * stride;
    }
}

// A block at the side of an outline. The edge of a block that lies on the grid has bytes of 0 and 255 alone, and
// most blocks of upright outlines are such.
TARGET static inline __attribute__((always_inline)) void SET(over_side_block)(
    uint32_t *d, u16x16 color, bool opaque, const uint8_t *coverage) {
    u8x8 bytes;
    __builtin_memcpy(&bytes, coverage, 8);
    uint64_t word;
    __builtin_memcpy(&word, coverage, 8);
    if (opaque && (word & 0x0101010101010101) * 255 == word) {
        i32x8 mask = __builtin_convertvector((i8x8)bytes, i32x8);
        u16x16 v = SET(load)(d);
        v = (u16x16)(((i32x8)color & mask) | ((i32x8)v & ~mask));
        __builtin_memcpy(d, &v, 32);
        return;
    }
    u16x16 even = color & 255, odd = color >> 8;
    if (!opaque) return SET(over_covered)(d, even, odd, coverage);
    // The colour's alpha is the coverage.
    u16x16 c = SET(spread)(coverage), inverse = 255 - c;
    u16x16 v = SET(load)(d);
    SET(store)(
        d, SET(divide255)(even * c) + SET(divide255)((v & 255) * inverse),
        SET(divide255)(odd * c) + SET(divide255)((v >> 8) * inverse));
}

// A row of an outline, with the blocks where its parts meet: bytes, evenly covered, bytes.
typedef struct {
    ptrdiff_t begin, inner_begin, inner_end, end;
    // By block 0.
    const uint8_t *left, *right;
} SET(outline_row);

// The part from ..< to of a row.
TARGET static inline __attribute__((always_inline)) void SET(over_part)(
    uint32_t *d, const SET(outline_row) *row, ptrdiff_t from, ptrdiff_t to, u16x16 color, bool opaque, uint32_t inner) {
    ptrdiff_t i = from;
    ptrdiff_t stop = row->inner_begin < to ? row->inner_begin : to;
    for (; i < stop; i++) SET(over_side_block)(d + 8 * i, color, opaque, row->left + 8 * i);
    stop = row->inner_end < to ? row->inner_end : to;
    if (opaque && stop - i <= 32) {
        for (; i < stop; i++) __builtin_memcpy(d + 8 * i, &color, 32);
    } else if (opaque) {
        SET(fill)(d + 8 * i, 8 * (stop - i), inner);
        i = stop;
    } else if (i < stop) {
        SET(over)(d + 8 * i, 8 * (stop - i), inner);
        i = stop;
    }
    for (; i < to; i++) SET(over_side_block)(d + 8 * i, color, opaque, row->right + 8 * i);
}

// All rows, or the blocks that `visible` shows of them.
TARGET static inline __attribute__((always_inline)) void SET(over_rows)(
    uint32_t *d, ptrdiff_t stride, ptrdiff_t n, const rk_outline *outline, bool opaque, const uint64_t *visible) {
    const rk_side left = outline->left, right = outline->right;
    const uint8_t *bytes = outline->bytes;
    const u16x16 color = (u16x16)((u32x8){} + outline->color);
    const uint32_t inner = outline->inner;
    const ptrdiff_t words = outline->visible.count, first_block = outline->visible.block;
    ptrdiff_t l = left.row, r = right.row;
    for (; n > 0; n--, d += stride, l += left.step, r += right.step, visible += visible ? words : 0) {
        if (visible && words == 1 && !*visible) continue;
        const rk_side_row *a = left.rows + (l < left.last ? l : left.last);
        const rk_side_row *b = right.rows + (r < right.last ? r : right.last);
        SET(outline_row) row = {
            left.block + a->first, left.block + a->end, right.block + b->first, right.block + b->end,
        };
        row.left = bytes + (a->offset - 8 * row.begin);
        row.right = bytes + (b->offset - 8 * row.inner_end);
        if (!visible) {
            SET(over_part)(d, &row, row.begin, row.end, color, opaque, inner);
            continue;
        }
        for (ptrdiff_t w = 0; w < words; w++) {
            uint64_t bits = visible[w];
            ptrdiff_t block = first_block + 64 * w;
            while (bits) {
                ptrdiff_t count, from = block + next_stretch(&bits, &count), to = from + count;
                if (from < row.begin) from = row.begin;
                if (to > row.end) to = row.end;
                if (from < to) SET(over_part)(d, &row, from, to, color, opaque, inner);
            }
        }
    }
}

TARGET static void SET(over_outline)(uint32_t *d, ptrdiff_t stride, ptrdiff_t n, const rk_outline *outline) {
    // Between the sides coverage may be less.
    if (outline->inner < 0xff000000u) {
        SET(over_rows)(d, stride, n, outline, false, outline->visible.words);
    } else if (outline->visible.words) {
        SET(over_rows)(d, stride, n, outline, true, outline->visible.words);
    } else {
        SET(over_rows)(d, stride, n, outline, true, NULL);
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

// To nearest, by the bits of a float whose last place is 1.
TARGET static inline __attribute__((always_inline)) u32x8 SET(nearest_bytes)(f32x8 v) {
    return (u32x8)(v + 8388608.0f) & 255;
}

// A component of 8 pixels, times alpha.
TARGET static inline __attribute__((always_inline)) u32x8 SET(ramp_component)(
    f32x8 t, float start, float slope, f32x8 alpha) {
    f32x8 v = (t * slope + start) * alpha;
    // Never over alpha, whatever the last bit of the sum.
    i32x8 large = v > alpha;
    v = (f32x8)(((i32x8)v & ~large) | ((i32x8)alpha & large));
    return SET(nearest_bytes)(v);
}

TARGET static ptrdiff_t SET(ramp)(
    uint32_t *d, ptrdiff_t blocks, double row, double across, ptrdiff_t x, const rk_ramp *ramp) {
    const float step = (float)across, low = ramp->lower, high = ramp->upper;
    const f32x8 steps = (f32x8){0, 1, 2, 3, 4, 5, 6, 7} * step;
    for (ptrdiff_t block = 0; block < blocks; block++, d += 8, x += 8) {
        const float first = (float)(row + ((double)x + 0.5) * across), last = 7 * step + first;
        if (!(first >= low && first < high && last >= low && last < high)) return block;
        const f32x8 t = steps + first - ramp->origin;
        f32x8 alpha = (t * ramp->alpha_slope + ramp->alpha) * 255.0f;
        const u32x8 whole = SET(nearest_bytes)(alpha);
        if (ramp->keeps_color) alpha = __builtin_convertvector((i32x8)whole, f32x8);
        const u32x8 red = SET(ramp_component)(t, ramp->red, ramp->red_slope, alpha);
        const u32x8 green = SET(ramp_component)(t, ramp->green, ramp->green_slope, alpha);
        const u32x8 blue = SET(ramp_component)(t, ramp->blue, ramp->blue_slope, alpha);
        const u32x8 pixels = red | green << 8 | blue << 16 | whole << 24;
        __builtin_memcpy(d, &pixels, 32);
    }
    return blocks;
}

// Coverage as whole numbers 0 ... 255.
TARGET static inline __attribute__((always_inline)) u32x8 SET(shadow_levels)(f32x8 sum) {
    sum = sum * 255.0f + 0.5f;
    // Under 0 or over 255 only by rounding.
    sum = (f32x8)((i32x8)sum & (sum > 0.0f));
    i32x8 large = sum > 255.0f;
    i32x8 value = __builtin_convertvector(sum, i32x8);
    return (u32x8)((value & ~large) | (255 & large));
}

// Coverage of 8 pixels.
TARGET static inline __attribute__((always_inline)) u32x8 SET(shadow_block)(
    ptrdiff_t i, const float *a, float b, const shadow_part *parts, ptrdiff_t count) {
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
    return SET(shadow_levels)(sum);
}

// The same of 16 pixels, whose nodes are read once.
TARGET static inline __attribute__((always_inline)) void SET(shadow_blocks)(
    ptrdiff_t i, const float *a, float b, const shadow_part *parts, ptrdiff_t count, u32x8 *first, u32x8 *second) {
    f32x8 sum, next;
    __builtin_memcpy(&sum, a + i, 32);
    __builtin_memcpy(&next, a + i + 8, 32);
    sum *= b;
    next *= b;
    for (ptrdiff_t p = 0; p < count; p++) {
        const float *h = parts[p].h + i;
        const float *g = parts[p].g;
        const ptrdiff_t stride = parts[p].stride;
        const float *end = g + parts[p].count;
        for (; g + 2 <= end; g += 2, h += 2 * stride) {
            f32x8 v, w, x, y;
            __builtin_memcpy(&v, h, 32);
            __builtin_memcpy(&w, h + 8, 32);
            __builtin_memcpy(&x, h + stride, 32);
            __builtin_memcpy(&y, h + stride + 8, 32);
            sum -= v * g[0];
            next -= w * g[0];
            sum -= x * g[1];
            next -= y * g[1];
        }
        if (g < end) {
            f32x8 v, w;
            __builtin_memcpy(&v, h, 32);
            __builtin_memcpy(&w, h + 8, 32);
            sum -= v * *g;
            next -= w * *g;
        }
    }
    *first = SET(shadow_levels)(sum);
    *second = SET(shadow_levels)(next);
}

TARGET static void SET(shadow)(
    uint8_t *coverage, ptrdiff_t from, ptrdiff_t to, ptrdiff_t y, const rk_shadow *shadow) {
    shadow_part acting[4], parts[4];
    ptrdiff_t first, last;
    acting_corners(shadow, y, acting, &first, &last);
    if (first < from) first = from;
    if (last > to) last = to;
    if (first >= last) {
        memset(coverage, 0, (size_t)(to - from));
        return;
    }
    memset(coverage, 0, (size_t)(first - from));
    memset(coverage + (last - from), 0, (size_t)(to - last));
    const float b = shadow->b[y - shadow->y0];
    for (const rk_shadow_piece *piece = shadow->pieces; piece < shadow->pieces + 3; piece++) {
        ptrdiff_t begin = first > piece->from ? first : piece->from, end = last < piece->to ? last : piece->to;
        if (begin >= end) continue;
        uint8_t *out = coverage + (begin - from);
        if (!piece->corners) {
            memset(out, (int)even_level(b), (size_t)(end - begin));
            continue;
        }
        ptrdiff_t count = parts_at(acting, piece->corners, begin, parts);
        const float *a = shadow->a + (begin - shadow->x0);
        for (ptrdiff_t i = 0; i < end - begin; i += 8) {
            u8x8 bytes = __builtin_convertvector(SET(shadow_block)(i, a, b, parts, count), u8x8);
            __builtin_memcpy(out + i, &bytes, 8);
        }
    }
}

TARGET static inline __attribute__((always_inline)) void SET(over_levels)(
    uint32_t *d, u16x16 even, u16x16 odd, bool black, u32x8 levels) {
    u16x16 c = SET(both)((u16x16)levels);
    u16x16 o = SET(divide255)(odd * c);
    u16x16 inverse = SET(inverse_alpha)(o);
    u16x16 v = SET(load)(d);
    u16x16 low = SET(divide255)((v & 255) * inverse), high = SET(divide255)((v >> 8) * inverse);
    SET(store)(d, black ? low : SET(divide255)(even * c) + low, o + high);
}

TARGET static inline __attribute__((always_inline)) void SET(over_shadow_row)(
    uint32_t *d, ptrdiff_t n, uint32_t color, bool black, const float *a, float b, const shadow_part *parts,
    ptrdiff_t count) {
    u16x16 s = (u16x16)((u32x8){} + color);
    u16x16 even = s & 255, odd = s >> 8;
    ptrdiff_t i = 0;
    for (; i + 16 <= n; i += 16) {
        u32x8 first, second;
        SET(shadow_blocks)(i, a, b, parts, count, &first, &second);
        SET(over_levels)(d + i, even, odd, black, first);
        SET(over_levels)(d + i + 8, even, odd, black, second);
    }
    if (i + 8 <= n) SET(over_levels)(d + i, even, odd, black, SET(shadow_block)(i, a, b, parts, count));
}

// Columns from ..< to of a row, with the corners that act in it.
TARGET static inline __attribute__((always_inline)) void SET(over_shadow_stretch)(
    uint32_t *d, const rk_shadow *shadow, float b, const shadow_part *acting, ptrdiff_t from, ptrdiff_t to) {
    for (const rk_shadow_piece *piece = shadow->pieces; piece < shadow->pieces + 3; piece++) {
        ptrdiff_t begin = from > piece->from ? from : piece->from, end = to < piece->to ? to : piece->to;
        if (begin >= end) continue;
        if (!piece->corners) {
            SET(over)(d + begin, end - begin, scale_one(shadow->color, even_level(b)));
            continue;
        }
        shadow_part parts[4];
        ptrdiff_t count = parts_at(acting, piece->corners, begin, parts);
        const float *a = shadow->a + (begin - shadow->x0);
        // Most shadows are black.
        if (shadow->color & 0xff00ff) {
            SET(over_shadow_row)(d + begin, end - begin, shadow->color, false, a, b, parts, count);
        } else {
            SET(over_shadow_row)(d + begin, end - begin, shadow->color, true, a, b, parts, count);
        }
    }
}

TARGET static void SET(over_shadow)(
    uint32_t *d, ptrdiff_t stride, ptrdiff_t y, ptrdiff_t n, const rk_shadow *shadow) {
    const uint64_t *visible = shadow->visible.words;
    const ptrdiff_t words = shadow->visible.count;
    for (; n > 0; n--, y++, d += stride, visible += visible ? words : 0) {
        if (visible && words == 1 && !*visible) continue;
        shadow_part acting[4];
        ptrdiff_t first, last;
        acting_corners(shadow, y, acting, &first, &last);
        const float b = shadow->b[y - shadow->y0];
        if (!visible) {
            SET(over_shadow_stretch)(d, shadow, b, acting, first, last);
            continue;
        }
        for (ptrdiff_t w = 0; w < words; w++) {
            uint64_t bits = visible[w];
            ptrdiff_t block = shadow->visible.block + 64 * w;
            while (bits) {
                ptrdiff_t count, from = 8 * (block + next_stretch(&bits, &count)), to = from + 8 * count;
                if (from < first) from = first;
                if (to > last) to = last;
                if (from < to) SET(over_shadow_stretch)(d, shadow, b, acting, from, to);
            }
        }
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
        u8x8 bytes = __builtin_convertvector(SET(nearest_bytes)(sum), u8x8);
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
    SET(fill), SET(over), SET(over_coverage), SET(over_runs), SET(over_outline), SET(over_pixels),
    SET(over_pixels_coverage), SET(scale_pixels), SET(multiply), SET(scale), SET(alpha), SET(ramp), SET(shadow),
    SET(over_shadow), SET(coverage), SET(profile), SET(profile_subtract), SET(halve_rows), SET(halve_row), SET(convolve), SET(expand),
};
