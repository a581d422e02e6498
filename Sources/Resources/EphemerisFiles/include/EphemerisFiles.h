// Carries the folder `ephemeris/` into every product as a resource bundle.
//
// A C target, because SwiftPM gives a Swift target with resources an accessor that imports
// Foundation, which the engine's lower modules do without. `DataFolder.swift` finds the
// bundle by this name.
#ifndef EPHEMERIS_FILES_H
#define EPHEMERIS_FILES_H

/// The name SwiftPM gives the bundle, without its extension.
const char *ephemeris_files_bundle_name(void);

#endif
