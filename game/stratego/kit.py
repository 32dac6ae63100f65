"""Stratego Cards as the house plugs it in."""

from __future__ import annotations

from game.kit import GameKit
from game.stratego import GAME
from game.stratego.asking import ask
from game.stratego.bot import make_bot
from game.stratego.following import after
from game.stratego.sentences import describe, tell

KIT = GameKit(GAME, ask, tell, describe, make_bot, after=after)
