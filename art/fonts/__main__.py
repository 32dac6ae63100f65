"""Cuts the weights, byte for byte the same each time: `python -m art.fonts`."""

from __future__ import annotations

import importlib.resources
import io

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import OverlapMode, instantiateVariableFont

from art.fonts import CUTS, FILES, Cut


def cut(wish: Cut) -> bytes:
    """The font at that weight, as a file of its own."""
    source = importlib.resources.files(wish.package) / "files" / wish.font
    font = TTFont(io.BytesIO(source.read_bytes()), recalcTimestamp=False)
    heavy = instantiateVariableFont(
        font, {"wght": wish.weight}, overlap=OverlapMode.KEEP_AND_DONT_SET_FLAGS
    )
    written = io.BytesIO()
    heavy.save(written)
    return written.getvalue()


if __name__ == "__main__":
    FILES.mkdir(exist_ok=True)
    for name, wish in CUTS.items():
        (FILES / name).write_bytes(cut(wish))
