#!/usr/bin/env bash
# Reads the recipes of Backend/deploy with the programs that they are for: Kubernetes' manifests, nginx' settings, systemd's
# unit, and the metrics that the runbook's queries name.
#
#   Scripts/check/test-deploy.sh
#
# PYTHON names the Python that has kubernetes-validate (Scripts/setup/install-check-tools.sh). What this machine lacks is skipped with its reason.
set -euo pipefail
cd "$(dirname "$0")/../../Backend/deploy"

python=${PYTHON:-python3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

if "$python" -c 'import kubernetes_validate' 2> /dev/null; then
  "$(dirname "$(command -v "$python")")/kubernetes-validate" --strict kubernetes/*.yaml
  echo "passed: Kubernetes' manifests have Kubernetes' schemas"
else
  echo "skipped: Kubernetes' manifests: $python has no kubernetes-validate"
fi

if command -v nginx > /dev/null; then
  # The names of the servers are those of containers.
  sed -E 's/server-[ab]:/127.0.0.1:/; s/^events/pid '"${folder//\//\\/}"'\/pid;\nevents/' nginx.conf > "$folder/nginx.conf"
  nginx -t -q -c "$folder/nginx.conf" -p "$folder"
  echo "passed: nginx reads its settings"
else
  echo "skipped: nginx' settings: there is no nginx"
fi

if command -v systemd-analyze > /dev/null; then
  # The program isn't where it will be installed.
  sed 's|^ExecStart=[^ ]*|ExecStart=/bin/true|' astrolabe-server.service > "$folder/astrolabe-server.service"
  systemd-analyze verify "$folder/astrolabe-server.service"
  # The exposure that systemd counts, from 0 to 10; it calls up to 2 a unit that is well confined.
  systemd-analyze security --offline=true --threshold=20 --no-pager "$folder/astrolabe-server.service" \
    > "$folder/security" || { cat "$folder/security" >&2; exit 1; }
  echo "passed: systemd reads the unit, $(tail -n 1 "$folder/security" | grep -oE 'level.*: [0-9.]+')"
else
  echo "skipped: systemd's unit: there is no systemd-analyze"
fi

for metric in $(grep -oE '(astrolabe|process)_[a-z_]+' README.md | sed 's/_bucket$//' | sort -u); do
  if ! grep -rqF "\"$metric" ../Sources/Server; then
    echo "failed: the runbook asks for the metric $metric, which the server doesn't have" >&2
    exit 1
  fi
done
echo "passed: the server has every metric that the runbook asks for"
