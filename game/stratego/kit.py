"""Stratego Cards as the house plugs it in."""

from __future__ import annotations

from game.kit import GameKit
from game.stratego import GAME
from game.stratego.asking import ask
from game.stratego.bot import make_bot
from game.stratego.cards import NAMES
from game.stratego.following import after
from game.stratego.sentences import describe, tell
from game.stratego.spread import BACKS, spread

KIT = GameKit(GAME, ask, tell, describe, make_bot, spread, range(len(NAMES)), BACKS,
              after=after)  # fmt: skip
