"""Effects with a list of effects below them: "activate 1 of the effects below" (15-15-9)."""

from __future__ import annotations

from typing import Any

from dcg.language.grammar import Grammar
from dcg.official.language.processes import ChooseProcess, Overwrite, Process, Repeat
from dcg.official.language.selectors import Condition, Scaled, Sum
from dcg.official.text.grammar.amounts import Scale
from dcg.official.text.grammar.steps import Steps, itself, same


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
    grammar.node(
        "options", ChooseProcess, "activate {count:number} of the effects below : {options:bullets}"
    )
    for head in ("the effects below", "the following effects"):
        for stop in (".", ":", ""):
            grammar.also(
                "options",
                ChooseProcess,
                f"activate {{count:number}} of {head} {stop} {{options:bullets}}",
            )
    grammar.one_of("clause", "options")
    for stop in (".", ":", ""):
        grammar.rule(
            "clause",
            "activate {count:number} of the effects below . "
            f"if {{condition:condition}} , activate all of the effects below instead {stop} {{options:bullets}}",
            one_or_all,
            whether_all if stop == ":" else None,
        )


def _once_and_again(scale: Scale, process: Process) -> Repeat:
    return Repeat(Sum((1, Scaled(scale[1], 1, scale[0]))), process, anew=True)


def _how_often_again(node: Any) -> dict[str, Any] | None:
    match node:
        case Repeat(times=Sum(numbers=(1, Scaled(times=1) as more)), process=process, anew=True):
            return {"scale": (more.per, more.number), "process": process}
    return None


def one_or_all(count: int, condition: Condition, options: Steps) -> Overwrite:
    """All of them, in the order that the player chooses (15-15-9-2, BT5-082#Q1351)."""
    every = ChooseProcess(options, len(options))
    return Overwrite(ChooseProcess(options, count), condition, every)


def whether_all(node: Any) -> dict[str, Any] | None:
    """What is said of the effects below: how many, and when all of them instead."""
    match node:
        case Overwrite(process=ChooseProcess() as one, condition=condition) if node == one_or_all(
            one.count, condition, one.options
        ):
            return {"count": one.count, "condition": condition, "options": one.options}
    return None
