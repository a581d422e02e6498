#!/usr/bin/env bash
# Writes the golden files that swetest answers for, the test program of Swiss Ephemeris.
#
#   Scripts/make/make-goldens.sh        from the root of the repository; needs swetest (apt install swetest)
#
# The same swetest and the same ephemeris/se1 give the same bytes.
set -euo pipefail
export LC_ALL=C
unset SE_EPHE_PATH  # libswe would heed it more than -edir

data=ephemeris/se1
if [[ ! -f $data/sepl_18.se1 ]]; then
  echo "make-goldens: no $data/sepl_18.se1 here; run it from the root of the repository" >&2
  exit 66
fi
version=$(swetest -bj2451545 -pm | awk '/version/ { print $NF }')
trap 'rm -f Tests/*/Golden/*.csv.part' EXIT

# MARK: - Asking

# Runs swetest over our data files, and fails where it would answer from lesser ones.
ask() {
  local answer
  answer=$(swetest "-edir$data" -eswe -ut -head -g, -ep "$@")
  if grep -qiE 'error|warning|moshier' <<<"$answer"; then
    printf 'make-goldens: swetest %s answered:\n%s\n' "$*" "$answer" >&2
    return 1
  fi
  printf '%s\n' "$answer"
}

# Writes the provenance that all files share, then one line per argument.
provenance() {
  local file line
  echo "# source: swetest $version (Debian package swetest), Swiss Ephemeris"
  for file in "$@"; do
    echo "# data: $data/$file, sha256 $(sha256sum "$data/$file" | cut -c1-64)"
  done
  while IFS= read -r line; do echo "# $line"; done
}

# Prints $3 instants from $1 on, $2 days apart, so that they fall at all hours and seasons.
spread() {
  awk -v first="$1" -v step="$2" -v count="$3" \
    'BEGIN { for (k = 0; k < count; k++) printf "%.2f\n", first + k * step }'
}

# Writes the file $1 with what the function $2 prints; a failure on the way leaves the file as it was.
write() {
  "$2" >"$1.part"
  mv "$1.part" "$1"
  echo "$1: $(grep -vc '^#' "$1") lines" >&2
}

# MARK: - Instants

# 1800-01-01 12:00, 2399-12-31 12:00, 2000-01-01 12:00, 1990-06-15 18:30, 2050-01-01 00:00,
# 1900-01-01 00:00, 2025-01-06 12:00, 1970-01-01 00:00, 2100-02-28 23:59
anchors="2378497.0 2597641.0 2451545.0 2448058.2708333333 2469807.5
  2415020.5 2460682.0 2440587.5 2488128.4993055556"
# Within an hour of a station: Mars, Venus, Mercury (retrograde, direct, retrograde, direct),
# Jupiter, Saturn, Uranus, Neptune, Pluto, all of them in December 2024 to November 2025
stations="2460651.48 2460736.53 2460749.78 2460772.96 2460874.70 2460898.81
  2460710.90 2460869.67 2460706.18 2460861.40 2460800.14"

# MARK: - Files

positions() {
  provenance sepl_18.se1 semo_18.se1 seas_18.se1 <<'END'
command: swetest -edirephemeris/se1 -eswe -ut -head -g, -ep -bj<jd_ut> -p0123456789mtABDFGHIEcg -fPlbRss
what: apparent geocentric places, true ecliptic and equinox of date (tropical)
time scale: UT1, as a Julian Day
units: degrees, au, and degrees and au a day
rounding: as printed: 11 decimals of a degree, 14 of an au, 9 of a degree a day, 14 of an au a day
END
  echo "body,jd_ut,longitude,latitude,distance_au,longitude_per_day,latitude_per_day,distance_per_day_au"
  local day
  for day in $anchors $stations $(spread 2379801.13 5216.17 42); do
    ask "-bj$day" -p0123456789mtABDFGHIEcg -fPlbRss | awk -F, -v day="$day" '
      BEGIN {
        split("sun moon mercury venus mars jupiter saturn uranus neptune pluto " \
          "mean_node true_node mean_apogee osculating_apogee chiron ceres pallas juno vesta pholus " \
          "interpolated_apogee interpolated_perigee", body, " ")
      }
      NF { gsub(/ /, ""); print body[++n] "," day "," $2 "," $3 "," $4 "," $6 "," $7 "," $8 }
      END { if (n != 22) exit 1 }'
  done
}

