#!/usr/bin/env bash
# Tests the C library and the Python package: builds both, calls the library from C, and runs the package's tests
# in a fresh environment from which the checkout and Swift are hidden where that can be. Takes some minutes.
#
#   Scripts/check/test-bindings.sh
#
# Skips what this machine has no tools for, and says so. ASTROLABE_PROGRAM names the command that documents
# are compared with, .build/release/astrolabe unless given.
set -euo pipefail
cd "$(dirname "$0")/../.."
checkout=$PWD

skip() {
  echo "skipped: the bindings: $1"
  exit 0
}

has() { command -v "$1" > /dev/null; }

[[ $(uname -s) == Linux ]] || skip "they are built on Linux"
python=${PYTHON:-python3}
has "$python" || skip "there is no python3"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 9))' || skip "python3 is older than 3.9"
"$python" -m venv --help > /dev/null 2>&1 && "$python" -m pip --version > /dev/null 2>&1 \
  || skip "python3 has no venv or no pip"
swift=$(swift --version 2> /dev/null | grep -oE 'Swift version [0-9.]+' | grep -oE '[0-9.]+$')
if [[ $(printf '%s\n' "$swift" 6.3 | sort -V | head -n 1) != 6.3 ]]; then
  skip "they need Swift 6.3, and this is $swift"
fi
for tool in strip readelf nm lld; do
  has "$tool" || has "ld.$tool" || skip "there is no $tool"
done
if [[ -z ${LIBSWE_SOURCE:-} ]] && ! Bindings/fetch-libswe.sh > /dev/null; then
  skip "the source of libswe could not be fetched; name its folder in LIBSWE_SOURCE"
fi

Bindings/build.sh
CALLS=${CALLS:-20000} Bindings/Tests/test.sh
"$python" Bindings/Python/make-documents.py --check
ASTROLABE_LIBRARY=$checkout/Bindings/.build/library Bindings/build-wheel.sh
size=$(stat -c %s Bindings/.build/wheel/astrolabe_engine-[0-9]*.whl)
# Some 23.6 million bytes: the table of the sky has 11.0, the library 9.9 (texts 1.0 and the classifier of calls for help 2.6
# among them, of which 1.7 are the network that knows what words mean), the files of Swiss Ephemeris 2.5.
if (( size > 24000000 )); then
  echo "the wheel has $size bytes; it must have at most 24 million" >&2
  exit 1
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$python" -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet Bindings/.build/wheel/astrolabe_engine-*.whl
# Without NumPy there are documents, as the standard library alone has them; without the table of places no
# names, and a sentence that says so.
(
  cd "$folder"
  python=$folder/venv/bin/python
  "$python" -m astrolabe doctor
  status=0
  "$python" -m astrolabe chart --birth 1990-06-15T14:30 --place "Ulm, Germany" 2> errors || status=$?
  grep -q "no table of places found" errors && (( status == 66 ))
)
"$folder/venv/bin/pip" install --quiet Bindings/.build/wheel/astrolabe_engine_places-*.whl
# The console script writes documents by the library alone, and is the command where that is installed.
(
  cd "$folder"
  "$folder/venv/bin/astrolabe" sign 1990-06-15 | grep -q gemini
  command=("$checkout"/Bindings/.build/wheel/astrolabe_engine_command-*.whl)
  if [[ -e ${command[0]} ]]; then
    "$folder/venv/bin/pip" install --quiet "${command[0]}"
    "$folder/venv/bin/astrolabe" chart --birth 1990-06-15T14:30 --place "Ulm, Germany" | grep -q "24°09′ Gemini"
    echo "passed: the command installed by pip"
  else
    echo "skipped: the command installed by pip: make build has not built it"
  fi
)
"$folder/venv/bin/pip" install --quiet pytest numpy
neighbours=(pyarrow pandas polars pyswisseph gunicorn auditwheel mcp)
if java -version > /dev/null 2>&1; then neighbours+=(pyspark); else echo "skipped: tests under Spark: there is no Java"; fi
for neighbour in "${neighbours[@]}"; do
  "$folder/venv/bin/pip" install --quiet --prefer-binary "$neighbour" \
    || echo "skipped: tests beside $neighbour, which can't be had"
done
if [[ -x $folder/venv/bin/auditwheel ]]; then
  "$folder/venv/bin/auditwheel" show Bindings/.build/wheel/astrolabe_engine-*.whl | tee "$folder/audit"
  grep -qE '"manylinux_2_(1[0-9]|2[0-9]|3[0-4])_' "$folder/audit"
fi

