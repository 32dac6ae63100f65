"""Phones at a table of choices: whose cards they hold, what they choose, what they are shown.

What a phone chooses goes the same way as a choice at the screen, and a new question comes to it
when the table has shown all that led to it: no phone is ahead of the picture.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence, Sized
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

from game.cards import HIDDEN, Seat
from game.chair import Chair
from game.kit import Choices
from game.messages import Message, Player, message, refused
from game.prompts import Prompt, Thing
from game.registry import choices
from game.rules import Refusal
from game.spread import Row
from scenes.phones import wire
from scenes.phones.hand import PASSED, Hand, Story
from scenes.phones.pictures import Drawing, sign_name
from scenes.phones.showing import Asked, Lit, Page, Vote, rows_of
from scenes.table.lamp import Lamp
from scenes.table.lending import Lending, Sitters, Table
from scenes.table.thinking import Aside, Thinking
from scenes.table.turns import Turns
from scenes.words.saying import Saying

# How the key ends of what says which cards somebody holds.
OWN_HAND = "-your-hand"


class Choosers(Sitters, Protocol):
    """Those who sit at a table of choices, and what is being shown to them."""

    turns: Turns
    thinking: Thinking
    choosing: Any
    held: bool
    looking: bool
    now_ns: int
    busy_until_ns: int

    @property
    def steps(self) -> Sized:
        """What is still to be shown."""

    def lamp_hint(self, seat: Seat, asked: Prompt) -> Message:
        """What the lamp says first."""

    def sign(self, thing: Thing, view: Any) -> str:
        """The SVG source of what is drawn on a thing, or ""."""

    def answer(self, chair: Chair, move: Any, at: int) -> Refusal | None:
        """Hand in a seat's answer and show what comes of it; or why it is refused."""


@dataclass(slots=True)
class Asking:
    """A vote on taking back all moves from that one on, which the player made; who has agreed.

    `asker` wants it; None: somebody at the screen does. `last` is what a person did last, `asked`
    are those whose phones were asked.
    """

    number: int
    first: int
    player: int
    asker: int | None
    last: Any
    asked: set[int] = field(default_factory=set)
    agreed: set[int] = field(default_factory=set)


