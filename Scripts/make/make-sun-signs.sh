#!/usr/bin/env bash
# Writes Tests/SignsTests/Golden/fixed-table-misses.csv: the days on which a printed table of sun
# signs is wrong, by swetest, the test program of Swiss Ephemeris.
#
#   Scripts/make/make-sun-signs.sh      from the root of the repository; needs swetest (apt install swetest)
#
# The same swetest, the same ephemeris/se1 and the same dates in signs/*.json give the same bytes.
set -euo pipefail
export LC_ALL=C
unset SE_EPHE_PATH  # libswe would heed it more than -edir

data=ephemeris/se1
golden=Tests/SignsTests/Golden/fixed-table-misses.csv
if [[ ! -f $data/sepl_18.se1 || ! -f signs/aries.json ]]; then
  echo "make-sun-signs: no $data/sepl_18.se1 or signs/ here; run it from the root of the repository" >&2
  exit 66
fi
version=$(swetest -bj2451545 -pm | awk '/version/ { print $NF }')
table=$(mktemp)
suns=$(mktemp)
trap 'rm -f "$table" "$suns" "$golden.part"' EXIT

# The printed table: each sign's first day as month * 100 + day, such as "521 gemini".
for file in signs/*.json; do
  awk -v sign="$(basename "$file" .json)" -F'"' '
    BEGIN {
      split("January February March April May June July August September October November December",
        names, " ")
      for (i in names) month[names[i]] = i
    }
    $2 == "dates" { split($4, word, " "); print month[word[1]] * 100 + word[2], sign; n++ }
    END { if (n != 1) exit 1 }' "$file"
done | sort -n >"$table"

# The Sun at noon on every day from 1900-01-01 to 2100-12-31, by Universal Time, in parts, as swetest
# gives up after 36525 lines.
while read -r start days; do
  swetest "-edir$data" -eswe "-b$start" "-n$days" -ut12:00 -s1 -p0 -fTl -head -g,
done >"$suns" <<'END'
1.1.1900 18262
1.1.1950 18262
1.1.2000 18263
1.1.2050 18627
END
if grep -qiE 'error|warning|moshier|exceeded' "$suns"; then
  echo "make-sun-signs: swetest gave no answer, or one from lesser files" >&2
  exit 1
fi

{
  echo "# source: swetest $version (Debian package swetest), Swiss Ephemeris"
  echo "# data: $data/sepl_18.se1, sha256 $(sha256sum "$data/sepl_18.se1" | cut -c1-64)"
  echo "# command: swetest -edirephemeris/se1 -eswe -b<d.m.yyyy> -ut12:00 -n<days> -s1 -p0 -fTl -head -g,"
  echo "# what: of the 73414 days 1900-01-01 to 2100-12-31 those on which the sign of the true Sun at"
  echo "#   12:00 is not that of the printed table, which is the field dates of signs/*.json"
  echo "# time scale: UT1"
  echo "# units: degrees, apparent geocentric longitude, true equinox of date (tropical)"
  echo "# rounding: as printed: 7 decimals of a degree"
  echo "date,longitude,sun_sign,table_sign"
  awk -F, '
    BEGIN {
      split("aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius " \
        "pisces", signs, " ")
    }
    NR == FNR { split($0, row, " "); first[++rows] = row[1]; named[rows] = row[2]; next }
    {
      split($1, date, "."); gsub(/ /, "", date[1]); longitude = $2 + 0
      day = date[2] * 100 + date[1]
      printed = named[rows]  # the days before the first sign of the year: Capricorn
      for (i = 1; i <= rows; i++) if (day >= first[i]) printed = named[i]
      true_sign = signs[int(longitude / 30) + 1]
      days++
      if (true_sign != printed)
        printf "%04d-%02d-%02d,%.7f,%s,%s\n", date[3], date[2], date[1], longitude, true_sign, printed
    }
    END { if (rows != 12 || days != 73414) exit 1 }' "$table" "$suns"
} >"$golden.part"
mv "$golden.part" "$golden"
echo "$golden: $(grep -c '^[0-9]' "$golden") days" >&2
