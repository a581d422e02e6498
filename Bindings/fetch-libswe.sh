#!/usr/bin/env bash
# Fetches the source of libswe with pip, takes it by its hash alone, and prints the folder that it is in.
#
# It is that of the distribution pyswisseph, whose files are those of Debian's libswe, byte by byte.
set -euo pipefail
cd "$(dirname "$0")"

distribution=pyswisseph
version=2.10.3.2
sha256=c54c305e83dbd5d2b71e58d8a69d8ee41de24c4d3328ce09e2af860a3537624d

folder=$PWD/.build/source
archive=$folder/$distribution-$version.tar.gz
if [[ ! -e $archive ]]; then
  mkdir -p "$folder"
  "${PYTHON:-python3}" -m pip download --quiet --no-deps --no-binary :all: --dest "$folder" \
    "$distribution==$version" >&2
fi
if ! echo "$sha256  $archive" | sha256sum --check --status; then
  echo "$archive is not the source that this was written for; remove it and try again" >&2
  exit 65
fi
source=$folder/$distribution-$version/libswe
[[ -e $source/sweph.c ]] || tar -xzf "$archive" -C "$folder"
echo "$source"
