#!/usr/bin/env bash
# Builds and tests the package without its trait SwissEphemeris: no libswe, 1850 to 2150 from the table.
#
#   Scripts/check/test-without-libswe.sh
#
# Where it may (as root on Linux), it hides libswe's headers and libraries from itself, in a mount namespace
# of its own, as if libswe-dev had never been installed. What was built is looked through for libswe in any
# case. Builds into .build-bare.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [[ ${1:-} != --hidden ]]; then
  if [[ $(uname) == Linux && $(id -u) == 0 ]] && unshare --mount true 2> /dev/null; then
    exec unshare --mount "$0" --hidden
  fi
  echo "libswe can't be hidden here: what is built is looked through for it"
else
  header=$(mktemp) library=$(mktemp)
  trap 'rm -f "$header" "$library"' EXIT
  echo '#error "libswe is hidden"' > "$header"
  shopt -s nullglob
  for file in /usr/include/swephexp.h /usr/include/sweodef.h /usr/local/include/swe*.h; do
    mount --bind "$header" "$file"
  done
  for file in /usr/lib/libswe* /usr/lib/*/libswe* /usr/local/lib/libswe*; do
    [[ -L $file ]] || mount --bind "$library" "$file"
  done
  echo "libswe is hidden"
fi

bare=(--disable-default-traits --scratch-path .build-bare)
# The suites whose code asks a provider: what is below them knows no sky, and what is above takes charts and days as values.
suites=(Ephemeris Astrology Astrometers Readings)
filters=()
for suite in "${suites[@]}"; do filters+=(--filter "^${suite}Tests\\."); done
# Only what is run is built.
ASTROLABE_TEST_SUITES=$(IFS=,; echo "${suites[*]},AstrolabeCommand")
export ASTROLABE_TEST_SUITES

swift build "${bare[@]}" --build-tests
swift test "${bare[@]}" --skip-build "${filters[@]}"
# Of the command, what differs without libswe.
swift test "${bare[@]}" --skip-build \
  --filter '^AstrolabeCommandTests\.(Doctor|WithoutLibswe)Tests'

program=$(swift build "${bare[@]}" --show-bin-path)/astrolabe
if ldd "$program" 2> /dev/null | grep libswe; then
  echo "the program is linked with libswe" >&2
  exit 1
fi
if nm "$program" | grep -E ' [TtUu] swe_'; then
  echo "the program has functions of libswe" >&2
  exit 1
fi
echo "no libswe in $program"
