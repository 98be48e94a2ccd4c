"""Lines of an evo-box and DNA materials, to nodes and back."""

from __future__ import annotations

import re

from dcg.battle_evolution.language.card import BoxLine, BoxName, Dna
from dcg.battle_evolution.text.bonuses import meant
from dcg.battle_evolution.text.normalise import PERMANENT
from dcg.battle_evolution.text.whole_grammar import capitals, read, write

_SAYS_WHO = re.compile(r"\b(own|opponent|both)\b", re.IGNORECASE)
_COLON = re.compile(r':(?=(?:[^"]*"[^"]*")*[^"]*$)')


def box_line(text: str) -> BoxLine:
    """A line: what it gives, a colon, and what it names; the sign ∞ before what is permanent.

    Raises `NotUnderstood`.

    >>> box_line('Draw 2: "-dramon" (C)').of
    (BoxName(name=Name(text='dramon', part='ends'), levels=('C',), types=()),)
    """
    colons = list(_COLON.finditer(text))
    if not colons:
        return BoxLine(read(text, "box_names"))
    last = colons[-1].start()
    bonus, names = text[:last].strip(), text[last + 1 :].strip()
    permanent = bonus.startswith((PERMANENT, "("))
    if permanent:
        bonus = bonus.removeprefix(PERMANENT).strip()
        if bonus.startswith("(") and bonus.endswith(")"):
            bonus = bonus[1:-1].strip()
    process = read(bonus.rstrip("."), "sentence")
    if not _SAYS_WHO.search(bonus):
        process = meant(process)
    return BoxLine(read(names, "box_names"), process, permanent)


def print_box_line(line: BoxLine) -> str:
    """The line in canonical words. Raises `Unprintable`."""
    names = write("box_names", line.of)
    if line.bonus is None:
        return names
    sign = f"{PERMANENT} " if line.permanent else ""
    return f"{sign}{capitals(write('sentence', line.bonus))}: {names}"


def dna(text: str) -> Dna:
    """DNA materials: with a plus sign between them each is needed, with commas any two (4.2-5).

    >>> len(dna('"Airdramon" + Metal Level C').materials)
    2
    """
    text = text.removeprefix("DNA:").strip()
    needed = [part.strip() for part in text.split("+")]
    if len(needed) > 1:
        return Dna(tuple(_one(part) for part in needed))
    return Dna(tuple(_one(part.strip()) for part in text.split(",")), alternatives=True)


def _one(text: str) -> BoxName:
    found: BoxName = read(text, "box_name")
    return found


def print_dna(line: Dna) -> str:
    """The materials in canonical words."""
    joint = ", " if line.alternatives else " + "
    return joint.join(write("box_name", material) for material in line.materials)
