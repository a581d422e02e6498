#!/usr/bin/env bash
# Feeds one target, or each, to libFuzzer for some seconds: Fuzzing/run.sh [target] [seconds]
#
# New inputs are gathered under .build/corpora, beside what made a target fall under .build/findings.
# With `merge` for the seconds, as few inputs as reach as much are written to .build/merged.
set -euo pipefail
cd "$(dirname "$0")"

names=(zone-file zone-rule table norms birth-line coordinate moment zone-name places place-name chart-file arguments run)
if [[ -n ${1:-} ]]; then names=("$1"); fi
seconds=${2:-60}
# Without this a fall leaves a process behind that waits for ever.
export SWIFT_BACKTRACE=enable=no

# The linker that is the default fails on the fuzzer's tables. The targets read internal names.
swift build -c release -Xswiftc -enable-testing -Xswiftc -sanitize=fuzzer,address \
  -Xswiftc -use-ld=lld >&2

# The target that runs the program runs the one that people have.
if [[ " ${names[*]} " == *" run "* && -z ${ASTROLABE_PROGRAM:-} ]]; then
  swift build --package-path .. -c release --product astrolabe >&2
  ASTROLABE_PROGRAM=$(swift build --package-path .. -c release --show-bin-path)/astrolabe
  export ASTROLABE_PROGRAM
fi

longest() {
  grep -rhoE "name: \"$1\", longestInput: [0-9_]+" Sources/Targets | sed 's/.*: //; s/_//g'
}

for name in "${names[@]}"; do
  gathered=.build/corpora/$name
  mkdir -p "$gathered" .build/findings
  if [[ $seconds == merge ]]; then
    rm -rf ".build/merged/$name"
    mkdir -p ".build/merged/$name"
    TARGET=$name .build/release/fuzz -set_cover_merge=1 -use_counters=0 -max_len="$(longest "$name")" \
      ".build/merged/$name" "Corpora/$name" "$gathered"
  else
    echo "== $name for $seconds s" >&2
    TARGET=$name .build/release/fuzz -max_total_time="$seconds" -max_len="$(longest "$name")" \
      -timeout=60 -print_final_stats=1 -artifact_prefix=".build/findings/$name-" \
      $([[ -f Dictionaries/$name ]] && echo "-dict=Dictionaries/$name") \
      "$gathered" "Corpora/$name"
  fi
done
