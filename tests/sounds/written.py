"""What reaches the speakers: the mix that SDL writes to disk."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

RATE = 44100
WRITER = """
import pygame
from sounds.mixer import Mixer
mixer = Mixer(seed=1)
mixer.open()
mixer.set_volumes(0.8, 0.5, 0.0)
mixer.play("grab", pan={pan})
clock = pygame.time.Clock()
while pygame.mixer.get_busy():
    clock.tick(100)
mixer.close()
"""


def written(raw: Path, pan: float) -> NDArray[Any]:
    """One sound on its own, from where the device opens: left and right, from -1 to 1."""
    environment = os.environ | {
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(raw),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    subprocess.run([sys.executable, "-c", WRITER.format(pan=pan)], check=True, env=environment)
    return np.frombuffer(raw.read_bytes(), dtype=np.int16).reshape(-1, 2) / 32768
