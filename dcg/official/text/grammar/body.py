"""Sentences: how verbs are joined into the body of an effect."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dcg.language.grammar import Grammar
from dcg.language.parser import Parser
from dcg.language.printer import Printer, in_words
from dcg.language.productions import Reading
from dcg.official.language.processes import (
    AtTiming,
    Bind,
    ByCost,
    ChooseProcess,
    GainMemory,
    If,
    LoseMemory,
    May,
    Process,
    Repeat,
    RevealTop,
    Seq,
    TrashCards,
    TrashDigivolutionCards,
)
from dcg.official.language.selectors import All, Ref, Selector
from dcg.official.text.grammar.predicates import PREDICATES, groups, print_sentence

TIMINGS = {
    "end_of_turn": "at the end of the turn",
    "end_of_your_turn": "at the end of your turn",
    "end_of_opponents_turn": "at the end of your opponent's turn",
    "end_of_battle": "at the end of the battle",
    "end_of_attack": "at the end of the attack",
}
_BY_KEYWORD = {"digi_burst": "<Digi-Burst", "delay": "<Delay>"}
_TIMES = {2: "twice", 3: "3 times"}


def install(grammar: Grammar) -> None:
    """Adds the sentences."""
    grammar.function("unit", _parse_unit, None)
    grammar.function("clause", _parse_clause, None)
    grammar.function("body", _parse_body, print_body)
    for timing, words in TIMINGS.items():
        grammar.word("timing", timing, words)
    grammar.spelling("timing", "end_of_turn", "at end of turn")
    grammar.spelling("timing", "end_of_turn", "at turn end")
    grammar.spelling("timing", "end_of_turn", "at the end of this turn")
    grammar.node("act", Bind, "choose {target:choice}")


# --- reading ----------------------------------------------------------------------------------


def joined(steps: tuple[Process, ...]) -> Process:
    """One process, or several in order."""
    flat: list[Process] = []
    for step in steps:
        flat.extend(step.steps if isinstance(step, Seq) else (step,))
    return flat[0] if len(flat) == 1 else Seq(tuple(flat))


def _parse_unit(parser: Parser, position: int) -> Iterator[Reading]:
    """One verb phrase: a tuple of processes."""
    for process, end in parser.parse("act", position):
        yield (process,), end
        for timing, final in parser.parse("timing", end):
            yield (AtTiming(timing, process),), final
    have = parser.words(position, "have") or position
    for processes, end in parser.parse("predicates", have):
        yield processes, end


def _parse_units(parser: Parser, position: int) -> Iterator[Reading]:
    for first, end in parser.parse("unit", position):
        yield first, end
        for words in (("and",), (",", "and"), (",", "then"), ("and", "then")):
            second = parser.words(end, *words)
            if second is None:
                continue
            for rest, final in _parse_units(parser, second):
                yield (*first, *rest), final
        comma = parser.words(end, ",")
        if comma is not None and parser.at(comma) not in ("and", "then"):
            for rest, final in _parse_units(parser, comma):
                if len(rest) > 1:
                    yield (*first, *rest), final


def _parse_clause(parser: Parser, position: int) -> Iterator[Reading]:
    for steps, end in _parse_units(parser, position):
        yield joined(steps), end
    for process, end in parser.parse("may", position):
        yield process, end
    for words in (("you", "may"), ("you", "can")):
        start = parser.words(position, *words)
        if start is not None:
            for steps, end in _parse_units(parser, start):
                yield May(joined(steps)), end
            for options, end in _parse_options(parser, start):
                yield May(options), end
    condition = parser.words(position, "if") or parser.words(position, "while")
    if condition is not None:
        for value, comma in parser.parse("condition", condition):
            start = parser.words(comma, ",")
            if start is not None:
                for process, end in parser.parse("clause", start):
                    yield If(value, process), end
    by = parser.words(position, "by")
    if by is not None:
        for cost, comma in _parse_costs(parser, by):
            start = parser.words(comma, ",")
            if start is not None:
                yield from _rest(parser, start, cost, None)
    for timing, comma in parser.parse("timing", position):
        start = parser.words(comma, ",")
        if start is not None:
            for process, end in parser.parse("clause", start):
                yield AtTiming(timing, process), end
    for times, comma in parser.parse("times", position):
        start = parser.words(comma, ",")
        if start is not None:
            for process, end in parser.parse("clause", start):
                yield Repeat(times, process), end
    yield from _parse_by_keyword(parser, position)
    yield from _parse_repeat(parser, position)
    yield from _parse_options(parser, position)


def _parse_costs(parser: Parser, position: int) -> Iterator[Reading]:
    for first, end in parser.parse("cost", position):
        yield first, end
        second = parser.words(end, "and")
        if second is not None:
            for other, final in _parse_costs(parser, second):
                yield joined((first, other)), final


def _rest(parser: Parser, position: int, cost: Process, keyword: Any) -> Iterator[Reading]:
    """Everything to the end depends on the cost (15-7-2)."""
    for process, end in parser.parse("body_rest", position):
        yield ByCost(cost, process, keyword), end


def _parse_by_keyword(parser: Parser, position: int) -> Iterator[Reading]:
    start = parser.words(position, "<", "digi-burst")
    if start is not None and parser.at(start).isdigit() and parser.at(start + 1) == ">":
        cost = TrashDigivolutionCards(Ref("this"), int(parser.at(start)))
        begin = parser.words(start + 2, "・")
        if begin is not None:
            yield from _rest(parser, begin, cost, "digi_burst")
    start = parser.words(position, "<", "delay", ">")
    if start is not None:
        begin = parser.words(start, "・")
        if begin is not None:
            yield from _rest(parser, begin, TrashCards(Ref("this_card")), "delay")


def _parse_repeat(parser: Parser, position: int) -> Iterator[Reading]:
    for times, words in _TIMES.items():
        for head in ("the following effect", "the effect below"):
            start = parser.words(position, "activate", *head.split(), *words.split())
            if start is None:
                continue
            for stop in ((".", "・"), (":", "・"), ("・",)):
                begin = parser.words(start, *stop)
                if begin is not None:
                    for process, end in parser.parse("body_rest", begin):
                        yield Repeat(times, process), end


def _parse_options(parser: Parser, position: int) -> Iterator[Reading]:
    start = parser.words(position, "activate")
    if start is None or not parser.at(start).isdigit():
        return
    count = int(parser.at(start))
    for head in ("of the effects below", "of the following effects"):
        after = parser.words(start + 1, *head.split())
        if after is None:
            continue
        for stop in ((".",), (":",), ()):
            begin = parser.words(after, *stop)
            if begin is not None and parser.at(begin) == "・":
                for options, end in _parse_bullets(parser, begin):
                    yield ChooseProcess(options, count), end


def _parse_bullets(parser: Parser, position: int) -> Iterator[Reading]:
    start = parser.words(position, "・")
    if start is None:
        return
    for process, end in parser.parse("body_rest", start):
        if parser.at(end) == "・":
            for rest, final in _parse_bullets(parser, end):
                yield (process, *rest), final
        else:
            yield (process,), end


def _parse_sentences(parser: Parser, position: int) -> Iterator[Reading]:
    start = position
    if parser.at(position) == "then":
        start = parser.words(position, "then", ",") or position + 1
    for process, end in parser.parse("clause", start):
        final = parser.words(end, ".")
        stops = [final] if final is not None else []
        if (final is None and parser.at(end - 1) == ".") or parser.at(end) in ("", "・"):
            stops.append(end)
        for stop in dict.fromkeys(stops):
            yield (process,), stop
            if parser.at(stop) not in ("", "・"):
                for rest, last in parser.parse("sentences", stop):
                    yield (process, *rest), last


def _parse_body(parser: Parser, position: int) -> Iterator[Reading]:
    for steps, end in parser.parse("sentences", position):
        yield joined(steps), end


def _parse_rest(parser: Parser, position: int) -> Iterator[Reading]:
    for process, end in parser.parse("body", position):
        if parser.at(end) in ("", "・"):
            yield process, end


def install_sentences(grammar: Grammar) -> None:
    """Adds the sentence lists."""
    grammar.function("sentences", _parse_sentences, None)
    grammar.function("body_rest", _parse_rest, None)


# --- writing ----------------------------------------------------------------------------------


def print_body(printer: Printer, node: Process) -> str | None:
    """The whole body: sentences with full stops."""
    steps = node.steps if isinstance(node, Seq) else (node,)
    out: list[str] = []
    previous: Any = None
    for group in groups(steps):
        text = print_clause(printer, group)
        if text is None:
            return None
        if previous is not None and not _plain(previous, group[0]):
            text = f"Then, {text}"
        out.append(sentence(text))
        previous = group[-1]
    return " ".join(out)


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    text = text[0].upper() + text[1:]
    return text if text.endswith(".") else f"{text}."


def _plain(previous: Any, step: Any) -> bool:
    """Where English needs no "Then": after a reveal or a choice, before a condition of its own."""
    if isinstance(step, If | AtTiming) or isinstance(previous, RevealTop | Bind):
        return True
    target = getattr(step, "target", None)
    return target == All(Selector(zone="revealed")) or (
        isinstance(previous, GainMemory | LoseMemory) and isinstance(step, AtTiming)
    )


def print_clause(printer: Printer, group: list[Any]) -> str | None:
    """One sentence without its full stop."""
    node = group[0]
    if isinstance(node, PREDICATES):
        text = print_sentence(printer, group)
        return printer.attempt("act", node) if text is None and len(group) == 1 else text
    match node:
        case If(condition=condition, then=then, otherwise=None):
            head = printer.attempt("condition", condition)
            body = _print_units(printer, then)
            return f"if {head}, {body}" if head and body else None
        case ByCost(cost=cost, then=then, keyword=None):
            head = _print_cost(printer, cost)
            body = print_body(printer, then)
            return f"by {head}, {lower(body)}" if head and body else None
        case ByCost(keyword=keyword, then=then) if keyword in _BY_KEYWORD:
            return _print_by_keyword(printer, node)
        case May(process=process):
            text = printer.attempt("act", node) or printer.attempt("may", node)
            if text is not None:
                return text
            text = _print_units(printer, process)
            return f"you may {text}" if text else None
        case AtTiming(timing=timing, process=process):
            body = _print_units(printer, process)
            return f"{TIMINGS[timing]}, {body}" if timing in TIMINGS and body else None
        case Repeat(times=int(times), process=process) if times in _TIMES:
            body = print_body(printer, process)
            return f"activate the following effect {_TIMES[times]}. ・{body}" if body else None
        case Repeat(times=times, process=process):
            head = printer.attempt("times", times)
            body = _print_units(printer, process)
            return f"{head}, {body}" if head and body else None
        case ChooseProcess(options=options, count=count):
            texts = [print_body(printer, option) for option in options]
            if None in texts:
                return None
            return (
                f"activate {count} of the effects below: {' '.join(f'・{text}' for text in texts)}"
            )
    return printer.attempt("act", node)


def _print_units(printer: Printer, node: Process) -> str | None:
    steps = node.steps if isinstance(node, Seq) else (node,)
    if len(steps) == 1:
        return print_clause(printer, [node])
    texts = []
    for group in groups(steps):
        if isinstance(group[0], If | ByCost | May | AtTiming | Repeat | ChooseProcess):
            return None
        text = print_clause(printer, group)
        if text is None:
            return None
        texts.append(text)
    return in_words(texts, "and")


def _print_cost(printer: Printer, cost: Process) -> str | None:
    steps = cost.steps if isinstance(cost, Seq) else (cost,)
    texts = [printer.attempt("cost", step) for step in steps]
    return None if None in texts else " and ".join(text for text in texts if text)


def _print_by_keyword(printer: Printer, node: ByCost) -> str | None:
    body = print_body(printer, node.then)
    if body is None:
        return None
    match node:
        case ByCost(
            keyword="digi_burst", cost=TrashDigivolutionCards(target=Ref("this"), count=int(count))
        ):
            return f"<Digi-Burst {count}> ・{body}"
        case ByCost(keyword="delay", cost=TrashCards(target=Ref("this_card"))):
            return f"<Delay> ・{body}"
    return None


def lower(text: str) -> str:
    """As it stands behind a comma."""
    return text if text.startswith(("<", "[")) else text[0].lower() + text[1:]