cp -r Bindings/Python/tests "$folder/tests"
program=${ASTROLABE_PROGRAM:-$checkout/.build/release/astrolabe}
if [[ -x $program ]]; then
  mkdir "$folder/command"
  cp "$program" "$folder/command/astrolabe"
  for bundle in EphemerisFiles PlaceFiles; do
    cp -r "$(dirname "$program")/astrolabe_$bundle.resources" "$folder/command/"
  done
  export ASTROLABE_PROGRAM=$folder/command/astrolabe
else
  echo "skipped: comparing documents with the command's: there is no $program"
fi

# In a mount namespace of its own an empty folder lies over the checkout, and one over Swift.
tests=("$folder/venv/bin/python" -m pytest -q -p no:cacheprovider tests)
hidden=$checkout
root=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")")
case $root in / | /usr) ;; *) hidden+=:$root ;; esac
if (( EUID == 0 )) && unshare -m true 2> /dev/null; then
  (
    cd "$folder"
    export ASTROLABE_HIDDEN=$hidden
    IFS=: read -ra paths <<< "$hidden"
    # shellcheck disable=SC2016
    unshare -m bash -c '
      count=$1
      shift
      while (( count-- > 0 )); do mount -t tmpfs none "$1"; shift; done
      exec "$@"' hide "${#paths[@]}" "${paths[@]}" "${tests[@]}"
  )
  echo "passed: the package in a fresh environment, with ${hidden//:/ and } hidden"
else
  (cd "$folder" && "${tests[@]}")
  echo "passed: the package in a fresh environment; nothing could be hidden, which takes root"
fi

Bindings/examples/run.sh Bindings/.build/library "$folder/venv/bin/python"

# The package's own sources, by what pyproject.toml asks for: names that nobody defines, the order of imports, types.
for checker in ruff mypy; do
  if ! "$folder/venv/bin/pip" install --quiet "$checker" \
    || ! "$folder/venv/bin/$checker" --version > "$folder/$checker.log" 2>&1; then
    echo "skipped: the Python sources by $checker, which can't be had"
    continue
  fi
  case $checker in
    ruff) (cd Bindings/Python && "$folder/venv/bin/ruff" check --quiet --no-cache src tests) ;;
    mypy) (cd Bindings/Python && "$folder/venv/bin/mypy" --cache-dir "$folder/mypy-sources" src) ;;
  esac
  echo "passed: the Python sources by $checker"
done

# The examples by the types that the installed wheel has.
mkdir "$folder/typed"
cp Bindings/examples/python/*.py "$folder/typed/"
(
  cd "$folder/typed"
  for checker in mypy pyright; do
    if ! "$folder/venv/bin/pip" install --quiet "$checker" \
      || ! "$folder/venv/bin/$checker" --version > "$checker.log" 2>&1; then
      echo "skipped: the types of the examples by $checker, which can't be had"
      continue
    fi
    case $checker in
      mypy) "$folder/venv/bin/mypy" --strict --cache-dir "$folder/mypy" ./*.py ;;
      pyright) "$folder/venv/bin/pyright" --pythonpath "$folder/venv/bin/python" ./*.py ;;
    esac
    echo "passed: the types of the examples by $checker"
  done
)

# The source distribution has the engine's sources, and says what it needs where there is no Swift. With
# ASTROLABE_TEST_SOURCE set a wheel is built from it, which takes as long as the library.
"$folder/venv/bin/pip" install --quiet "setuptools>=77"
PYTHON=$folder/venv/bin/python Bindings/build-sdist.sh
(
  cd "$folder"
  mkdir plain
  for tool in sh bash env tar gzip git uname; do
    if has "$tool"; then ln -s "$(command -v "$tool")" "plain/$tool"; fi
  done
  if PATH=$folder/venv/bin:$folder/plain "$folder/venv/bin/pip" wheel --no-build-isolation --no-deps \
    --wheel-dir none "$checkout"/Bindings/.build/sdist/astrolabe_engine-*.tar.gz > source.log 2>&1; then
    echo "a wheel was built without Swift" >&2
    exit 1
  fi
  grep -q "needs Swift 6.3 or later" source.log || { cat source.log >&2; exit 1; }
  echo "passed: the source distribution says that it needs Swift"
  if [[ -n ${ASTROLABE_TEST_SOURCE:-} ]]; then
    LIBSWE_SOURCE=${LIBSWE_SOURCE:-$("$checkout/Bindings/fetch-libswe.sh")} "$folder/venv/bin/pip" wheel \
      --quiet --no-build-isolation --no-deps --wheel-dir source \
      "$checkout"/Bindings/.build/sdist/astrolabe_engine-*.tar.gz
    "$python" -m venv built
    built/bin/pip install --quiet source/astrolabe_engine-*.whl
    built/bin/python -m astrolabe chart --birth 1990-06-15 | grep -q '"sun_sign":"gemini"'
    echo "passed: a wheel built from the source distribution"
  fi
)
