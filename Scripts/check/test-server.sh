#!/usr/bin/env bash
# Tests the server of Backend/: builds it for debugging, runs its tests, and starts it three times on a free port with
# an empty data folder, without and with its test clock and with a model that the cases play, and runs the wire cases of
# what it does.
#
#   Scripts/check/test-server.sh
#
# Where there are libpq-dev and initdb (Scripts/setup/install-dependencies.sh server-tests): builds it with the trait PostgreSQL, too,
# runs all tests with it on a cluster of its own, and plays the wire cases and faults on two servers behind nginx.
#
# ASTROLABE_SERVER names a server that is built already; then the tests are left out. ASTROLABE_SERVER_BUILD names the folder that
# it is built in, Backend/.build unless given: in .build of the checkout, the engine that `make test` compiles is used again.
set -euo pipefail
cd "$(dirname "$0")/../.."

if ! command -v python3 > /dev/null; then
  echo "skipped: the server's wire cases: there is no python3"
  exit 0
fi

# Why servers that share a database can't be tested; empty where they can.
no_fleet=
if [[ -n ${ASTROLABE_SERVER:-} ]]; then
  no_fleet="ASTROLABE_SERVER names a server that is built already"
elif ! pkg-config --exists libpq 2> /dev/null; then
  no_fleet="there is no libpq-dev, or no pkg-config"
elif ! python3 -c 'import sys; sys.path.insert(0, "Backend/cases"); import cluster; sys.exit(cluster.folder_of_programs() is None)'; then
  no_fleet="there is no initdb"
fi

build=${ASTROLABE_SERVER_BUILD:-Backend/.build}
package=(--package-path Backend --scratch-path "$build")
server=${ASTROLABE_SERVER:-$build/debug/astrolabe-server}
if [[ -z $no_fleet ]]; then
  # The tests are compiled once, with the trait: fleet, at the end.
  swift build "${package[@]}" --product astrolabe-server
elif [[ -z ${ASTROLABE_SERVER:-} ]]; then
  swift build "${package[@]}" --build-tests
  swift test "${package[@]}" --skip-build
fi

# What is served so far.
only='^(000[.]|001[.]|002[.]|003[.]|004[.]|005[.]|model[.]|protocol[.]|ops[.]|rest[.]|web[.])'

folder=$(mktemp -d)
# What can be set, as it is given on the command line and in the README.
if ! diff <("$server" serve --help | grep -oE '^ *--[a-z-]+' | tr -d ' ' | grep -vE '^--(help|version)$' | sort -u) \
  <(sed -nE 's/^\| `[A-Za-z.]+` \| `(--[a-z-]+)` .*/\1/p' Backend/README.md | sort -u) > "$folder/settings"; then
  echo "failed: help and README have different settings: $(cat "$folder/settings")" >&2
  exit 1
fi
process=
stop() {
  if [[ -n $process ]]; then
    kill -TERM "$process" 2> /dev/null || true
    wait "$process" || true
    process=
  fi
}
trap 'stop; rm -rf "$folder"' EXIT

# Starts the server with some settings and waits until it says its port.
start() {
  local data=$1
  shift
  : > "$data.log"  # The first look at it may come before the server's process creates it.
  "$server" serve --data "$data" --server-port 0 --server-drain-seconds 0 \
    --limits-guests-at-once 1000000 --limits-guests-per-hour 1000000 \
    --limits-public-per-minute 1000000 "$@" 2> "$data.log" &
  process=$!
  for (( try = 0; try < 300; try++ )); do
    port=$(sed -nE 's/.*"message":"listening".*"port":"([0-9]+)".*/\1/p' "$data.log")
    if [[ -n $port ]]; then return; fi
    kill -0 "$process" 2> /dev/null || break
    sleep 0.1
  done
  echo "failed: the server doesn't start: $(tail -n 3 "$data.log")" >&2
  exit 1
}

cases() {
  python3 Backend/cases/run_cases.py "http://127.0.0.1:$port" \
    --schemas Sources/Documents/Schemas --only "$only" "$@"
}

