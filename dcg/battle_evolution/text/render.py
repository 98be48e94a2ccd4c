"""Cards as people read them: facts and canonical text."""

from __future__ import annotations

from typing import Any

from dcg.battle_evolution.language.card import Card
from dcg.battle_evolution.language.terms import ATTACKS
from dcg.battle_evolution.text.boxes import print_box_line, print_dna
from dcg.battle_evolution.text.effects import print_effects
from dcg.battle_evolution.text.whole_grammar import write


def render(card: Card) -> dict[str, Any]:
    """A side as a record that the compiler reads again as this card. Raises `Unprintable`.

    >>> render(Card("X-001", "Aamon", "digimon", "R", ("wind",), hp=300, powers=(200, 150, 100)))["type"]
    'Wind'
    """
    record: dict[str, Any] = {"number": card.number, **_face(card)}
    if card.faces:
        record["other_side"] = _face(card.faces[0])
    return record


def _face(card: Card) -> dict[str, Any]:
    found: dict[str, Any] = {"name": card.name}
    if card.category != "digimon":
        found["category"] = card.category
    types = [*(["Ruler"] if card.ruler else []), *(kind.title() for kind in card.types)]
    found |= {"level": card.level, "type": " / ".join(types) or None}
    found |= {"dp": card.dp_cost, "plus_p": card.plus_p, "hp": card.hp or None}
    if card.category == "digimon":
        found |= {attack: _attack(card, place) for place, attack in enumerate(ATTACKS)}
    found |= {
        "timing": card.timing,
        "text": " ".join(print_effects(card.effects, card.category, card.timing)) or None,
        "box": [print_box_line(line) for line in card.box] or None,
        "dna": [print_dna(line) for line in card.dna] or None,
        "also": list(card.aliases) or None,
        "marks": [mark for mark in ("ace", "firewall", "proxy") if getattr(card, mark)] or None,
        "side": card.side,
        "initial": card.initial or None,
    }
    return {name: value for name, value in found.items() if value is not None}


def _attack(card: Card, place: int) -> str | int:
    power = card.powers[place]
    words = [
        write("ability", each.ability) for each in card.abilities if each.attack == ATTACKS[place]
    ]
    return ", ".join([str(power), *words]) if words else power


_TITLES = {
    "also": "Also counts as",
    "plus_p": "+P",
    "dp": "DP cost",
    "dna": "DNA",
    "hp": "HP",
    "box": "Evo-box",
}


def describe(card: Card) -> list[str]:
    """Everything the rules know of a card, one plain line a fact and a line an effect."""
    lines = [f"{card.number} {card.name}"]
    for side in (card, *card.faces):
        if side is not card:
            lines.append(f"Other side: {side.name}")
        for field, value in _face(side).items():
            lines += _lines(side, field, value)
    return lines


def _lines(side: Card, field: str, value: Any) -> list[str]:
    if field == "name":
        return []
    if field == "initial":
        return ["Begins on this side"]
    title = _TITLES.get(field, field.replace("_", " ").capitalize())
    if field == "text":
        texts = print_effects(side.effects, side.category, side.timing)
        return [f"{title}:", *(f"  {text}" for text in texts)]
    several = value if isinstance(value, list) else [value]
    return [f"{title}: {one}" for one in several]


def render_effect(card: Card, index: int) -> str:
    """The words of one effect, by its place. Raises `Unprintable`, and `IndexError` where there is none."""
    texts = print_effects(card.effects, card.category, card.timing)
    return texts[index]
