#!/usr/bin/env bash
# Builds libastrolabe.so.1 with all that it needs in it, and lays it, its data and its zones into
# .build/library.
#
# libswe is compiled from source, because a shared library needs position-independent code and Debian's
# libswe.a is none. fetch-libswe.sh brings the source, unless LIBSWE_SOURCE names a folder that has it.
#
#   Bindings/build.sh              the library
#   SANITIZE=address Bindings/build.sh   the same for a program that is compiled with -fsanitize=address
set -euo pipefail
cd "$(dirname "$0")"

build=.build
options=()
if [[ -n ${SANITIZE:-} ]]; then
  build=.build/$SANITIZE
  options+=(--scratch-path "$build" --sanitize "$SANITIZE")
fi
mkdir -p "$build"

libswe=$PWD/$build/libswe
if [[ ! -e $libswe/libswe.a ]]; then
  LIBSWE_SOURCE=${LIBSWE_SOURCE:-$(./fetch-libswe.sh)}
  mkdir -p "$libswe"
  for name in swecl swedate swehel swehouse swejpl swemmoon swemplan sweph swephlib; do
    ${CC:-clang} -c -O2 -w -fPIC -fvisibility=hidden -ffunction-sections -fdata-sections \
      ${SANITIZE:+-fsanitize="$SANITIZE"} "$LIBSWE_SOURCE/$name.c" -o "$libswe/$name.o"
  done
  cp "$LIBSWE_SOURCE"/*.h "$libswe/"
  ar rcs "$libswe/libswe.a" "$libswe"/*.o
fi

# What runs once a request is compiled for size: the wheel for Python has a limit.
export ASTROLABE_COMPACT=1

options+=(-Xcc -I"$libswe" -Xlinker -L"$libswe")
# The path of this checkout is of no use elsewhere.
options+=(-Xswiftc -file-prefix-map -Xswiftc "$(cd .. && pwd)=/astrolabe")
# Each function in a section of its own, so that the linker can leave out what nothing calls and fold what is the same.
options+=(-Xswiftc -Xfrontend -Xswiftc -function-sections)
# How it is linked: flags of the one who builds, because a manifest may not have them for those who depend on it.
if [[ $(uname) == Linux ]]; then
  # SwiftPM's --static-swift-stdlib is for programs alone.
  options+=(-Xswiftc -static-stdlib -Xswiftc -use-ld=lld)
  options+=(-Xlinker --version-script="$PWD/exports.map" -Xlinker -soname=libastrolabe.so.1)
  # libswe's clean-up at a thread's end must still be there when a thread ends.
  options+=(-Xlinker -z -Xlinker nodelete)
  # Functions of the same instructions are one; no code of ours compares their addresses.
  options+=(-Xlinker --icf=all)
  # Functions that are like each other lie side by side, where packing finds them: 0.57 MB of a wheel.
  options+=(-Xlinker --bp-compression-sort=function)
  # Strings that end alike are one.
  options+=(-Xlinker -O2)
  # A sanitizer's runtime is in the program that loads the library, and so its names are missing here.
  [[ -n ${SANITIZE:-} ]] || options+=(-Xlinker -z -Xlinker defs)
fi
swift build -c release --static-swift-stdlib --product CAstrolabe "${options[@]}" >&2
bin=$(swift build -c release ${SANITIZE:+--scratch-path "$build"} --show-bin-path)

rm -rf "$build/library"
mkdir -p "$build/library"
if [[ -n ${SANITIZE:-} ]]; then
  # With its names, for what the sanitizer says.
  cp "$bin/libCAstrolabe.so" "$build/library/libastrolabe.so.1"
else
  # Nothing is thrown through the library and it calls nobody back, so that nobody unwinds it: the tables for that are
  # 0.56 MB of a wheel. Frames are found by their pointers, which Swift keeps.
  strip -R .eh_frame -R .eh_frame_hdr -R .comment -R .swift_modhash -R .lldbsummaries \
    -o "$build/library/libastrolabe.so.1" "$bin/libCAstrolabe.so"
fi
cp -rL "$bin/astrolabe_EphemerisFiles.resources" "$bin/astrolabe_PlaceFiles.resources" "$build/library/"
# The Moon of 1200 to 1799 would make the wheel for Python larger than it may be; a folder of files brings it back.
find "$build/library/astrolabe_EphemerisFiles.resources" -name semo_12.se1 -delete
"${PYTHON:-python3}" pack-zones.py "$build/library/zoneinfo"
# What the server for language models shows as its glossary.
cp ../words/en/glossary.json "$build/library/"
