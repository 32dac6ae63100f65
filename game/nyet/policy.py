"""How a sensible player plays a card (Bot notes): the hand of the normal bot, and of roll-outs.

It knows its own hand, the trick, which cards were played and whose team is whose, no more.
With a positive value it takes tricks cheaply and saves its 1s; with -2 it does the opposite.
It plays plainly, as the normal bot does, or sharply, or keenly, as the
expert thinks of its own side and of whoever does not play plainly.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.nyet.kernel import ABOVE, ONES, SUIT, SUITS, SUPERS, Code, Mask, Play


@dataclass(frozen=True, slots=True)
class Style:
    """What a player thinks of cards; only differences count.

    To win: what leading trumps nobody can beat is worth, and how it is marked down for each trump
    of the others; whether a plain card nobody can beat is held back for fear of trumps; how a low
    lead is marked up for each card of its suit and for a suit that others hold long and high, down
    for a suit of nothing but 1s and by the bits of its rank; whether supertrumps are saved for
    tricks with loot. To lose: how a lead is marked down for each card of its suit, for trump and
    where nobody can beat it, and up by the bits of its rank; how a discard is marked down for its
    suit's length and up for trump.
    """

    trumps: float
    trumps_out: float
    fears: bool
    low_length: float
    only_ones: float
    others_long: float
    low_rank: float
    saves_supers: bool
    lead_length: float
    lead_trump: float
    lead_unbeaten: float
    lead_rank: float
    throw_length: float
    throw_trump: float


# The simple rules of the Bot notes.
PLAIN_STYLE = Style(4, 1, True, 1, 9, 2, 0, True, 0.3, 3, 8, 0, 0.5, 3)
# What thousands of deals have shown: a card nobody can beat is played before it can be trumped,
# and any trick is worth a supertrump, which nobody takes away.
SHARP_STYLE = Style(-2, 1, False, 1, 4, 0, 0.1, False, 0.6, 6, 8, 0, 1.5, 5)
# What millions have: short suits are led, to trump what others lead of them; and where catches
# cost points, high cards while others hold higher ones still.
KEEN_STYLE = Style(-1, 0.5, False, -1.7, 1.7, 0, 0.1, True, 1, 2.5, 20, 1.5, 1.5, 5)


def pick(play: Play, style: Style) -> Code:
    """The card to play now."""
    if play.led < 0:
        return lead_to_win(play, style) if play.wanted else lead_to_lose(play, style)
    own = play.hands[play.turn]
    led, best = play.led >> 5, play.best
    best_suit, top = best >> 5, play.top
    if own[led]:
        beating = own[led] & ABOVE[best & 31] if best_suit == led else 0
        below = own[led] ^ beating
        if play.wanted:
            return follow_to_win(play, led, beating, below)
        return follow_to_lose(play, led, beating, below)
    trumps = own[top]
    over = trumps & ABOVE[best & 31] if best_suit == top else trumps
    if play.wanted:
        return void_to_win(play, over, style)
    return void_to_lose(play, over, style)


def friend_leads(play: Play) -> bool:
    return play.teams[play.best_seat] == play.teams[play.turn]


def enemy_follows(play: Play) -> bool:
    """Whether one of the other team is still to play to this trick."""
    team, seat = play.teams[play.turn], play.turn
    for _ in range(play.to_come - 1):
        seat = seat + 1 if seat + 1 < play.seats else 0
        if play.teams[seat] != team:
            return True
    return False


def best_stands(play: Play, own: list[Mask]) -> bool:
    """Whether nobody still holds a higher card of the best card's suit, for all one knows."""
    suit = play.best >> 5
    return not (play.live[suit] ^ own[suit]) & ABOVE[play.best & 31]


def lowest(mask: Mask, suit: int) -> Code:
    """The lowest card that is no 1, else the lowest."""
    mask = mask & ~ONES or mask
    return suit * SUIT + (mask & -mask).bit_length() - 1


def highest(mask: Mask, suit: int) -> Code:
    return suit * SUIT + mask.bit_length() - 1


def lead_to_win(play: Play, style: Style) -> Code:
    """Lead a card nobody can beat where others must follow, else a low one of a long suit."""
    own, live, top = play.hands[play.turn], play.live, play.top
    trumps_out = live[top] ^ own[top]
    sure, sure_worth, low, low_worth = -1, -99.0, -1, -99.0
    for suit in range(SUITS):
        mine = own[suit]
        if not mine:
            continue
        others = live[suit] ^ mine
        count = others.bit_count()
        if mine >= others:
            if suit == top:
                lead = style.trumps + mine.bit_count() - style.trumps_out * count
                worth = lead if trumps_out else -20
            else:
                worth = count - (play.seats * style.fears if trumps_out else -20)
                worth += 3 if trumps_out and count >= play.seats else 0
            if worth > sure_worth:
                sure, sure_worth = highest(mine, suit), worth
        high = mine & ~ONES
        worth = style.low_length * mine.bit_count() - (6 if suit == top else 0)
        worth -= 0 if high else style.only_ones
        worth += style.others_long if mine < others and count > play.seats else 0
        worth -= style.low_rank * ((high or mine) & -(high or mine)).bit_length()
        if worth > low_worth:
            low, low_worth = lowest(mine & ~SUPERS or mine, suit), worth
    return sure if sure_worth >= 0 or low < 0 else low


