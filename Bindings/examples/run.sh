#!/usr/bin/env bash
# Runs each example whose tool is here, and says why another was left out.
#
#   Bindings/examples/run.sh FOLDER-OF-THE-LIBRARY [PYTHON-WITH-THE-WHEEL]
set -euo pipefail
library=$(cd "$1" && pwd)
python=${2:-}
cd "$(dirname "$0")"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# What a development package would have: the name to link with.
ln -s "$library/libastrolabe.so.1" "$folder/libastrolabe.so"
header=../Sources/AstrolabeC/include
flags=(-std=c11 -O2 -Wall -Wextra -Werror -I"$header" -L"$folder" -Wl,-rpath,"$library")

has() { command -v "$1" > /dev/null; }

"${CC:-clang}" "${flags[@]}" c/chart.c -lastrolabe -o "$folder/chart"
"$folder/chart" "$folder/wheel.svg" | tee "$folder/c.txt"
grep -q '"sun_sign":"gemini"' "$folder/c.txt"
grep -q '</svg>' "$folder/wheel.svg"
echo "passed: the example in C"

if [[ -n $python ]]; then
  "$python" python/year.py "$folder/year.svg"
  grep -q '</svg>' "$folder/year.svg"
  echo "passed: the example in Python"
else
  echo "skipped: the example in Python: no interpreter with the wheel was named"
fi

if ! has node; then
  echo "skipped: the example for Node: there is no node"
else
  headers=$(node -p 'require("path").join(process.execPath, "..", "..", "include", "node")')
  if [[ ! -e $headers/node_api.h ]]; then
    echo "skipped: the example for Node: its headers are not in $headers"
  else
    "${CC:-clang}" "${flags[@]}" -isystem "$headers" -shared -fPIC node/addon.c -lastrolabe \
      -o "$folder/astrolabe.node"
    node node/chart.js "$folder/astrolabe.node" | tee "$folder/node.txt"
    grep -q 'Sun in gemini, Ascendant in libra' "$folder/node.txt"
    grep -q 'BAD_DATA: .*28 days' "$folder/node.txt"
    echo "passed: the example for Node"
  fi
fi

if has rustc; then
  rustc --edition 2021 -O -o "$folder/chart-rust" rust/chart.rs -L "$folder" -l dylib=astrolabe \
    -C link-arg=-Wl,-rpath,"$library"
  "$folder/chart-rust" | tee "$folder/rust.txt"
  grep -q '"sun_sign":"gemini"' "$folder/rust.txt"
  echo "passed: the example in Rust"
else
  echo "skipped: the example in Rust: there is no rustc"
fi
