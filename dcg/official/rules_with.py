"""The rules with the definitions a match brought, made once for as long as they are in use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from dcg.official.rules import OfficialRules


def rules_with(definitions: Mapping[bytes, bytes]) -> OfficialRules:
    """The rules with these definitions, the same object for the same ones while it is in use.

    Matches with the same definitions share them: compiling cards costs as much as a match.
    """
    return _rules(frozenset(definitions.items()))


@lru_cache(maxsize=256)
def _rules(definitions: frozenset[tuple[bytes, bytes]]) -> OfficialRules:
    return OfficialRules(dict(definitions))
