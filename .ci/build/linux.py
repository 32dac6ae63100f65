"""The downloads for Linux, made from the built folder: a package for Debian and Ubuntu, one file
that unpacks itself, and what a Flatpak is made from."""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import platform
import re
import shutil
import subprocess
import tarfile
import time
from collections.abc import Mapping
from pathlib import Path

import parts

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from scenes.startup import shortcut
from scenes.storage.licences import OWN
from scenes.words import Words

ID = "io.github.kibitz_table.Kibitz"
MAINTAINER = "The Kibitz authors <kibitz-table@users.noreply.github.com>"
TEMPLATES = Path(__file__).with_name("linux")
# What SDL opens by itself when it talks to a screen.
NEEDED = ("libx11-6", "libxext6", "libxcursor1", "libxi6", "libxfixes3", "libxrandr2", "libxss1")
WANTED = ("libgl1", "libpulse0 | libasound2 | libasound2t64", "libwayland-client0", "xdg-utils")
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
GLIBC = re.compile(rb"GLIBC_(\d+)\.(\d+)")
FOLDER, PROGRAM, PLAIN = 0o755, 0o755, 0o644


def filled(name: str, **more: str) -> str:
    """A template with all its places filled."""
    date = time.strftime("%Y-%m-%d", time.gmtime(parts.epoch()))
    values = {"ID": ID, "VERSION": parts.VERSION, "DATE": date,
              "DEVELOPER": ID.rpartition(".")[0], **more}  # fmt: skip
    text = (TEMPLATES / name).read_text(encoding="utf-8")
    return re.sub(r"@([A-Z]+)@", lambda place: values[place.group(1)], text)


def shared_files() -> dict[str, bytes]:
    """What a desktop has to know, by its place in a folder `share`."""
    found = shortcut.files(Words(), ["kibitz"], ID)
    found[f"metainfo/{ID}.metainfo.xml"] = filled("metainfo.xml").encode()
    return found


# The package


def deb(folder: Path, downloads: Path, room: Path) -> Path:
    """The package of the built folder."""
    tree = room / "deb"
    shutil.copytree(folder, tree / "usr/lib/kibitz", symlinks=True)
    doc = "usr/share/doc/kibitz"
    files = {
        **{f"usr/share/{place}": content for place, content in shared_files().items()},
        "usr/share/man/man6/kibitz.6.gz": _packed(filled("kibitz.6")),
        f"{doc}/copyright": _copyright(folder).encode(),
        f"{doc}/changelog.gz": _packed(_changelog()),
        "usr/share/lintian/overrides/kibitz": filled("lintian-overrides").encode(),
    }
    _write(tree, files)
    (tree / "usr/games").mkdir()
    (tree / "usr/games/kibitz").symlink_to("../lib/kibitz/kibitz")
    _write(tree, {"DEBIAN/control": _control(tree).encode(), "DEBIAN/md5sums": _sums(tree)})
    _settle(tree, "usr/lib/kibitz/kibitz")
    target = downloads / f"kibitz_{parts.VERSION}_{_architecture()}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "--build", "-Zxz", str(tree), str(target)],
        check=True, stdout=subprocess.DEVNULL,
        env={**os.environ, "SOURCE_DATE_EPOCH": str(parts.epoch())},
    )  # fmt: skip
    return target


def _architecture() -> str:
    machine = platform.machine()
    return ARCHITECTURES.get(machine, machine)


def _control(tree: Path) -> str:
    size = sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file()) // 1024
    needed = [f"libc6 (>= {libc(tree)})", *NEEDED]
    return f"""Package: kibitz
Version: {parts.VERSION}
Architecture: {_architecture()}
Maintainer: {MAINTAINER}
Installed-Size: {size}
Depends: {", ".join(needed)}
Recommends: {", ".join(WANTED)}
Section: games
Priority: optional
Description: card table for friends and bots
 Sit down with friends round one screen, against bots, or both: Kibitz
 deals, keeps the rules to the last edge case, and never peeks at your
 cards.
 .
 On its shelf stand Totem, NYET!, Stratego Cards, Jetriko and Frantic.
 Matches are saved move by move and can be watched again.
"""


