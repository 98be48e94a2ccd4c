"""The text of a card to its effects, and back."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from dcg.battle_evolution.language.effect import Effect, Printed, Timing, Turbo, When
from dcg.battle_evolution.language.processes import If, Process, Unsupported
from dcg.battle_evolution.language.terms import CardTiming, Category
from dcg.battle_evolution.text.grammar.timings import SentenceRead
from dcg.battle_evolution.text.normalise import sentences
from dcg.battle_evolution.text.whole_grammar import NotUnderstood, capitals, read, write
from dcg.language.printer import Unprintable

Place = Literal["usual", "attached", "stack", "dark_area", "destiny_zone", "dp", "support"]
_DEFAULT: dict[CardTiming, Timing] = {
    "support": Printed("support"),
    "evolve": Printed("evolve"),
    "activate": Printed("activate"),
    "passive": Printed("passive"),
}
_PASSIVE = Printed("passive")
REMINDERS = frozenset(
    {
        "do not shuffle",
        "shuffle the deck",
        "if this leaves its zone, delete it",
        "delete this card when it leaves its zone",
        "once per game",
        "this is not from hand",
    }
)
"""What parentheses say that only repeats a rule (g-parenthesis-2): nothing is made of it."""
_OTHERWISE = ("if not,", "otherwise,", "if not ", "otherwise ")


def default_of(category: Category, timing: CardTiming | None) -> tuple[Timing, ...]:
    """What governs the text of a card that names no timing itself: none for EFFECT and DATA."""
    if category == "evolution":
        return (Printed("evolve"),)
    if category == "mastery":
        return (_PASSIVE,)
    return (_DEFAULT[timing],) if timing in _DEFAULT else ()


class _Blocks:
    """Effects as they are read, sentence by sentence."""

    def __init__(self, category: Category, timing: CardTiming | None) -> None:
        self.default = default_of(category, timing)
        self.home: Place = "destiny_zone" if category == "mastery" else "usual"
        self.place: Place = self.home
        self.found: list[Effect] = []
        self.turbo: Turbo | None = None

    def add(self, permanent: bool, text: str) -> None:
        """One sentence. Raises `NotUnderstood`."""
        lower = text.lower()
        if lower.startswith("turbo"):
            self.turbo = read(text, "turbo")
            return
        for words in _OTHERWISE:
            if lower.startswith(words):
                self._otherwise(read(text[len(words) :].strip(), "sentence"), text)
                return
        said: SentenceRead = read(text, "said")
        last = self.found[-1] if self.found else None
        heads = said.once or said.place or said.when
        if last is not None and not heads and last.permanent == permanent:
            self.found[-1] = msgspec.structs.replace(last, does=(*last.does, said.does))
            return
        if said.place:
            self.place = said.place  # type: ignore[assignment]
        self.found.append(self._effect(said, permanent, text))

    def _effect(self, said: SentenceRead, permanent: bool, text: str) -> Effect:
        when = said.when
        resting = permanent or self.place != "usual"
        default = (_PASSIVE,) if resting else self.default
        if not when:
            when = default
        elif len(when) == 1 and isinstance(when[0], When) and default == (_PASSIVE,):
            when = (_PASSIVE, *when)
        if not when:
            raise NotUnderstood(f"{text!r}: EFFECT and DATA cards say when they are used")
        return Effect(when, (said.does,), self.place, said.once, permanent)

    def _otherwise(self, process: Process, text: str) -> None:
        last = self.found[-1].does[-1] if self.found else None
        if not isinstance(last, If) or last.otherwise is not None:
            raise NotUnderstood(f"{text!r}: there is no condition before it")
        whole = msgspec.structs.replace(last, otherwise=process)
        effect = self.found[-1]
        self.found[-1] = msgspec.structs.replace(effect, does=(*effect.does[:-1], whole))

    def effects(self) -> tuple[Effect, ...]:
        """All of them, Turbo at the first support."""
        if self.turbo is None:
            return tuple(self.found)
        for index, effect in enumerate(self.found):
            if effect.when == (Printed("support"),):
                self.found[index] = msgspec.structs.replace(effect, turbo=self.turbo)
                return tuple(self.found)
        raise NotUnderstood("Turbo: the card has no SUPPORT effect")


def compile_effects(
    text: str, category: Category, timing: CardTiming | None
) -> tuple[tuple[Effect, ...], list[str]]:
    """The effects of a normalised text, and why each sentence that is not read is not.

    A sentence that is not read is an effect of its own that nothing runs.

    >>> compile_effects("Draw 2.", "option", "support")[0][0].does
    (Draw(count=2, whose='own', dark=False),)
    """
    blocks = _Blocks(category, timing)
    problems: list[str] = []
    for permanent, sentence in sentences(text):
        if permanent and sentence.lower() in REMINDERS:
            continue
        try:
            blocks.add(permanent, sentence)
        except NotUnderstood as error:
            problems.append(str(error))
            when = blocks.default or (_PASSIVE,)
            blocks.found.append(
                Effect(when, (Unsupported(sentence),), blocks.place, permanent=permanent)
            )
    try:
        return blocks.effects(), problems
    except NotUnderstood as error:
        return tuple(blocks.found), [*problems, str(error)]


# --- writing ----------------------------------------------------------------------------------


def print_effects(
    effects: tuple[Effect, ...], category: Category, timing: CardTiming | None
) -> tuple[str, ...]:
    """The canonical text, one for each effect. Raises `Unprintable`."""
    default = default_of(category, timing)
    place = "destiny_zone" if category == "mastery" else "usual"
    out: list[str] = []
    previous: Effect | None = None
    for effect in effects:
        out.append(_printed(effect, previous, place, default))
        place, previous = effect.place, effect
    return tuple(out)


def _printed(
    effect: Effect, previous: Effect | None, place: str, default: tuple[Timing, ...]
) -> str:
    moved = effect.place if effect.place != place else ""
    if moved == "usual":
        raise Unprintable("what works elsewhere is said last")
    resting = effect.permanent or effect.place != "usual"
    usual = (_PASSIVE,) if resting else default
    when = effect.when
    _whole(effect, usual)
    joins = previous is not None and previous.permanent == effect.permanent
    if when == usual:
        when = when if joins and not (moved or effect.once_per_turn) else ()
    elif usual == (_PASSIVE,) == when[:1] and len(when) == 2 and isinstance(when[1], When):
        when = when[1:]
    lines = [f"{write('turbo', effect.turbo)}."] if effect.turbo else []
    for number, process in enumerate(effect.does):
        first = number == 0
        lines.append(
            _sentence(
                SentenceRead(
                    effect.once_per_turn and first,
                    moved if first else "",
                    when if first else (),
                    process,
                )
            )
        )
    text = capitals(" ".join(lines))
    return f"({text})" if effect.permanent else text


def _whole(effect: Effect, usual: tuple[Timing, ...]) -> None:
    """Raises `Unprintable` for what no text means."""
    if not effect.does:
        raise Unprintable("an effect without a sentence")
    if not effect.when:
        raise Unprintable("an effect without a timing")
    if usual == (_PASSIVE,) and len(effect.when) == 1 and isinstance(effect.when[0], When):
        raise Unprintable("a trigger of what is always there is passive")
    if effect.turbo is not None and effect.when != (Printed("support"),):
        raise Unprintable("Turbo without a SUPPORT effect")


def _sentence(said: SentenceRead) -> str:
    process: Any = said.does
    if isinstance(process, If) and process.otherwise is not None:
        plain = said._replace(does=msgspec.structs.replace(process, otherwise=None))
        return f"{write('said', plain)}. If not, {write('sentence', process.otherwise)}."
    if isinstance(process, Unsupported):
        return f"{process.phrase}."
    text = write("said", said)
    return text if text.endswith(".") else f"{text}."
