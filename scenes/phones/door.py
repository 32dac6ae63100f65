"""Who may hold which player's cards: the keys, and the four letters for who cannot scan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from hmac import compare_digest
from secrets import choice, token_urlsafe

from scenes.phones.limits import Bucket
from scenes.phones.wire import GUEST, LETTERS

# A key has 128 bits.
KEY_BYTES = 16
# Letters that look like no other and like no figure.
ALPHABET = "ACDEFHJKLMNPRTUVWXY"
# After so many wrong ones the letters are others; and so often may anybody try at all.
WRONG, TRIES, TRIES_A_SECOND = 10, 5, 0.5


@dataclass(slots=True)
class Door:
    """The keys of one table. `keys` are those of the players whose seats are lent."""

    clock: Callable[[], float]
    key: str = field(default_factory=lambda: token_urlsafe(KEY_BYTES))
    letters: str = field(default_factory=lambda: _letters())
    keys: dict[int, str] = field(default_factory=dict)
    # Whether the last letters were not looked at: too many were tried just before.
    busy: bool = False
    _wrong: int = 0
    _tries: Bucket | None = None

    def lend(self, player: int) -> str:
        """A new key for a player's cards; an older one opens nothing any more."""
        self.keys[player] = token_urlsafe(KEY_BYTES)
        return self.keys[player]

    def take_back(self, player: int) -> None:
        """No key opens that player's cards any more."""
        self.keys.pop(player, None)

    def who(self, key: str) -> int | None:
        """Whose cards a key opens, `GUEST` for that of the door, None for any other."""
        if len(key) == LETTERS:
            return self._who_typed(key.upper())
        found = None
        # All of them are compared, so that how long it takes tells nothing.
        for player, own in ((GUEST, self.key), *self.keys.items()):
            if compare_digest(key.encode(), own.encode()):
                found = player
        return found

    def _who_typed(self, letters: str) -> int | None:
        if self._tries is None:
            self._tries = Bucket(TRIES, TRIES_A_SECOND, self.clock)
        self.busy = not self._tries.take()
        if self.busy:
            return None
        if compare_digest(letters.encode(), self.letters.encode()):
            self._wrong = 0
            return GUEST
        self._wrong += 1
        if self._wrong >= WRONG:
            self._wrong, self.letters = 0, _letters()
        return None


def _letters() -> str:
    return "".join(choice(ALPHABET) for _ in range(LETTERS))
