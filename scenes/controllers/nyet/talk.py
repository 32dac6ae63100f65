"""What only the window of NYET! says: what is pointed at, and cards read in full."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cards import Seat
from game.messages import message
from game.nyet.asking import text
from game.nyet.board import CHARACTERS, Terms
from game.nyet.cards import COLOUR_OF, VALUE_OF, is_super
from game.nyet.naming import box_means, box_name, box_says, card_name, law
from scenes.table.in_full import Told
from scenes.table.table_talk import TableTalk

if TYPE_CHECKING:
    from scenes.controllers.nyet.controller import Controller


class Talk(TableTalk):
    """Says what NYET! asks and tells."""

    def __init__(self, controller: Controller) -> None:
        super().__init__(controller)
        self.controller = controller

    def box(self, box: int) -> str:
        """What a box of the board says."""
        return self.say(box_name(box))

    def box_means(self, box: int) -> str:
        """What it would mean if this box stayed open."""
        return self.say(box_means(self.shown, box))

    def points_at(self, what: Any) -> str:
        """What the prompt says about a target that is pointed at, or ""."""
        match what:
            case ("character", int(number)):
                word = CHARACTERS[number]
                if number in self.shown.characters:
                    return self.say(message("refusal-nyet-character-taken", character=word))
                return self.words(f"nyet-character-{word}")
            case ("box", int(box)):
                return self.say(box_says(self.shown, box))
        return ""

    def card(self, card: int) -> str:
        """A card in words: its colour and value."""
        return self.say(card_name(card))

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

    def asks(self, seat: Seat) -> str:
        """What is asked of a seat now, in one sentence."""
        return self.say(text(self.shown, seat))

    def terms(self, terms: Terms) -> list[str]:
        """The law of a round, a sentence a line of the board."""
        return self.all(law(terms))
