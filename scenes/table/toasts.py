"""Short sentences that come and go: refusals and small news, each in a place that it keeps to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pygame import Rect, Surface

from art import theme
from art.text import Lettering
from scenes.table.messages import Tone, toned
from scenes.table.slip import slip

SHOWN_NS = 1_800_000_000
# Units: the letters, and the air beside and above them.
SIZE, AIR = 17, (24, 8)


@dataclass(slots=True)
class Toast:
    """One sentence, and until when it stands in its place; None: where the table speaks."""

    text: str
    place: Rect | None
    until_ns: int
    alert: bool
    picture: Surface | None = None


@dataclass(slots=True)
class Toasts:
    """The sentences that stand now: one a place, the newer pushes the older out."""

    lettering: Lettering
    ground: theme.Ground
    standing: list[Toast] = field(default_factory=list)

    def say(self, text: str, place: Rect | None, now_ns: int, alert: bool = False) -> None:
        """Put a sentence there for a while."""
        self.standing = [toast for toast in self.standing if toast.place != place]
        self.standing.append(Toast(text, place, now_ns + SHOWN_NS, alert))

    @property
    def spoken(self) -> str:
        """What stands where the table speaks, or ""."""
        return next((toast.text for toast in self.standing if toast.place is None), "")

    def hush(self) -> None:
        """What was said where the table speaks is out of date."""
        self.standing = [toast for toast in self.standing if toast.place is not None]

    def advance(self, now_ns: int) -> bool:
        """Take away what has stood long enough; True if something went."""
        still = [toast for toast in self.standing if toast.until_ns > now_ns]
        gone = len(still) != len(self.standing)
        self.standing = still
        return gone

    def retell(self, again: Callable[[str], str]) -> None:
        """Say them in another language."""
        for toast in self.standing:
            toast.text = again(toast.text)

    def forget(self) -> None:
        """Draw them anew: letters have another size."""
        for toast in self.standing:
            toast.picture = None

    @property
    def unpainted(self) -> bool:
        """Whether some wait to be painted: one a frame is enough work."""
        return any(toast.place and toast.picture is None for toast in self.standing)

    def next_ns(self) -> int | None:
        """When the next sentence goes."""
        return min((toast.until_ns for toast in self.standing), default=None)

    def paint(self, screen: Surface, u: float, busy: bool = False) -> None:
        """Draw those with a place of their own; in a `busy` frame none is made anew."""
        for toast in self.standing:
            if toast.place is None:
                continue
            if toast.picture is None and not busy:
                toast.picture, busy = self._slip(toast, toast.place, u), True
            if toast.picture is not None:
                screen.blit(toast.picture, toast.picture.get_rect(center=toast.place.center))

    def _slip(self, toast: Toast, place: Rect, u: float) -> Surface:
        """The sentence on a slip inside its place; a long one takes several lines."""
        room = (place.width - round(u * AIR[0]), place.height - round(u * AIR[1]))
        size = self.lettering.fit_lines(toast.text, round(u * SIZE), room)
        text = self.lettering.paragraph(toast.text, size, theme.PAPER, room[0], "center")
        ground = toned(self.ground, Tone.REFUSED if toast.alert else Tone.PLAIN)
        return slip(text, AIR, place.size, u, ground)
