"""The controller of a table of cards in hand, as far as all its games are alike.

A game's controller derives from `HandTable` and fills in what is its own:

    place(size)             `places`: where everything lies, with `bottom` nearest
    pieces()                the resting picture in pieces, from `shown`, `places` and `brush`
    own_cards(view)         the hand at the screen: each card and its box
    hand_boxes(count)       where so many cards of it lie, for while nobody may see them
    lay_targets()           what can be pointed at: `hand_targets()`, and `choosing.said` laid out
                            by the functions of `answers`
    spot(view, zone, card)  where a card of a zone is on the screen; None: it is not seen moving
    unfold(event, before, view)
                            steps for what happened besides cards that move (`Unfolding`)
    in_full(card), lying()  what a card says in full, and where open cards lie
    terms_at(pos)           what lies where, in terms of the glossary

What is asked comes from the chair's prompt, what happened from the game's `after` and `tell`.
`shown` is a view, perhaps an older one than the match's: it follows event by event as it is seen.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from pygame import Rect, Surface

from game.cards import HIDDEN, Card, Seat, Zone
from game.chair import Chair
from game.messages import Message as Said
from game.messages import message, players
from game.prompts import Prompt, Thing
from game.rules import Refusal
from scenes.stage import Drain
from scenes.table.buttons import Shown
from scenes.table.curtain import paint_curtain
from scenes.table.hand.answers import LETTERS, letters, paint_ground, paint_plate, shown
from scenes.table.hand.brush import Brush, Person
from scenes.table.hand.choosing import Choosing
from scenes.table.hand.gliding import GLIDES_MS, RISES_MS, InHand
from scenes.table.hand.hands import LIFT, paint_focus, paint_hand
from scenes.table.hand.lying import Lying
from scenes.table.hand.news import latest, touches
from scenes.table.hand.timer import Limit, Timer
from scenes.table.hints import AIM
from scenes.table.in_full import CARD, Told, paint_in_full
from scenes.table.lamp import Lamp, Light
from scenes.table.messages import Remark, Tone
from scenes.table.scene import TableScene
from scenes.table.stepping import MS
from scenes.table.targets import Look, Target
from scenes.words.saying import Saying, begun

# The phases in which the score sheet lies on the table.
SCORED = ("scores", "over")


class HandTable(Lying):
    """A game of cards in hand on one table scene."""

    # Moves that one person makes for everybody at the screen, and what a first move teaches.
    TOGETHER: ClassVar[tuple[type, ...]] = ()
    LEARNT: ClassVar[dict[type, str]] = {}
    # How wide a card is that is read in full, in units.
    READ_WIDE: ClassVar[float] = CARD
    # How many backs the cards that are dealt have.
    BACKS: ClassVar[int] = 1

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.say = Saying(self.words, self.name)
        self.choosing = Choosing(self)
        self.timer = Timer()
        self.gliding = InHand()
        # Why the hand at the screen is another one than before.
        self.hand_news: tuple[str, ...] = ()
        # Whether the score sheet lay there when the resting picture was painted last.
        self._sheet_lay = False
        # How large what can be answered on the panel is lettered now, all of it alike (units).
        self.letters: float = LETTERS
        self.lamp = Lamp(self.choices.expert, self.thinking)
        table.explain = self._explained

    # What a game says for itself

    @abstractmethod
    def hand_boxes(self, count: int) -> Sequence[Rect]:
        """Where so many cards lie in the hand at the screen."""

    def in_hand(self, view: Any) -> int:
        """How many cards there are in the hand at the screen."""
        count: int = view.counts[self.bottom]
        return count

    def face_down(self, view: Any) -> Sequence[Rect]:
        covered = view.seat is None and not self.own_cards(view)
        return self.hand_boxes(self.in_hand(view)) if covered else ()

    @abstractmethod
    def lay_targets(self) -> list[Target]:
        """What can be pointed at now, and where it is."""

    @abstractmethod
    def in_full(self, card: Any) -> Told:
        """All there is to say about a card."""

    def over(self, card: Card) -> str:
        """The SVG source of what lies over an open card, or ""."""
        return ""

    def terms_at(self, pos: tuple[int, int]) -> tuple[str, ...]:
        """What lies there, in terms of the glossary."""
        return ()

    def sign(self, thing: Thing, view: Any) -> str:
        """The SVG source of what is drawn on an answer besides its words, for who has that view."""
        return ""

    def does_besides(self, what: Thing) -> bool:
        """Choose what is no answer; False if that is nothing of this game's."""
        return False

    def wanted_hints(self, seat: Seat) -> Iterable[tuple[str, bool]]:
        """The hints of a first game, and whether each fits now."""
        return ()

    def risen(self, card: Card) -> float:
        """How far an own card that is neither picked nor pointed at stands out of the hand."""
        return 0.0

    def over_cards(self, screen: Surface) -> None:
        """Draw what stands over the cards, whoever is asked."""

    def paint_choice(self, screen: Surface) -> None:
        """Draw what is chosen from, besides targets; below them."""

    def button(self, target: Target, lit: bool) -> Shown | None:
        """How a target is drawn that is a button; None: it is none."""
        what = target.what
        text, source = self.text_of(what), self.sign(what, self.shown)
        return shown(target, text, source, lit, self.brush, self.letters)

    def targets_laid(self) -> None:
        """What can be answered now is lettered alike."""
        said = ((one, self.text_of(one.what), self.sign(one.what, self.shown))
                for one in self.choosing.targets.all if one.look is Look.ANSWER)  # fmt: skip
        self.letters = letters(said, self.brush)

    def own_buttons(self) -> list[Shown]:
        """Buttons that are no answers."""
        return []

    def over_the_panel(self, screen: Surface) -> None:
        """Draw players who are chosen from, and what lies on the panel and is no button."""
        chosen = self.choosing.targets
        for target in chosen.all:
            if target.look is Look.PLATE:
                paint_plate(screen, target, target.what == chosen.focus, self.brush)

    def before_the_eyes(self, screen: Surface) -> None:
        """Draw what stands over all else for a while."""

    @property
    def limit(self) -> Limit | None:
        """The time there is for what is asked now; None: as long as anybody likes."""
        return None

    # Who is asked what

    def prompt(self, seat: Seat) -> Prompt | None:
        return self.chair(seat).prompt()

    def secret(self) -> bool:
        return self.shown.phase not in self.PUBLIC

    def stays_private(self, move: Any) -> bool:
        return self.private

    def speaks_for_all(self, move: Any) -> bool:
        return isinstance(move, self.TOGETHER)

    def went_on(self, move: Any) -> None:
        self.table.hints.passed()
        if type(move) in self.LEARNT:
            self.table.hints.understood(self.LEARNT[type(move)])

    # What is said

    def names(self, seats: Iterable[Seat]) -> str:
        """Several players in one breath."""
        return self.say(players(seats))

    def sentences(self, event: Any) -> list[str]:
        return [self.say(said) for said in self.choices.tell(event, self.shown)]

    def refusal(self, refusal: Refusal) -> str:
        return self.say(self.choices.refuse(refusal, self.shown))

    def aloud(self, seats: Sequence[Seat]) -> str:
        return self.say(self.choices.aloud(self.match.seat(None).view, seats))

    def asks(self, text: Said) -> str:
        """What is asked, in one sentence; with the seconds that are left for it."""
        sentence, seconds = self.say(text), self.seconds_left
        if seconds is None:
            return sentence
        return self.words("table-ask-in-time", sentence=sentence, count=seconds)

    def points_at(self, what: Thing) -> str:
        """What is said about what is pointed at: what it does, or for a badge its name."""
        answer, focused = self.choosing.find(what), self.choosing.targets.focused
        if answer is None:
            return ""
        if answer.means is not None:
            return self.say(answer.means)
        if focused is None or focused.look is not Look.BADGE:
            return ""
        return self.refusal(answer.refusal) if answer.refusal else self.say(answer.label)

    def text_of(self, what: Thing) -> str:
        """What a button says."""
        answer = self.choosing.find(what)
        return "" if answer is None else self.say(answer.label)

    def message(self) -> Remark:
        """Why not, what is pointed at, what is asked, or what is going on."""
        refused, focused = self.table.toasts.spoken, self.choosing.targets.focused
        if refused:
            return Remark(refused, Tone.REFUSED)
        by_lamp, points_at = self.lamp.said, None if focused is None else focused.what
        if by_lamp is not None and points_at == self.lamp.pointed:
            return Remark(self.say(by_lamp), Tone.LAMPLIGHT)
        if focused is not None and self.turns.curtain is None:
            pointed = begun(self.points_at(focused.what))
            if pointed:
                return Remark(pointed)
        if by_lamp is not None:
            return Remark(self.say(by_lamp), Tone.LAMPLIGHT)
        text = self.choosing.text if self.answering is not None else None
        if text is None:
            return self.headline()
        asked = self.asks(text)
        if self.hand_news:
            asked = self.words("table-ask-after", news=" ".join(self.hand_news), asked=asked)
        return Remark(asked)

    def answer(self, chair: Chair, move: Any, at: int) -> Refusal | None:
        before = len(self.match.moves)
        refusal = super().answer(chair, move, at)
        if refusal is None and chair.seat is not None:
            self._tell_of_hand(chair.seat, before)
        return refusal

    def _tell_of_hand(self, actor: Seat, before: int) -> None:
        """Why the hand at the screen changed stands beside it until its owner has chosen."""
        viewer = self.turns.viewer
        if viewer is None or self.crowded or actor == viewer:
            self.hand_news = ()
        if viewer is None or self.crowded:
            return
        events = self.chair(viewer).news(before)
        if not any(isinstance(event, self.DEALT) for event in events):
            about = (event for event in events if touches(event, viewer, actor))
            said = (sentence for event in about for sentence in self.sentences(event))
            self.hand_news = latest((*self.hand_news, *said))

    # The lamp

    def press_lamp(self) -> None:
        seat = self.answering
        asked = None if seat is None else self.chair(seat).prompt()
        if seat is None or asked is None:
            self.refuse(self.words("table-lamp-not-now"))
            return
        self.table.toasts.hush()
        self.table.hints.put_away()
        focused = self.choosing.targets.focused
        pointed = None if focused is None else focused.what
        hint = self.lamp_hint(seat, asked)
        if self.lamp.press(asked, self.chair(seat), hint, pointed) is not None:
            self.match.light(self.player_at(seat))
        self.table.dirty = True

    def lamp_hint(self, seat: Seat, asked: Prompt) -> Said:
        """What the lamp says first."""
        fitting = (name for name, fits in self.wanted_hints(seat) if fits and name != AIM)
        hint = next((message(f"{self.game}-hint-{name}") for name in fitting), asked.text)
        return message("advice-once-more", sentence=hint)

    def _renew_lamp(self) -> None:
        if self.lamp.light is not Light.OUT:
            seat = self.asked_here
            self.lamp.renew(None if seat is None else self.chair(seat).prompt())

    def _lit(self) -> list[Rect]:
        """What the lamp shines on."""
        things = self.lamp.things(self.choosing.picked)
        return [target.box for target in self.choosing.targets.all if target.what in things]

    # What can be pointed at

    def to_read(self, pos: tuple[int, int] | None) -> Any | None:
        """The card there, or the one that has the focus, or else what is read without either."""
        if pos is None:
            focus = self.choosing.targets.focus
            return focus.value if focus is not None and focus.kind == "card" else self.read_first()
        if self.shown.phase in SCORED:
            return None
        return next((card for card, box in self.lying() if box.collidepoint(pos)), None)

    def read_first(self) -> Any | None:
        """What is read where nothing is pointed at."""
        return None

    def _explained(self, pos: tuple[int, int]) -> tuple[str, ...]:
        """The terms for what is there: not behind the curtain, nor under what is being shown."""
        hidden = self.turns.curtain is not None or self.held or self.shown.phase in SCORED
        return () if hidden else self.terms_at(pos)

    # The picture

    def _new_brush(self) -> Brush:
        table = self.table
        seated = tuple(
            Person(self.name(seat), self.colour(seat), self.level(seat), self.portrait(seat))
            for seat in range(len(self.match.players))
        )
        return Brush(table.pictures, table.house.lettering, self.words, self.say, table.unit,
                     seated, table.marks, table.house.settings.contrast, self.over,
                     self.counting.more, self.owed)  # fmt: skip

    def lay_out(self, size: tuple[int, int]) -> None:
        self.gliding.forget()
        super().lay_out(size)
        # Cards are dealt before there is time to make anything ahead.
        for kind in range(self.BACKS):
            self.table.pictures.back_soon(self.places.card[0], kind)

    def _show(self, view: Any) -> None:
        if view.seat != self.shown.seat:
            self.gliding.forget()
        super()._show(view)

    def seen_at(self, zone: Zone, card: Card, box: Rect) -> Rect:
        own = zone == Zone("hand", self.bottom)
        return self.gliding.seen(card, box, self.now_ns) if own else box

    def _takes_ns(self, ms: float) -> int:
        """How long something takes that takes so many ms at the normal speed, if it is seen."""
        return 0 if self.table.motion.still else self._lasts_ns(ms)

    def changed(self) -> None:
        self.brush = self._new_brush()
        super().changed()
        self._renew_lamp()
        seat = self.answering
        name = "" if seat is None else self.table.hints.first(self.wanted_hints(seat))
        if name:
            self.table.hints.show(name, self.now_ns)

    @property
    def sheet_lies(self) -> bool:
        """Whether the score sheet lies in the middle: what is below it would stick out."""
        return self.shown.phase in SCORED and (self.held or not self.steps)

    def freshen(self) -> None:
        if self._sheet_lay != self.sheet_lies:
            self._sheet_lay = self.sheet_lies
            self.outdate()
        super().freshen()

    def tell_counts(self) -> None:
        self.brush = replace(self.brush, more=self.counting.more)
        self.outdate()

    def paint_below(self, screen: Surface) -> None:
        self._paint_covered(screen)
        self._paint_own(screen)

    def paint(self, screen: Surface, now_ns: int, drain: Drain) -> None:
        self.over_cards(screen)
        if self.turns.curtain is not None and not self.steps and not self.held:
            self._paint_curtain(screen)
            return
        if self.answering is not None:
            self.paint_choice(screen)
            paint_ground(screen, self.asked_on(), self.choosing.targets.all, self.brush)
            self._paint_buttons(screen)
            self.over_the_panel(screen)
            for box in self._lit():
                self.brush.lamplight(screen, box)
        if self.reading.what is not None:
            self.paint_reading(screen, self.reading.what)
        if not self.looking:
            self._speak(screen)
            paint_focus(screen, self.choosing.targets, self.brush)
        self.before_the_eyes(screen)
        if self.answering is None:
            self._paint_buttons(screen)

    def _paint_buttons(self, screen: Surface) -> None:
        """Every button there is now: the answers while somebody is asked, and the game's own."""
        targets, answers = self.choosing.targets, list[Shown | None]()
        if self.answering is not None:
            # In a replay it stands there what was asked, but nothing to be pressed.
            shown_now = (one for one in targets.all
                         if self.table.live or one.look is not Look.BUTTON)  # fmt: skip
            answers = [self.button(one, one.what == targets.focus) for one in shown_now]
        found = [shown for shown in answers if shown is not None]
        self.table.buttons.paint(screen, [*found, *self.own_buttons()])

    def _paint_own(self, screen: Surface) -> None:
        """The own cards: those that may be chosen glow."""
        focus = self.choosing.targets.focus
        up = (*self.choosing.picked, *([] if focus is None else [focus]))
        lifted = {int(thing.value) for thing in up if thing.kind == "card"}
        asked = self.asked_cards() if self.answering is not None else {}
        gliding, now = self.gliding, self.now_ns
        own = gliding.opened.places(self._own_to_be(), now, self._takes_ns(GLIDES_MS))
        goals = {card: LIFT if card in lifted else self.risen(card) for card, _ in own}
        risen = gliding.rising.rises(goals, now, self._takes_ns(RISES_MS))
        paint_hand(screen, own, self.brush, asked, risen)

    def _own_to_be(self) -> Sequence[tuple[Card, Rect]]:
        """The own cards, with room between them for those that are on their way into the hand."""
        own = self.own_cards(self.shown)
        if self.opens_for is None:
            return own
        goals = dict(self.own_cards(self.opens_for))
        return [(card, goals.get(card, box)) for card, box in own]

    def _paint_covered(self, screen: Surface) -> None:
        """The hand at the screen while nobody may look at it."""
        numbered = list(enumerate(self.face_down(self.shown)))
        lying = self.gliding.down.places(numbered, self.now_ns, self._takes_ns(GLIDES_MS))
        boxes = [box for _, box in lying]
        cards = self.open_hand(self.bottom) or (HIDDEN,) * len(boxes)
        back = self.back_of(self.shown, Zone("hand", self.bottom))
        self.brush.cards(screen, list(zip(cards, boxes, strict=False)), back)

    def _paint_curtain(self, screen: Surface) -> None:
        seat, asks = self.turns.curtain, self.words("curtain-asks")
        assert seat is not None
        paint_curtain(
            screen, self.brush.lettering, self.table.unit,
            self.words("curtain-name", name=self.name(seat)), self.colour(seat),
            self.character(seat), asks, self.curtain.lifted(self.now_ns), self.brush.ground,
        )  # fmt: skip
        # In very large letters the curtain takes the room of what is said, too.
        if not self.curtain_box.colliderect(self.zone):
            self._speak(screen)

    def _speak(self, screen: Surface) -> None:
        self.table.messages.zone = self.table.log.beside(self.zone)
        self.table.messages.paint(screen, self.table.unit, self.message())

    def paint_reading(self, screen: Surface, what: Any) -> None:
        """A card with all there is to say about it."""
        brush = self.brush
        face = brush.pictures.front(what, brush.px(self.READ_WIDE), marks=brush.marks)
        paint_in_full(
            screen, self.places.reading, brush.unit, face, self.in_full(what), brush.lettering,
            brush.ground,
        )  # fmt: skip

    # Time

    def tick(self, now_ns: int) -> bool:
        # What moved until now has come to lie, and is painted once more.
        glided = self.gliding.moves(self.now_ns)
        moved = super().tick(now_ns)
        self._watch_time(self.limit, self.answering, now_ns)
        if self.timer.ticked or self.lamp.tick():
            self.table.dirty = True
        return moved or glided or self.gliding.moves(now_ns)

    def moving(self, now_ns: int) -> bool:
        return super().moving(now_ns) or self.gliding.moves(now_ns)

    def _watch_time(self, limit: Limit | None, seat: Seat | None, now_ns: int) -> None:
        """Time has come to `now_ns`: whoever is asked may have none left."""
        if limit is None or seat is None:
            self.timer.watch(None, now_ns, 0)
        elif self.timer.watch((seat, len(self.match.moves)), now_ns, limit.seconds):
            self.submit(limit.out_of_time(seat), self.chair(seat).moment)

    @property
    def seconds_left(self) -> int | None:
        """How long the person who is asked may still think, if there is a limit."""
        return self.timer.left_s

    def next_ns(self) -> int | None:
        now = self.now_ns
        glides = now + MS if self.gliding.moves(now) else None
        soon = (super().next_ns(), self.timer.next_ns(now), self.lamp.next_ns(now), glides)
        return min((when for when in soon if when is not None), default=None)

    def resume(self) -> None:
        """The time begins anew after a pause."""
        self.timer.stop()

    # Pictures

    def backs_to_come(self, wide: int) -> Iterator[Callable[[], object]]:
        """What to call so that the backs of cards so wide, and their shadow, are made.

        Faces are drawn beside everything else while their cards turn up.
        """
        pictures = self.table.pictures
        yield partial(pictures.shadow, wide)
        yield from (partial(pictures.back, wide, kind) for kind in range(self.BACKS))
