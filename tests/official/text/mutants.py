"""Sentences that differ a little from one that is understood, made by seed.

A mutant says something else than its original: a word, number, sign, name or keyword is another, a
duration or an "if" stands in the other half, "1 of" is "all of". A mutant that compiles to the tree of
its original and passes the check has its difference lost: it is *silently equal*.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

Mutate = Callable[[str, random.Random], str | None]
"""Changes a text in one way, or finds nothing to change."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A changed text, and how it was changed."""

    kind: str
    original: str
    text: str


_ARTICLES = frozenset(("a", "an", "the"))
"""Words that may go without the meaning changing."""

_WORD = re.compile(r"[A-Za-z][\w'-]*")
_BOTH_KINDS = re.compile(r"(?<=Digimon )(?:and|or)(?= Tamers?\b)")
"""Of several kinds of things "and" and "or" are printed alike: "1 of your Digimon and Tamers"."""
_OPPOSITES = (
    ("hand", "trash"),
    ("top", "bottom"),
    ("more", "less"),
    ("more", "fewer"),
    ("higher", "lower"),
    ("highest", "lowest"),
    ("delete", "suspend"),
    ("Delete", "Suspend"),
    ("and", "or"),
    ("Digimon", "Tamer"),
    ("gain", "lose"),
    ("Gain", "Lose"),
    ("turn", "attack"),
    ("can", "can't"),
    ("suspended", "unsuspended"),
    ("suspends", "unsuspends"),
    ("level", "DP"),
    ("played", "deleted"),
    ("play", "digivolution"),
    ("each", "every 2"),
    ("red", "blue"),
    ("yellow", "green"),
    ("black", "purple"),
    ("your opponent's", "your"),
    ("battle area", "breeding area"),
    ("this Digimon", "this Tamer"),
    ("this Digimon", "that Digimon"),
    ("this Digimon", "1 of your Digimon"),
    ("1 of", "all of"),
    ("1 of", "up to 1 of"),
    ("from your", "under your"),
    ("other than", "with"),
    ("without", "by"),
    ("by an effect", "in battle"),
    ("on the field", "in the battle area"),
    ("if", "when"),
    ("You may", "You"),
    ("any", "all"),
)
_DURATIONS = (
    "for the turn",
    "until the end of your opponent's turn",
    "until your opponent's turn ends",
    "until the end of your opponent's next turn",
    "until the end of their turn",
    "until their turn ends",
    "during the attack",
)
_KEYWORDS = ("Blocker", "Rush", "Jamming", "Piercing", "Reboot", "Retaliation")


def _at_random(pattern: str, change: Callable[[re.Match[str]], str | None]) -> Mutate:
    def mutate(text: str, random: random.Random) -> str | None:
        found = list(re.finditer(pattern, text))
        if not found:
            return None
        match = random.choice(found)
        new = change(match)
        return None if new is None else text[: match.start()] + new + text[match.end() :]

    return mutate


_IDLE = (
    # what stands there can be nothing else
    r"(?<=\d000 )DP",  # nothing but DP is counted in thousands
    r"\w+(?= cost by)",  # only one cost would be paid there
    r"(?<=with the )(?:play|digivolution)(?= cost reduced)",
    r"memory(?= costs?\b)(?<=without paying its memory)",
    r"(?:memory|digivolution)(?= cost of \d)",
    r"use(?= cost of \d)",  # of an Option card
    r"(?<=\] )trait(?= from)",
    r"would(?= digivolve into [^.]*, (?:you may )?reduce)",  # a cost that was paid isn't reduced
    r"cards?(?= to your)",  # what is added to a hand are cards
    r"(?<=Digimon )card(?= with [^.]* (?:from|in) (?:your hand|your trash|the trash))",
    r"(?<=into a Digimon )card",
    r"digivolution(?= card under)",  # the cards under a Digimon are its digivolution cards
    r"stack(?= is (?:removed|added|trashed))",
    r"(?<=leaving )play",
    # said twice, once by the sentence around it
    r"(?<=and )(?:gains?|gets?)(?= (?:<|[+-]\d))",  # the verb of the first half is that of the second
    r"(?<=[Aa]ll )of(?= your)",
    r"(?<=\d )of(?= your)",
    r"(?<=cost )of(?= \d)",
    r"(?<=> )on(?= \d)",
    r"its(?= digivolution requirements)",
    r"[Tt]rigger(?= <)",
    r"and(?= without paying)",
    r"also(?= attack)",
    r"also(?= treated as a \d+ DP Digimon)",  # 15-12-1-1 says it without
    # whose it is: nobody has cards in the hand, the deck or the trash of another
    r"(?<=cards in )(?:your|their)(?= hand)",
    r"(?<=bottom of )your(?= deck)",
    r"your(?= deck in any order)",
    r"your(?= trash)",
)
"""Words without which a text says no less."""


def _drop(text: str, random: random.Random) -> str | None:
    """Without a word that says something."""
    idle = {match.start() for pattern in _IDLE for match in re.finditer(pattern, text)}
    words = [
        word
        for word in _plain_words(text)
        if word[0].lower() not in _ARTICLES and word.start() not in idle
    ]
    if not words:
        return None
    word = random.choice(words)
    return re.sub(r" {2,}", " ", text[: word.start()] + text[word.end() :]).strip()


