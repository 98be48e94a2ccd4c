"""Whether names, levels and types fit what a text says."""

from __future__ import annotations

from collections.abc import Sequence

from dcg.battle_evolution.codes.cards import KIN_BY_WORD, LEVEL_BY_WORD
from dcg.battle_evolution.language.card import BoxName
from dcg.battle_evolution.language.selectors import Name


def name_fits(name: Name, called: Sequence[str]) -> bool:
    """Whether one of the names is that one, or has that part (4-14). Capitals do not matter."""
    text = name.text.lower().strip("-")
    for one in called:
        own = one.lower()
        if name.part == "whole":
            if own == text:
                return True
        elif name.part == "begins":
            if own.startswith(text):
                return True
        elif name.part == "ends":
            if own.endswith(text):
                return True
        elif text in own:
            return True
    return False


def box_name_fits(line: BoxName, called: Sequence[str], level: int, kinds: Sequence[int]) -> bool:
    """Whether what a line of an evo-box or a material says fits: all that is said (4.2-9)."""
    return (
        (line.name is None or name_fits(line.name, called))
        and (not line.levels or any(LEVEL_BY_WORD[word] == level for word in line.levels))
        and (not line.types or any(KIN_BY_WORD[word] in kinds for word in line.types))
    )
