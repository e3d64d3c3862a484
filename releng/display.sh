#!/bin/sh
# Finds a display for the tests of the workbench: display.sh FILE writes "whence.display=…" there. That of DISPLAY, if it is set;
# else one that nobody sees, which ends with the process that has called this.
set -u
. "$(dirname "$0")/environment.sh"

file=$1
mkdir -p "$(dirname "$file")" || exit 4
if [ -n "${DISPLAY:-}" ] || [ "$(uname -s)" != Linux ]; then
    echo "whence.display=${DISPLAY:-}" >"$file"
    exit 0
fi
command -v Xvfb >/dev/null || refuse "the tests of the workbench need a display: set DISPLAY, or install Xvfb (on Debian: apt-get install xvfb libgtk-3-0)."

: >"$file.number"
Xvfb -displayfd 3 -screen 0 1600x1000x24 -nolisten tcp 3>"$file.number" >"$file.log" 2>&1 &
server=$!
tries=0
while [ ! -s "$file.number" ]; do
    tries=$((tries + 1))
    if [ "$tries" -gt 100 ] || ! kill -0 "$server" 2>/dev/null; then
        refuse "Xvfb does not start; what it said is in $file.log."
    fi
    sleep 0.1
done
echo "whence.display=:$(cat "$file.number")" >"$file"

build=$PPID
(
    while kill -0 "$build" 2>/dev/null && kill -0 "$server" 2>/dev/null; do
        sleep 1
    done
    kill "$server"
) >/dev/null 2>&1 &
