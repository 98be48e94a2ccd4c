"""The notation of templates: words and slots, as "!delete {target:object}" has them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from dcg.language.inflect import gerund, third

NOTHING = "_"
"""The name of a slot whose value is dropped."""

MANY = "many"
"""The feature of a phrase about several things."""


@dataclass(frozen=True, slots=True)
class Words:
    """One word: the spellings that are read, and the one that is written, after one thing or several."""

    accepted: frozenset[str]
    one: str
    many: str
    optional: bool = False
    verb: bool = False
    ahead: bool = False
    """Whether it only looks at what follows: nothing is read or written."""
    barred: bool = False
    """Whether what follows must be anything else."""

    @property
    def article(self) -> bool:
        """Whether it is "a" or "an", by the sound of what follows."""
        return self.one == "a" and "an" in self.accepted


@dataclass(frozen=True, slots=True)
class Slot:
    """A phrase of another category, written with some features more and some fewer."""

    name: str
    category: str
    more: frozenset[str] = frozenset()
    fewer: frozenset[str] = frozenset()


Element = Words | Slot

_MARKS = re.compile(r"[<>()]|,\??")
_PART = re.compile(r"\{(\w+):(\w+)((?:[+-]\w+)*)\}|(\S+)")
_FEATURE = re.compile(r"([+-])(\w+)")


def elements(template: str, *, as_gerund: bool = False) -> tuple[Element, ...]:
    """Reads the notation of a template.

    - ``{field:category}`` is a slot; ``{field:category+in-many}`` writes it with the feature `in` and
      without the feature `many`.
    - ``a|b`` reads both and writes the first; ``word?`` may be left out and is never written.
    - ``card^cards`` reads both, and writes the second about several things.
    - ``get~`` is a verb: it reads "get" and "gets", and writes the one that goes with the first slot, or
      with what the phrase is about.
    - ``a|an`` writes the article that goes with the next word.
    - ``!delete`` heads an imperative and can become a gerund.
    - ``$x`` reads and writes nothing: what follows must be x or the end of the text; ``$-x`` that it must not be x.
    - ``{_:category}`` is a slot whose value says nothing: it is read, and dropped.
    - ``_`` stands for a space inside one word of the text: ``[On_Play]``.
    """
    out: list[Element] = []
    for match in _PART.finditer(_MARKS.sub(r" \g<0> ", template)):
        if match[1]:
            signs = _FEATURE.findall(match[3])
            more = frozenset(name for sign, name in signs if sign == "+")
            fewer = frozenset(name for sign, name in signs if sign == "-")
            out.append(Slot(match[1], match[2], more, fewer))
        else:
            out.append(_word(match[4], as_gerund=as_gerund))
    return tuple(out)


@cache
def _word(text: str, *, as_gerund: bool) -> Words:
    """The same few words stand in thousands of templates."""
    optional = text.endswith("?")
    text = text.removesuffix("?")
    if text.startswith("!"):
        spellings = [gerund(word) if as_gerund else word for word in text[1:].split("|")]
        return Words(frozenset(spellings), spellings[0], spellings[0], optional)
    if text.endswith("~"):
        verb = text[:-1]
        return Words(frozenset((verb, third(verb))), third(verb), verb, optional, verb=True)
    if text.startswith("$-"):
        return Words(frozenset((text[2:],)), "", "", ahead=True, barred=True)
    if text.startswith("$"):
        return Words(frozenset((text[1:], "")), "", "", ahead=True)
    spellings = [_spaced(word) for part in text.split("^") for word in part.split("|")]
    printed = [_spaced(part.split("|")[0]) for part in text.split("^")]
    return Words(frozenset(map(_folded, spellings)), printed[0], printed[-1], optional)


def _spaced(word: str) -> str:
    return word.replace("_", " ")


def _folded(word: str) -> str:
    return word if word.startswith("[") else word.lower()
