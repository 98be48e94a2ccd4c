"""Number: whether a noun phrase takes a plural verb."""

from __future__ import annotations

from typing import Any

from dcg.official.language.selectors import All, Choose, Each


def is_plural(node: Any) -> bool:
    """Whether a verb after this noun phrase is plural."""
    match node:
        case Choose(count=1, up_to=False):
            return False
        case Choose() | All() | Each():
            return True
    return False
