#!/usr/bin/env bash
# Copies the system's zone files for the wheel: those that have a name of their own, with their history
# before 1970, and the list that says their version.
#
#   Bindings/copy-zones.sh FOLDER
#
# PyPI's own package of zones is no stand-in: it has lost the summers of Oslo before 1970.
set -euo pipefail

source=${ZONES:-/usr/share/zoneinfo}
target=$1
if [[ ! -e $source/tzdata.zi ]]; then
  echo "$source has no zones with their version (tzdata.zi); install tzdata" >&2
  exit 66
fi
rm -rf "$target"
mkdir -p "$target"
target=$(cd "$target" && pwd)
# Copies of the whole database, the machine's own zone, and lists that nobody here reads.
(cd "$source" && find . -type f -o -type l) | sed 's|^\./||' \
  | grep -vE '^(posix|right)/|^(localtime|posixrules|Factory|leapseconds|leap-seconds\.list)$|\.(tab|zi|list)$' \
  | while read -r zone; do
    # Zone files alone begin with these letters.
    if [[ $(head -c 4 "$source/$zone" | tr -d '\0') == TZif ]]; then
      mkdir -p "$target/$(dirname "$zone")"
      cp -L "$source/$zone" "$target/$zone"
    fi
  done
# Of the list of all rules its first line, which is the version.
head -n 1 "$source/tzdata.zi" > "$target/tzdata.zi"
oslo=$(TZDIR=$target TZ=:Europe/Oslo date -d @-268322400 +%z)
if [[ $oslo != +0200 ]]; then
  echo "these zones have lost their history before 1970: install Debian's tzdata" >&2
  exit 66
fi
