"""What stands beside a release: what is new, which file is for whom, what a system asks at the
first start, and the checksums.

    python .ci/build/release.py v0.1.0 dist/downloads

writes notes.md and SHA256SUMS into the folder. The tag must be the version of the program.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

import parts

NOTES, SUMS = "notes.md", "SHA256SUMS"
# What a file is by its name: for whom, and what happens when it is opened for the first time.
FILES = (
    (r"-windows-\w+-setup\.exe", "Windows 10 and 11",
     "Open it. Windows says that it protected your PC, because nobody paid for a signature: choose "
     "*More info*, then *Run anyway*. It installs for you alone and needs no administrator."),
    (r"-windows-\w+-portable\.zip", "Windows, without installing",
     "Unpack all of it, then open `kibitz.exe`. Windows asks the same as above."),
    (r"-macos-arm64\.dmg", "Mac with Apple’s own processor (M1 and later)",
     "Open it and drag Kibitz to Applications. If the Mac says that Apple could not check it: open "
     "*System Settings*, *Privacy & Security*, and there choose *Open Anyway*."),
    (r"-macos-x86_64\.dmg", "Mac with an Intel processor", "As above."),
    (r"_\w+\.deb", "Debian, Ubuntu, Mint",
     "Open it, or `sudo apt install ./FILE`. Kibitz is then in the menu."),
    (r"-linux-\w+\.run", "Any other Linux",
     "Allow it to be run (*Properties*, *Permissions*, or `chmod +x FILE`), then open it. "
     "`./FILE --install-shortcut` puts it into the menu, `./FILE --extract FOLDER` unpacks it."),
    (r"-linux-\w+\.tar\.gz", "Any other Linux, to unpack by hand",
     "The program is `kibitz/kibitz` in there. The Flatpak is made from it."),
    (r"\.Kibitz\.yml", "Flatpak",
     "`flatpak-builder --user --install build FILE`, in a folder with the `.tar.gz`."),
    (r"-py3-none-any\.whl", "Python 3.11 or later, on anything",
     "`pipx install FILE`, then `kibitz`."),
)  # fmt: skip


def main(tag: str, downloads: Path) -> int:
    """Write both files. Stops where something does not fit."""
    if tag != f"v{parts.VERSION}":
        raise SystemExit(f"the tag is {tag}, but the program says that it is {parts.VERSION}")
    found = sorted(path for path in downloads.iterdir() if path.name not in (NOTES, SUMS))
    sums = "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in found
    )
    (downloads / SUMS).write_text(sums, encoding="utf-8", newline="\n")
    (downloads / NOTES).write_text(
        notes([path.name for path in found]), encoding="utf-8", newline="\n"
    )
    return 0


def notes(names: list[str]) -> str:
    """The page of the release."""
    rows = "\n".join(map(_row, sorted(names, key=_rank)))
    return f"""{new_in(parts.VERSION)}

## Which file is for you

| | file | the first time |
|---|---|---|
{rows}

Nothing is looked up on the network, and nothing is sent. A newer Kibitz is installed over an older
one; matches, cards, settings and statistics stay and are taken over.

`{SUMS}` has the checksum of every file: `sha256sum -c {SUMS} --ignore-missing`.
"""


def new_in(version: str) -> str:
    """What the changelog says about a version."""
    text = (parts.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for section in re.split(r"^## ", text, flags=re.MULTILINE):
        head, _, body = section.partition("\n")
        if head.strip() == version:
            return body.strip()
    raise SystemExit(f"CHANGELOG.md says nothing about {version}")


def _rank(name: str) -> int:
    ranks = (rank for rank, (pattern, *_) in enumerate(FILES) if re.search(f"{pattern}$", name))
    found = next(ranks, None)
    if found is None:
        raise SystemExit(f"release.py does not say for whom {name} is")
    return found


def _row(name: str) -> str:
    _, whom, first = FILES[_rank(name)]
    return f"| **{whom}** | `{name}` | {first.replace('FILE', name)} |"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
