"""Whether a rendering says what a printed text says: token for token, in order.

Both texts are read from left to right. A token of one stands against the same token of the other;
an article may be left out; anywhere else they differ, a pair of `synonyms` must say that the two
phrases mean the same. A pair may have slots (`{a}`), whose contents are aligned in their turn, so
that a pair can move a phrase but never lose or change one. Some slots stand for phrases of one kind:
`{head}` for a noun with its adjectives, `{names}` for names with "or" between them, `{name}` for one
name, `{most}` for a number and how it is compared, `{than}` for the word that compares.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import cache
from itertools import accumulate
from typing import Literal

from dcg.language.parser import LONGEST
from dcg.official.text.grammar.agreement import tokenise
from dcg.official.text.synonyms import ARTICLES, IN_PERSISTENT, IN_REQUIREMENTS, SYNONYMS
from dcg.official.text.synonyms.pair import Pair

Tokens = tuple[str, ...]
Pattern = tuple[str, ...]
"""Tokens and slots; a slot is written `{a}`, the beginning of a quoted effect `"`, the end of a
sentence `$`."""
Spans = dict[str, tuple[int, int]]

EFFORT = 4000
"""Spans that are looked at before two texts count as different."""

_SLOT = re.compile(r"\{\w+\}|\"|\$")
_STOPS = frozenset((".", "・"))
"""What a slot never reaches over: sentences and options stand where they stand."""
_NOUN_STOPS = _STOPS | {","}
"""What the slot `{noun}` never reaches over."""
_JOINED = frozenset(("or", "/", "and/or"))
_COMPARED = frozenset(("lower", "less", "fewer", "higher", "more"))
_HEADS = (
    _JOINED
    | _COMPARED
    | frozenset(
        (
            *("digimon", "tamer", "tamers", "option", "options", "token", "tokens", "digi-egg"),
            *("card", "cards", "red", "blue", "yellow", "green", "black", "purple", "white"),
            *("multicolor", "multicolored", "single-color", "2-color", "3-color", "4-color"),
            *("suspended", "unsuspended", "face-up", "face-down", "level", "play", "cost"),
        )
    )
)
"""The words that a noun is made of, with what may stand in front of it; and numbers, behind these: """
_NUMBERED = frozenset(("level", "cost"))


END = "$"
"""Stands in a pattern where a sentence or an option ends; it takes no token."""


class TooLong(ValueError):
    """A text of more tokens than are compared."""


@dataclass(frozen=True, slots=True)
class Alignment:
    """The outcome: both texts as tokens, and whether all of them were accounted for."""

    source: Tokens
    rendered: Tokens
    whole: bool

    def difference(self) -> str:
        """What the source says that the rendering doesn't, and the other way round, for reports."""
        steps = SequenceMatcher(None, self.source, self.rendered, autojunk=False).get_opcodes()
        parts = [
            f"{' '.join(self.source[i:k])!r} against {' '.join(self.rendered[j:m])!r}"
            for kind, i, k, j, m in steps
            if kind != "equal"
        ]
        return ", ".join(parts)


def words(text: str) -> Tokens:
    """The tokens of a text, quoted effects included, in one case."""
    out: list[str] = []
    for token in tokenise(text):
        if token.startswith('"'):
            out += ['"', *words(token.strip('"')), '"']
        elif token.startswith("lv."):
            out += ["level", token.removeprefix("lv.")]
        elif token.startswith("+") and token[1:].isdigit():
            out.append(token[1:])  # what is added is said with a sign or without one
        else:
            out.append(token.casefold())
    return tuple(out)


Kind = Literal["effect", "persistent", "requirement"]
"""What a text is: a persistent effect (15-8-2), any other effect, or a requirement (2-3-6 to 2-3-12)."""

_OF_A_KIND: dict[Kind, tuple[Pair, ...]] = {
    "effect": (),
    "persistent": IN_PERSISTENT,
    "requirement": IN_REQUIREMENTS,
}


def align(source: str, rendered: str, kind: Kind = "effect") -> Alignment:
    """Aligns a printed text with a rendering.

    Raises `TooLong`: both are looked through token by token, each inside the one before.
    """
    printed, said = words(source), words(rendered)
    if max(len(printed), len(said)) > LONGEST:
        raise TooLong("text too long to compare")
    found = _search(printed, said, kind)
    whole = found.span(0, len(found.source), 0, len(found.rendered))
    return Alignment(found.source, found.rendered, whole)