def lead_to_lose(play: Play, style: Style) -> Code:
    """Lead the card that most others can beat, a 1 if need be."""
    own, live, top = play.hands[play.turn], play.live, play.top
    choice, fewest = -1, -99.0
    for suit in range(SUITS):
        mine = own[suit]
        if not mine:
            continue
        bit = (mine & -mine).bit_length() - 1
        over = ((live[suit] ^ mine) & ABOVE[bit]).bit_count()
        worth = over - style.lead_length * mine.bit_count() + style.lead_rank * bit
        worth -= style.lead_trump if suit == top else 0.0
        worth -= style.lead_unbeaten if not over else 0.0
        if worth > fewest:
            choice, fewest = suit * SUIT + bit, worth
    return choice


def follow_to_win(play: Play, led: int, beating: Mask, below: Mask) -> Code:
    own = play.hands[play.turn]
    threat = enemy_follows(play)
    if friend_leads(play) and (not threat or best_stands(play, own)):
        # The partner has it: a 1 is safe there, and nothing high is wasted.
        if below & ONES or not below:
            mask = below or beating
            return led * SUIT + (mask & -mask).bit_length() - 1
        return lowest(below, led)
    if not beating:
        return lowest(below, led)
    if not threat:
        return led * SUIT + (beating & -beating).bit_length() - 1
    others = play.live[led] ^ own[led]
    masters = beating & -(1 << others.bit_length())
    if masters:
        return led * SUIT + (masters & -masters).bit_length() - 1
    if friend_leads(play) or play.to_come > 2 or not beating & ~ONES:
        return lowest(below or beating, led)
    return highest(beating, led)


def void_to_win(play: Play, over: Mask, style: Style) -> Code:
    own = play.hands[play.turn]
    threat = enemy_follows(play)
    if friend_leads(play) and (not threat or best_stands(play, own)):
        one = throw_one(play)
        return one if one >= 0 else throw_low(play)
    if over:
        cheap = over & ~SUPERS
        loot = play.loose[1 - play.teams[play.turn]]
        if cheap or loot or not threat or not style.saves_supers:
            mask = cheap or over
            return play.top * SUIT + (mask & -mask).bit_length() - 1
    return throw_low(play)


def throw_one(play: Play) -> Code:
    """A 1 of a plain suit, or -1."""
    own = play.hands[play.turn]
    for suit in range(SUITS):
        if suit != play.top and own[suit] & ONES:
            return lowest(own[suit] & ONES, suit)
    return -1


def throw_low(play: Play) -> Code:
    """A low plain card that is no 1, of the shortest suit; else whatever is lowest."""
    own, top = play.hands[play.turn], play.top
    choice, least = -1, 99.0
    for suit in range(SUITS):
        mask = own[suit] & ~ONES
        if mask and suit != top:
            worth = (mask & -mask).bit_length() + 0.5 * mask.bit_count()
            if worth < least:
                choice, least = suit * SUIT + (mask & -mask).bit_length() - 1, worth
    if choice >= 0:
        return choice
    for suit in range(SUITS):
        if own[suit] and suit != top:
            return lowest(own[suit], suit)
    return lowest(own[top], top)


def follow_to_lose(play: Play, led: int, beating: Mask, below: Mask) -> Code:
    threat = play.to_come > 1
    if below:
        if below & ONES and not friend_leads(play):
            return led * SUIT + (below & -below).bit_length() - 1
        return highest(below & ~ONES or below, led)
    if threat:
        return led * SUIT + (beating & -beating).bit_length() - 1
    return highest(beating, led)


def void_to_lose(play: Play, over: Mask, style: Style) -> Code:
    own, top = play.hands[play.turn], play.top
    if not friend_leads(play):
        one = throw_one(play)
        if one >= 0:
            return one
    code = throw_high(play, over, style)
    return code if code >= 0 else highest(own[top], top)


def throw_high(play: Play, never: Mask, style: Style) -> Code:
    """A high card, of a short suit or trump, but none of these trumps; -1 if there is no other."""
    own, top = play.hands[play.turn], play.top
    choice, most = -1, -99.0
    for suit in range(SUITS):
        mask = own[suit] & ~never if suit == top else own[suit]
        if mask:
            worth = mask.bit_length() - style.throw_length * mask.bit_count()
            worth += style.throw_trump if suit == top else 0.0
            if worth > most:
                choice, most = highest(mask, suit), worth
    return choice
