"""Cuts the weights whenever the package is built, also where it is only linked to."""

from __future__ import annotations

import subprocess
import sys

from setuptools.command.build_py import build_py


class CutWeights(build_py):
    """The step of the build that gathers the modules, with the files they need."""

    def run(self) -> None:
        # In a process of its own: builders do not look for modules in the project itself.
        subprocess.run([sys.executable, "-m", "art.fonts"], check=True)
        super().run()
