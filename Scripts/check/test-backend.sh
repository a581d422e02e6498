#!/usr/bin/env bash
# Tests that a server can be linked with the library as the article on that says: its manifest, its
# code, and its data beside the program where that has been copied to. Built for debugging, which takes half
# the time and links the same.
#
#   Scripts/check/test-backend.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

article=Sources/Astrolabe/Astrolabe.docc/LinkingFromABackend.md
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/server/Sources/Server" "$folder/app"
# What git tracks must be enough.
mkdir "$folder/astrolabe"
git ls-files -z | tar --null --files-from=- -cf - | tar -xf - -C "$folder/astrolabe"

# The article's blocks of Swift: the manifest's parts first, then the code.
awk -v folder="$folder" '
  /^```swift$/ { block++; next }
  /^```$/ { inside = 0; next }
  { if (block > last) { last = block; inside = 1 } }
  inside { print > (folder "/block" block) }
' "$article"

{
  echo "// swift-tools-version: 6.2"
  echo "import PackageDescription"
  echo "let package = Package(name: \"server\", platforms: [.macOS(.v26)],"
  cat "$folder/block1"
  echo ")"
} > "$folder/server/Package.swift"

{
  echo "import Astrolabe"
  cat "$folder/block2"
  cat << 'SWIFT'
let birth = try BirthFields(
  birth: "1990-06-15T14:30", zone: "America/New_York", latitude: "40.7128", longitude: "-74.0060"
).read(zones: zones)
let chart = try NatalChart(of: birth, ephemeris: ephemeris)
let date = try CalendarDate("2025-01-06")
SWIFT
  cat "$folder/block3" "$folder/block4" "$folder/block5"
  echo 'precondition(page.contains("</html>") && !styles.isEmpty)'
  echo 'let alone = try person.day(date, ephemeris: ephemeris).scores[.love].unified'
  echo 'print("love \((Double(love ?? .nan) * 10).rounded() / 10), \((alone * 10).rounded() / 10)")'
} > "$folder/server/Sources/Server/main.swift"

swift build --package-path "$folder/server" >&2
cp "$folder/server/.build/debug/Server" "$folder/app/"
cp -R "$folder/server/.build/debug/astrolabe_EphemerisFiles.resources" "$folder/app/"
# The folders that it was built from must not be needed.
rm -rf "$folder/server" "$folder/astrolabe"

answer=$("$folder/app/Server")
if [ "$answer" != "love 2.9, 2.9" ]; then
  echo "failed: the server says: $answer" >&2
  exit 1
fi
rm -rf "$folder/app/astrolabe_EphemerisFiles.resources"
# In a shell of its own, which says there how it ended.
if ("$folder/app/Server"; exit $?) > "$folder/said" 2>&1; then
  echo "failed: the server works without its data" >&2
  exit 1
fi
if ! grep -q "folder" "$folder/said"; then
  echo "failed: without its data the server says: $(cat "$folder/said")" >&2
  exit 1
fi
echo "passed: a server linked as the article says scores a day, and says so when its data are missing"
