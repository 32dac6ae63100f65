"""Weights of the house's typefaces that no package brings: cut from its variable fonts.

They are cut when the package is installed or built; `python -m art.fonts` cuts them again. Of a
variable font only the default weight can be loaded; these are what it draws at another one, with
its licence.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

FILES = Path(__file__).parent / "files"


class Cut(NamedTuple):
    """A file to cut: from which variable font, and how heavy."""

    package: str
    font: str
    weight: int


CUTS = {
    "Heebo-Bold.ttf": Cut("fontpkg_heebo", "Heebo[wght].ttf", 700),
    "FrankRuhlLibre-Bold.ttf": Cut("fontpkg_frank_ruhl_libre", "FrankRuhlLibre[wght].ttf", 700),
}
