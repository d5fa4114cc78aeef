#ifndef VIEW_ALLOCATION_H
#define VIEW_ALLOCATION_H

#include <stdint.h>

/// Calls an allocating initialiser that takes a rectangle: `function` stands in the method table of `metatype`. The
/// result is a new object with one reference, the caller's.
void *cornerstone_allocate_framed(
    const void *function, const void *metatype, double x, double y, double width, double height);

/// The same for an initialiser that takes an enumeration of less than 256 cases and an optional string, by its two
/// words, which it takes over.
void *cornerstone_allocate_named(
    const void *function, const void *metatype, uint8_t kind, uint64_t first, uint64_t second);

/// The same for one that takes an optional string alone.
void *cornerstone_allocate_titled(const void *function, const void *metatype, uint64_t first, uint64_t second);

#endif
