#include "EphemerisFiles.h"

const char *ephemeris_files_bundle_name(void) { return "astrolabe_EphemerisFiles"; }
