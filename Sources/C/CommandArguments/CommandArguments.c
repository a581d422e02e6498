// Keeps the arguments that `main` is given, which Swift reads back from /proc instead.

#include "CommandArguments.h"

#include <stddef.h>
#include <stdlib.h>

static int count = -1;
static char **arguments = NULL;

// glibc and macOS hand what `main` gets to every constructor, too. Other libraries pass nothing.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void keep(int argument_count, char **argument_list) {
  count = argument_count;
  arguments = argument_list;
}
#endif

int command_argument_count(void) { return count; }

const char *command_argument(int index) {
  return arguments != NULL && index >= 0 && index < count ? arguments[index] : NULL;
}
