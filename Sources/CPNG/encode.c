#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// Errors of libpng come back by longjmp. Every jump starts and ends in this file: no Swift frame is crossed.

typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t room;
} growing;

static void fail(png_structp png, png_const_charp message) {
    (void)message;
    longjmp(png_jmpbuf(png), 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void append(png_structp png, png_bytep bytes, size_t count) {
    growing *out = png_get_io_ptr(png);
    if (count > SIZE_MAX / 4 - out->count) png_error(png, "too long");
    if (out->count + count > out->room) {
        size_t room = out->room;
        while (room < out->count + count) room = room < 4096 ? 4096 : room * 2;
        uint8_t *more = realloc(out->bytes, room);
        if (!more) png_error(png, "out of memory");
        out->bytes = more;
        out->room = room;
    }
    memcpy(out->bytes + out->count, bytes, count);
    out->count += count;
}

static void flush(png_structp png) { (void)png; }

cpng_buffer cpng_encode(const uint8_t *rgba, uint32_t width, uint32_t height, int opaque) {
    cpng_buffer none = {NULL, 0};
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
    if (!png) return none;
    png_infop info = png_create_info_struct(png);
    // On the heap: a local that changes between setjmp and longjmp has no certain value after the jump.
    growing *out = calloc(1, sizeof *out);
    if (!info || !out || setjmp(png_jmpbuf(png))) {
        png_destroy_write_struct(&png, &info);
        if (out) free(out->bytes);
        free(out);
        return none;
    }
    png_set_write_fn(png, out, append, flush);
    png_set_user_limits(png, width, height);
    // Level and filter are fixed, so that the bytes are. A level above costs several times as long for drawings.
    png_set_compression_level(png, 4);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
    png_set_IHDR(
        png, info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(png, info);
    if (opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (uint32_t y = 0; y < height; y++) png_write_row(png, rgba + (size_t)y * width * 4);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    cpng_buffer done = {out->bytes, out->count};
    free(out);
    return done;
}

void cpng_free(void *memory) { free(memory); }
