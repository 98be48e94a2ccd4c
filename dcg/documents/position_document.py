"""A position by itself: a document with cards and a board, and nothing that happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dcg.documents.document import Field, documents
from dcg.documents.edition import FIELDS as EDITION_FIELDS
from dcg.documents.edition import check_edition
from dcg.documents.faults import DocumentError, Faults
from dcg.documents.scenario import AFTER, BEFORE
from dcg.documents.vocabulary import Vocabulary
from dcg.kernel.absent import NO_SEED
from dcg.opening import Opening


def read_position(
    text: str,
    source: str,
    vocabulary: Vocabulary,
    catalogue: Mapping[str, Any],
    seed: int = NO_SEED,
) -> Opening:
    """The opening of a match that begins with the position of a document; `seed` is where chance after
    it comes from. Raises `DocumentError`."""
    found = documents(text, source)
    for document in found:
        _check_no_scenario(document, vocabulary)
    if len(found) != 1:
        raise DocumentError(source, 1, "", f"expected one document, found {len(found)}")
    name, *_ = vocabulary.mirrored
    faults = Faults()
    given = found[0].fields((*_BOTH, name), needed=(name,), faults=faults)
    with faults.caught():
        check_edition(given, vocabulary.edition)
    cards: Mapping[str, Any] = {}
    with faults.caught():
        cards = vocabulary.read_cards(given["cards"]) if "cards" in given else {}
    with faults.caught():
        start = vocabulary.read_start(name, given[name]) if name in given else None
    faults.check()
    return vocabulary.begin(start, cards, catalogue, 0, seed).opening


_BOTH = (*EDITION_FIELDS, "title", "cards")
"""Fields of a position by itself and of a scenario alike."""


def _check_no_scenario(document: Field, vocabulary: Vocabulary) -> None:
    """Raises `DocumentError` for a scenario, which says how its board is looked at."""
    if not document.is_mapping:
        return
    only = {*BEFORE, *AFTER, *vocabulary.starts}.difference(_BOTH, vocabulary.mirrored)
    for name, value in document.items():
        if name in only:
            raise value.error(
                f"`{name}` is of a scenario, not of a position by itself: `dcg scenario run` runs it"
            )