start "$folder/plain"
cases --with gzip --jobs 4
python3 Backend/cases/run_pages.py "http://127.0.0.1:$port"
# What was sent must not stand in the log.
said='alex@test|@test[.]com|Alex|Solveig|ast_[A-Za-z0-9_-]{20}|40[.]7128|calm day for talks|Say the kind|home by the river|a long enough phrase|rst_[A-Za-z0-9]'
said="$said|kill myself|interview at|creative energy|conv_[A-Za-z0-9]|Robin|good day for a date"
if grep -nE "$said" "$folder/plain.log"; then
  echo "failed: the log has what people said" >&2
  exit 1
fi
# Two servers never have one folder.
status=0
"$server" serve --data "$folder/plain" --server-port 0 2> "$folder/second" || status=$?
if (( status != 75 )) || ! grep -q 'another server has the data folder' "$folder/second"; then
  echo "failed: a second server on the folder ends with $status: $(cat "$folder/second")" >&2
  exit 1
fi
stop
"$server" check --data "$folder/plain" > /dev/null
echo "passed: the server's wire cases"

python3 Backend/cases/run_drills.py "$server"

# What openapi.yaml says, with an account that nothing limits.
start "$folder/openapi" --limits-readings-per-minute 1000000 --limits-writes-per-minute 1000000 \
  --limits-questions-per-minute 1000000 --limits-questions-per-day 1000000 --limits-exports-per-hour 1000000 \
  --limits-imports-per-hour 1000000 --limits-sign-ins-per-minute 1000000
python3 Backend/cases/run_openapi.py "http://127.0.0.1:$port"
stop
if grep -n '"fault":"[^"]' "$folder/openapi.log"; then
  echo "failed: a request that schemathesis made led to a fault of the server" >&2
  exit 1
fi

start "$folder/clock" --test-clock true --ops-port 0
cases --with gzip,clock,metrics --jobs 4
stop
echo "passed: the server's wire cases with its test clock"

# A model's port is one that is free now; its key is read from a file.
model=$(python3 -c 'import socket; s = socket.create_server(("127.0.0.1", 0)); print(s.getsockname()[1])')
(umask 077 && echo sesame > "$folder/key")
# A key that others may read is none.
(umask 022 && echo sesame > "$folder/open-key")
status=0
"$server" serve --data "$folder/never" --server-port 0 --model-url "http://127.0.0.1:$model/v1" --model-name played \
  --model-key-file "$folder/open-key" 2> "$folder/refused" || status=$?
if (( status != 78 )) || ! grep -q 'chmod 600' "$folder/refused"; then
  echo "failed: with a key that others may read the server ends with $status: $(cat "$folder/refused")" >&2
  exit 1
fi
start "$folder/model" --model-url "http://127.0.0.1:$model/v1" --model-name played \
  --model-key-file "$folder/key" --model-rest-seconds 0 --model-first-word-seconds 2
only='^(000[.]detailed|001[.]|002[.]|model[.]|rest[.]details)'
cases --with gzip,model --model-port "$model"
stop
if grep -nE 'sesame|alex[.]private' "$folder/model.log"; then
  echo "failed: the log has the model's key, or names people" >&2
  exit 1
fi
echo "passed: the server's wire cases with a model"

# Several servers that share a database.
fleet() {
  # Without the trait nothing of libpq is in the program, nor asked for.
  if ldd "$server" | grep -q libpq; then
    echo "failed: a server for one machine links libpq" >&2
    exit 1
  fi
  swift build "${package[@]}" --traits PostgreSQL --build-tests
  python3 Backend/cases/cluster.py swift test "${package[@]}" --traits PostgreSQL --skip-build
  echo "passed: the server's tests, and the contract of stores on PostgreSQL"
  command -v nginx > /dev/null || echo "skipped: two servers behind nginx: there is no nginx; clients go to both themselves"
  # All drills take ten minutes more; ASTROLABE_TEST_FLEET=all plays them.
  local drills=(cases kill restart connections)
  if [[ ${ASTROLABE_TEST_FLEET:-} == all ]]; then drills=(); fi
  DRILL_SECONDS=${DRILL_SECONDS:-4} python3 Backend/cases/run_fleet_drills.py "$server" ${drills[@]+"${drills[@]}"}
  # An hour of it unless a number is given.
  python3 Backend/cases/run_two_servers.py "$server" 15
}
if [[ -z $no_fleet ]]; then fleet; else echo "skipped: servers that share a database: $no_fleet"; fi
