#!/usr/bin/env bash
# Draws the pictures of the README into a folder.
#
# usage: Scripts/make/make-pictures.sh [PROGRAM [FOLDER]]
set -euo pipefail
program=${1:-.build/release/astrolabe}
folder=${2:-pictures}
birth=(--birth 1990-06-15T14:30 --zone America/New_York --lat 40.7128 --lon -74.0060)

"$program" wheel "${birth[@]}" --output "$folder/wheel.svg"
"$program" wheel "${birth[@]}" --date 2025-01-06 --theme dark --output "$folder/transits.svg"
"$program" meters "${birth[@]}" --from 2025-01-01 --to 2025-01-31 --svg --output "$folder/month.svg"
"$program" wheel "${birth[@]}" --sheet a4 --points chiron,lilith,fortune --theme auto --size 800 --output "$folder/sheet.svg"
