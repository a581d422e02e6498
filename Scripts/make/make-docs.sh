#!/usr/bin/env bash
# Builds the library's documentation, one archive for each module and all of them joined into one.
#
# usage: Scripts/make/make-docs.sh [FOLDER]      .build/documentation unless named
#
# Needs nothing beside Swift, and python3 for the order of the front page: `swift-symbolgraph-extract` and `docc` are in the toolchain, so no package
# that depends on Astrolabe resolves a plugin for it. A link that leads nowhere, or to two places, is an
# error here. Every static web server can show the result; its front page is /documentation.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=${1:-.build/documentation}
# In the order of their imports, for links lead down: a module's pages link to those before it.
modules=(Base CivilTime Ephemeris SwissEphemeris Places Astrology Astrometers Signs Readings Words Asking Documents Drawing Pages Requests Astrolabe)

swift build --target Astrolabe >&2
built=$(swift build --show-bin-path)
target=$(swift -print-target-info | awk -F'"' '/"triple"/ { print $4; exit }')

find_tool() { command -v "$1" || xcrun --find "$1"; }
extract=$(find_tool swift-symbolgraph-extract)
docc=$(find_tool docc)

# The data that the modules bring along are targets of C, and so are the innermost loops.
maps=()
for map in "$built"/{*Files,CKernels,CProgram}.build/module.modulemap; do
  maps+=(-Xcc "-fmodule-map-file=$map")
done

rm -rf "$folder"
mkdir -p "$folder/symbols" "$folder/archives"
archives=()
links=()
for module in "${modules[@]}"; do
  mkdir "$folder/symbols/$module"
  "$extract" -module-name "$module" -target "$target" -I "$built/Modules" \
    -module-cache-path "$folder/cache" -I Sources/C/CSwissEphemeris \
    "${maps[@]}" \
    -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
    -output-dir "$folder/symbols/$module"
  archive=$folder/archives/$module.doccarchive
  "$docc" convert "Sources/$module/$module.docc" \
    --additional-symbol-graph-dir "$folder/symbols/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "astrolabe.$module" \
    --fallback-default-module-kind Module \
    --enable-experimental-external-link-support ${links[@]+"${links[@]}"} \
    --warnings-as-errors --output-dir "$archive"
  archives+=("$archive")
  links+=(--dependency "$archive")
done

"$docc" merge "${archives[@]}" --synthesized-landing-page-name Astrolabe \
  --output-path "$folder/Astrolabe.doccarchive"
if command -v python3 > /dev/null; then
  Scripts/make/arrange-docs.py "$folder/Astrolabe.doccarchive"
else
  echo "make-docs: without python3 the front page lists the modules by the alphabet" >&2
fi
echo "$folder/Astrolabe.doccarchive"
