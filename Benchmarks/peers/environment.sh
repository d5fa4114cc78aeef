#!/usr/bin/env bash
# Makes the Python environment of the peers in FOLDER (once): environment.sh FOLDER
set -euo pipefail

folder=${1:?usage: environment.sh FOLDER}

# What Skia's shared library is linked against, and what makes an environment.
missing=()
python3 -c 'import ensurepip, venv' 2>/dev/null || missing+=(python3-venv)
for entry in libEGL.so.1:libegl1 libGL.so.1:libgl1 libfontconfig.so.1:libfontconfig1; do
    ldconfig -p 2>/dev/null | grep -q "${entry%%:*}" || missing+=("${entry##*:}")
done
if ((${#missing[@]})); then
    echo "environment: installing ${missing[*]}" >&2
    as_root=()
    [[ $(id -u) == 0 ]] || as_root=(sudo -n)
    if ! { "${as_root[@]}" apt-get update -q && "${as_root[@]}" apt-get install -q -y "${missing[@]}"; } >&2; then
        echo "environment: could not install ${missing[*]}; please install them and try again" >&2
        exit 1
    fi
fi

if ! "$folder/bin/python" -c 'import numpy, skia' 2>/dev/null; then
    echo "environment: making $folder with skia-python and numpy" >&2
    python3 -m venv "$folder" >&2
    if ! "$folder/bin/pip" install --quiet --disable-pip-version-check skia-python numpy >&2; then
        echo "environment: pip could not install skia-python and numpy into $folder" >&2
        exit 1
    fi
    "$folder/bin/python" -c 'import numpy, skia'
fi
