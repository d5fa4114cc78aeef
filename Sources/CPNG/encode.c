#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// Errors of libpng come back by longjmp. Every jump starts and ends in this file: no Swift frame is crossed.

struct cpng_encoder {
    png_structp png;
    png_infop info;
    uint8_t *bytes;
    size_t count;
    size_t room;
    uint32_t rows_left;
    int failed;
};

static void fail(png_structp png, png_const_charp message) {
    (void)message;
    longjmp(png_jmpbuf(png), 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void append(png_structp png, png_bytep bytes, size_t count) {
    cpng_encoder *out = png_get_io_ptr(png);
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

static void begin(cpng_encoder *encoder, uint32_t width, uint32_t height, int opaque, int quick) {
    png_structp png = encoder->png;
    if (setjmp(png_jmpbuf(png))) {
        encoder->failed = 1;
        return;
    }
    png_set_write_fn(png, encoder, append, flush);
    png_set_user_limits(png, width, height);
    // Level and filter are fixed, so that the bytes are. A level above costs several times as long for drawings.
    png_set_compression_level(png, quick ? 1 : 4);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
    png_set_IHDR(
        png, encoder->info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, encoder->info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_write_info(png, encoder->info);
    if (opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
}

cpng_encoder *cpng_begin(uint32_t width, uint32_t height, int opaque, int quick) {
    cpng_encoder *encoder = calloc(1, sizeof *encoder);
    if (!encoder) return NULL;
    encoder->rows_left = height;
    encoder->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
    if (encoder->png) encoder->info = png_create_info_struct(encoder->png);
    if (encoder->info) {
        begin(encoder, width, height, opaque, quick);
    } else {
        encoder->failed = 1;
    }
    return encoder;
}

int cpng_add_row(cpng_encoder *encoder, const uint8_t *rgba) {
    if (encoder->failed || encoder->rows_left == 0) return 0;
    if (setjmp(png_jmpbuf(encoder->png))) {
        encoder->failed = 1;
        return 0;
    }
    png_write_row(encoder->png, rgba);
    encoder->rows_left--;
    return 1;
}

static void end(cpng_encoder *encoder) {
    if (setjmp(png_jmpbuf(encoder->png))) {
        encoder->failed = 1;
        return;
    }
    png_write_end(encoder->png, encoder->info);
}

cpng_buffer cpng_end(cpng_encoder *encoder) {
    cpng_buffer done = {NULL, 0};
    if (encoder->rows_left > 0) encoder->failed = 1;
    if (!encoder->failed) end(encoder);
    if (encoder->png) png_destroy_write_struct(&encoder->png, &encoder->info);
    if (encoder->failed) {
        free(encoder->bytes);
    } else {
        done.bytes = encoder->bytes;
        done.count = encoder->count;
    }
    free(encoder);
    return done;
}

void cpng_free(void *memory) { free(memory); }
