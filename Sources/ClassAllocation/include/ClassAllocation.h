#ifndef CLASS_ALLOCATION_H
#define CLASS_ALLOCATION_H

#include "ViewAllocation.h"

#include <stdbool.h>

/// Calls an allocating initialiser that takes nothing: `function` stands in the method table of `metatype`, in the
/// place of `init()`. The result is a new object with one reference, the caller's.
void *cornerstone_allocate(const void *function, const void *metatype);

/// The same for an initialiser with one argument that is handed over by its address, which it takes over.
void *cornerstone_allocate_with(const void *function, const void *metatype, void *argument);

/// Whether an allocating initialiser is the stub that the compiler makes for a class without it, which ends the program.
///
/// A stub has a place in the class's tables as any initialiser has. What tells it is that it ends in a report to Swift's
/// runtime, which nothing else calls: so the calls that its code makes are followed there. The code is read, not run. False
/// where it cannot be made out: on processors other than 64-bit ones of Intel and ARM, and where a file was linked without
/// its table of functions.
bool cornerstone_is_stub(const void *function);

#endif
