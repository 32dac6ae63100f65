"""What events do: one small function each, under the name the rulebook gives the event."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from game.cards import Event
from game.frantic.event_cards import base, more, supercharge, troublemaker
from game.frantic.state import Table
from game.frantic.steps import Happening

Doing: TypeAlias = Callable[[Table, Happening, list[Event]], None]

HAPPENINGS: dict[str, Doing] = {
    "charity": base.charity,
    "communism": base.communism,
    "doomsday": base.doomsday,
    "earthquake": base.earthquake,
    "expansion": base.expansion,
    "finish_line": base.finish_line,
    "friday_the_13th": base.friday_the_13th,
    "gambling_man": base.gambling_man,
    "market": base.market,
    "mating_season": base.mating_season,
    "merry_christmas": base.merry_christmas,
    "mexican_standoff": base.mexican_standoff,
    "recession": base.recession,
    "robin_hood": base.robin_hood,
    "surprise_party": base.surprise_party,
    "the_all_seeing_eye": base.the_all_seeing_eye,
    "third_time_lucky": base.third_time_lucky,
    "time_bomb": base.time_bomb,
    "tornado": base.tornado,
    "vandalism": base.vandalism,
    "black_hole": troublemaker.black_hole,
    "capitalism": troublemaker.capitalism,
    "crowdfunding": troublemaker.crowdfunding,
    "distributor": troublemaker.distributor,
    "double_taxation": troublemaker.double_taxation,
    "event_manager": troublemaker.event_manager,
    "identity_theft": troublemaker.identity_theft,
    "last_chance": troublemaker.last_chance,
    "plague": troublemaker.plague,
    "plus_one": troublemaker.plus_one,
    "repeat": troublemaker.repeat,
    "russian_roulette": troublemaker.russian_roulette,
    "seppuku": troublemaker.seppuku,
    "trust_fall": troublemaker.trust_fall,
    "black_jack": supercharge.black_jack,
    "chargenado": supercharge.chargenado,
    "epic_fail": supercharge.epic_fail,
    "loot": supercharge.loot,
    "parasite": supercharge.parasite,
    "rewind": supercharge.rewind,
    "riot": supercharge.riot,
    "supercharge": supercharge.supercharge,
    "tsunami": supercharge.tsunami,
    "pandoras_box": more.composed_event,
    "lucky_10": more.lucky_10,
    "take_them_out": more.take_them_out,
    "times_two": more.times_two,
    "little_brother": more.little_brother,
    "plus_20": more.plus_20,
    "special_gift": more.special_gift,
    "resurrection": more.resurrection,
    "eternal_love": more.eternal_love,
    "southpole": more.southpole,
    "blank_event": more.composed_event,
}
# Events whose window opens again before the trigger player chooses one (FRA-120).
CHOOSING: dict[str, Doing] = {
    "event_manager": troublemaker.manage,
    "repeat": troublemaker.name_again,
}
# Events that do nothing with one unprotected player (FRA-557).
NEEDS_TWO = frozenset({
    "charity", "communism", "earthquake", "gambling_man", "merry_christmas", "robin_hood",
    "surprise_party", "tornado", "black_hole", "crowdfunding", "distributor", "identity_theft",
    "trust_fall", "loot", "riot", "tsunami", "special_gift", "eternal_love", "southpole",
})  # fmt: skip
