// Where the program and the library that this code is part of lie.
#ifndef C_PROGRAM_H
#define C_PROGRAM_H

/// The path that the program was started by, as Linux hands it to every program; null elsewhere.
const char *path_of_program(void);

/// The path of the shared library that this code was loaded from, as the loader has it; null on Linux if it is
/// part of the program itself.
const char *path_of_library(void);

#endif
