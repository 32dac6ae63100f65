"""NYET! as the house plugs it in."""

from __future__ import annotations

from game.kit import GameKit
from game.nyet import GAME
from game.nyet.asking import ask
from game.nyet.bot import make_bot
from game.nyet.cards import NAMES
from game.nyet.following import after
from game.nyet.sentences import describe, tell
from game.nyet.spread import spread

KIT = GameKit(GAME, ask, tell, describe, make_bot, spread, range(len(NAMES)), after=after)
