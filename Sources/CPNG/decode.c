#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const uint8_t *bytes;
    size_t count;
    size_t read;
    // What is to be freed after a jump.
    uint8_t *rgba;
    png_bytepp rows;
} reading;

static void fail(png_structp png, png_const_charp message) {
    (void)message;
    longjmp(png_jmpbuf(png), 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void take(png_structp png, png_bytep bytes, size_t count) {
    reading *in = png_get_io_ptr(png);
    if (count > in->count - in->read) png_error(png, "the data ends too early");
    memcpy(bytes, in->bytes + in->read, count);
    in->read += count;
}

cpng_picture cpng_decode(const uint8_t *bytes, size_t count, uint32_t largest_side, uint64_t largest_size) {
    cpng_picture none = {NULL, 0, 0};
    if (count < 8 || png_sig_cmp(bytes, 0, 8)) return none;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
    if (!png) return none;
    png_infop info = png_create_info_struct(png);
    reading *in = calloc(1, sizeof *in);
    if (!info || !in || setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        if (in) {
            free(in->rows);
            free(in->rgba);
        }
        free(in);
        return none;
    }
    in->bytes = bytes;
    in->count = count;
    png_set_read_fn(png, in, take);
    png_set_user_limits(png, largest_side, largest_side);
    png_read_info(png, info);
    uint32_t width = png_get_image_width(png, info);
    uint32_t height = png_get_image_height(png, info);
    if ((uint64_t)width * height * 4 > largest_size) png_error(png, "too large");

    // Every kind becomes 8-bit R G B A: palettes and few bits are widened, 16 bits rounded.
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "not four bytes a pixel");

    in->rgba = malloc((size_t)width * height * 4);
    in->rows = malloc((size_t)height * sizeof *in->rows);
    if (!in->rgba || !in->rows) png_error(png, "out of memory");
    for (uint32_t y = 0; y < height; y++) in->rows[y] = in->rgba + (size_t)y * width * 4;
    png_read_image(png, in->rows);
    png_read_end(png, NULL);
    png_destroy_read_struct(&png, &info, NULL);
    cpng_picture done = {in->rgba, width, height};
    free(in->rows);
    free(in);
    return done;
}
