#!/usr/bin/env bash
# Builds the wheel into .build/wheel; ASTROLABE_LIBRARY takes a library that is built already.
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
"${PYTHON:-python3}" -m pip wheel --quiet --no-deps --wheel-dir .build/wheel ./Python
rm -rf Python/build Python/src/*.egg-info
ls .build/wheel/*.whl
