"""A Dask cluster as the arena needs it: found or explained, and with our code on every worker."""

from __future__ import annotations

import hashlib
import pickle
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from platform import python_version
from typing import Any, TypeVar
from urllib.parse import urlsplit
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

R = TypeVar("R")

WAIT_S = 10
NEEDED = ("dask", "distributed", "joblib")


class NoCluster(Exception):
    """Why there is none to play on, and what helps."""


@contextmanager
def joined(address: str, packages: Collection[str]) -> Iterator[Any]:
    """A client of the scheduler at `address`; its workers, later ones too, get these packages.

    Raises NoCluster.
    """
    if not is_address(address):
        raise NoCluster(f"{address} is no address of a scheduler; it looks like tcp://HOST:PORT")
    if any(find_spec(name) is None for name in NEEDED):
        raise NoCluster('Playing on a cluster needs: python -m pip install -e ".[cluster]"')
    from distributed import Client

    try:
        client = Client(address, timeout=WAIT_S)
    except OSError as why:
        raise NoCluster(
            f"No scheduler answers at {address}; one is started by: dask scheduler"
        ) from why
    with client:
        see_to_it_that_it_fits(client, address)
        client.register_plugin(code_of(packages))
        yield client


def is_address(address: str) -> bool:
    """Whether a scheduler can have this address."""
    try:
        parts = urlsplit(address)
        return parts.scheme in ("tcp", "tls") and bool(parts.hostname and parts.port)
    except ValueError:
        return False


def see_to_it_that_it_fits(client: Any, address: str) -> None:
    """Raises NoCluster if there is no worker, or a machine of another Python or without joblib."""
    found = client.get_versions(packages=["joblib"])
    if not found["workers"]:
        raise NoCluster(
            f"The scheduler at {address} has no workers; one is started by: "
            f"dask worker {address} --nworkers auto --nthreads 1"
        )
    for where, has in {"the scheduler": found["scheduler"], **found["workers"]}.items():
        theirs, ours = has["host"]["python"].split(".")[:2], python_version().split(".")[:2]
        if theirs != ours:
            raise NoCluster(
                f"Python is {'.'.join(theirs)} on {where} and {'.'.join(ours)} here: "
                "a cluster needs the same everywhere"
            )
        if has["packages"]["joblib"] is None:
            raise NoCluster(f"There is no joblib on {where}: python -m pip install joblib")


def sent(work: Callable[[], R]) -> Callable[[], R]:
    """The same work as bytes that only a worker opens: a scheduler has not got our code."""
    packed = pickle.dumps(work)

    def unpacked() -> R:
        opened: Callable[[], R] = pickle.loads(packed)
        return opened()

    return unpacked


def code_of(packages: Collection[str]) -> Any:
    """What puts these packages on a worker, before any it has of the same name.

    The class is a local one, and so travels whole: where it arrives there is nothing of ours.
    """
    from distributed import WorkerPlugin

    packed = archive(packages)
    folder_name = f"kibitz-{hashlib.sha256(packed).hexdigest()[:16]}"

    class Code(WorkerPlugin):
        name = "kibitz"

        def setup(self, worker: Any) -> None:
            folder = Path(worker.local_directory, folder_name)
            if str(folder) in sys.path:
                sys.path.remove(str(folder))
            else:
                ZipFile(BytesIO(packed)).extractall(folder)
            for module in list(sys.modules):
                if module.partition(".")[0] in packages:
                    del sys.modules[module]
            sys.path.insert(0, str(folder))

    return Code()


def archive(packages: Collection[str]) -> bytes:
    """The files of packages that a program reads; the same bytes for the same files."""
    packed = BytesIO()
    with ZipFile(packed, "w") as folder:
        for name in sorted(packages):
            spec = find_spec(name)
            assert spec is not None and spec.origin is not None
            root = Path(spec.origin).parent
            for path in sorted(root.rglob("*")):
                if path.suffix in (".py", ".toml", ".ftl", ".json", ".md"):
                    inside = Path(name, path.relative_to(root)).as_posix()
                    folder.writestr(ZipInfo(inside), path.read_bytes(), ZIP_DEFLATED)
    return packed.getvalue()
