"""What NYET! says: the log's sentences, what is asked, and why something is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cards import NOBODY, CardsMoved, Event
from game.nyet import events as ev
from game.nyet.board import (
    BOX_WORDS,
    CHARACTERS,
    DISCARD,
    FIRST,
    LINE_WORDS,
    SUPERTRUMP,
    TRUMP,
    Terms,
    line_of,
)
from game.nyet.cards import COLOUR_OF, COLOUR_WORDS, NONE, VALUE_OF, is_super
from game.rules import Refusal
from scenes.controllers.nyet.counting import vetoes_left
from scenes.table.in_full import Told

if TYPE_CHECKING:
    from scenes.controllers.nyet.controller import Controller


class Talk:
    """Turns events and choices of NYET! into sentences."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.words = controller.words
        self.name = controller.name

    def names(self, seats: Any) -> str:
        """Several players in one breath."""
        *others, last = [self.name(seat) for seat in seats]
        if not others:
            return last
        return self.words("nyet-and", others=self.words("nyet-then").join(others), last=last)

    def box(self, box: int) -> str:
        """What a box of the board says."""
        word, line = BOX_WORDS[box], line_of(box)
        if line == FIRST:
            return self.words(f"nyet-character-{word}")
        if line == DISCARD:
            return self.words(f"nyet-box-{word}")
        colour = word.partition("-")[2]
        if line in (TRUMP, SUPERTRUMP):
            return self.words("nyet-box-none" if colour == "none" else f"nyet-colour-{colour}")
        return word.partition("-")[2].replace("minus-", "\u2212")

    def box_means(self, box: int) -> str:
        """What it would mean if this box stayed open."""
        word, line = BOX_WORDS[box], line_of(box)
        if line == FIRST:
            character = CHARACTERS.index(word)
            seats = self.controller.shown.characters
            name = self.name(seats.index(character)) if character in seats else ""
            return self.words("nyet-log-first", name=name)
        if line == DISCARD:
            return self.words("nyet-log-discards", what=word)
        colour = word.partition("-")[2]
        if line == TRUMP:
            return self.words("nyet-log-trump", colour=colour)
        if line == SUPERTRUMP:
            return self.words("nyet-log-supertrump", colour=colour)
        return self.words("nyet-log-points", value=int(colour.replace("minus-", "-")))

    def points_at(self, what: Any) -> str:
        """What the prompt says about a target that is pointed at, or ""."""
        shown = self.controller.shown
        match what:
            case ("character", int(number)):
                if number in shown.characters:
                    return self.words("refusal-nyet-character-taken",
                                      character=CHARACTERS[number])  # fmt: skip
                return self.words(f"nyet-character-{CHARACTERS[number]}")
            case ("box", int(box)) if box in shown.covered:
                by = [token.seat for token in shown.tokens if token.box == box]
                if not by or by[0] == NOBODY:
                    return self.words("refusal-nyet-box-covered")
                return self.words("nyet-covered-by", name=self.name(by[0]), box=self.box(box))
            case ("box", int(box)):
                return self.box_means(box)
        return ""

    def card(self, card: int) -> str:
        """A card in words: its colour and value."""
        colour = self.words(f"nyet-colour-{COLOUR_WORDS[COLOUR_OF[card]]}")
        return self.words("nyet-card", colour=colour, value=VALUE_OF[card])

    def in_full(self, card: int) -> Told:
        """All there is to say about a card in this round."""
        terms = self.controller.shown.terms
        kind, beats = "plain", "beats"
        if terms is not None and is_super(card, terms.supertrump):
            kind, beats = "supertrump", "beats-supertrump"
        elif terms is not None and COLOUR_OF[card] == terms.trump:
            kind, beats = "trump", "beats-trump"
        keys = [beats, *(("one", "loot") if VALUE_OF[card] == 1 else ())]
        text = "\n".join(self.words(f"nyet-read-{key}") for key in keys)
        return Told(self.card(card), self.words(f"nyet-read-{kind}"), text,
                    self.words("table-read-close"))  # fmt: skip

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not allowed."""
        args = dict(refusal.args)
        if "seat" in args:
            args["name"] = self.name(int(args["seat"]))
        return self.words(f"refusal-{refusal.code}", **args)

    def asks(self, seat: int) -> str:
        """What is asked of a seat now, in one sentence."""
        shown = self.controller.shown
        key = f"nyet-ask-{shown.phase}"
        if shown.phase == "discards" and shown.terms is not None:
            key = f"nyet-ask-discards-{shown.terms.discards}"
        return self.words(key, name=self.name(seat), count=vetoes_left(shown))

    def sentences(self, event: Event) -> list[str]:
        """What the log writes about an event as it was seen."""
        words, name = self.words, self.name
        match event:
            case ev.CharacterChosen(seat, character):
                word = CHARACTERS[character]
                return [words("nyet-log-character", name=name(seat), character=word)]
            case ev.RoundBegan(number, dealer):
                return [words("nyet-log-round", number=number, name=name(dealer))]
            case ev.TokenPlaced(seat, box):
                if self.controller.shown.options.anonymous:
                    return []
                return [words("nyet-log-token", name=name(seat), box=self.box(box))]
            case ev.LineClosed(line, box):
                title = words(f"nyet-line-{LINE_WORDS[line]}")
                return [words("nyet-log-line", line=title, box=self.box(box))]
            case ev.TermsRead(terms):
                return self.terms(terms)
            case ev.TeamsFormed(teams):
                sides = [[s for s, team in enumerate(teams) if team == side] for side in (0, 1)]
                one, other = map(self.names, sides)
                return [words("nyet-log-teams", one=one, other=other)]
            case ev.BonusGiven(holder):
                return [words("nyet-log-bonus", name=name(holder))]
            case ev.Confirmed(seat, _):
                return [words("nyet-log-confirmed", name=name(seat))]
            case CardsMoved(cards=(card,), source=source, target=target) if target.kind == "trick":
                return [words("nyet-log-played", name=name(source.owner), card=self.card(card))]
            case ev.TrickTaken(winner, loot) if loot:
                return [words("nyet-log-trick-loot", name=name(winner), count=len(loot))]
            case ev.TrickTaken(winner, _):
                return [words("nyet-log-trick", name=name(winner))]
            case ev.RoundScored(gains=gains, scores=scores):
                return [
                    words("nyet-log-scored", name=name(seat), gain=f"{gain:+d}", score=score)
                    for seat, (gain, score) in enumerate(zip(gains, scores, strict=True))
                ]
        return []

    def terms(self, terms: Terms) -> list[str]:
        """The law of a round, a sentence a line of the board."""
        trump = "none" if terms.trump == NONE else COLOUR_WORDS[terms.trump]
        above = "none" if terms.supertrump == NONE else COLOUR_WORDS[terms.supertrump]
        return [
            self.words("nyet-log-first", name=self.name(terms.first)),
            self.words("nyet-log-discards", what=terms.discards),
            self.words("nyet-log-trump", colour=trump),
            self.words("nyet-log-supertrump", colour=above),
            self.words("nyet-log-points", value=terms.value),
        ]
