"""What the effects of a card can do is asked once for each card and put together for a match."""

import pytest

from dcg.official.catalogue import catalogue
from dcg.official.language.card import encode_card
from dcg.official.reading.compiled.capabilities import Capabilities, capabilities_of
from dcg.official.reading.compiled.card import compiled
from dcg.official.reading.compiled.tables import Tables


@pytest.mark.parametrize("name", Capabilities.__slots__)
def test_a_match_can_do_whatever_one_of_its_cards_can(name: str) -> None:
    one = Capabilities()
    setattr(one, name, {"played"} if isinstance(getattr(one, name), set) else True)
    both = Capabilities()
    both.include(one)
    both.include(Capabilities())
    assert getattr(both, name) == getattr(one, name)


def test_putting_cards_together_leaves_each_as_it_was() -> None:
    card = compiled(encode_card(catalogue()["BT1-010"]))
    before = set(capabilities_of(card).watched)
    tables = Tables([card])
    tables.watched.add("a timing of another card")
    assert capabilities_of(card).watched == before


def test_decks_share_a_compiled_card() -> None:
    definition = encode_card(catalogue()["BT1-010"])
    assert compiled(definition) is compiled(bytes(bytearray(definition)))
