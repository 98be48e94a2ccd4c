"""Which format a document is in, and of which edition of the rules it speaks."""

from __future__ import annotations

from collections.abc import Mapping

from dcg.documents.document import Field

FORMAT = 1
"""The newest format of documents that is read. What a document says never changes its meaning: a field
that does is of a newer format."""

FIELDS = ("format", "edition")
"""In a scenario, in a position, and in the document of a file that holds `cards` for those after it."""


def check_edition(given: Mapping[str, Field], edition: str) -> None:
    """Raises `DocumentError` for a newer format and for another edition of the rules.

    A document that does not say is of format 1 and of the edition that is played.
    """
    if "format" in given:
        found = given["format"].number(1, 10_000)
        if found > FORMAT:
            raise given["format"].error(
                f"format {found} is newer than this program, which reads format {FORMAT}"
            )
    if "edition" in given:
        wanted = given["edition"].text()
        if wanted != edition:
            raise given["edition"].error(
                f"the edition `{wanted}` of the rules is not played here; it is {edition}"
            )
