#!/usr/bin/env bash
# Builds the images of Backend/deploy and runs the programs in them, as their user without rights.
#
#   Scripts/check/test-image.sh      needs programs that make build, and make serve or test-server, have built
#
# ASTROLABE_SERVER_BUILD names the folder that test-server.sh has built the server in, Backend/.build unless given.
# Without a registry of images, or with ASTROLABE_DEBIAN_BASE set, the base is made of Debian's packages, and the stage that
# compiles is replaced by the programs that are built here. What this machine can't do is skipped with its reason.
set -euo pipefail
cd "$(dirname "$0")/../.."

skip() {
  echo "skipped: $1"
  exit 0
}

has() { command -v "$1" > /dev/null; }

[[ $(uname -s) == Linux ]] || skip "the images: they are built on Linux"
has buildah || skip "the images: there is no buildah"
(( EUID == 0 )) || skip "the images: building them here takes root"
[[ -x .build/release/astrolabe ]] || skip "the images: make build has not built the command"

folder=$(mktemp -d)
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
store=(--root "$folder/store" --runroot "$folder/run")
trap 'buildah "${store[@]}" rm --all > /dev/null 2>&1 || true; rm -rf "$folder"' EXIT
quietly() { "$@" > "$folder/log" 2>&1 || { cat "$folder/log" >&2; return 1; }; }

base=docker.io/library/debian:bookworm-slim
if [[ -n ${ASTROLABE_DEBIAN_BASE:-} ]] || ! timeout 60 buildah "${store[@]}" pull --quiet "$base" > /dev/null 2>&1; then
  has debootstrap || skip "the images: no registry has the base image, and there is no debootstrap"
  mirror=$(grep -rhE '^(URIs:|deb )' /etc/apt/sources.list /etc/apt/sources.list.d 2> /dev/null \
    | grep -oE 'https?://[^ ]+/debian( |$)' | head -n 1 || true)
  quietly debootstrap --variant=minbase bookworm "$folder/root" "${mirror:-http://deb.debian.org/debian}" \
    || skip "the images: neither a registry nor Debian's packages can be had"
  base=localhost/astrolabe-base
  container=$(buildah "${store[@]}" from scratch)
  quietly buildah "${store[@]}" copy "$container" "$folder/root" /
  quietly buildah "${store[@]}" commit --rm "$container" "$base"
  rm -rf "$folder/root"
  echo "skipped: the stage of the images that compiles: no registry has the image of Swift"
fi

# Builds the last stage of a recipe over programs that are built here.
image() {
  local name=$1 recipe=$2
  shift 2
  mkdir -p "$folder/$name/out/lib/astrolabe"
  cp "$@" "$folder/$name/out/lib/astrolabe/"
  cp -r .build/release/astrolabe_EphemerisFiles.resources .build/release/astrolabe_PlaceFiles.resources \
    "$folder/$name/out/lib/astrolabe/"
  quietly buildah "${store[@]}" build --layers=false --pull-never --build-arg "BASE_IMAGE=$base" \
    --build-context "build=$folder/$name" --file "$recipe" --tag "localhost/$name" "$folder/$name"
}

# Runs a program of an image as its user; the networks and processes are this machine's.
run() {
  local container=$1
  shift
  buildah "${store[@]}" run --user 10001 "$container" -- "$@"
}

image astrolabe-command Backend/deploy/Containerfile.command .build/release/astrolabe
container=$(buildah "${store[@]}" from --pull-never localhost/astrolabe-command)
run "$container" astrolabe doctor > /dev/null
run "$container" astrolabe chart --birth 1990-06-15T14:30 --place "New York" | grep "24°23′ Gemini" > /dev/null
run "$container" astrolabe people add me --birth 1990-06-15T14:30 --place "New York"
run "$container" astrolabe today --person me --date 2025-01-06 > /dev/null
config=$(buildah "${store[@]}" inspect --type image --format '{{.OCIv1.Config}}' localhost/astrolabe-command)
[[ $config == *10001* && $config == *astrolabe* ]] || { echo "the image has another user or program: $config" >&2; exit 1; }
echo "passed: the image of the command, built and run"

server=Backend/.build/release/astrolabe-server
libraries=()
if [[ ! -x $server ]]; then
  # The debug server needs Swift's own libraries, which the release server of the recipe has in it.
  server=${ASTROLABE_SERVER_BUILD:-Backend/.build}/debug/astrolabe-server
  [[ -x $server ]] || { echo "skipped: the image of the server: it is not built"; exit 0; }
  mapfile -t libraries < <(ldd "$server" | grep -oE '/[^ ]*/swift/linux/[^ ]+' | sort -u)
  echo "skipped: the release server in its image: the debug server takes its place"
fi
image astrolabe Backend/deploy/Containerfile .build/release/astrolabe "$server" "${libraries[@]}"
container=$(buildah "${store[@]}" from --pull-never localhost/astrolabe)
environment=(env "LD_LIBRARY_PATH=/usr/local/lib/astrolabe")
run "$container" "${environment[@]}" astrolabe-server --help > /dev/null
# Its address is one of this machine's; a port that is free, as far as can be seen.
port=$(( 20000 + RANDOM % 20000 ))
run "$container" "${environment[@]}" ASTROLABE_SERVER_PORT=$port ASTROLABE_SERVER_HOST=127.0.0.1 astrolabe-server serve > "$folder/server.log" 2>&1 &
process=$!
for (( attempt = 0; attempt < 50; attempt++ )); do
  curl --silent --fail "http://127.0.0.1:$port/health/live" > "$folder/health" 2> /dev/null && break
  sleep 0.2
done
kill "$process" 2> /dev/null || true
wait "$process" 2> /dev/null || true
[[ -s $folder/health ]] || { cat "$folder/server.log" >&2; echo "the image of the server doesn't answer" >&2; exit 1; }
echo "passed: the image of the server, built and run"