@dataclass(frozen=True, slots=True)
class _Pair:
    """A pair as patterns, with the tokens each side must have."""

    number: int
    printed: Pattern
    canonical: Pattern
    printed_words: frozenset[str]
    canonical_words: frozenset[str]


@cache
def _pairs(kind: Kind) -> tuple[_Pair, ...]:
    pairs = (*SYNONYMS, *_OF_A_KIND[kind])
    return tuple(
        _Pair(number, one, other, _literals(one), _literals(other))
        for number, (one, other) in enumerate(
            (_pattern(one), _pattern(other)) for one, other in dict.fromkeys(pairs)
        )
        if one != other
    )


@cache
def _by_word(kind: Kind) -> dict[str, list[_Pair]]:
    """The pairs by the rarest word that the printed side must have; under nothing those without any."""
    found = Counter(word for pair in _pairs(kind) for word in pair.printed_words)
    out: dict[str, list[_Pair]] = {}
    for pair in _pairs(kind):
        rarest = min(pair.printed_words, key=lambda word: (found[word], word), default="")
        out.setdefault(rarest, []).append(pair)
    return out


def _literals(pattern: Pattern) -> frozenset[str]:
    return frozenset(token for token in pattern if not token.startswith(("{", END)))


def _pattern(text: str) -> Pattern:
    out: list[str] = []
    at = 0
    for slot in _SLOT.finditer(text):
        out += [*words(text[at : slot.start()]), slot[0]]
        at = slot.end()
    return tuple(token for token in (*out, *words(text[at:])) if token not in ARTICLES)


def _search(source: Tokens, rendered: Tokens, kind: Kind) -> _Search:
    fixed = sorted({_unsigned(token) for token in (*source, *rendered) if _is_fixed(token)})
    weights = {token: 1 << (8 * number) for number, token in enumerate(fixed)}
    one, other = frozenset(source), frozenset(rendered)
    by_first: dict[str, list[_Pair]] = {}
    by_word = _by_word(kind)
    for word in ("", *one):
        for pair in by_word.get(word, ()):
            if pair.printed_words <= one and pair.canonical_words <= other:
                head = pair.printed[0] if pair.printed else ""
                by_first.setdefault("" if head.startswith("{") else head, []).append(pair)
    for pairs in by_first.values():
        pairs.sort(key=lambda pair: pair.number)
    return _Search(source, rendered, by_first, _sums(source, weights), _sums(rendered, weights))


def _is_fixed(token: str) -> bool:
    """Names and numbers: no pair adds or takes one. (1 is also said by "the" and "another".)"""
    return token.startswith("[") or (token[-1].isdigit() and _unsigned(token) != "1")


def _unsigned(token: str) -> str:
    """A number that is added, without its sign: "gain +3 memory" says 3."""
    return token.removeprefix("+")


def _sums(tokens: Tokens, weights: dict[str, int]) -> tuple[int, ...]:
    """What stands in front of each position, as a number: two spans with equal differences have the
    same names."""
    return tuple(accumulate((weights.get(_unsigned(token), 0) for token in tokens), initial=0))


