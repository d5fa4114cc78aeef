#!/usr/bin/env bash
# Makes the Python environment of the peers in FOLDER, once: environment.sh FOLDER
set -euo pipefail

folder=${1:?usage: environment.sh FOLDER}

say() { echo "environment: $*" >&2; }

install_packages() {
    local as_root=()
    [[ $(id -u) == 0 ]] || as_root=(sudo -n)
    say "installing $*"
    if ! { "${as_root[@]}" apt-get update -q && "${as_root[@]}" apt-get install -q -y "$@"; } >&2; then
        say "could not install $*: please install them and try again"
        exit 1
    fi
}

imports() { "$folder/bin/python" -c 'import numpy, skia' 2>/dev/null; }

imports && exit 0
python3 -c 'import ensurepip, venv' 2>/dev/null || install_packages python3-venv
say "making $folder with skia-python and numpy"
python3 -m venv "$folder" >&2
if ! "$folder/bin/pip" install --quiet --disable-pip-version-check skia-python numpy >&2; then
    say "pip could not install skia-python and numpy into $folder"
    exit 1
fi
# Skia's library is linked against these, though its CPU canvas does not use them.
imports || install_packages libegl1 libgl1 libexpat1
"$folder/bin/python" -c 'import numpy, skia'
