"""Whether an effect says what is printed: the second opinion on every reading."""

from __future__ import annotations

from dcg.language.parser import Ambiguous
from dcg.language.printer import Unprintable
from dcg.official.language.effect import Effect
from dcg.official.language.terms import Category
from dcg.official.text.alignment import TooLong, align
from dcg.official.text.effects import (
    NotUnderstood,
    Section,
    compile_effect,
    print_effect,
    this_noun,
)
from dcg.official.text.meanings import misread
from dcg.official.text.unsupported import unsupported_in


def check(effect: Effect, text: str, category: Category, section: Section) -> str:
    """Why the effect isn't what the text says, or nothing.

    `text` is the effect as printed. Its rendering must say the same, token for token and in order, and
    reading the rendering must give the effect back.
    """
    if unsupported_in(effect):
        return "part of it isn't expressed"
    if reason := misread(effect):
        return reason
    return _said_again(effect, text, category, section)


def _said_again(effect: Effect, text: str, category: Category, section: Section) -> str:
    """Why the rendering is not what the text says, or nothing."""
    try:
        rendered = print_effect(effect, this_noun(category, section))
    except Unprintable as error:
        return f"can't be written: {error}"
    try:
        aligned = align(text, rendered, "persistent" if effect.kind == "persistent" else "effect")
    except TooLong as error:
        return str(error)
    if not aligned.whole:
        return f"the rendering says something else: {aligned.difference()}: {rendered}"
    try:
        again = compile_effect(rendered, category, section)
    except (NotUnderstood, Ambiguous) as error:
        return f"rendering isn't read: {error}: {rendered}"
    return "" if again == effect else f"rendering reads differently: {rendered}"
