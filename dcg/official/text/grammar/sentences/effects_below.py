"""Effects with a list of effects below them: "activate 1 of the effects below" (15-15-9)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import ChooseProcess, Overwrite, Process, Repeat
from dcg.official.language.selectors import Condition, Scaled, Sum
from dcg.official.text.grammar.amounts.amounts import Scale
from dcg.official.text.grammar.sentences.steps import Steps, itself, same


def install(grammar: Grammar) -> None:
    """Effects with a list of effects below them."""
    grammar.word("number_of_times", 2, "twice")
    for times in (3, 4):
        grammar.word("number_of_times", times, f"{times} times")
    grammar.node(
        "clause",
        Repeat,
        "activate the following effect {times:number_of_times} . ・ {process:rest}",
        anew=False,
    )
    for head in ("the following effect", "the effect below"):
        for stop in (".", ":", ""):
            grammar.also(
                "clause",
                Repeat,
                f"activate {head} {{times:number_of_times}} {stop} ・ {{process:rest}}",
                anew=False,
            )
    for stop in (".", ""):
        grammar.rule(
            "clause",
            f"activate the effect below . {{scale:scale}} , activate it again {stop} ・ {{process:rest}}",
            _once_and_again,
            _how_often_again if stop else None,
        )
    grammar.rule("bullet", "・ {it:rest}", same, itself)
    grammar.repeated("bullets", "bullet", least=1)
    grammar.rule(
        "options",
        "activate all of the effects below : {options:bullets}",
        all_of,
        _options_of_all,
    )
    grammar.node(
        "options", ChooseProcess, "activate {count:number} of the effects below : {options:bullets}"
    )
    grammar.node(
        "options",
        ChooseProcess,
        "activate up to {count:number} of the effects below : {options:bullets}",
        up_to=True,
    )
    for head in ("the effects below", "the following effects"):
        for stop in (".", ":", ""):
            grammar.also(
                "options",
                ChooseProcess,
                f"activate up to {{count:number}} of {head} {stop} {{options:bullets}}",
                up_to=True,
            )
            grammar.also(
                "options",
                ChooseProcess,
                f"activate {{count:number}} of {head} {stop} {{options:bullets}}",
            )
        for every in _EVERY:
            for stop in (".", ":", ""):
                grammar.rule(
                    "options", f"activate {every} {head} {stop} {{options:bullets}}", all_of, None
                )
    grammar.one_of("clause", "options")
    _for_each(grammar)
    _or_more_instead(grammar)


_EVERY = ("all of", "all", "both", "both of", "each of", "")
"""What says that all of the effects below are activated; nothing does as well."""


def _for_each(grammar: Grammar) -> None:
    """ "Activate 1 of the effects below for each of your Tamers": so often, each time one that the player picks."""

    def repeated(count: int, scale: Scale, options: Steps) -> Repeat:
        return Repeat(Scaled(scale[1], 1, scale[0]), ChooseProcess(options, count))

    for stop in (".", ":", ""):
        grammar.rule(
            "clause",
            f"activate {{count:number}} of the effects below {{scale:scale}} {stop} {{options:bullets}}",
            repeated,
            None,
        )


def _or_more_instead(grammar: Grammar) -> None:
    """ "Activate 1 of the effects below. If X, activate all of the effects below instead" (15-15-9-2)."""
    one = "activate {count:number} of the effects below . if {condition:condition} , activate"
    for stop in (".", ":", ""):
        grammar.rule(
            "clause",
            f"{one} all of the effects below instead {stop} {{options:bullets}}",
            one_or_all,
            whether_all if stop == ":" else None,
        )
        for every in (
            "all of the effects",
            "all of them",
            "all",
            "both",
            "both effects",
            "both of them",
        ):
            grammar.rule(
                "clause", f"{one} {every} instead {stop} {{options:bullets}}", one_or_all, None
            )
        grammar.rule(
            "clause",
            f"{one} {{more:number}} of the effects below instead {stop} {{options:bullets}}",
            one_or_more,
            _how_many_more if stop == ":" else None,
        )
        grammar.rule(
            "clause",
            f"{one} {{more:number}} of them instead {stop} {{options:bullets}}",
            one_or_more,
            None,
        )


def _once_and_again(scale: Scale, process: Process) -> Repeat:
    return Repeat(Sum((1, Scaled(scale[1], 1, scale[0]))), process, anew=True)


def _how_often_again(node: Any) -> dict[str, Any] | None:
    match node:
        case Repeat(times=Sum(numbers=(1, Scaled(times=1) as more)), process=process, anew=True):
            return {"scale": (more.per, more.number), "process": process}
    return None


def all_of(options: Steps) -> ChooseProcess:
    """All of them, in the order that the player chooses (15-15-9-2, BT5-082#Q1351)."""
    return ChooseProcess(options, len(options))


def _options_of_all(node: Any) -> dict[str, Any] | None:
    match node:
        case ChooseProcess(options=options) if node == all_of(options):
            return {"options": options}
    return None


def one_or_all(count: int, condition: Condition, options: Steps) -> Overwrite:
    """So many of them, or all."""
    return Overwrite(ChooseProcess(options, count), condition, all_of(options))


def one_or_more(count: int, condition: Condition, more: int, options: Steps) -> Overwrite | None:
    """So many of them, or more of them, but not all."""
    if not count < more < len(options):
        return None
    return Overwrite(ChooseProcess(options, count), condition, ChooseProcess(options, more))


def _how_many_more(node: Any) -> dict[str, Any] | None:
    match node:
        case Overwrite(
            process=ChooseProcess(count=count),
            condition=condition,
            other=ChooseProcess(options=options, count=more),
        ) if node == one_or_more(count, condition, more, options):
            return {"count": count, "condition": condition, "more": more, "options": options}
    return None


def says_how_many_instead(node: Any) -> bool:
    """Whether it is one of the effects below, and more or all of them instead."""
    return whether_all(node) is not None or _how_many_more(node) is not None


def whether_all(node: Any) -> dict[str, Any] | None:
    """What is said of the effects below: how many, and when all of them instead."""
    match node:
        case Overwrite(process=ChooseProcess() as one, condition=condition) if node == one_or_all(
            one.count, condition, one.options
        ):
            return {"count": one.count, "condition": condition, "options": one.options}
    return None
