"""The log of Frantic: each thing that happened as a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards import HIDDEN, CardsMoved, Event
from game.frantic import events as ev
from game.frantic.cards import COLOUR_WORDS, NONE

if TYPE_CHECKING:
    from scenes.controllers.frantic.talk import Talk


class Telling:
    """Turns events into sentences, as they were seen."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.words = talk.words
        self.name = talk.name

    def sentences(self, event: Event) -> list[str]:
        """What the log writes about an event."""
        if isinstance(event, CardsMoved):
            return self._moved(event)
        return self._play(event) or self._mischief(event) or self._happening(event) or (
            self._round(event)
        )  # fmt: skip

    def _play(self, event: Event) -> list[str]:
        words, name, talk = self.words, self.name, self.talk
        match event:
            case ev.CardPlayed(seat, card, imitates, first):
                if first:
                    return [words("frantic-log-first", card=talk.card(card))]
                if imitates:
                    return [words("frantic-log-imitates", name=name(seat), card=talk.card(card),
                                  other=talk.title(imitates))]  # fmt: skip
                return [words("frantic-log-played", name=name(seat), card=talk.card(card))]
            case ev.Passed(seat, ""):
                return [words("frantic-log-passed", name=name(seat))]
            case ev.TurnSkipped(seat):
                return [words("frantic-log-skipped", name=name(seat))]
            case ev.Wished(seat, what):
                return [words("frantic-log-wished", name=name(seat), what=talk.wished_for(what))]
            case ev.Thrown(seat, card, symbol, colour):
                what = talk.wished_for(COLOUR_WORDS[colour])
                return [words("frantic-log-thrown", name=name(seat), card=talk.title(symbol),
                              what=what)]  # fmt: skip
            case ev.PowerTurnedUp(seat, power):
                return [words("frantic-log-power", name=name(seat), power=talk.title(power))]
            case ev.PowerActs(_, power):
                return [words("frantic-log-power-acts", power=talk.title(power))]
        return []

    def _mischief(self, event: Event) -> list[str]:
        words, name, talk = self.words, self.name, self.talk
        match event:
            case ev.Decided(seat, "seppuku", yes):
                return [words("frantic-log-risked" if yes else "frantic-log-no-risk",
                              name=name(seat))]  # fmt: skip
            case ev.Decided(seat, what, yes):
                key = "used" if yes else "left-out"
                return [words(f"frantic-log-{key}", name=name(seat), card=talk.title(what))]
            case ev.VictimsNamed(seat, _, victims, parts) if parts:
                shared = talk.several(
                    words("frantic-log-part", count=part, name=name(victim))
                    for victim, part in zip(victims, parts, strict=True)
                )
                return [words("frantic-log-share", name=name(seat), parts=shared)]
            case ev.VictimsNamed(seat, effect, victims):
                return [words("frantic-log-victims", card=talk.title(effect), name=name(seat),
                              victims=talk.names(victims))]  # fmt: skip
            case ev.PlayerNamed(seat, player):
                return [words("frantic-log-named", name=name(seat), other=name(player))]
            case ev.Fizzled(_, effect):
                return [words("frantic-log-fizzled", card=talk.title(effect))]
            case ev.Marked(seat):
                return [words("frantic-log-marked", name=name(seat))]
            case ev.HandSeen(seat, owner):
                return [words("frantic-log-hand-seen", name=name(seat), other=name(owner))]
            case ev.HandsOpened(seats=open_now):
                return [words("frantic-log-hands-open", victims=talk.names(open_now))]
            case ev.SpecialsCounted(holders, counts):
                return [words("frantic-log-specials", name=name(holder), count=count)
                        for holder, count in zip(holders, counts, strict=True)]  # fmt: skip
        return []

    def _happening(self, event: Event) -> list[str]:
        words, name, talk = self.words, self.name, self.talk
        match event:
            case ev.EventTriggered(trigger):
                return [words("frantic-log-triggered", name=name(trigger))]
            case ev.EventTurned(what, _, protected):
                happens = words("frantic-log-event", event=talk.title(what),
                                text=talk.happens(what))  # fmt: skip
                spared = [words("frantic-log-protected", name=name(seat)) for seat in protected]
                return [happens, *spared]
            case ev.EventsLaidOut(events):
                return [words("frantic-log-laid-out", events=talk.several(map(talk.title, events)))]
            case ev.EventsShuffled():
                return [words("frantic-log-events-shuffled")]
            case ev.PilesDealt(piles):
                return [words("frantic-log-piles", name=name(taker), other=name(pile))
                        for taker, pile in enumerate(piles) if pile >= 0]  # fmt: skip
            case ev.TotalsChanged(_, changes, totals):
                return [words("frantic-log-total", name=name(seat), change=f"{change:+d}",
                              total=totals[seat])
                        for seat, change in enumerate(changes) if change]  # fmt: skip
            case ev.SeatsSwapped(one, other):
                return [words("frantic-log-seats", name=name(one), other=name(other))]
            case ev.LimitRaised(limit):
                return [words("frantic-log-limit", limit=limit)]
            case ev.BombTicked(seat, left):
                return [words("frantic-log-bomb", name=name(seat), left=left)]
        return self._powers(event)

    def _powers(self, event: Event) -> list[str]:
        words, name, talk = self.words, self.name, self.talk
        match event:
            case ev.PowersDealt(seat, powers):
                return [words("frantic-log-powers", name=name(seat), count=len(powers))]
            case ev.PowersReturned(seat, indexes):
                return [words("frantic-log-powers-back", name=name(seat), count=len(indexes))]
            case ev.PowerTurnedDown(seat):
                return [words("frantic-log-turned-down", name=name(seat))]
            case ev.PowersSwapped(seats):
                return [words("frantic-log-powers-swapped", name=name(seats[0]),
                              other=name(seats[1]))]  # fmt: skip
            case ev.ColourBlocked(_, colour):
                if colour == NONE:
                    return [words("frantic-log-unblocked")]
                what = words(f"frantic-colour-{COLOUR_WORDS[colour]}")
                return [words("frantic-log-blocked", what=what)]
            case ev.Sealed(_, on):
                return [words("frantic-log-sealed" if on else "frantic-log-unsealed")]
            case ev.DirectionTurned():
                return [words("frantic-log-direction")]
            case ev.RulesTurned(rules):
                return [words("frantic-log-rules", rules=talk.several(map(talk.title, rules)))]
            case ev.RulesReturned():
                return [words("frantic-log-rules-back")]
        return []

    def _round(self, event: Event) -> list[str]:
        words, name, talk = self.words, self.name, self.talk
        match event:
            case ev.RoundBegan(number, dealer):
                return [words("frantic-log-round", number=number, name=name(dealer))]
            case ev.RanOut():
                return [words("frantic-log-ran-out")]
            case ev.RoundEnded(cause, winners):
                ended = [words("frantic-log-ended", cause=words(f"frantic-cause-{cause}"))]
                if winners:
                    ended.append(words("frantic-log-won", victims=talk.names(winners),
                                       count=len(winners)))  # fmt: skip
                return ended
            case ev.RoundScored(points=points) if not talk.scores:
                return [words("frantic-log-counted", name=name(seat), count=points[seat])
                        for seat in range(len(points))]  # fmt: skip
            case ev.RoundScored(points=points, totals=totals):
                return [words("frantic-log-scored", name=name(seat), points=points[seat],
                              total=totals[seat]) for seat in range(len(points))]  # fmt: skip
        return []

    def _moved(self, event: CardsMoved) -> list[str]:
        """Cards that changed their place."""
        words, name, count = self.words, self.name, len(event.cards)
        source, target = event.source, event.target
        seen = HIDDEN not in event.cards
        match source.kind, target.kind:
            case "draw", "hand":
                return [words("frantic-log-drew", name=name(target.owner), count=count)]
            case "incoming", "hand":
                return [words("frantic-log-took-up", name=name(target.owner), count=count)]
            case "hand" | "aside", "hand" | "incoming" if source.owner != target.owner:
                return [words("frantic-log-given", name=name(source.owner),
                              other=name(target.owner), count=count)]  # fmt: skip
            case "hand" | "aside", "pile" if event.under and seen:
                return [words("frantic-log-discarded", name=name(source.owner),
                              cards=self.talk.cards(event.cards))]  # fmt: skip
            case "draw", "row" if seen:
                return [words("frantic-log-turned-over", cards=self.talk.cards(event.cards))]
        return []
