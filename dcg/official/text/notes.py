"""Notes in parentheses that carry facts: what a Token is.

Other notes explain keyword effects and say nothing of their own (2-12-1-6).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import get_args

from dcg.official.language.terms import Category, Colour
from dcg.official.text.dumps.fields import NotACard, category, colour
from dcg.official.text.normalise import glyphs, note_end

_TOKEN = re.compile(
    r"\[(?P<name>[^\]]+)\] (?:[Tt]okens?\b[^(\n]*(?P<note>\()|(?P<inside>\()[^()]*(?:\([^()]*\)[^()]*)*\) Token)"
)
"""Behind the word stands the note, or between the name and the word."""


@dataclass(frozen=True, slots=True)
class TokenNote:
    """A Token as the note of the effect that plays it says."""

    name: str
    category: Category
    colours: tuple[Colour, ...]
    level: int | None
    play_cost: int | None
    dp: int | None
    traits: tuple[str, ...]
    text: str
    """Its effects, as printed."""

    @property
    def form(self) -> tuple[str, ...]:
        """Those of its traits that are forms (2-3-2)."""
        return tuple(trait for trait in self.traits if trait in _FORMS)

    @property
    def attribute(self) -> tuple[str, ...]:
        """Those of its traits that are attributes."""
        return tuple(trait for trait in self.traits if trait in _ATTRIBUTES)

    @property
    def types(self) -> tuple[str, ...]:
        """Its other traits."""
        return tuple(trait for trait in self.traits if trait not in (*_FORMS, *_ATTRIBUTES))


def token_notes(section: str) -> tuple[TokenNote | str, ...]:
    """The Tokens a section describes; a note that isn't one of the known shape stays as it is."""
    text = glyphs(section)
    found: list[TokenNote | str] = []
    for match in _TOKEN.finditer(text):
        start = match.start("note" if match["note"] else "inside")
        note = text[start : note_end(text, start)]
        found.append(_token(match["name"], note.strip("()")) or note)
    return tuple(dict.fromkeys(found))


_OLDER = re.compile(
    r"\b(?:are|is an?) level ([0-9]{1,2}) (\w+) Digimon with a memory cost of ([0-9]{1,2}), "
    r"([0-9]{1,6}) DP, and (?:are )?(.*?)\.?\s*$"
)
"""The note of the first cards that play one: what it is, in a sentence."""
_FORMS = ("In-Training", "Rookie", "Champion", "Ultimate", "Mega")
_ATTRIBUTES = ("Vaccine", "Virus", "Data", "Free", "Variable", "Unknown", "NO DATA")
_NOTE = re.compile(r"(.*?)([0-9]{1,9} DP|\Z)/?(.*)", re.DOTALL)
_NUMBERS = {
    "play_cost": re.compile(r"Cost ([0-9]{1,9})"),
    "level": re.compile(r"Lv\. ?([0-9]{1,9})"),
    "dp": re.compile(r"([0-9]{1,9}) DP"),
}


def _token(name: str, note: str) -> TokenNote | None:
    """ "Digimon/Yellow/6000 DP/<Blocker>": behind the DP stand its effects."""
    older = _OLDER.search(note)
    if older is not None:
        return _older_token(name, older)
    match = _NOTE.match(note)
    assert match
    facts, dp, effects = match.groups()
    numbers: dict[str, int] = {}
    colours: list[Colour] = []
    traits: list[str] = []
    kind, *parts = [part.strip() for part in (facts + dp).split("/")]
    for part in parts:
        for field, pattern in _NUMBERS.items():
            if number := pattern.fullmatch(part):
                numbers[field] = int(number[1])
                break
        else:
            if part.lower() in get_args(Colour):
                colours.append(colour(part, "note"))
            elif part:
                traits.append(part)
    try:
        return TokenNote(
            name,
            category(kind, "note"),
            tuple(colours),
            numbers.get("level"),
            numbers.get("play_cost"),
            numbers.get("dp"),
            tuple(traits),
            effects.strip(),
        )
    except NotACard:
        return None


def _older_token(name: str, note: re.Match[str]) -> TokenNote | None:
    level, word, cost, dp, traits = note.groups()
    words = re.split(r",? and |, |/", re.sub(r"\b(form|type|attribute|traits)\b", "", traits))
    try:
        return TokenNote(
            name,
            "digimon",
            (colour(word, "note"),),
            int(level),
            int(cost),
            int(dp),
            tuple(each.strip() for each in words if each.strip()),
            "",
        )
    except NotACard:
        return None
