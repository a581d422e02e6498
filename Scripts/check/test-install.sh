#!/usr/bin/env bash
# Tests what installs the command: make install in a folder, and the Debian package, unpacked and, as root, installed.
#
#   Scripts/check/test-install.sh      needs a program that make build has built
#
# Skips with a reason what this machine can't do.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [[ ! -x .build/release/astrolabe ]]; then
  echo "skipped: installing the command: make build has not built it"
  exit 0
fi
if ! command -v python3 > /dev/null; then
  echo "skipped: installing the command: the man page needs python3"
  exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Runs an installed command away from the checkout, by its link on the path.
check() {
  (
    cd /
    PATH=$1/bin:$PATH
    astrolabe doctor > /dev/null
    astrolabe chart --birth 1990-06-15T14:30 --place "New York" | grep "24°23′ Gemini" > /dev/null
  )
  local manual=$1/share/man/man1/astrolabe.1.gz
  gzip -dc "$manual" | grep 'astrolabe today' > /dev/null
  if command -v man > /dev/null && command -v groff > /dev/null; then
    local warnings
    warnings=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$manual" 2>&1 > /dev/null)
    [[ -z $warnings ]] || { echo "the man page has warnings: $warnings" >&2; exit 1; }
  fi
  bash -n "$1/share/bash-completion/completions/astrolabe"
  # What bash offers after --houses k, asked as bash asks.
  local offered
  offered=$(bash -c '
    source "$1"
    COMP_WORDS=(astrolabe chart --houses k) COMP_CWORD=3 COMP_LINE="astrolabe chart --houses k"
    COMP_POINT=${#COMP_LINE}
    _astrolabe astrolabe k --houses
    echo "${COMPREPLY[*]}"' bash "$1/share/bash-completion/completions/astrolabe")
  [[ $offered == *koch* && $offered == *krusinski* ]] \
    || { echo "bash offers \"$offered\" after --houses k" >&2; exit 1; }
  if command -v zsh > /dev/null; then zsh -n "$1"/share/zsh/*/_astrolabe; fi
  if command -v fish > /dev/null; then
    # shellcheck disable=SC2016
    offered=$(PATH=$1/bin:$PATH fish --no-config -c 'source $argv[1]; complete -C"astrolabe chart --houses k"' \
      "$1/share/fish/vendor_completions.d/astrolabe.fish")
    [[ $offered == *koch* && $offered == *krusinski* ]] \
      || { echo "fish offers \"$offered\" after --houses k" >&2; exit 1; }
  fi
}

make --no-print-directory install PREFIX="$folder/prefix" > /dev/null
check "$folder/prefix"
echo "passed: make install, with its man page and completions"
make --no-print-directory uninstall PREFIX="$folder/prefix" > /dev/null
left=$(find "$folder/prefix" -type f -o -type l)
[[ -z $left ]] || { echo "make uninstall left $left" >&2; exit 1; }

if ! command -v dpkg-deb > /dev/null; then
  echo "skipped: the Debian package: there is no dpkg-deb"
  exit 0
fi
package=$(Scripts/setup/make-deb.sh "$folder")
mkdir "$folder/again"
cmp "$package" "$(Scripts/setup/make-deb.sh "$folder/again")"
dpkg-deb --extract "$package" "$folder/unpacked"
check "$folder/unpacked/usr"
if (( EUID == 0 )) && ! dpkg-query --status astrolabe > /dev/null 2>&1; then
  dpkg --install "$package" > /dev/null
  check /usr
  dpkg --remove astrolabe > /dev/null
  [[ ! -e /usr/bin/astrolabe ]]
  echo "passed: the Debian package, installed and removed"
else
  echo "passed: the Debian package, unpacked"
fi
