#!/usr/bin/env bash
# Tests the library from C: its exports against the header, every function, children of forks, spoilt calls.
#
#   Bindings/Tests/test.sh                   60,000 spoilt calls
#   CALLS=5000 Bindings/Tests/test.sh        fewer
#   SANITIZE=address Bindings/Tests/test.sh  with AddressSanitizer and LeakSanitizer in all of it
set -euo pipefail
cd "$(dirname "$0")/.."

build=.build${SANITIZE:+/$SANITIZE}
library=$PWD/$build/library
programs=$PWD/$build/programs
mkdir -p "$programs"
flags=(-std=c11 -O1 -g -Wall -Wextra -Werror -ISources/AstrolabeC/include)
if [[ -n ${SANITIZE:-} ]]; then
  flags+=(-fsanitize="$SANITIZE" -fno-omit-frame-pointer -fuse-ld=lld)
  export LSAN_OPTIONS="suppressions=$PWD/Tests/once.txt:print_suppressions=0"
fi
for name in interface forks fuzz; do
  ${CC:-clang} "${flags[@]}" "Tests/$name.c" -o "$programs/$name" \
    -L"$library" -l:libastrolabe.so.1 -Wl,-rpath,"$library" -lm -lpthread
done

if [[ -z ${SANITIZE:-} ]]; then Tests/check-exports.sh "$library"; fi
"$programs/interface"
if [[ -z ${SANITIZE:-} ]]; then "$programs/forks"; fi
"$programs/fuzz" "${CALLS:-60000}"