@dataclass(slots=True)
class _Search:
    """Tries every pair everywhere, remembering each span; gives up after `EFFORT` spans."""

    source: Tokens
    rendered: Tokens
    pairs: dict[str, list[_Pair]]
    names: tuple[int, ...]
    other_names: tuple[int, ...]
    _known: dict[tuple[int, int, int, int], bool] = field(default_factory=dict)

    def span(self, i: int, k: int, j: int, m: int) -> bool:
        """Whether source tokens i to k say what rendered tokens j to m say."""
        if self.names[k] - self.names[i] != self.other_names[m] - self.other_names[j]:
            return False
        key = (i, k, j, m)
        known = self._known.get(key)
        if known is None and len(self._known) < EFFORT:
            self._known[key] = False
            known = self._known[key] = self._aligned(i, k, j, m)
        return bool(known)

    def _aligned(self, i: int, k: int, j: int, m: int) -> bool:
        if i == k and j == m:
            return True
        if i < k and j < m and self.source[i] == self.rendered[j] and self.span(i + 1, k, j + 1, m):
            return True
        if i < k and self.source[i] in ARTICLES:
            if self.span(i + 1, k, j, m):
                return True
            if j < m and self.rendered[j] == "1" and self.source[i] != "the":
                return self.span(i + 1, k, j + 1, m)
        if j < m and self.rendered[j] in ARTICLES and self.span(i, k, j + 1, m):
            return True
        first = self.source[i] if i < k else ""
        for pair in (*self.pairs.get(first, ()), *(self.pairs.get("", ()) if first else ())):
            for end, spans in matches(pair.printed, self.source, i, k):
                for final, others in matches(pair.canonical, self.rendered, j, m):
                    if end == i and final == j:
                        continue
                    if all(
                        self.span(*span, *others[slot]) for slot, span in spans.items()
                    ) and self.span(end, k, final, m):
                        return True
        return False


def matches(pattern: Pattern, tokens: Tokens, start: int, stop: int) -> Iterator[tuple[int, Spans]]:
    """Every way the pattern matches from `start`, none of it behind `stop`; articles are passed over."""
    if not pattern:
        yield start, {}
        return
    head, *rest = pattern
    if head == END:
        if _begins(END, tokens, start):
            yield from matches(tuple(rest), tokens, start, stop)
        return
    if not head.startswith("{"):
        while start < stop and tokens[start] in ARTICLES:
            start += 1
        if start < stop and tokens[start] == head:
            yield from matches(tuple(rest), tokens, start + 1, stop)
        return
    quoted = False
    stops = _NOUN_STOPS if head == "{noun}" else _STOPS
    within = _WITHIN.get(head)
    while within is not None and start < stop and tokens[start] in ARTICLES:
        start += 1
    end = start
    while end < stop and (quoted or tokens[end] not in stops):
        if within is not None and not within(tokens, end, start):
            break
        quoted ^= tokens[end] == '"'
        end += 1
        if quoted or (rest and not rest[0].startswith("{") and not _begins(rest[0], tokens, end)):
            continue
        for final, spans in matches(tuple(rest), tokens, end, stop):
            yield final, {**spans, head: (start, end)}


def _is_name(tokens: Tokens, at: int, start: int) -> bool:
    """One name, and nothing behind it."""
    return at == start and tokens[at].startswith("[")


def _in_names(tokens: Tokens, at: int, start: int) -> bool:
    """Names with "or" between them."""
    if tokens[at].startswith("["):
        return True
    return at > start and (tokens[at] in _JOINED or tokens[at] == ",")


def _in_head(tokens: Tokens, at: int, start: int) -> bool:
    """A noun with its adjectives; the second of two counts, as in "1 Digimon or 1 Tamer", is no part of it."""
    token = tokens[at]
    if token.startswith("[") or token in _HEADS:
        return True
    before = tokens[at - 1] if at > start else ""
    if token == ",":
        return before.startswith("[")
    return token.isdigit() and before in _NUMBERED


def _compares(tokens: Tokens, at: int, start: int) -> bool:
    """ "4", "4 or lower": a number, and how it is compared."""
    token = tokens[at]
    if at == start:
        return token.isdigit()
    return token in _COMPARED or (token == "or" and at == start + 1)


def _is_comparison(tokens: Tokens, at: int, start: int) -> bool:
    """ "Lower", "more": one word."""
    return at == start and tokens[at] in _COMPARED


_WITHIN: dict[str, Callable[[Tokens, int, int], bool]] = {
    "{name}": _is_name,
    "{names}": _in_names,
    "{head}": _in_head,
    "{most}": _compares,
    "{than}": _is_comparison,
}
"""Slots that reach over words of one kind alone, however long: the tokens, the place, and where the slot began."""


def _begins(word: str, tokens: Tokens, at: int) -> bool:
    """Whether the token there is the word, or may be passed over; whether a sentence ends there."""
    if word == END:
        return at == len(tokens) or tokens[at] in _STOPS
    return at < len(tokens) and (tokens[at] == word or tokens[at] in ARTICLES)
