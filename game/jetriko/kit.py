"""Jetriko as the house plugs it in."""

from __future__ import annotations

from game.jetriko import GAME
from game.jetriko.asking import ask
from game.jetriko.bot import make_bot
from game.jetriko.cards import DECK
from game.jetriko.sentences import describe, tell
from game.jetriko.spread import BACKS, spread
from game.kit import GameKit

KIT = GameKit(GAME, ask, tell, describe, make_bot, spread, DECK, BACKS)
