#!/bin/sh
# Kibitz @VERSION@ for Linux (@ARCH@): unpacks itself once, into the cache of whoever starts it,
# and starts. With --extract DIR it unpacks into DIR and starts nothing.
set -eu
name=kibitz-@VERSION@-@SUM@

unpacked() {
    tail -n +@LINES@ "$0" | gzip -dc | tar -xf - -C "$1" --strip-components=1 kibitz
}

if [ "${1-}" = --extract ]; then
    [ $# -eq 2 ] || { echo "$0 --extract DIR" >&2; exit 2; }
    mkdir -p "$2"
    unpacked "$2"
    exit
fi

cache=${XDG_CACHE_HOME:-$HOME/.cache}/kibitz-program
if [ ! -x "$cache/$name/kibitz" ]; then
    mkdir -p "$cache"
    fresh=$(mktemp -d "$cache/fresh-XXXXXX")
    trap 'rm -rf "$fresh"' EXIT
    trap 'exit 1' HUP INT TERM
    unpacked "$fresh"
    chmod 755 "$fresh"
    # If somebody else was quicker, ours goes into theirs, or nowhere: theirs is whole, too.
    mv "$fresh" "$cache/$name" || [ -x "$cache/$name/kibitz" ]
    rm -rf "$cache/$name/${fresh##*/}" "$fresh"
    for old in "$cache"/kibitz-*; do
        [ "$old" = "$cache/$name" ] || rm -rf "$old"
    done
    trap - EXIT HUP INT TERM
fi
KIBITZ_STARTER=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")
export KIBITZ_STARTER
exec "$cache/$name/kibitz" "$@"
