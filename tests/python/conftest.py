"""What pages and examples do stays with them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dcg.card_files import adding_cards


@pytest.fixture(autouse=True)
def cards_added_are_taken_out() -> Iterator[None]:
    """A page that adds cards to the game adds none to the tests behind it."""
    with adding_cards({}):
        yield
