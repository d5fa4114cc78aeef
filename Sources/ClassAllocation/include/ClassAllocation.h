#ifndef CLASS_ALLOCATION_H
#define CLASS_ALLOCATION_H

#include "ViewAllocation.h"

#include <stdbool.h>

/// Calls an allocating initialiser that takes nothing: `function` stands in the method table of `metatype`, in the
/// place of `init()`. The result is a new object with one reference, the caller's.
void *cornerstone_allocate(const void *function, const void *metatype);

/// The same for an initialiser with one argument that is handed over by its address, which it takes over.
void *cornerstone_allocate_with(const void *function, const void *metatype, void *argument);

/// Whether an initialiser is the one that the compiler makes for a class without it, which ends the program.
///
/// Such a function names itself to the runtime: it, or one that it calls, loads the address of the text of its name, such
/// as "init()". Read, not run, and only where the code can be made out (64-bit Intel); elsewhere the answer is false.
bool cornerstone_lacks_initializer(const void *function, const char *name);

#endif
