#!/usr/bin/env bash
# Builds the source distribution of the wheel into .build/sdist: the package with the engine's sources in it.
# Needs setuptools, no Swift.
#
#   Bindings/build-sdist.sh
set -euo pipefail
cd "$(dirname "$0")"

rm -rf .build/sdist
mkdir -p .build/sdist
folder=$PWD/.build/sdist
cd Python
"${PYTHON:-python3}" -c 'import setuptools.build_meta as build, sys; build.build_sdist(sys.argv[1])' "$folder" \
  > "$folder/log" || { cat "$folder/log" >&2; exit 1; }
rm -rf "$folder/log" src/*.egg-info
ls "$folder"/*.tar.gz
