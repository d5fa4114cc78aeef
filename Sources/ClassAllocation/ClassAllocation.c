#include "ClassAllocation.h"

#include <stdint.h>

typedef __attribute__((swiftcall)) void *(*allocating_init)(__attribute__((swift_context)) const void *metatype);

void *cornerstone_allocate(const void *function, const void *metatype) {
    return ((allocating_init)(uintptr_t)function)(metatype);
}

typedef __attribute__((swiftcall)) void *(*allocating_init_with)(
    void *argument, __attribute__((swift_context)) const void *metatype);

void *cornerstone_allocate_with(const void *function, const void *metatype, void *argument) {
    return ((allocating_init_with)(uintptr_t)function)(argument, metatype);
}
