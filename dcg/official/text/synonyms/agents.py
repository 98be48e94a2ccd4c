"""Who does it: effects in front of what they do, and behind what is done by them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from dcg.language.inflect import third
from dcg.official.text.grammar.triggers.agents import BUT_BY, BUT_IN_BATTLE, BY
from dcg.official.text.grammar.triggers.happenings import HAPPENINGS, Occurring
from dcg.official.text.synonyms.pair import Pair

_ONE: Final = (
    ("an effect", "by an effect"),
    ("your effect", "by your effect"),
    ("one of your effects", "by your effect"),
    ("an opponent's effect", "by an opponent's effect"),
    ("your opponent's effect", "by an opponent's effect"),
    ("one of {noun} effects", "by one of {noun} effects"),
)
_SEVERAL: Final = (
    ("effects", "by an effect"),
    ("your effects", "by your effect"),
    ("an opponent's effects", "by an opponent's effect"),
    ("your opponent's effects", "by an opponent's effect"),
    ("this Digimon's effects", "by this Digimon's effects"),
    *(
        (f"{owner} {kind} effects", f"by one of {owner} {meant} effects")
        for owner in ("your", "your opponent's")
        for kind, meant in (
            ("Digimon", "Digimon's"),
            ("Tamer", "Tamers'"),
            ("Option", "Option cards'"),
        )
    ),
    *((f"{kind} effects", f"by {kind} effects") for kind in ("Digimon", "Tamer", "Option")),
    ("any of {noun} effects", "by one of {noun} effects"),
    ("{noun} effects", "by one of {noun} effects"),
)
AGENTS: Final = (
    *((who, by, True) for who, by in _ONE),
    *((who, by, False) for who, by in _SEVERAL),
)
"""The effects in front of the verb, the same behind it as it is written, and whether it is one."""


def spellings(template: str, *, one: bool) -> Iterator[str]:
    """Every way a template without slots is said, of one thing or of several.

    >>> list(spellings("trash~ {} from|in your? hand", one=True))[:2]
    ['trashes {} from your hand', 'trashes {} from hand']
    """
    words = []
    for word in template.split():
        ways = word.removesuffix("?").split("|")
        if word.endswith("~"):
            ways = [third(word[:-1]) if one else word[:-1]]
        words.append([*ways, ""] if word.endswith("?") else ways)
    return (" ".join(filter(None, each)) for each in product(*words))


def written(template: str) -> str:
    """The way it is written, of one thing."""
    return next(spellings(template, one=True))


def by_agents(deed: str, done: str) -> Iterator[Pair]:
    """What effects do and, done by them, what is written; `deed` is a template without its verb's subject."""
    for who, by, one in AGENTS:
        for said in spellings(deed, one=one):
            yield f"{who} {said}", f"{done} {by}"


_TURNED: Final = ("suspended", "unsuspended")


def _passive(one: Occurring) -> str:
    """ "Is suspended", of what suspends by an effect too; "digivolves"."""
    return f"is {one.event}" if one.event in _TURNED else written(one.happens[0])


def _about(one: Occurring) -> str:
    """The same behind "would"."""
    return f"be {one.event}" if one.event in _TURNED else written(one.about[0])


def _deeds() -> Iterator[Pair]:
    """ "Effects delete X" is "X is deleted by an effect"."""
    for each in HAPPENINGS:
        happens = _passive(each)
        for deed in each.deeds:
            words = deed.replace("{}", "{a}")
            for end, of in product((" ,", " or"), ("", "one of ")):
                for said, done in by_agents(words, f"{of}{{a}} {happens}"):
                    yield f"{said}{end}", f"{done}{end}"
            for of, (who, by, _) in product(("", "one of ") if each.about else (), AGENTS):
                would = f"{of}{{a}} would {_about(each)} {by} ,"
                for said in spellings(words, one=False):
                    yield f"{who} would {said} ,", would


DONE_BY: tuple[Pair, ...] = (
    *(
        (f"{owner} {kind} {effect}", f"one of {owner} {meant} effects")
        for owner in ("your", "your opponent's")
        for kind, meant in (
            ("Digimon", "Digimon's"),
            ("Tamer", "Tamers'"),
            ("Option", "Option cards'"),
        )
        for effect in ("effect", "effects")
    ),
    *_deeds(),
    *(
        (said, ways[0])
        for ways in (*BY.values(), *BUT_BY.values(), *BUT_IN_BATTLE.values())
        for way in ways[1:]
        for said in spellings(way, one=True)
    ),
    *((f"by {any_}{{noun}} effects", "by one of {noun} effects") for any_ in ("any of ", "")),
)