delta_t() {
  provenance semo_18.se1 <<'END'
command: swetest -edirephemeris/se1 -eswe -ut -head -g, -ep -bj<jd_ut> -pq -fl
what: TT minus UT1, with the tidal acceleration of the Moon that belongs to the data files
time scale: UT1, as a Julian Day
units: seconds
rounding: as printed: 11 decimals of a second
END
  echo "jd_ut,delta_t_seconds"
  local day
  for day in $anchors $(spread 2378861.27 7112.39 31); do
    ask "-bj$day" -pq -fl | awk -v day="$day" '
      NF { gsub(/ /, ""); print day "," $0; n++ } END { if (n != 1) exit 1 }'
  done
}

cusps() {
  provenance sepl_18.se1 semo_18.se1 <<'END'
command: swetest -edirephemeris/se1 -eswe -ut -head -g, -ep -bj<jd_ut> -pq -fPl -house<longitude>,<latitude>,<system>
what: house cusps, Ascendant, Midheaven (mc) and its right ascension (armc), true equinox of date (tropical)
systems: P Placidus, K Koch, O Porphyry, R Regiomontanus, C Campanus, E equal, W whole sign, B Alcabitius, X meridian, M Morinus, T topocentric, V Vehlow, U Krusinski, H horizontal, Y APC
polar rows: without P and K, which are not defined there; the Ascendant is the one that goes with the system
time scale: UT1, as a Julian Day
units: degrees; place: latitude north, longitude east
rounding: as printed: 11 decimals of a degree
END
  echo "system,jd_ut,latitude,longitude$(printf ',cusp_%d' {1..12}),ascendant,mc,armc"
  local day latitude longitude systems system
  while read -r day latitude longitude systems _; do
    for ((i = 0; i < ${#systems}; i++)); do
      system=${systems:i:1}
      ask "-bj$day" -pq -fPl "-house$longitude,$latitude,$system" |
        awk -F, -v start="$system,$day,$latitude,$longitude" '
          /^house/ || /^Ascendant/ || /^MC/ || /^ARMC/ { gsub(/ /, ""); row = row "," $2; n++ }
          END { if (n != 15) exit 1; print start row }'
    done
  done <<'END'
2451545.0 51.4779 0.0 PKORCEWBXMTVUHY Greenwich
2448058.2708333333 40.7128 -74.006 PKORCEWBXMTVUHY New York
2378497.0 48.8566 2.3522 PKORCEWBXMTVUHY Paris
2407461.9514 48.4011 9.9876 PKORCEWBXMTVUHY Ulm
2415020.5 19.076 72.8777 PKORCEWBXMTVUHY Mumbai
2440587.5 35.6762 139.6503 PKORCEWBXMTVUHY Tokyo
2460682.0 -33.8688 151.2093 PKORCEWBXMTVUHY Sydney
2460749.78 -36.8509 174.7645 PKORCEWBXMTVUHY Auckland
2469807.5 -54.8019 -68.303 PKORCEWBXMTVUHY Ushuaia
2488128.4993055556 -65.9 0.25 PKORCEWBXMTVUHY
2456293.31 0.0 0.0 PKORCEWBXMTVUHY
2433282.77 -0.1807 -78.4678 PKORCEWBXMTVUHY Quito
2521317.62 1.3521 103.8198 PKORCEWBXMTVUHY Singapore
2597641.0 64.1466 -21.9426 PKORCEWBXMTVUHY Reykjavik
2455309.09 65.9 25.5 PKORCEWBXMTVUHY
2460871.84 65.9 -168.1 PKORCEWBXMTVUHY
2444239.5 21.3069 -157.8583 PKORCEWBXMTVUHY Honolulu
2460310.42 51.0 179.99 PKORCEWBXMTVUHY
2460310.42 51.0 -179.99 PKORCEWBXMTVUHY
2424151.15 -22.9068 -43.1729 PKORCEWBXMTVUHY Rio de Janeiro
2451545.0 69.65 18.96 ORCEWBXMTVUHY Tromso
2460848.375 69.65 18.96 ORCEWBXMTVUHY
2460848.875 69.65 18.96 ORCEWBXMTVUHY
2451545.0 -75.0 12.5 ORCEWBXMTVUHY
2460682.25 -75.0 12.5 ORCEWBXMTVUHY
2460682.75 -75.0 123.35 ORCEWBXMTVUHY
END
}

minor_angles() {
  provenance sepl_18.se1 semo_18.se1 <<'END'
command: swetest -edirephemeris/se1 -eswe -ut -head -g, -ep -bj<jd_ut> -po -fPl -house<longitude>,<latitude>,E
what: the Vertex and the East Point (swetest's equat. Asc.), with the right ascension of the Midheaven (armc) and the true obliquity that they hang on
time scale: UT1, as a Julian Day
units: degrees; place: latitude north, longitude east
rounding: as printed: 11 decimals of a degree
END
  echo "jd_ut,latitude,longitude,obliquity,armc,vertex,east_point"
  local day latitude longitude
  while read -r day latitude longitude _; do
    ask "-bj$day" -po -fPl "-house$longitude,$latitude,E" |
      awk -F, -v start="$day,$latitude,$longitude" '
        /Obl/ || /^ARMC/ || /^Vertex/ || /^equat/ { gsub(/ /, ""); row = row "," $2; n++ }
        END { if (n != 4) exit 1; print start row }'
  done <<'END'
2451545.0 51.4779 0.0 Greenwich
2448058.2708333333 40.7128 -74.006 New York
2378497.0 48.8566 2.3522 Paris
2415020.5 19.076 72.8777 Mumbai
2460682.0 -33.8688 151.2093 Sydney
2469807.5 -54.8019 -68.303 Ushuaia
2456293.31 0.0 0.0
2433282.77 -0.1807 -78.4678 Quito
2521317.62 1.3521 103.8198 Singapore
2444239.5 21.3069 -157.8583 Honolulu
2444239.75 21.3069 -157.8583
2424151.15 -22.9068 -43.1729 Rio de Janeiro
2424151.65 -22.9068 -43.1729
2460310.42 23.0 179.99
2460310.92 23.0 179.99
2597641.0 64.1466 -21.9426 Reykjavik
2455309.09 65.9 25.5
2451545.0 69.65 18.96 Tromso
2460848.375 69.65 18.96
2451545.0 -75.0 12.5
2460682.75 -75.0 123.35
2460682.25 -89.9 0.0
END
}

moon_phase() {
  provenance sepl_18.se1 semo_18.se1 <<'END'
command: swetest -edirephemeris/se1 -eswe -ut -head -g, -ep -bj<jd_ut> -p1 -fl+-*
what: the Moon from the Earth's centre: phase angle (Sun-Moon-Earth), illuminated fraction of the disc, elongation
elongation: the angle between the centres of Moon and Sun, 0 to 180; not their difference in longitude
time scale: UT1, as a Julian Day
units: degrees; fraction of 1
rounding: as printed: 7 decimals of a degree, 9 of the fraction
END
  echo "jd_ut,phase_angle_degrees,illuminated_fraction,elongation"
  local day
  # The last nine: the solar eclipse of 2017-08-21, then quarters and the months around January 2025
  for day in $anchors $(spread 2380014.61 9871.43 22) 2457987.2681 2460673.94 2460682.46 \
    2460689.44 2460697.36 2460705.02 2460711.84 2460717.08 2460737.99; do
    ask "-bj$day" -p1 '-fl+-*' | awk -F, -v day="$day" '
      NF { gsub(/ /, ""); print day "," $2 "," $3 "," $4; n++ } END { if (n != 1) exit 1 }'
  done
}

eclipses() {
  provenance sepl_18.se1 semo_18.se1 <<'END'
command: swetest -edirephemeris/se1 -eswe -ut -head -g, -ep -b1.1.1850 -n760 -solecl (-lunecl)
what: every eclipse of the Sun and of the Moon of 1850 to 2150 that libswe's own search finds
left out: the partial eclipse of the Sun of 1935-01-05, which swetest prints without its time
magnitude: of the Sun the ratio of the diameters, and the fraction of the diameter that is hidden where the eclipse is partial or not central; of the Moon the fraction of the diameter in the umbra, and in the penumbra where the eclipse is penumbral
time scale: UT1, as a Julian Day
rounding: as printed: 6 decimals of a day (0.09 s), 4 of a magnitude
END
  echo "luminary,kind,jd_ut,magnitude"
  local what
  for what in solecl lunecl; do
    ask -b1.1.1850 -n760 "-$what" | awk -F, '
      BEGIN {
        kinds["ann-tot"] = "hybrid"; kinds["penumb."] = "penumbral"
        kinds["total"] = "total"; kinds["annular"] = "annular"; kinds["partial"] = "partial"
      }
      / (solar|lunar)/ {
        split($1, words, " ")
        kind = kinds[words[1]]
        if (kind == "") exit 1
        isSolar = $1 ~ /solar/
        day = $NF + 0
        split(isSolar ? $5 : $4, magnitudes, "/")
        isSecond = isSolar ? $1 ~ /non-central/ : kind == "penumbral"
        # 2151-01-01; a row that has no time has day 0
        if (day > 0 && day < 2506696.5) {
          print (isSolar ? "sun" : "moon") "," kind "," $NF "," magnitudes[isSecond ? 2 : 1]
          n++
        }
      }
      END { if (n < 600) exit 1 }'
  done
}

hamburg() {
  provenance sepl_18.se1 <<'END'
command: swetest -edirephemeris/se1 -eswe -ut -head -g, -ep -bj<jd_ut> -pJKLMNOPQ -fPlbs
what: apparent geocentric places of the bodies of the Hamburg school, by the elements that libswe has built in
time scale: UT1, as a Julian Day
units: degrees, and degrees a day
rounding: as printed: 11 decimals of a degree, 9 of a degree a day
END
  echo "body,jd_ut,longitude,latitude,longitude_per_day"
  local day
  for day in $anchors $(spread 2379801.13 21916.17 10); do
    ask "-bj$day" -pJKLMNOPQ -fPlbs | awk -F, -v day="$day" '
      NF { gsub(/ /, ""); print tolower($1) "," day "," $2 "," $3 "," $4; n++ }
      END { if (n != 8) exit 1 }'
  done
}

heliacal() {
  provenance sepl_18.se1 semo_18.se1 sefstars.txt <<'END'
command: swetest -edirephemeris/se1 -eswe -ut -head -hev<kind> -p<body> (-pf -xf,<star>) -bj<jd_ut> -n1 -geopos<lon>,<lat>,0 -at1013.25,15,40,0 -obs36,1
what: the first heliacal event of a kind after an instant: when the object can first be seen that day, and when it can last be seen
kinds: 1 morning first, 2 evening last, 3 evening first, 4 morning last
time scale: UT1; the end is a time of the same day
rounding: as printed: 0.1 s
END
  echo "object,kind,lat,lon,jd_ut,begin,end"
  local place object kinds kind day flags
  for place in 31.25,30.05 23.73,37.98 -74.006,40.7128 151.21,-33.87; do
    for object in 2:mercury:1234 3:venus:1234 4:mars:12 5:jupiter:12 6:saturn:12 1:moon:34 \
      ,alCMa:sirius:12 ,alLeo:regulus:12 ,alTau:aldebaran:12; do
      IFS=: read -r flags name kinds <<<"$object"
      if [[ $flags == ,* ]]; then flags="-pf -xf$flags"; else flags="-p$flags"; fi
      for kind in $(grep -o . <<<"$kinds"); do
        for day in 2433282.5 2461041.5; do
          # shellcheck disable=SC2086
          ask "-hev$kind" $flags "-bj$day" -n1 "-geopos$place,0" -at1013.25,15,40,0 -obs36,1 \
            | awk -v name="$name" -v kind="$kind" -v place="$place" -v day="$day" '
              / UT \(/ {
                split(place, degrees, ",")
                match($0, /[0-9]+\/[0-9]+\/[0-9]+ +[0-9:.]+ UT/)
                begin = substr($0, RSTART, RLENGTH - 3)
                gsub(/ +/, " ", begin)
                match($0, /end +[0-9:.]+/)
                end = substr($0, RSTART + 4, RLENGTH - 4)
                gsub(/ /, "", end)
                print name "," kind "," degrees[2] "," degrees[1] "," day "," begin "," end
              }'
        done
      done
    done
  done
}

write Tests/EphemerisTests/Golden/apparent-positions.csv positions
write Tests/EphemerisTests/Golden/delta-t.csv delta_t
write Tests/EphemerisTests/Golden/house-cusps.csv cusps
write Tests/EphemerisTests/Golden/minor-angles.csv minor_angles
write Tests/EphemerisTests/Golden/eclipses.csv eclipses
write Tests/EphemerisTests/Golden/hamburg.csv hamburg
write Tests/EphemerisTests/Golden/heliacal.csv heliacal
write Tests/AstrologyTests/Golden/moon-phase.csv moon_phase
