// Carries the folder `places/` into every product that knows places, as a resource bundle.
//
// A C target for the reason that EphemerisFiles is one; `PlaceFinder` finds the bundle by this name.
#ifndef PLACE_FILES_H
#define PLACE_FILES_H

/// The name SwiftPM gives the bundle, without its extension.
const char *place_files_bundle_name(void);

#endif
