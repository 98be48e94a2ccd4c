"""The cards and decks of the package."""

import pytest

from dcg.battle_evolution.card_game import CARD_GAME
from dcg.battle_evolution.catalogue import catalogue, decks
from dcg.battle_evolution.catalogue.build import first_set
from dcg.battle_evolution.catalogue.file import CATALOGUE_FILE
from dcg.battle_evolution.language.card import decode_card, encode_card
from dcg.battle_evolution.text.compiler import unread


def test_the_catalogue_is_compiled_from_the_texts() -> None:
    cards = catalogue()
    assert {number: cards[number] for number in first_set()} == first_set()


def test_every_sentence_is_read() -> None:
    assert {number: unread(card) for number, card in catalogue().items() if unread(card)} == {}


def test_a_definition_says_the_card_whole() -> None:
    for card in catalogue().values():
        assert decode_card(encode_card(card)) == card
    assert CATALOGUE_FILE.read(CATALOGUE_FILE.written(catalogue().values())) == catalogue()


@pytest.mark.parametrize("deck_id", list(decks()))
def test_a_built_in_deck_may_be_played(deck_id: str) -> None:
    assert CARD_GAME.decks.problems(decks()[deck_id]) == []
