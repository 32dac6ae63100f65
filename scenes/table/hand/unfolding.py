"""The half of a table of cards in hand that shows what happened: step by step, cards flying.

What is shown is always a view: an older one, which the game's fold `after` brings to where the
match stands, event by event, as each is seen.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, zip_longest
from typing import Any, ClassVar, TypeAlias

from pygame import Rect

from art.opening import LineByLine
from game.cards import HIDDEN, NOBODY, Card, CardsMoved, Event, MovedAtOnce, Seat, Shuffled, Zone
from game.cast import Feelings
from game.registry import choices
from scenes.table.fan import leaning
from scenes.table.hand.brush import Brush
from scenes.table.hand.counting import Counting
from scenes.table.hand.sheet import Sheet
from scenes.table.motion import Side
from scenes.table.riffle import is_time, riffle
from scenes.table.scene import TableScene
from scenes.table.sitting import Sitting
from sounds.names import Sound

# One card after another; of very many that go one way so many are seen.
STAGGER_MS, SEEN_FLYING = 40, 9
# When hands are laid open, the last card of each turns up no later than this after the first, and
# one hand begins so long after another.
TURNS_MS, HANDS_MS = 320, 70
# Before they do, so many faces that were never drawn are made a frame.
FACES, FRAME_MS = 4, 16
# When cards are dealt, the last one goes no later than this.
DEAL_MS = 1300
# Points are counted up in so many steps within that time.
COUNT_STEPS, COUNT_MS = 7, 490
# To these cards go without a noise.
SOFT = ("hand", "draw")
# The cards of these lie in their pile until they go: it says how many there are.
COUNTED = ("draw",)
# While cards are on their way they lie in no zone that anybody sees.
IN_THE_AIR = Zone("air")
# By seat, the cards of its hand.
Hands: TypeAlias = Mapping[Seat, Sequence[Card]]
# A card of an event, whether it lies face down, where it comes from and goes, after how many ms.
Way: TypeAlias = tuple[CardsMoved, Card, bool, Rect, Rect, int]


class Unfolding(Sitting):
    """Turns events into steps. A game says where cards lie, and adds what is its own."""

    # The events that begin a round. What is put away before its deal is simply gone, and what
    # players get besides their hands is simply there.
    DEALT: ClassVar[tuple[type, ...]] = ()
    # What is heard of an event, and for how long nothing else happens.
    SOUNDS: ClassVar[dict[type, tuple[Sound, int]]] = {}

    places: Any
    brush: Brush

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.choices = choices(self.game)
        # How the table is when all is there that is on its way.
        self.opens_for: Any | None = None
        self.counting = Counting()
        # By seat, the points that are in the view and have not been counted up yet.
        self.owed: tuple[int, ...] = ()
        # When lines of a sheet that comes in will be heard coming.
        self._ticks: tuple[float, ...] = ()

    # What a game says for itself

    @abstractmethod
    def own_cards(self, view: Any) -> Sequence[tuple[Card, Rect]]:
        """The cards of the one at the screen, and where they lie."""

    @abstractmethod
    def spot(self, view: Any, zone: Zone, card: Card) -> Rect | None:
        """Where a card of a zone is on the screen; None: nobody sees it go."""

    def back_of(self, view: Any, zone: Zone) -> int:
        """Which back the cards of a zone have."""
        return 0

    def dealt_from(self, view: Any, zone: Zone) -> Rect | None:
        """Where cards come from that are dealt."""
        return self.spot(view, zone, HIDDEN)

    def backs_of(self, view: Any, seat: Seat) -> Sequence[Rect]:
        """Where the cards of another lie face down, as far as that is known of each."""
        return ()

    def faces_of(self, view: Any, seat: Seat, cards: Sequence[Card]) -> Sequence[Rect]:
        """Where these cards of another lie once they are open."""
        return self.backs_of(view, seat)

    def seen_at(self, zone: Zone, card: Card, box: Rect) -> Rect:
        """Where a card of a zone is seen now that lies in this box, if it moves there."""
        return box

    @property
    @abstractmethod
    def plates(self) -> Sequence[Rect]:
        """Where the plates of all seats lie."""

    def face_down(self, view: Any) -> Sequence[Rect]:
        """Where the hand at the screen lies while nobody may see it."""
        return ()

    def unfold(self, event: Any, before: Any, view: Any) -> None:
        """Add the steps that show what happened, besides cards that move."""

    @abstractmethod
    def feel(self, feelings: Feelings) -> None:
        """A step: faces show that something befell them."""

    @property
    def private(self) -> bool:
        """Whether the one whose cards are open goes on at once, and nobody else need look."""
        return False

    def covered(self, view: Any) -> Any:
        """The same as others may see it, if they look again as soon as the choice is made."""
        if not self.crowded or self.private:
            return view
        return replace(view, seat=None, hand=())

    # Step by step

    def present(self, events: list[Event]) -> None:
        view = put_away = self.covered(self.shown)
        for_all = self.crowded and not self.private
        if for_all:
            events = [event.seen_by(None) for event in events]
        begins = any(isinstance(event, self.DEALT) for event in events)
        if not begins and not self.steps and not self.table.motion.flights:
            # Some cards were covered, or passed over, before their faces were wanted.
            self.brush.pictures.forget_soon()
        dealt, was_dealt = list[CardsMoved](), False
        for event in events:
            before, view = view, self.after(view, event)
            moved, steps = moves_of(event), len(self.steps)
            to_hands = [one for one in moved if one.target.kind == "hand"]
            was_dealt = was_dealt or bool(to_hands)
            if begins and moved and (to_hands or not was_dealt or is_owned(moved[0].target)):
                dealt += to_hands
                continue
            if dealt:
                self.show_deal(dealt, before)
                dealt = []
            if moved:
                self.move(moved, before, view)
            elif isinstance(event, Shuffled):
                # What is dealt next is shuffled when it is seen to be dealt.
                if not begins:
                    self.then(partial(self.shuffle, [event.zone]))
            else:
                self._hear(event)
                self.unfold(event, before, view)
            feelings = self.choices.feel(event.seen_by(None))
            if feelings:
                self.then(partial(self.feel, feelings))
            # What changes nothing to be seen takes no time.
            if view != before or len(self.steps) > steps:
                self.then(partial(self.lay, view))
        if dealt:
            self.show_deal(dealt, view)
        self.then(self.at_rest, self.refresh)
        if for_all:
            # The hand is put away before anything else is seen.
            self.lay(put_away)

    def after(self, view: Any, event: Event) -> Any:
        """The view after what was seen."""
        return self.choices.after(view, event)

    def _show(self, view: Any) -> None:
        self.opens_for = None
        self.counting.forget()
        super()._show(view)

    def at_rest(self) -> None:
        """A step: all has been seen; nothing of it stands there any more."""

    def _hear(self, event: Event) -> None:
        sound, wait_ms = self.SOUNDS.get(type(event), (None, 0))
        if sound is not None:
            self.then(partial(self.sound, sound))
        if wait_ms:
            self.then_wait(wait_ms)

    def move(self, moved: Sequence[CardsMoved], before: Any, view: Any) -> None:
        """Add the steps that show cards on their way to how the table then is (`view`)."""
        self.then(partial(self.fly_cards, moved, before, view))

    def show_deal(self, dealt: Sequence[CardsMoved], view: Any) -> None:
        """Add the steps that show these hands being dealt, after which the table is `view`."""
        dealt = tuple(dealt)
        for event in dealt:
            for box in self.backs_of(view, event.target.owner)[:1]:
                kind = self.back_of(view, event.target)
                self.brush.pictures.back_soon(box.width, kind, turned=True)
        self.then(
            partial(self._make_deck, dealt, view),
            partial(self._deal_out, dealt, view),
            partial(self.lay, view),
        )

    def _make_deck(self, dealt: Sequence[CardsMoved], view: Any) -> None:
        """A step: what is to be dealt is one deck, and shuffled."""
        self._lay_undealt(dealt, view)
        self.shuffle([dealt[0].source])

    def _lay_undealt(self, dealt: Sequence[CardsMoved], view: Any) -> None:
        """The table looks as before these hands were dealt, after which it is `view`."""
        for event in dealt:
            view = self.after(view, replace(event, source=event.target, target=IN_THE_AIR))
        self.lay(view)
        self.counting.hold(event.source for event in dealt for _ in event.cards)
        self.tell_counts()

    def shuffle(self, decks: Sequence[Zone]) -> None:
        """A step: these are shuffled, and seen to be if there is time for that."""
        self.sound(Sound.SHUFFLE)
        if not is_time(self.table.motion):
            return
        for zone in decks:
            box = self.dealt_from(self.shown, zone)
            if box is not None:
                pictures, kind = self.brush.pictures, self.back_of(self.shown, zone)
                back, shade = pictures.back(box.width, kind), pictures.shadow(box.width)
                for card in riffle(back, box, shade, self.now_ns, self.table.unit):
                    self.table.fly(card, falls=False)

    def _deal_out(self, dealt: Sequence[CardsMoved], view: Any) -> None:
        """A step: every hand gets a card in turn until each has its own."""
        self.sound(Sound.DEAL)
        self._lay_undealt(dealt, view)
        goals = [self._dealt_to(event, view) for event in dealt]
        most = sum(map(len, goals))
        stagger = min(STAGGER_MS, DEAL_MS / max(1, most))
        each_in_turn = chain.from_iterable(
            [(event, way) for event, way in zip(dealt, round_, strict=True) if way is not None]
            for round_ in zip_longest(*goals)
        )
        for number, (event, (card, goal, lean)) in enumerate(each_in_turn):
            start = self.dealt_from(view, event.source)
            if start is not None:
                down = self._lies_down(event, card, view)
                self._fly_card(
                    (event, card, down, start, goal, round(number * stagger)), view, lean
                )

    def _dealt_to(self, event: CardsMoved, view: Any) -> list[tuple[Card, Rect, float]]:
        """The cards of a hand, where each comes to lie, and how it leans there."""
        seat = event.target.owner
        others = seat != self.bottom
        backs = self.backs_of(view, seat) if others else ()
        if backs:
            return list(zip(event.cards, backs, leaning(backs), strict=False))
        spots: Sequence[Rect | None] = () if others else self.face_down(view)
        spots = spots or [self.spot(view, event.target, card) for card in event.cards]
        return [(card, box, 0.0) for card, box in zip(event.cards, spots, strict=False) if box]

    def fly_cards(self, moved: Sequence[CardsMoved], before: Any, view: Any) -> None:
        """A step: cards go from zone to zone, those of an event one after the other."""
        between, ways = before, list[Way]()
        for event in moved:
            between = self.after(between, replace(event, target=IN_THE_AIR))
            for number, card in enumerate(event.cards[:SEEN_FLYING]):
                start, goal = self.spot(before, event.source, card), None
                if start is not None:
                    goal = self.spot(view, event.target, card)
                if start is not None and goal is not None:
                    down = self._lies_down(event, card, before)
                    start = self.seen_at(event.source, card, start)
                    ways.append((event, card, down, start, goal, number * STAGGER_MS))
        if not ways:
            return
        self.sound(Sound.SLIDE)
        self.lay(between)
        # Where it is known what comes, there is room for it when it is there.
        self.opens_for = view if view.seat == self.bottom else None
        self.counting.hold(event.source for event, *_ in ways)
        for way in ways:
            self._fly_card(way, before)

    def _fly_card(self, way: Way, before: Any, lean: float = 0.0) -> None:
        """A card that lies face down turns up as it goes, one that is hidden then turns down.

        The hands of others hang from below their plates.
        """
        event, card, down, start, goal, delay_ms = way
        pictures, marks, wide = self.brush.pictures, self.brush.marks, self.places.card[0]
        back = partial(pictures.back, wide, self.back_of(before, event.source))
        leaves: Side = back
        lands: Side = back
        turns_down = self.turns_over(event)[1]
        if card != HIDDEN and not (down and turns_down):
            face = pictures.front_soon(card, wide, marks)
            leaves, lands = back if down else face, back if turns_down else face
            if lands is face:
                pictures.front_soon(card, goal.width, marks)
        flight = self.fly(
            leaves(), start.center, goal.center, start.width, goal.width,
            other_side=None if lands is leaves else lands, delay_ms=delay_ms,
            shade=pictures.shadow(wide), falls=self.falls(event), lean=lean,
            played=event.source.kind == "hand", hidden=event.source.kind in COUNTED,
            under=tuple(self.plates[zone.owner] for zone in (event.source, event.target)
                        if zone.kind == "hand" and zone.owner not in (NOBODY, self.bottom)),
        )  # fmt: skip
        self.counting.watch(flight, event.source, event.target)

    def _lies_down(self, event: CardsMoved, card: Card, before: Any) -> bool:
        """Whether a card lies face down, as long as it has not gone this way."""
        if event.source.kind != "hand":
            return self.turns_over(event)[0]
        return card not in dict(self.own_cards(before)) and not self.shows(event.source.owner, card)

    def open_soon(self, hands: Hands, before: Any) -> None:
        """Add the steps that lay these hands open, whose faces are made from now on."""
        pictures, marks = self.brush.pictures, self.brush.marks
        faces = [
            (card, box.width)
            for seat, cards in hands.items()
            for card, box in zip(cards, self._open_at(before, seat, cards), strict=False)
        ]
        for card, wide in faces:
            pictures.front_soon(card, wide, marks)
        self.table.warm(partial(pictures.front, card, wide, marks=marks) for card, wide in faces)
        self.then(partial(self._make_faces, faces), partial(self._turn_hands, hands, before))

    def _make_faces(self, faces: Sequence[tuple[Card, int]]) -> None:
        """A step: faces so wide are made, a few a frame, before any of them turns up."""
        pictures, marks = self.brush.pictures, self.brush.marks
        missing = [(card, wide) for card, wide in faces if not pictures.is_made(card, wide, marks)]
        if self.table.motion.still or not missing:
            return
        for card, wide in missing[:FACES]:
            pictures.front(card, wide, marks=marks)
        self.then_first(partial(self._make_faces, missing[FACES:]))
        self.wait(FRAME_MS)

    def _open_at(self, view: Any, seat: Seat, cards: Sequence[Card]) -> Sequence[Rect]:
        own = seat == self.bottom
        return self.face_down(view) if own else self.faces_of(view, seat, cards)

    def _turn_hands(self, hands: Hands, before: Any) -> None:
        """A step: hands that lay face down turn over before all eyes, card by card."""
        self.sound(Sound.FLIP)
        turned = {seat: cards for seat, cards in hands.items()
                  if not self.open_hand(seat) and self._down(before, seat)}  # fmt: skip
        if self.table.motion.still or not turned:
            return
        counts = (0 if seat in turned else count for seat, count in enumerate(before.counts))
        self.lay(replace(before, counts=tuple(counts)))
        # Their plates say all the time how many cards they have.
        self.counting.hold(Zone("hand", seat) for seat in turned for _ in turned[seat])
        self.tell_counts()
        for place, (seat, cards) in enumerate(turned.items()):
            apart = min(STAGGER_MS, TURNS_MS / len(cards))
            ways = zip(cards, self._down(before, seat), self._open_at(before, seat, cards),
                       strict=False)  # fmt: skip
            for number, (card, start, goal) in enumerate(ways):
                delay_ms = place * HANDS_MS + round(number * apart)
                self._turn_card(seat, card, start, goal, delay_ms)

    def _down(self, view: Any, seat: Seat) -> Sequence[Rect]:
        return self.face_down(view) if seat == self.bottom else self.backs_of(view, seat)

    def _turn_card(self, seat: Seat, card: Card, start: Rect, goal: Rect, delay_ms: int) -> None:
        """A card of a hand turns up where it lies."""
        pictures = self.brush.pictures
        back = pictures.back(start.width, self.back_of(self.shown, Zone("hand", seat)))
        self.fly(
            back, start.center, goal.center, start.width, goal.width, delay_ms=delay_ms,
            other_side=pictures.front_soon(card, goal.width, self.brush.marks),
            shade=pictures.shadow(goal.width),
            under=() if seat == self.bottom else (self.plates[seat],),
        )  # fmt: skip

    def unroll(self, sheet: Sheet) -> None:
        """A step: the sheet comes in, line by line."""
        coming = LineByLine(0, sheet.lines)
        self.open(coming.lasts)
        self._ticks = coming.times

    def owe(self, owed: tuple[int, ...]) -> None:
        """A step: so many points of each seat are not told of yet."""
        self.owed = owed
        self.changed()

    def count_up(self, gains: tuple[int, ...]) -> None:
        """Add the steps that count up what each seat owes; at once, where nothing moves."""
        seen = any(gains) and not self.table.motion.still
        for left in reversed(range(1, COUNT_STEPS if seen else 1)):
            self.then(
                partial(self.sound, Sound.TICK),
                partial(self.owe, tuple(round(gain * left / COUNT_STEPS) for gain in gains)),
            )
            self.then_wait(COUNT_MS // COUNT_STEPS)
        self.then(partial(self.owe, ()))

    def hurry(self) -> None:
        """Nobody has to wait for points to be worked out and counted."""
        if self.owed:
            self.show_at_once()
        else:
            super().hurry()

    def drop_steps(self) -> None:
        self.owed, self._ticks = (), ()
        super().drop_steps()

    @abstractmethod
    def tell_counts(self) -> None:
        """Plates and piles say how many cards there are to be seen now."""

    def still_showing(self, now_ns: int) -> bool:
        shows = super().still_showing(now_ns)
        if self.counting.renew(now_ns):
            self.tell_counts()
        later = tuple(ms for ms in self._ticks if ms > self.opened_ms)
        if later != self._ticks:
            self._ticks = later
            self.sound(Sound.TICK)
        return shows

    def turns_over(self, event: CardsMoved) -> tuple[bool, bool]:
        """Whether cards that are in no hand lie face down before they go, and any afterwards."""
        return event.source.kind == "draw", event.target.kind == "draw"

    def falls(self, event: CardsMoved) -> bool:
        """Whether cards that go this way are put down hard."""
        return len(event.cards) == 1 and event.target.kind not in SOFT

    def stand_anew(self, past: Sequence[Sequence[Event]]) -> None:
        self.at_rest()
        super().stand_anew(past)


def is_owned(zone: Zone) -> bool:
    """Whether what lies there is somebody's."""
    return zone.owner != NOBODY


def moves_of(event: Event) -> tuple[CardsMoved, ...]:
    """The cards that change places by an event, if it is about that."""
    match event:
        case CardsMoved():
            return (event,)
        case MovedAtOnce(moves):
            return moves
    return ()
