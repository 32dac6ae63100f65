"""Where on the page of a phone the faces of players lie."""

from __future__ import annotations

import re

# Whose face, and the number of a seat colour.
FACE = re.compile(r"/faces/([a-z]+)-([0-9])\.svg")


def face_path(face: str, colour: int) -> str:
    """Where one of the cast has their portrait on the colour of a seat; "" for nobody."""
    return f"/faces/{face}-{colour}.svg" if face else ""
