"""Frantic as the house plugs it in."""

from __future__ import annotations

from game.frantic import GAME
from game.frantic.asking import ask
from game.frantic.bot import make_bot
from game.frantic.cards import FACES
from game.frantic.sentences import describe, refuse, tell
from game.frantic.spread import spread
from game.kit import GameKit

KIT = GameKit(GAME, ask, tell, describe, make_bot, spread, range(len(FACES)), refuse=refuse)
