"""A position by itself: a document with cards and a board, and nothing that happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dcg.documents.document import DocumentError, documents
from dcg.documents.vocabulary import Vocabulary
from dcg.opening import Opening


def read_position(
    text: str, source: str, vocabulary: Vocabulary, catalogue: Mapping[str, Any]
) -> Opening:
    """The opening of a match that begins with the position of a document. Raises `DocumentError`."""
    found = documents(text, source)
    if len(found) != 1:
        raise DocumentError(source, 1, "", f"expected one document, found {len(found)}")
    name, *_ = vocabulary.mirrored
    given = found[0].fields(("title", "cards", name), needed=(name,))
    cards = vocabulary.read_cards(given["cards"]) if "cards" in given else {}
    return vocabulary.begin(
        vocabulary.read_start(name, given[name]), cards, catalogue, 0, 0
    ).opening
