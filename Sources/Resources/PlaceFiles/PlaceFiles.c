#include "PlaceFiles.h"

const char *place_files_bundle_name(void) { return "astrolabe_PlaceFiles"; }
