"""Which cards a search finds: `--set BT1 --colour red agumon`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import click

from cli.errors import BadInput
from cli.games.catalogue import CatalogueView
from cli.options import F
from cli.output import progress
from dcg.decks import close

_ASKED = {
    "set": "Of this set: what stands before the dash of a number (BT1, DCG).",
    "category": "Of this category, as the list has it: digimon, option and others.",
    "colour": "Of this colour, where cards have one; given twice, of both.",
    "level": "Of this level: 4, or C.",
    "trait": "With this trait: a type, or what else a card of the game has (Dragon, Wind).",
    "keyword": "With this keyword effect in its text, or this attack ability: Blocker, Drain.",
}


def filters() -> Callable[[F], F]:
    """The options of a search, given to the command as `wanted`: the values by what is asked."""

    def decorate(command: F) -> F:
        def gathered(**given: Any) -> Any:
            wanted = {name: given.pop(f"wanted_{name}") for name in _ASKED}
            return command(wanted=wanted, **given)

        gathered.__name__, gathered.__doc__ = command.__name__, command.__doc__
        gathered.__click_params__ = getattr(command, "__click_params__", [])  # type: ignore[attr-defined]
        decorated: Any = gathered
        for name, meaning in reversed(_ASKED.items()):
            decorated = click.option(
                f"--{name}", f"wanted_{name}", multiple=True, metavar="WORD", help=meaning
            )(decorated)
        return decorated  # type: ignore[no-any-return]

    return decorate


def found(
    cards: Iterable[Any],
    listed: CatalogueView,
    wanted: Mapping[str, Sequence[str]],
    words: str = "",
) -> list[Any]:
    """The cards that have every value wanted, and whose number, name or text has the words.

    Raises `BadInput` for what cards of the game do not have, and for a value that no card has.
    """
    asked = {name: values for name, values in wanted.items() if values}
    missing = [name for name in asked if name not in listed.facts]
    if missing:
        raise BadInput(f"cards of this game have no {missing[0]}")
    held = list(cards)
    for name, values in asked.items():
        held = _with(held, name, listed.facts[name], values)
    return [card for card in _told(held) if _says(card, listed, words.lower())] if words else held


def _told(cards: Sequence[Any]) -> Iterator[Any]:
    """The cards, with a line that says how far it is: putting the text of all into words takes seconds."""
    with progress("reading cards", len(cards), quiet=False) as show:
        for done, card in enumerate(cards, 1):
            yield card
            show(done)


def _with(
    cards: Sequence[Any], name: str, fact: Callable[[Any], Sequence[str]], values: Sequence[str]
) -> list[Any]:
    had = [fact(card) for card in _told(cards)]
    known = {value for having in had for value in having}
    for value in values:
        if cards and value.lower() not in {each.lower() for each in known}:
            raise BadInput(
                f"none of these cards has the {name} {value!r}{close(value, sorted(known))}"
            )
    wanted = {value.lower() for value in values}
    return [
        card
        for card, having in zip(cards, had, strict=True)
        if wanted <= {value.lower() for value in having}
    ]


def _says(card: Any, listed: CatalogueView, words: str) -> bool:
    return any(words in line.lower() for line in _lines(card, listed))


def _lines(card: Any, listed: CatalogueView) -> Iterator[str]:
    yield from (str(value) for value in listed.card(card)[:2])
    yield from listed.said(card)
