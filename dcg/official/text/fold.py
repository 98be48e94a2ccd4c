"""When two texts say the same: the explicit equivalences between printed and canonical wording.

Rendering and source are compared word for word after these folds. They merge function words and
inflections; a number, name, noun, verb, condition or duration lost on the way shows as a difference.
"""

from __future__ import annotations

import re
from collections import Counter

from dcg.official.text.templates import modern

_FOLDS: tuple[tuple[str, str], ...] = (
    # pronouns: which thing is meant is checked by reading the rendering back
    (r"\bthis (?:digimon|tamer)'s\b|\bthat (?:digimon|tamer|card)'s\b|\bits\b|\btheir\b", "its"),
    (
        r"\b(?:this|that|those|the chosen) (?:digimon|tamers?)\b|\b(?:that|those) cards?\b|\bthem\b",
        "it",
    ),
    (r"\bdigivolution cards? it has\b", "of its digivolution cards"),
    # whose turn, whose trash: said once in full, then "their"
    (r"\b(?:your opponent|an opponent|opponent)'s\b", "its"),
    (r"\b(?:is|are) in (?=its digivolution cards?)|(?<=digivolution cards) include\b", ""),
    (r"\byou may\b", "may"),
    # 4-5: a card placed under another is its bottom card unless said otherwise
    (r"\bunder ([^.]*?) as its bottom digivolution cards?", r"under \1"),
    (r"\bas its bottom digivolution cards?", "under it"),
    (r"\bas the bottom digivolution cards? of\b", "under"),
    (r"\blevel (?=\d)|\blv\. ?(?=\d)", "level"),
    (r"(?<=[a-z])/(?=[a-z])", " or "),
    (r"\bin any trait\b", "in any of its traits"),
    (r"(?<=\]) \+ (?=\[)", " & "),
    # determiners
    (r"\b(?:1|one|any|all) of\b|\ball(?= (?:its|your))", ""),
    (r"\bone's\b|\beach of\b", ""),
    (r"(?<!\+)(?<!-)\b1 (?=\[|[a-z])", ""),
    (r"\b(?:a|an|the)\b", ""),
    (r"\b(?:of|with|w/|that (?:shares?|have|has))\b", ""),
    # joints
    (r"\b(?:then|and)\b", ""),
    (r"\byour (?=hand|trash|deck|security stack|battle area)", ""),
    (r"\b(?:from|in)\b", ""),
    (r"[.,:]", " "),
    # inflection
    (r"\b(?:doesn't|don't) unsuspend(?= during)", "can't unsuspend"),
    (r"\bisn't\b", "aren't"),
    (r"\bdoesn't\b", "don't"),
    (r"\b(?:is|becomes?)\b", "are"),
    (r"\bhas\b", "have"),
    (r"\bdon't have\b|\bhave no\b", "no"),
    (r"\bthere(?:'s|'re| are)\b", "have"),
    (
        r"\b(card|digimon|tamer|name|text|form|type|trait|effect|cost|attack|gain|get|unsuspend|suspend|digivolve|block|leave|delete|player|use|turn|battle|deck|color)s\b",
        r"\1",
    ),
    (r"\bplay costs?\b", "play cost"),
    (r"\b(?:less|lower|fewer)\b", "less"),
    (r"\b(?:more|higher)\b", "more"),
    (r"\b(?:get|gain|give)\b(?! \d+ memory)", ""),
    (r"\bhave\b", ""),
    (r"\buntil end its turn\b|\buntil its turn end\b", "until its turn end"),
    (r"\bit (?=aren't|can't|may)", "it "),
    (r"\bmemory cost\b", "cost"),
    (r"\bwould be deleted\b", "would be deleted"),
    (
        r"\bprevent it deletion\b|\bprevent deletion\b|\bit aren't deleted\b|\bit don't leave\b",
        "prevented",
    ),
    (r"\bmatch its\b", "its"),
)
_COMPILED = tuple((re.compile(pattern), replacement) for pattern, replacement in _FOLDS)
_WORD = re.compile(r"\[[^\]]*\]|[^\s\[\]]+")


def folded(text: str) -> list[str]:
    """The words that are left after the equivalences."""
    names: list[str] = []

    def keep(match: re.Match[str]) -> str:
        names.append(match[0])
        return f"[{len(names) - 1}]"

    text = re.sub(r"\[[^\]]*\]", keep, modern(text)).lower()
    for pattern, replacement in _COMPILED:
        text = pattern.sub(replacement, text)
    words = _WORD.findall(text)
    return [names[int(word[1:-1])] if word[0] == "[" else word for word in words]


def same_words(source: str, rendered: str) -> bool:
    """Whether both say the same words; modifiers may stand before or behind their noun."""
    return Counter(folded(source)) == Counter(folded(rendered))


def difference(source: str, rendered: str) -> str:
    """What one has and the other hasn't, for reports."""
    one, other = Counter(folded(source)), Counter(folded(rendered))
    return f"-{sorted((one - other).elements())} +{sorted((other - one).elements())}"
