#!/usr/bin/env bash
# Installs what astrolabe needs beside Swift, as far as it is missing; called by the Makefile.
#
# On Debian and its kin: libswe-dev (Swiss Ephemeris) and tzdata (time zones); with the argument "server"
# what the server of Backend/ needs, too: libsqlite3-dev and zlib1g-dev; with "server-tests" also what its
# tests with several servers need: libpq-dev, pkg-config, postgresql, nginx-light, pgbouncer and openssl. Asks for root only if
# something has to be installed.
set -euo pipefail

if ! command -v swift > /dev/null; then
  echo "Swift 6.2 or later is needed and was not found; see https://www.swift.org/install" >&2
  exit 69
fi

missing=()
# The compiler's own search paths decide, so that a libswe built by hand counts, too.
has_header() {
  echo "#include <$1>" | "${CC:-clang}" -E -x c - > /dev/null 2>&1 \
    || [[ -e /usr/include/$1 || -e /usr/local/include/$1 ]]
}
has_header swephexp.h || missing+=(libswe-dev)
if [[ ${1:-} == server-tests ]]; then
  { has_header postgresql/libpq-fe.h || has_header libpq-fe.h; } || missing+=(libpq-dev)
  command -v pkg-config > /dev/null || missing+=(pkg-config)
  command -v initdb > /dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' > /dev/null \
    || missing+=(postgresql)
  command -v nginx > /dev/null || missing+=(nginx-light)
  command -v pgbouncer > /dev/null || missing+=(pgbouncer)
  command -v openssl > /dev/null || missing+=(openssl)
fi
if [[ ${1:-} == server || ${1:-} == server-tests ]]; then
  has_header sqlite3.h || missing+=(libsqlite3-dev)
  has_header zlib.h || missing+=(zlib1g-dev)
fi
if ! [[ -e /usr/share/zoneinfo/tzdata.zi || -e /usr/share/zoneinfo/UTC ]]; then
  missing+=(tzdata)
fi
if (( ${#missing[@]} == 0 )); then exit 0; fi

if ! command -v apt-get > /dev/null; then
  echo "Please install ${missing[*]} (or what your system calls them) and try again." >&2
  exit 69
fi
as_root=()
if (( EUID != 0 )); then
  if ! command -v sudo > /dev/null; then
    echo "Please run as root: apt-get install ${missing[*]}" >&2
    exit 77
  fi
  echo "Installing ${missing[*]} needs root:" >&2
  as_root=(sudo)
fi
# Not every machine has fetched its package lists, and tzdata would ask for a place.
"${as_root[@]}" apt-get update -qq >&2
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
  apt-get install -y -qq --no-install-recommends "${missing[@]}" >&2
