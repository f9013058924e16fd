#!/bin/sh
# Renders scenes one after the other, with low priority and one at a time on this machine.
# Usage: render.sh <output folder> <width> <samples> <data folder>[:<data folder>] <scene>=<picture> …
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$1 width=$2 samples=$3 data=$(echo "$4" | sed 's/[^:]*/--data &/g; s/:/ /g')
shift 4
for pair in "$@"; do
  # shellcheck disable=SC2086
  flock "${TMPDIR:-/tmp}/render.lock" nice -n 19 blender -b --python-exit-code 1 -P "$here/stage.py" -- "${pair%%=*}" \
    --out "$out/${pair#*=}" --width "$width" --samples "$samples" $data | grep -E '^rendered|rror' || true
done
