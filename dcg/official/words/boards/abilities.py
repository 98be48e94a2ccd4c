"""What a permanent has besides its DP, short enough to stand on a board."""

from __future__ import annotations

from collections.abc import Iterator

from dcg.official.keywords import KEYWORDS
from dcg.official.keywords.security_attack import KEYWORD as SECURITY_ATTACK
from dcg.official.language.processes import Immune, Restrict
from dcg.official.reading.view import View


def keywords(view: View) -> tuple[str, ...]:
    """Its keyword effects as they are printed, each once; those of <Security A.> added up (16-3-3)."""
    return tuple(dict.fromkeys(_keywords(view)))


def _keywords(view: View) -> Iterator[str]:
    given = view.given_keywords or {}
    for name in dict.fromkeys((*view.stack.keywords, *given)):
        held = KEYWORDS.get(name)
        if held is None or not held.can_be_had:
            continue
        if name == SECURITY_ATTACK.name:
            if view.security_attack:
                yield held.text(view.security_attack)
            continue
        yield from (held.text(one.effect.value) for _, one in view.stack.keywords.get(name, ()))
        yield from (held.text(one.value) for one in given.get(name, ()))


def in_force(view: View) -> tuple[str, ...]:
    """What effects forbid it, allow it and keep from it, each once."""
    return tuple(dict.fromkeys(_in_force(view)))


def _in_force(view: View) -> Iterator[str]:
    yield from (forbidden(held.node) for _, held in view.restrictions or ())
    yield from map(allowed, view.permissions or ())
    yield from (immune(held.node) for held in view.immunities or ())


def forbidden(node: Restrict) -> str:
    """`cannot attack`; where it is only so in some cases, or allowed in some, that."""
    what = node.restriction.replace("_", " ")
    if node.only_into:
        return f"can {what} only into some"
    return f"cannot {what} in some cases" if node.by else f"cannot {what}"


def allowed(permission: str) -> str:
    """`may attack unsuspended`."""
    return f"may {permission.replace('_', ' ')}"


def immune(node: Immune) -> str:
    """Whose effects do not affect it; only some of them, where it says of which cards.

    >>> from dcg.official.language.selectors import Compare, Ref
    >>> immune(Immune(Ref("this")))
    "not affected by the opponent's effects"
    >>> immune(Immune(Ref("this"), by=(Compare("level", "<=", 5),)))
    "not affected by some of the opponent's effects"
    """
    some = "some of " if node.by else ""
    if node.whose in ("yours", "opponents"):
        player = "its player" if node.whose == "yours" else "the opponent"
        return f"not affected by {some}{player}'s effects"
    return f"not affected by {'some ' if node.by else ''}effects"
