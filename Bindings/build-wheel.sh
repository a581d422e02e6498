#!/usr/bin/env bash
# Builds the wheels of the engine, of the table of places and, where make build has built it, of the command,
# into .build/wheel. ASTROLABE_LIBRARY names a library that is built already.
#
#   Bindings/build-wheel.sh
set -euo pipefail
cd "$(dirname "$0")"

if [[ -z ${ASTROLABE_LIBRARY:-} ]]; then
  ./build.sh
  ASTROLABE_LIBRARY=$PWD/.build/library
fi
export ASTROLABE_LIBRARY
# What the library needs of glibc is looked at, so that the tag may promise it.
Tests/check-exports.sh "$ASTROLABE_LIBRARY" >&2
if [[ $(uname -s) == Linux ]]; then
  ASTROLABE_PLATFORM=manylinux_2_34_$(uname -m)
  export ASTROLABE_PLATFORM
fi
rm -rf .build/wheel Python/build
projects=(./Python ./Python/places)
if [[ -x ${ASTROLABE_PROGRAM:-../.build/release/astrolabe} ]]; then
  projects+=(./Python/command)
else
  echo "left out: the wheel of the command, which make build must build first" >&2
fi
for project in "${projects[@]}"; do
  "${PYTHON:-python3}" -m pip wheel --quiet --no-deps --wheel-dir .build/wheel "$project"
done
# libdeflate, by the package deflate, packs best; without it wheels are larger, and nothing else differs.
"${PYTHON:-python3}" -m pip install --quiet --upgrade --target .build/packer "deflate>=0.8" >&2 \
  || echo "left out: libdeflate, without which the wheel is half a million bytes larger" >&2
PYTHONPATH=$PWD/.build/packer "${PYTHON:-python3}" Python/pack.py .build/wheel/*.whl
rm -rf Python/build Python/src/*.egg-info Python/{places,command}/build Python/{places,command}/*.egg-info
ls .build/wheel/*.whl
