#ifndef LOADED_FILE_H
#define LOADED_FILE_H

#include <stdbool.h>
#include <stdint.h>

/// A part of a program or library with code, as it lies in memory.
typedef struct {
    uintptr_t base;
    const void *headers;
    int header_count;
    const uint8_t *code, *code_end;
    /// The index of its functions (`.eh_frame_hdr`), which the linker sorts by their addresses; null where it has none.
    const uint8_t *index;
    /// How it is bound to others (`.dynamic`); null where it is not.
    const void *dynamic;
} loaded_file;

/// The file whose code holds an address; false where there is none.
bool loaded_file_find(const uint8_t *address, loaded_file *file);

/// Whether a pointer can be read at a place of the file.
bool loaded_file_holds(const loaded_file *file, const uint8_t *place);

/// The end of the function that begins at an address; null where none begins there.
const uint8_t *loaded_file_function_end(const loaded_file *file, const uint8_t *start);

/// A function that a place of a file is bound to when it is first called.
typedef struct {
    const char *name;
    /// Null where it lies in another file.
    const uint8_t *start;
} bound_function;

/// False where nothing is bound to the place.
bool loaded_file_binding(const loaded_file *file, const void *place, bound_function *function);

#endif
