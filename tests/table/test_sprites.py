"""The store of turned cards: right size, made once, bounded."""

from pygame import SRCALPHA, Surface
from pygame.transform import rotozoom
from pytest import MonkeyPatch

from scenes.table import sprites
from scenes.table.motion import LIFT, Flight
from scenes.table.sprites import FOLLOWED, Sprites

MS = 1_000_000


def test_a_card_as_it_is_is_not_copied() -> None:
    card = Surface((100, 100))
    assert Sprites().of(card, 100, 0.4, 1.0) is card


def test_variants_are_made_once_and_have_the_right_size() -> None:
    store, card = Sprites(), Surface((96, 96))
    half = store.of(card, 48, 0, 1.0)
    assert half is store.of(card, 48.5, 1, 1.0)
    assert abs(half.get_width() - 48) <= 2
    slim = store.of(card, 96, 0, 0.5)
    assert (slim.get_width(), slim.get_height()) == (48, 96)
    assert store.of(card, 96, 45, 1.0).get_width() > 120


def test_the_store_is_bounded() -> None:
    store, cards = Sprites(), [Surface((512, 512)) for _ in range(80)]
    for card in cards:
        store.of(card, 512, 0, 0.9)
    assert store._kept.used <= sprites.BYTES_KEPT
    assert len(store._kept) < 80


def flight(begins_ms: int, leans: float) -> Flight:
    card, shade = Surface((170, 250), SRCALPHA), Surface((190, 270), SRCALPHA)
    card.fill((240, 230, 200))
    return Flight(
        card, (600, 300), (200, 900), 170, 70, begins_ms * MS, 250 * MS, turn=9, lift=LIFT,
        shade=shade, stays=True, lean=leans,
    )  # fmt: skip


def test_a_storm_of_cards_turns_few_of_them_anew(monkeypatch: MonkeyPatch) -> None:
    """Turning is what takes long: it is done once for all that are turned as far."""
    turned = list[float]()

    def counted(picture: Surface, degrees: float, scale: float) -> Surface:
        turned.append(degrees)
        return rotozoom(picture, degrees, scale)

    monkeypatch.setattr(sprites, "rotozoom", counted)
    store, storm = Sprites(), [flight(40 * number, number % 5 * 3) for number in range(40)]
    for one in storm:
        one.picture, one.shade = storm[0].picture, storm[0].shade
    for now in range(0, 2000, 16):
        list(store.flying(storm, now * MS, len(storm)))
    assert len(storm) > FOLLOWED
    # As far as they turn on the way, and each lean where they lie.
    assert len(turned) <= 13


def test_what_waits_or_has_landed_is_not_looked_up_again(monkeypatch: MonkeyPatch) -> None:
    store, one = Sprites(), flight(100, 6)
    waiting, lying = (list(store.flying([one], now * MS, 1)) for now in (50, 400))
    monkeypatch.setattr(Sprites, "of", None)
    assert list(store.flying([one], 80 * MS, 1)) == waiting
    assert list(store.flying([one], 500 * MS, 1)) == lying


def test_a_card_that_has_landed_is_as_bright_as_where_it_lies() -> None:
    store, one = Sprites(), flight(0, 0)
    landed, _ = list(store.flying([one], 300 * MS, 1))[-1]
    middle = landed.get_rect().center
    assert landed.get_at(middle) == one.picture.get_at((0, 0)) == (240, 230, 200, 255)


def test_what_turns_over_is_narrower_and_darker() -> None:
    sprites, card = Sprites(), Surface((80, 120), SRCALPHA)
    card.fill((200, 200, 200))
    half = sprites.of(card, 80, 0, 0.5)
    assert half.get_size() == (40, 120)
    assert half.get_at((20, 60)).r < 180
    assert half.get_at((20, 60)).a == 255
    assert sprites.of(card, 80, 0, 1.0) is card
