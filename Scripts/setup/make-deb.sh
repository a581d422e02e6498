#!/usr/bin/env bash
# Builds a Debian package of the command: the program, its data, its man page, and what shells complete.
#
#   Scripts/setup/make-deb.sh [folder]      writes astrolabe_<version>_<architecture>.deb, to .build unless given
#
# Needs dpkg-deb, python3 and a program that make build has built. The same program gives the same bytes.
set -euo pipefail
cd "$(dirname "$0")/../.."

target=${1:-.build}
program=.build/release/astrolabe
if [[ ! -x $program ]]; then
  echo "make-deb: there is no $program; run make build" >&2
  exit 66
fi
version=$("$program" --version | awk '{ print $NF }')
architecture=$(dpkg --print-architecture)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
root=$folder/root

make --no-print-directory --silent install DESTDIR="$root" PREFIX=/usr
# The places of completions of Debian's own packages.
mv "$root/usr/share/zsh/site-functions" "$root/usr/share/zsh/vendor-completions"
documents=$root/usr/share/doc/astrolabe
mkdir -p "$documents" "$root/DEBIAN"
{
  echo "Astrolabe is under the GNU Affero General Public License, version 3 or later; its text is in"
  echo "/usr/share/doc/astrolabe/LICENSE.gz. Swiss Ephemeris is by Astrodienst AG, under the same licence. The places"
  echo "are by GeoNames (geonames.org), under CC BY 4.0."
} > "$documents/copyright"
gzip -9n < LICENSE > "$documents/LICENSE.gz"
gzip -9n < CHANGELOG.md > "$documents/changelog.gz"

# The libraries that the program is linked against, by the packages that own them.
depends=tzdata
owner_of() {
  local path
  # Debian's packages name some libraries by the path before /usr was merged.
  for path in "$1" "$(readlink -f "$1")" "$(readlink -f "$1" | sed 's|^/usr||')" "/usr$1"; do
    dpkg-query --search "$path" 2> /dev/null | sed -n '1s/:.*//p' | grep . && return
  done
  return 1
}
while read -r library; do
  if ! package=$(owner_of "$library"); then
    echo "make-deb: no package has $library, which the program needs" >&2
    exit 66
  fi
  [[ ", $depends, " == *", $package, "* ]] || depends+=", $package"
done < <(ldd "$program" | awk '$3 ~ /^\// { print $3 }' | sort)

cat > "$root/DEBIAN/control" <<CONTROL
Package: astrolabe
Version: $version
Architecture: $architecture
Maintainer: The Astrolabe maintainers <maintainers@astrolabe.invalid>
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: $depends
Section: science
Priority: optional
Description: astrology on the real sky, for the terminal
 Natal charts, transits, returns, calendars of the sky, readings and reports
 on the positions of Swiss Ephemeris, with 170,000 places by name. The
 command needs no network.
CONTROL
chmod -R u+rwX,go=rX "$root"
# One time for all files, that of the newest change, so that the package has the same bytes each time.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2> /dev/null || stat -c %Y "$program")
export SOURCE_DATE_EPOCH
find "$root" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
mkdir -p "$target"
package=$target/astrolabe_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz -z3 --build "$root" "$package" > /dev/null
echo "$package"
