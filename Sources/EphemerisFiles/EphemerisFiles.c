#include "EphemerisFiles.h"

#include <stddef.h>

#ifdef __linux__
#include <sys/auxv.h>
#endif

const char *ephemeris_files_bundle_name(void) { return "astrolabe_EphemerisFiles"; }

const char *ephemeris_files_program_path(void) {
#ifdef __linux__
  return (const char *)getauxval(AT_EXECFN);
#else
  return NULL;
#endif
}
