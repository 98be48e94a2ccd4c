"""The few inflections of the card language: third person, gerund, plural nouns."""

from __future__ import annotations

_THIRD = {
    "have": "has",
    "are": "is",
    "don't": "doesn't",
    "aren't": "isn't",
    "can't": "can't",
    "may": "may",
    "were": "was",
}
_DOUBLE = {"get", "put", "set", "swap", "flip"}
_PAST = {"get": "got", "leave": "left", "become": "became"}
_GERUND = {"gain": "gaining", "reveal": "revealing", "have": "having"}


def third(verb: str) -> str:
    """The verb after he, she, it."""
    if verb in _THIRD:
        return _THIRD[verb]
    return verb + ("es" if verb.endswith(("sh", "ch", "s", "x")) else "s")


def past(verb: str) -> str:
    """The simple past."""
    return _PAST.get(verb) or verb + ("d" if verb.endswith("e") else "ed")


def gerund(verb: str) -> str:
    """The -ing form."""
    if verb in _GERUND:
        return _GERUND[verb]
    if verb in _DOUBLE:
        return verb + verb[-1] + "ing"
    if verb.endswith("e") and not verb.endswith("ee"):
        return verb[:-1] + "ing"
    return verb + "ing"
