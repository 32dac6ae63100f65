"""Jetriko as the house plugs it in."""

from __future__ import annotations

from game.jetriko import GAME
from game.jetriko.asking import ask
from game.jetriko.bot import make_bot
from game.jetriko.following import after
from game.jetriko.sentences import describe, tell
from game.kit import GameKit

KIT = GameKit(GAME, ask, tell, describe, make_bot, after=after)
