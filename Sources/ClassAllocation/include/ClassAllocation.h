#ifndef CLASS_ALLOCATION_H
#define CLASS_ALLOCATION_H

#include <stdbool.h>

/// Calls an allocating initialiser that takes nothing: `function` stands in the method table of `metatype`, in the
/// place of `init()`. The result is a new object with one reference, the caller's.
void *cornerstone_allocate(const void *function, const void *metatype);

/// Whether that initialiser is the one that the compiler makes for a class without `init()`, which ends the program.
///
/// Such a function names itself to the runtime: it, or one that it calls, loads the address of the text "init()". Read,
/// not run, and only where the code can be made out (64-bit Intel); elsewhere the answer is false.
bool cornerstone_is_unimplemented(const void *function);

#endif
