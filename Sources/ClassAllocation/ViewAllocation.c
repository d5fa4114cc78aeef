#include "ViewAllocation.h"

#include <stdint.h>

typedef __attribute__((swiftcall)) void *(*framed_init)(
    double x, double y, double width, double height, __attribute__((swift_context)) const void *metatype);

void *cornerstone_allocate_framed(
    const void *function, const void *metatype, double x, double y, double width, double height) {
    return ((framed_init)(uintptr_t)function)(x, y, width, height, metatype);
}

typedef __attribute__((swiftcall)) void *(*named_init)(
    uint8_t kind, uint64_t first, uint64_t second, __attribute__((swift_context)) const void *metatype);

void *cornerstone_allocate_named(
    const void *function, const void *metatype, uint8_t kind, uint64_t first, uint64_t second) {
    return ((named_init)(uintptr_t)function)(kind, first, second, metatype);
}

typedef __attribute__((swiftcall)) void *(*titled_init)(
    uint64_t first, uint64_t second, __attribute__((swift_context)) const void *metatype);

void *cornerstone_allocate_titled(const void *function, const void *metatype, uint64_t first, uint64_t second) {
    return ((titled_init)(uintptr_t)function)(first, second, metatype);
}