def libc(tree: Path) -> str:
    """The oldest C library that all programs in a folder can live with."""
    found = {(2, 17)}
    for path in tree.rglob("*"):
        if path.is_file() and not path.is_symlink():
            content = path.read_bytes()
            if content.startswith(b"\x7fELF"):
                found |= {(int(major), int(minor)) for major, minor in GLIBC.findall(content)}
    return ".".join(map(str, max(found)))


def _copyright(folder: Path) -> str:
    own = (folder / "_internal/licences" / f"{OWN}.txt").read_text(encoding="utf-8")
    others = sorted(path.stem for path in (folder / "_internal/licences").glob("*.txt"))
    listed = "\n".join(f"  {name}" for name in others if name != OWN)
    return f"""{own}
The program brings other people's work along. Their notices and licences are in
/usr/lib/kibitz/_internal/licences, a file each, and in the program under Settings, About, Licences:

{listed}

Those under the GNU Lesser General Public License are shared libraries there, which you may replace
by others. On Debian systems that licence is also in /usr/share/common-licenses/LGPL-2.1, and the
Apache License in /usr/share/common-licenses/Apache-2.0.
"""


def _changelog() -> str:
    date = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(parts.epoch()))
    return f"""kibitz ({parts.VERSION}) stable; urgency=medium

  * What there is in this version is told by CHANGELOG.md of the source and by
    the page of the release.

 -- {MAINTAINER}  {date}
"""


def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def _write(tree: Path, files: Mapping[str, bytes]) -> None:
    for place, content in files.items():
        file = tree / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def _sums(tree: Path) -> bytes:
    lines = [
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree).as_posix()}\n"
        for path in sorted(tree.rglob("*"))
        if path.is_file() and not path.is_symlink() and "DEBIAN" not in path.parts
    ]
    return "".join(lines).encode()


def _settle(tree: Path, *programs: str) -> None:
    """The rights every file needs and no others, and one time for all."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            is_program = path.is_dir() or path.relative_to(tree).as_posix() in programs
            path.chmod(PROGRAM if is_program else PLAIN)
        os.utime(path, (parts.epoch(), parts.epoch()), follow_symlinks=False)


# One file


def starter(packed: bytes, downloads: Path) -> Path:
    """One file that unpacks itself and starts."""
    lines = (TEMPLATES / "starter.sh").read_text(encoding="utf-8").count("\n") + 1
    header = filled(
        "starter.sh", ARCH=platform.machine(), LINES=str(lines),
        SUM=hashlib.sha256(packed).hexdigest()[:12],
    )  # fmt: skip
    target = downloads / f"kibitz-{parts.VERSION}-linux-{platform.machine()}.run"
    target.write_bytes(header.encode() + packed)
    target.chmod(PROGRAM)
    return target


def everything(folder: Path, room: Path) -> bytes:
    """The built folder, and beside it what a desktop has to know, as one archive."""
    share = room / "share"
    _write(share, shared_files())
    return archive({"kibitz": folder, "share": share})


def archive(folders: Mapping[str, Path]) -> bytes:
    """Folders, by the names they get, as a tar that is the same every time."""
    file = io.BytesIO()
    with (
        gzip.GzipFile(fileobj=file, mode="wb", compresslevel=9, filename="", mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        for name, folder in folders.items():
            for path in [folder, *sorted(folder.rglob("*"))]:
                place = Path(name) / path.relative_to(folder)
                tar.add(path, place.as_posix(), recursive=False, filter=_plain)
    return file.getvalue()


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Without whose it was and when."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = parts.epoch()
    entry.mode = PROGRAM if entry.isdir() or entry.mode & 0o100 else PLAIN
    return entry


# What a Flatpak is made from


def flatpak(packed: bytes, downloads: Path) -> Path:
    """The manifest, and beside it the archive it speaks of."""
    source = downloads / f"kibitz-{parts.VERSION}-linux-{platform.machine()}.tar.gz"
    source.write_bytes(packed)
    manifest = downloads / f"{ID}.yml"
    manifest.write_text(
        filled("flatpak.yml", ARCHIVE=source.name, SUM=hashlib.sha256(packed).hexdigest()),
        encoding="utf-8",
    )
    return manifest


def make(folder: Path, downloads: Path, room: Path) -> None:
    """All of them."""
    deb(folder, downloads, room)
    packed = everything(folder, room)
    starter(packed, downloads)
    flatpak(packed, downloads)
