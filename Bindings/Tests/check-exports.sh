#!/usr/bin/env bash
# Compares what the library exports with what the header declares, and says what it needs.
#
#   Bindings/Tests/check-exports.sh FOLDER-OF-THE-LIBRARY
set -euo pipefail
cd "$(dirname "$0")/.."
library=$1/libastrolabe.so.1

# A function that is declared and missing compiles all the same; the other way round it doesn't.
declared=$(sed 's|//.*||' Sources/AstrolabeC/include/astrolabe.h \
  | grep -oE '\bastrolabe_[a-z_]+\(' | tr -d '(' | sort -u)
exported=$(nm -D --defined-only "$library" | awk '$2 != "A" { print $3 }' | sed 's/@.*//' | sort -u)
if [[ $declared != "$exported" ]]; then
  echo "the header (<) and the library (>) differ:" >&2
  diff <(echo "$declared") <(echo "$exported") >&2 || true
  exit 1
fi
versions=$(nm -D --defined-only "$library" | awk '$2 != "A" { print $3 }' | sed 's/.*@//' | sort -u)
if [[ $versions != ASTROLABE_1 ]]; then
  echo "symbols have the versions $versions, and ASTROLABE_1 was promised" >&2
  exit 1
fi
if ! readelf -d "$library" | grep -q 'SONAME.*\[libastrolabe\.so\.1\]'; then
  echo "the library is not called libastrolabe.so.1" >&2
  exit 1
fi
strangers=$(readelf -d "$library" | sed -nE 's/.*NEEDED.*\[(.*)\]/\1/p' \
  | grep -vE '^(libc|libm|libstdc\+\+|libgcc_s|libpthread|libdl|ld-linux-x86-64|ld-linux-aarch64)\.so\.[0-9]+$' || true)
if [[ -n $strangers ]]; then
  echo "the library needs $strangers" >&2
  exit 1
fi
newest=$(nm -D "$library" | grep -oE 'GLIBC_[0-9.]+' | sort -uV | tail -n 1)
if [[ $(printf '%s\n' "$newest" GLIBC_2.34 | sort -V | tail -n 1) != GLIBC_2.34 ]]; then
  echo "the library needs $newest: $(nm -D "$library" | grep "$newest")" >&2
  exit 1
fi
# Foundation and the engine of regular expressions would make it half as large again.
for name in RegexParser FoundationEssentials; do
  if grep -q "$name" "$library"; then
    echo "the library has $name in it" >&2
    exit 1
  fi
done
# No path of the machine that built it, and no home to fall back to.
if grep -qF "$(cd .. && pwd)/" "$library"; then
  echo "the library has the path of its checkout in it" >&2
  exit 1
fi
echo "passed: $(echo "$exported" | wc -l) functions, those of the header; $newest; no symbol of Swift's or libswe's is needed"