class LentHands(Lending):
    """The hands of one table that are lent to phones."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._hands: dict[int, Hand] = {}
        # What was chosen and is played as soon as the table has shown what came before it.
        self._chosen: deque[tuple[int, Any, int]] = deque()
        self._vote: Asking | None = None
        self._votes = 0
        # The lamps that were lit on phones, by player, and how often the match had changed when
        # it was looked last whether they still burn.
        self._lamps: dict[int, Lamp] = {}
        self._lit_at = -1
        # The names of the signs that a player's phone has.
        self._signs: dict[int, set[str]] = {}

    @property
    def _kit(self) -> Choices[Any, Any]:
        return choices(self.match.game.id)

    @property
    def sitting(self) -> Choosers:
        return cast(Choosers, self.table.controller)

    @property
    def busy(self) -> bool:
        # What was chosen waits until the table has shown what came before; the table says when.
        ready = self._chosen and self.quiet
        return bool(ready) or any(one.next_ns(0) for one in self._lamps.values())

    def drawing(self) -> Drawing:
        pictures, kit = self.table.pictures, self._kit
        return Drawing(pictures.face, pictures.lettering, self.table.marks, kit.deck, kit.backs)

    def story(self, player: int) -> Story:
        return self._hand(player)

    def why_not(self, player: int, refusal: Refusal) -> Message:
        return self._kit.refuse(refusal, self._hand(player).chair.view)

    def returned(self, player: int) -> None:
        self._signs.pop(player, None)
        super().returned(player)

    def _move_in(self) -> None:
        # Whoever was asked before may have gone.
        self._vote = None
        super()._move_in()

    def left(self, player: int) -> None:
        self._hands.pop(player, None)
        self._lamps.pop(player, None)
        super().left(player)

    def heard(self, player: int, said: wire.Noted) -> None:
        match said:
            case wire.Pick(thing=thing, at=at, step=step):
                move, why = self._hand(player).pick(thing, at, step)
                if move is not None:
                    self._chosen.append((player, move, at))
                self._answer(player, why)
            case wire.Back(at=at, step=step):
                self._answer(player, self._hand(player).back(at, step))
            case wire.Undo():
                self._undo(player)
            case wire.Lamp():
                self._press_lamp(player)
            case wire.Agree(vote=vote, yes=yes):
                self._agree(player, vote, yes)
            case _:
                super().heard(player, said)

    # What is chosen

    def _hand(self, player: int) -> Hand:
        seat = self.seat_of(player)
        hand = self._hands.get(player)
        if hand is None or hand.chair.seat != seat:
            before, hand = hand, Hand(self.match.seat(seat), self._kit)
            if before is not None:
                hand.go_on_from(before)
            self._hands[player] = hand
        return hand

    def _answer(self, player: int, why: Message | None) -> None:
        """A phone that pointed at something sees at once what became of it."""
        if why is not None:
            self._say(player, why, alert=True)
        self._soon(player)

    def _play_chosen(self) -> None:
        """Play what was chosen first, if it still answers what is asked."""
        player, move, at = self._chosen.popleft()
        chair = self._hand(player).chair
        # Whoever tapped just before a bot took over is too late, too.
        late = PASSED if self.match.levels[player] else None
        refusal = late or self.sitting.answer(chair, move, at)
        if refusal is not None:
            self._answer(player, self._kit.refuse(refusal, chair.view))
            return
        self.sitting.choosing.renew()
        self._soon(player)

    # The lamp

    def _press_lamp(self, player: int) -> None:
        """Brighter, or out; nothing where nothing is asked."""
        hand = self._hand(player)
        asked = hand.chair.prompt()
        idle = asked is None or not self._kit.expert.decides(hand.chair.moves)
        if asked is None or idle or self.paused or self.match.levels[player]:
            return
        lamp = self._lamps.get(player)
        if lamp is None:
            expert = self._kit.expert
            lamp = self._lamps[player] = Lamp(expert, Aside(self.sitting.thinking, player))
        lamp.renew(asked)
        seat = self.seat_of(player)
        if lamp.press(asked, hand.chair, self.sitting.lamp_hint(seat, asked), None) is not None:
            self.match.light(player)
        self._soon(player)

    def _lit(self, player: int, asked: Asked | None) -> Lit | None:
        """What a player's lamp says now; it goes out with its question."""
        if asked is None or not self._kit.expert.decides(self._hand(player).chair.moves):
            return None
        lamp = self._lamps.get(player)
        if lamp is None:
            return Lit()
        lamp.renew(self._hand(player).chair.prompt())
        return Lit(lamp.said, frozenset(lamp.things(asked.picked)))

    # What is shown

    @property
    def quiet(self) -> bool:
        """Whether the table has shown all that happened, and is there to be played at."""
        return not (self.paused or self.sitting.looking or self._behind)

    @property
    def _behind(self) -> bool:
        """Whether the table has still to show what happened."""
        sitting = self.sitting
        showing = sitting.held or sitting.steps or self.table.motion.moving
        return bool(showing) or sitting.now_ns < sitting.busy_until_ns

    def look_here(self) -> None:
        if self._chosen and self.quiet:
            self._play_chosen()
        self._look_at_lamps()
        self._count_votes()
        self._look_round()

    def _look_at_lamps(self) -> None:
        """Lamps burn as long as their question is asked, and brighter once there is an answer."""
        changed, self._lit_at = self.match.moment != self._lit_at, self.match.moment
        for player, lamp in self._lamps.items():
            if changed:
                lamp.renew(self._hand(player).chair.prompt())
            if lamp.tick():
                self._soon(player)

    def _look_round(self) -> None:
        """Whether pages may be others now, or somebody else is missing."""
        quiet, match = self.quiet, self.match
        players_here = self._look_who_is_missing()
        state = (match.moment, len(match.moves), quiet, self.paused, tuple(match.levels),
                 self.onward, self._vote and len(self._left(self._vote)))  # fmt: skip
        if state == self._state or not (quiet or self.paused):
            return
        self._state = state
        asked = [player for player in players_here if self.seat_of(player) in match.asked]
        for player in (*asked, *(one for one in players_here if one not in asked)):
            self._soon(player)

    def page(self, player: int) -> Page:
        hand, seat = self._hand(player), self.seat_of(player)
        view, names, level = hand.chair.view, self._names(), self.match.levels[player]
        behind = self._behind
        if not behind:
            hand.hear(len(self.match.moves), self.match.moment, names, view)
        before = self._shown.get(player)
        asked = None if level or self.paused else hand.asked(view)
        known = before is not None and before.asked is not None and asked is not None and (
            before.asked.at == asked.at)  # fmt: skip
        chosen = any(one == player for one, _, _ in self._chosen)
        if chosen or not (self.quiet or known):
            asked = None
        # What the table has not shown yet is on no page: that stays as it was.
        if not behind or asked is not None:
            rows = rows_of(view, self._kit, asked.picked if asked else ())
            stands = self._stands(view)
        else:
            rows, stands = (before.rows, before.stands) if before is not None else ((), ())
        return Page(
            self._person(seat), names, self._says(player, view), asked,
            rows, hand.news, stands, self._may_undo(seat), self._voting(player),
            mine=bool(level) and self.match.outcome is None, onward=self.onward,
            lit=self._lit(player, asked), signs=self._told_signs(player, view, rows, asked),
        )  # fmt: skip

    def _told_signs(
        self, player: int, view: Any, rows: Sequence[Row], asked: Asked | None
    ) -> dict[Thing, str]:
        """The names of the signs of all that is no card; the phone is told those it has not.

        Drawn for what that seat knows, whoever sits at the screen.
        """
        lying = [place.thing for row in rows for place in row.places if place.card == HIDDEN]
        besides = [answer.thing for answer, _ in asked.answers] if asked else []
        sources = {thing: source for thing in (*lying, *besides)
                   if (source := self.sitting.sign(thing, view))}  # fmt: skip
        names = {thing: sign_name(source) for thing, source in sources.items()}
        has = self._signs.setdefault(player, set())
        new = {names[thing]: sources[thing] for thing in names if names[thing] not in has}
        if new:
            has.update(new)
            self.phones.tell(player, lambda words: wire.Signs(new))
        return names

    def _stands(self, view: Any) -> tuple[Message, ...]:
        """How the table stands; the own hand lies there to be seen."""
        return tuple(said for said in self._kit.describe(view) if not said.key.endswith(OWN_HAND))

    def _says(self, player: int, view: Any) -> Message:
        """What stands there where nothing is asked."""
        if self._behind:
            return message("phones-page-pauses" if self.paused else "phones-page-showing")
        anyway = self._says_anyway(player)
        if anyway is not None:
            return anyway
        others = [seat for seat in view.asked if seat != view.seat]
        if not self.quiet or not others:
            return message("phones-page-showing")
        return self._kit.aloud(self.match.seat(None).view, others)

    # Taking back

    def _may_undo(self, seat: Seat) -> bool:
        count = self.match.since((seat,))
        return not self.paused and self.table.taking_back.check(count) is None

    def _voting(self, player: int) -> Vote | None:
        vote = self._vote
        if vote is None or self.paused or player not in self._left(vote):
            return None
        name = self.sitting.name(self.seat_of(vote.player))
        return Vote(vote.number, name, at_screen=vote.asker is None)

    def _left(self, vote: Asking) -> set[int]:
        """Whose phones have still to agree: also those that sleep, behind whose back it would be.

        Whoever gives the seat back, or has a bot play there, is asked no more.
        """
        people = {player for player, level in enumerate(self.match.levels) if not level}
        return set(filter(self.phones.lent, people)) - vote.agreed - {vote.asker}

    def _last(self) -> Any:
        """What a person did last; bots may have moved since."""
        seats = range(len(self.match.players))
        people = [one for one in seats if not self.match.levels[self.sitting.player_at(one)]]
        ago = self.match.since(people)
        return self.match.moves[-ago] if ago else None

    def _undo(self, player: int) -> None:
        """A player would like to take their last move back: all others with a phone are asked."""
        if self.paused:
            self._say(player, message("phones-page-pauses"), alert=True)
            return
        count = self.match.since((self.seat_of(player),))
        refusal = self.table.taking_back.check(count)
        if refusal is not None:
            self._say(player, refused(refusal), alert=True)
            return
        vote = self._vote
        if vote is None or (vote.asker, vote.first) != (player, len(self.match.moves) - count):
            vote = self._ask_all(count, player, player)
        if self._left(vote) or self.sitting.turns.here:
            self._say(player, message("phones-page-undo-waits"))

    def asks_phones(self, count: int) -> bool:
        seat = self.match.moves[-count].seat
        vote = self._ask_all(count, self.sitting.player_at(seat), None) if self.is_here else None
        return vote is not None and bool(self._left(vote))

    def _ask_all(self, count: int, player: int, asker: int | None) -> Asking:
        self._votes += 1
        first = len(self.match.moves) - count
        self._vote = Asking(self._votes, first, player, asker, self._last())
        self._vote.asked = self._left(self._vote)
        self._state = None
        return self._vote

    def _agree(self, player: int, number: int, yes: bool) -> None:
        vote = self._vote
        if vote is None or vote.number != number or player not in self._left(vote):
            return
        self._state = None
        if self.paused:
            self._say(player, message("phones-page-pauses"), alert=True)
        elif yes:
            vote.agreed.add(player)
        else:
            self._vote = None
            name = Player(self.seat_of(player))
            self._answer_vote(vote, message("phones-page-undo-refused", name=name))

    def _answer_vote(self, vote: Asking, said: Message) -> None:
        """Say what became of a vote to whoever wanted it."""
        if vote.asker is not None:
            self._say(vote.asker, said)
        else:
            self.table.note(Saying(self.table.house.words, self.sitting.name)(said))

    def _count_votes(self) -> None:
        """Once all phones agree, whoever sits at the screen, or came there, is asked there."""
        vote = self._vote
        if vote is None or self.paused:
            return
        gone = vote.asker is not None and not self.phones.lent(vote.asker)
        count, taking_back = len(self.match.moves) - vote.first, self.table.taking_back
        # Whoever moves on does not agree.
        refusal = taking_back.check(count) if self._last() is vote.last else PASSED
        if gone or refusal is not None:
            self._vote = None
            if refusal is not None:
                self._answer_vote(vote, refused(refusal))
        elif not self._left(vote):
            self._vote = None
            self._chosen.clear()
            came = [one for one in vote.asked - vote.agreed if not self.match.levels[one]]
            if self.sitting.turns.here and (came or vote.asker is not None):
                no = message("phones-page-undo-refused-here")
                taking_back.ask(count, lambda: taking_back.take_back(count),
                                lambda: self._answer_vote(vote, no))  # fmt: skip
            else:
                taking_back.take_back(count)
