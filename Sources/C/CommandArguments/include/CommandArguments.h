#pragma once

/// How many arguments `main` was given, the program's name among them; −1 where that isn't known.
int command_argument_count(void);

/// The bytes of one of them, as they came.
const char *command_argument(int index);
