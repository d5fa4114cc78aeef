#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

/// Bytes on the C heap, to be given back with `cpng_free`; `bytes` is NULL where something failed.
typedef struct {
    uint8_t *bytes;
    size_t count;
} cpng_buffer;

/// A decoded picture: rows of R G B A with straight alpha, without gaps; NULL where it could not be read.
typedef struct {
    uint8_t *rgba;
    uint32_t width;
    uint32_t height;
} cpng_picture;

/// A picture that is being encoded, row by row.
typedef struct cpng_encoder cpng_encoder;

/// Begins a PNG in sRGB; `opaque` leaves alpha out. NULL where there is no memory. The same pixels give the same
/// bytes with one version of libpng and zlib. `quick` takes less time and more room.
cpng_encoder *cpng_begin(uint32_t width, uint32_t height, int opaque, int quick);

/// Adds the next row, R G B A with straight alpha; 0 where that fails.
int cpng_add_row(cpng_encoder *encoder, const uint8_t *rgba);

/// Ends the picture and the encoder, after the last row or before; the buffer is empty where anything failed.
cpng_buffer cpng_end(cpng_encoder *encoder);

/// Decodes any kind of PNG. Sides above `largest_side` and pictures above `largest_size` bytes are refused.
cpng_picture cpng_decode(const uint8_t *bytes, size_t count, uint32_t largest_side, uint64_t largest_size);

void cpng_free(void *memory);

#endif
