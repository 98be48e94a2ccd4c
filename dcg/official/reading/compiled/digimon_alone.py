"""Whether an effect speaks of Digimon alone: then it does not speak of what is none any more (BT17-022#Q2760)."""

from __future__ import annotations

from dcg.official.language.selectors import All, Choose, Each, IsCategory, Selector, Target
from dcg.official.reading.compiled.effect import OF_ITS_DIGIMON, CompiledEffect


def calls_itself_digimon(compiled: CompiledEffect, *, on_digimon_card: bool) -> bool:
    """Whether "this" is said of a Digimon: by an effect that a Digimon has by its cards, or was given."""
    if compiled.giver is not None:
        return compiled.given_to is not None and _is_of_digimon(compiled.given_to)
    return on_digimon_card or compiled.section in OF_ITS_DIGIMON


def names_digimon_alone(compiled: CompiledEffect) -> bool:
    """Whether it chooses or triggers by something, and all of that are Digimon."""
    found = [node.selector for node in compiled.statements if isinstance(node, Choose | All)]
    subjects = [held.subject for held in compiled.effect.triggers]
    found += [subject for subject in subjects if isinstance(subject, Selector)]
    return bool(found) and all(map(_says_digimon, found))


def _is_of_digimon(target: Target) -> bool:
    if isinstance(target, Each):
        return all(map(_is_of_digimon, target.choices))
    return isinstance(target, Choose | All) and _says_digimon(target.selector)


def _says_digimon(selector: Selector) -> bool:
    return any(
        isinstance(test, IsCategory) and test.categories == ("digimon",) for test in selector.match
    )
