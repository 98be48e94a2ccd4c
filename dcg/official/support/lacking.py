"""What of a card does not run: by name, with the clause."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from dcg.official.keywords import KEYWORDS
from dcg.official.language.card import Card
from dcg.official.language.effect import Effect
from dcg.official.language.processes import DigivolveFrom, PlayToken, Unsupported
from dcg.official.language.selectors import Ref
from dcg.official.support.not_yet import CONTINUOUS, NOT_YET, SHAPES
from dcg.official.support.tree import walk
from dcg.official.support.values import STATEMENT, LanguageValue, values


class Lack(NamedTuple):
    """Something an effect says that nothing runs.

    `name` is what it is, in words, or the phrase of the card where no node could be found for it;
    `clause` is empty there.
    """

    name: str
    clause: str = ""

    def __str__(self) -> str:
        """`<Raid> (16-22)`."""
        return f"{self.name} ({self.clause})" if self.clause else self.name


def lacking(card: Card) -> tuple[tuple[int, Lack], ...]:
    """What of a card does not run, with the number of the effect it is in (`Card.effect`)."""
    under = (*card.inherited, *card.link_effects)
    effects = (each for section in card.sections for each in section)
    return tuple(
        (number, lack)
        for number, each in enumerate(effects)
        for lack in (
            *lacking_in(each),
            *(lacking_under(each) if any(each is one for one in under) else ()),
            *_of_tokens(card, each),
        )
    )


def lacking_under(effect: Effect) -> tuple[Lack, ...]:
    """What of an inherited or link effect does not run because its card is under a Digimon or linked to one
    while it works (15-3-1): it waits for what happens to that card elsewhere.

    >>> from dcg.official.language.processes import Draw
    >>> from dcg.official.language.selectors import Ref
    >>> from dcg.official.language.trigger import Trigger
    >>> discarded = Trigger("card_trashed_from_hand", Ref("this_card"))
    >>> [str(lack) for lack in lacking_under(Effect("trigger", Draw(1), (discarded,)))]
    ['an effect of a card under another that is trashed from elsewhere (15-3-1)']
    """
    this = Ref("this_card")
    if any(each.event in _FROM_ELSEWHERE and each.subject == this for each in effect.triggers):
        return (Lack("an effect of a card under another that is trashed from elsewhere", "15-3-1"),)
    return ()


_FROM_ELSEWHERE: Final = (
    "card_trashed_from_hand",
    "card_trashed_from_deck",
    "card_trashed_from_security",
)


def _of_tokens(card: Card, effect: Effect) -> Iterator[Lack]:
    """What does not run of the Tokens that an effect of the card plays."""
    if not card.tokens:
        return
    played = {name for node in walk(effect) if isinstance(node, PlayToken) for name in node.names}
    for token in card.tokens:
        if token.name in played:
            yield from (lack for _, lack in lacking(token))


@lru_cache(maxsize=4096)
def named(card: Card) -> tuple[str, ...]:
    """What of a card does not run, in words, each once; empty where the whole card does.

    It is kept, since many decks have the same cards.
    """
    return tuple(dict.fromkeys((*card.unread, *(str(lack) for _, lack in lacking(card)))))


def lacking_in(effect: Effect) -> tuple[Lack, ...]:
    """What of an effect does not run, each once; empty where the whole of it does."""
    return tuple(dict.fromkeys(_lacking(effect)))


def can_be_said(effect: Effect) -> bool:
    """Whether the effect is of a category that can say so: a persistent effect deletes nothing and
    moves no memory (15-8-2), and no other adds to what its card digivolves from."""
    if effect.kind != "persistent" and any(
        isinstance(node, DigivolveFrom) for node in walk(effect)
    ):
        return False
    return all(value.name in CONTINUOUS for value in values(effect) if value.role == STATEMENT)


def _lacking(effect: Effect) -> Iterator[Lack]:
    nodes = list(walk(effect))
    for node in nodes:
        if isinstance(node, Unsupported):
            yield Lack(node.phrase)
        elif isinstance(node, Effect):
            kinds = {type(inside) for inside in (nodes if node is effect else walk(node))}
            yield from (
                Lack(shape.name, shape.clause)
                for shape in SHAPES
                if shape.about in kinds and shape.is_in(node)
            )
    for value in values(effect):
        if value in NOT_YET:
            yield Lack(words(value), NOT_YET[value])
        elif value.role == STATEMENT and value.name not in CONTINUOUS:
            yield Lack(words(value), "15-8-2")


def words(value: LanguageValue) -> str:
    """A value as people read it: `<Raid>`, `restriction: be played`."""
    if value.role == "keyword":
        return KEYWORDS[value.name].text()
    if value.role == STATEMENT:
        return f"persistent effect: {value.name.replace('_', ' ')}"
    return f"{value.role}: {value.name.replace('_', ' ')}"
