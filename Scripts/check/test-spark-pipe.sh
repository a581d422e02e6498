#!/bin/sh
# Tests that astrolabe batch works as a Spark pipe(): PySpark in local mode, two partitions, every
# birth answered by the same line as without Spark.
#
#   Scripts/check/test-spark-pipe.sh [path of the built astrolabe]
#
# Skips itself with a reason, and exit code 0, where there is no Java or no PySpark. PySpark is taken
# from the Python named by $PYTHON (python3 unless set): python3 -m venv spark && spark/bin/pip install
# pyspark && PYTHON=spark/bin/python Scripts/check/test-spark-pipe.sh
set -eu
cd "$(dirname "$0")/../.."

program=${1:-.build/release/astrolabe}
python=${PYTHON:-python3}

if ! java -version > /dev/null 2>&1; then
  echo "skipped: there is no Java"
  exit 0
fi
if ! "$python" -c 'import pyspark' > /dev/null 2>&1; then
  echo "skipped: $python has no pyspark"
  exit 0
fi
if [ ! -x "$program" ]; then
  echo "skipped: $program is not built; swift build -c release --product astrolabe"
  exit 0
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/births.ndjson" <<'BIRTHS'
{"id":"a1","birth":"1990-06-15T14:30","zone":"America/New_York","lat":40.7128,"lon":-74.0060}
{"id":"a2","birth":"1975-09-09"}
{"id":"a3","birth":"1990-02-31"}
{"id":"a4","birth":"1964-02-29T23:59","zone":"Asia/Tokyo","lat":35.68,"lon":139.69}
{"id":"a5","birth":"2001-12-31"}
BIRTHS

# Line numbers count within a partition, so they are left out of the comparison.
"$program" batch --births "$folder/births.ndjson" --date 2025-01-06 > "$folder/expected" || [ $? = 65 ]
sort "$folder/expected" | sed 's/"line":[0-9]*/"line":0/' > "$folder/expected.sorted"

PROGRAM=$program FOLDER=$folder SPARK_LOCAL_IP=127.0.0.1 "$python" - <<'SPARK'
import os, shlex
from pyspark import SparkContext

program, folder = os.environ["PROGRAM"], os.environ["FOLDER"]
command = f"{shlex.quote(os.path.abspath(program))} batch --births - --date 2025-01-06 --threads 1"
spark = SparkContext("local[2]", "astrolabe")
spark.setLogLevel("ERROR")
births = spark.textFile(os.path.join(folder, "births.ndjson"), minPartitions=2)
# A bad line makes the exit code 65, which PySpark doesn't look at by default.
answers = births.pipe(command).collect()
with open(os.path.join(folder, "answers"), "w") as file:
    file.write("".join(line + "\n" for line in answers))
spark.stop()
SPARK

sort "$folder/answers" | sed 's/"line":[0-9]*/"line":0/' > "$folder/answers.sorted"
if cmp "$folder/answers.sorted" "$folder/expected.sorted"; then
  echo "passed: Spark's pipe() gave the $(wc -l < "$folder/answers") lines that the program gives alone"
else
  exit 1
fi
