"""The store of turned cards: right size, made once, bounded."""

from pygame import Surface

from scenes.table import sprites
from scenes.table.sprites import Sprites


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
    assert store._bytes <= sprites.BYTES_KEPT
    assert len(store._kept) < 80
