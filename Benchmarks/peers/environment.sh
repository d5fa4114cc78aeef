#!/usr/bin/env bash
# Makes the Python environment of the peers in FOLDER and installs what they need: environment.sh FOLDER [PEER...]
#
# Only numpy must be there; a peer whose packages cannot be installed is told, and left out by compare.py.
set -uo pipefail

folder=${1:?usage: environment.sh FOLDER [PEER...]}
shift
peers=("$@")
[[ ${#peers[@]} -gt 0 ]] || peers=(skia chromium chromium-tile cairo qt thorvg)

say() { echo "environment: $*" >&2; }

updated=
install_packages() {
    local as_root=()
    [[ $(id -u) == 0 ]] || as_root=(sudo -n)
    say "installing $*"
    export DEBIAN_FRONTEND=noninteractive
    if [[ -z $updated ]]; then
        "${as_root[@]}" apt-get update -q >&2 || say "could not bring the list of packages up to date"
        updated=yes
    fi
    "${as_root[@]}" apt-get install -q -y "$@" >&2 || { say "could not install $*"; return 1; }
}

# python_package MODULE PACKAGE
python_package() {
    "$folder/bin/python" -c "import importlib.util, sys; sys.exit(importlib.util.find_spec('$1') is None)" && return
    say "installing $2 into $folder"
    "$folder/bin/pip" install --quiet --disable-pip-version-check "$2" >&2 || { say "could not install $2"; return 1; }
}

# Libraries that a module is linked against, though its CPU canvas does not use them.
with_libraries() {
    local module=$1
    shift
    "$folder/bin/python" -c "import $module" 2>/dev/null || install_packages "$@"
}

compiler() { command -v cc >/dev/null || install_packages gcc libc6-dev; }

if [[ ! -x $folder/bin/python ]]; then
    python3 -c 'import ensurepip, venv' 2>/dev/null || install_packages python3-venv || exit 1
    say "making $folder"
    python3 -m venv "$folder" >&2 || exit 1
fi
python_package numpy numpy || exit 1

for peer in "${peers[@]}"; do
    case $peer in
        skia) python_package skia skia-python && with_libraries skia libegl1 libgl1 libexpat1 ;;
        cairo) compiler && { [[ -e /usr/include/cairo/cairo.h ]] || install_packages libcairo2-dev; } ;;
        thorvg) compiler && python_package thorvg_python thorvg-python ;;
        qt) python_package PySide6 PySide6-Essentials && with_libraries PySide6.QtWidgets libegl1 libgl1 libfontconfig1 \
            libdbus-1-3 libxkbcommon0 libglib2.0-0 ;;
        chromium | chromium-tile)
            python_package PIL pillow
            compgen -G '/usr/lib/chromium/chromium*' >/dev/null || [[ -x ${CHROMIUM:-} ]] ||
                install_packages chromium-headless-shell ;;
    esac || say "$peer will be left out"
done
exit 0