def _swap(text: str, random: random.Random) -> str | None:
    words = _plain_words(text)
    pairs = [
        (one, other)
        for one, other in itertools.pairwise(words)
        if text[one.end() : other.start()] == " " and one[0].lower() != other[0].lower()
        if one[0].lower() not in _ARTICLES and other[0].lower() not in _ARTICLES
    ]
    if not pairs:
        return None
    one, other = random.choice(pairs)
    return f"{text[: one.start()]}{other[0]} {one[0]}{text[other.end() :]}"


def _replace(text: str, random: random.Random) -> str | None:
    """Another word of the same text in the place of a word."""
    words = [word for word in _plain_words(text) if word[0].lower() not in _ARTICLES]
    others = sorted({word[0] for word in words})
    if len(others) < 2:
        return None
    word = random.choice(words)
    new = random.choice([other for other in others if other.lower() != word[0].lower()] or [""])
    return f"{text[: word.start()]}{new}{text[word.end() :]}" if new else None


def _opposite(text: str, random: random.Random) -> str | None:
    changes = [
        (match.start(), match.end(), new)
        for pair in _OPPOSITES
        for old, new in (pair, pair[::-1])
        for match in re.finditer(rf"(?<![\w\[<'-]){re.escape(old)}(?![\w\]>'-])", text)
        if not _inside(text, match.start()) and not _BOTH_KINDS.match(text, match.start())
    ]
    if not changes:
        return None
    start, end, new = random.choice(changes)
    return text[:start] + new + text[end:]


def _other_half(text: str, random: random.Random) -> str | None:
    """ "A and B for the turn" is "A for the turn and B", and back."""
    for duration in random.sample(_DURATIONS, len(_DURATIONS)):
        match = re.search(rf"(?<= )([^.,]*?) and ([^.,]*?) {re.escape(duration)}(?=[.,]|$)", text)
        if match:
            new = f"{match[1]} {duration} and {match[2]}"
            return text[: match.start()] + new + text[match.end() :]
        match = re.search(rf"(?<= )([^.,]*?) {re.escape(duration)} and ([^.,]*?)(?=[.,]|$)", text)
        if match:
            new = f"{match[1]} and {match[2]} {duration}"
            return text[: match.start()] + new + text[match.end() :]
    return None


def _condition_moved(text: str, random: random.Random) -> str | None:
    """ "If C, A. B." is "A. If C, B.", and the other way round."""
    sentences = re.split(r"(?<=\.) (?=[A-Z<])", text)
    at = [
        number
        for number, sentence in enumerate(sentences)
        if re.match(r"(\[[^\]]*\] )*If ", sentence) and "," in sentence
    ]
    if len(sentences) < 2 or not at:
        return None
    number = random.choice(at)
    other = random.choice([n for n in range(len(sentences)) if n != number])
    match = re.match(r"((?:\[[^\]]*\] )*)If ([^,]*), (.*)", sentences[number])
    if match is None:
        return None
    sentences[number] = match[1] + match[3][0].upper() + match[3][1:]
    head = re.match(r"(?:\[[^\]]*\] )*", sentences[other])
    assert head
    rest = sentences[other][head.end() :]
    if not rest or rest.startswith("If "):
        return None
    sentences[other] = f"{head[0]}If {match[2]}, {rest[0].lower()}{rest[1:]}"
    return " ".join(sentences)


def _name_or_trait(text: str, random: random.Random) -> str | None:
    changes = (
        (r"\bin (its|their) names?\b", r"in any of \1 traits"),
        (r"\bin (any of its|its|one of its) traits?\b", "in its name"),
        (r"\bwith the (\[[^\]]*\]) trait\b", r"with \1 in its name"),
        (r"(?<=\]) trait(?= Digimon)", ""),
    )
    for pattern, new in random.sample(changes, len(changes)):
        if re.search(pattern, text):
            return re.sub(pattern, new, text, count=1)
    return None


def _plain_words(text: str) -> list[re.Match[str]]:
    return [match for match in _WORD.finditer(text) if not _inside(text, match.start())]


def _inside(text: str, position: int) -> bool:
    """Whether the position is in a name, an icon or a keyword."""
    before = text[:position]
    return before.count("[") > before.count("]") or before.count("<") > before.count(">")


KINDS: dict[str, Mutate] = {
    "drop": _drop,
    "swap": _swap,
    "replace": _replace,
    "opposite": _opposite,
    "number": _at_random(r"(?<![\w.+-])\d+(?![\w-])", lambda match: str(int(match[0]) + 1)),
    "amount": _at_random(r"(?<=[+-])\d+", lambda match: str(int(match[0]) + 1)),
    "sign": _at_random(r"[+-](?=\d)", lambda match: "-" if match[0] == "+" else "+"),
    "name": _at_random(r"\[[^\]]*\](?!$)", lambda match: "[Zz]" if match[0] != "[Zz]" else None),
    "keyword": _at_random(
        rf"<({'|'.join(_KEYWORDS)})>",
        lambda match: f"<{_KEYWORDS[(_KEYWORDS.index(match[1]) + 1) % len(_KEYWORDS)]}>",
    ),
    "other half": _other_half,
    "if moved": _condition_moved,
    "name or trait": _name_or_trait,
}


def mutants(texts: Iterable[str], seed: int, each: int = 6) -> Iterator[Mutant]:
    """So many different mutants of every text, as far as it has them; a seed makes them again."""
    chance = random.Random(seed)
    for text in texts:
        seen = {text}
        made = 0
        for _ in range(each * 4):
            kind = chance.choice(tuple(KINDS))
            changed = KINDS[kind](text, chance)
            if changed is None or changed in seen:
                continue
            seen.add(changed)
            made += 1
            yield Mutant(kind, text, changed)
            if made == each:
                break
