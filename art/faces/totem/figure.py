"""The totem and the grabbing hand as surfaces."""

from __future__ import annotations

import pygame

from art.faces.totem.carving import BOX, FOOT, HAND_BOX, LYING_BOX, Pose, hand_svg, totem_svg
from art.paint import picture, shadow
from art.theme import RGB


def figure(height: int, pose: Pose = "standing") -> pygame.Surface:
    """The totem in a box `height` px tall when it stands (shared: do not draw on it)."""
    width, tall = LYING_BOX if pose == "lying" else BOX
    scale = height / BOX[1]
    return picture(totem_svg(pose), (round(width * scale), round(tall * scale)))


def foot(height: int) -> tuple[int, int]:
    """Where in a standing or wobbling figure the middle of its foot is (px)."""
    return round(FOOT[0] * height / BOX[1]), round(FOOT[1] * height / BOX[1])


def figure_shadow(height: int) -> pygame.Surface:
    """The shade on the cloth; its middle lies a little below the middle of the foot."""
    wide, deep = round(height * 0.46), round(height * 0.2)
    return shadow((wide, deep), max(3, height // 22), 190, deep // 2)


def hand(height: int, colour: RGB) -> pygame.Surface:
    """The hand that grabs, reaching up (shared: do not draw on it)."""
    return picture(hand_svg(colour), (round(height * HAND_BOX[0] / HAND_BOX[1]), height))
