"""Runs portable scenarios on any engine, by docs/scenarios.md alone.

It reads YAML as text and knows of the engine what `Engine` says: nothing of dcg is imported here. Cards,
permanents and the fields of options are lists of the names a document may call them by.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Protocol

import yaml

CHANCE = ("shuffle", "first_player", "random")
AREAS = ("deck", "digi_egg_deck", "hand", "trash", "security_stack")
ORDERED = ("deck", "digi_egg_deck", "security_stack")
WORDS = ("yes", "no", "done", "pass", "hatch", "move", "forfeit")


class Engine(Protocol):
    """The smallest interface: a new board, the question, its options, an answer, the board."""

    def begin(self, cards: Any, start: Any, chance: list) -> None: ...
    def question(self) -> tuple[str, str] | None: ...
    def options(self) -> list[tuple[str, dict[str, list[str]]]]: ...
    def answer(self, seat: str, number: int | None, chance: list) -> None: ...
    def board(self, seat: str | None = None) -> dict[str, Any]: ...


class Failed(Exception):
    """Something is not as the scenario says."""


def documents(text: str) -> Iterator[tuple[dict, dict]]:
    """Every scenario of a file, with all the cards it can name."""
    shared: dict = {}
    for held in yaml.load_all(text, Loader=yaml.BaseLoader):
        if held and set(held) <= {"format", "edition", "cards"}:
            shared |= held.get("cards", {})
        elif held:
            yield held, shared | (held.get("cards") or {})


def some(value: Any) -> list:
    return value if isinstance(value, list) else [] if value in ("", None) else [value]


def expand(value: Any) -> list[str]:
    """Names of cards, each once for each copy."""
    found = [(re.fullmatch(r"(\d+)(?:x (.+)| (unknown))", one), one) for one in some(value)]
    return [n for m, one in found for n in ([m[2] or m[3]] * int(m[1]) if m else [one])]


def fits(answer: Any, kind: str, given: dict[str, list[str]], also: bool = True) -> bool:
    """Whether an answer names an option; `also` by what it belongs to as well."""
    if isinstance(answer, str):
        return kind in ((answer, "no") if answer == "done" else (answer,))
    ((word, fields),) = answer.items()
    fields = fields if isinstance(fields, dict) else {next(iter(given), ""): fields}
    same = {"pick", "activate"}  # of an interrupting effect either is said
    held = {
        name: [*names, *(given.get("belongs_to", ()) if also and name == "of" else ())]
        for name, names in given.items()
    }
    return (kind == word or {kind, word} == same) and all(
        value in held.get(name, ()) for name, value in fields.items()
    )


def meant(answer: Any, options: list[tuple[str, dict[str, list[str]]]]) -> list[int]:
    """The options an answer names: by the card an effect is written on, else by what it belongs to."""
    for also in (False, True):
        found = [number for number, one in enumerate(options) if fits(answer, *one, also=also)]
        if found:
            return found
    return []


def run(document: dict, cards: dict, engine: Engine) -> None:
    """Raises `Failed` for the first thing that is not as the scenario says."""
    steps = [next(iter(step.items())) for step in some(document.get("script"))]

    def chance() -> list:
        taken = []
        while steps and steps[0][0] in CHANCE:
            taken.append(steps.pop(0))
        return taken

    engine.begin(cards, {name: document.get(name) for name in ("position", "decks")}, chance())
    while steps:
        seat, said = steps.pop(0)
        if seat == "expect":
            check(said, engine)
        elif isinstance(said, dict) and set(said) & {"question", "answer", "refused", *OFFERS}:
            asked(seat, said, engine)
            while said.get("until", "") not in ("", (engine.question() or ("", ""))[1]):
                give(seat, said["answer"], engine, chance)
            if "answer" in said and "until" not in said:
                give(seat, said["answer"], engine, chance)
        else:
            give(seat, said, engine, chance)
    check(document["then"], engine)


OFFERS = ("offered", "offered_only", "not_offered")


def asked(seat: str, said: dict, engine: Engine) -> None:
    options, now = engine.options(), engine.question()
    mine = now is not None and now[0] == seat
    for refused in some(said.get("refused")):
        need(not (mine and any(fits(refused, *one) for one in options)), f"{refused} is legal")
    if "question" in said:
        need(now == (seat, said["question"]), f"asked is {now}, not {said['question']}")
    wanted = some(said.get("offered")) + some(said.get("offered_only"))
    for one in wanted:
        need(mine and any(fits(one, *option) for option in options), f"{one} is not offered")
    for one in some(said.get("not_offered")):
        need(not any(fits(one, *option) for option in options), f"{one} is offered")
    if "offered_only" in said:
        left = [
            one for one in options if not any(fits(w, *one) for w in some(said["offered_only"]))
        ]
        need(not left, f"also offered: {left}")


def give(seat: str, said: Any, engine: Engine, chance: Any) -> None:
    picks = [{"choose": one} for one in said["choose"]] if _several(said) else [said]
    for pick in picks:
        answer = "done" if pick == {"choose": "done"} else pick
        found = meant(answer, engine.options())
        if answer != "forfeit":
            need((engine.question() or ("", ""))[0] == seat, f"{seat} is not asked: {answer}")
            need(bool(found), f"{answer} is not offered: {engine.options()}")
        engine.answer(seat, found[0] if found else None, chance())


def _several(said: Any) -> bool:
    return isinstance(said, dict) and isinstance(said.get("choose"), list)


def check(said: dict, engine: Engine) -> None:
    board, now = engine.board(), engine.question()
    need("result" in said or not board["result"] or "question" in said, "the match has ended")
    for name, wanted in said.items():
        if name in ("you", "opponent"):
            side(wanted, board[name], name)
        elif name == "memory":
            whose, number = (
                next(iter(wanted.items())) if isinstance(wanted, dict) else (board["turn"], wanted)
            )
            need(board["memory"][whose] == int(number), f"memory is {board['memory']}")
        elif name in ("turn", "turn_number", "phase"):
            need(str(board[name]) == wanted, f"{name} is {board[name]}")
        elif name == "question":
            need(now == next(iter(wanted.items())), f"asked is {now}")
        elif name == "attack":
            got = board["attack"]
            good = got is None if wanted == "none" else bool(got)
            need(
                good and (wanted == "none" or all(wanted[k] in got[k] for k in wanted)),
                f"attack {got}",
            )
        elif name == "pending":
            each(some(wanted), board["pending"], "pending")
        elif name in ("permanents", "places"):
            for ref, value in wanted.items():
                held = [one for one in board[name] if ref in one["names"]]
                need(len(held) == 1, f"{ref}: {len(held)} of this name")
                good = held[0]["place"] == value if name == "places" else True
                need(good, f"{ref} is in {held[0].get('place')}")
                properties(value if name == "permanents" else {}, held[0], ref)
        elif name == "result":
            got = board["result"]
            open_or_drawn = (not got) if wanted == "none" else (got or {}).get("winner") == "draw"
            whole = isinstance(wanted, dict) and got and all(got[k] == v for k, v in wanted.items())
            need(bool(whole if isinstance(wanted, dict) else open_or_drawn), f"result {got}")
        elif name == "view":
            for viewer, sides in wanted.items():
                seen = engine.board(viewer)
                for whose, areas in sides.items():
                    side(areas, seen[whose], f"{viewer} sees {whose}")


def side(said: dict, held: dict, where: str) -> None:
    for name, wanted in said.items():
        at, got = f"{where} {name}", held[name]
        if name in AREAS:
            area(wanted, got, at, ordered=name in ORDERED, face_up=held["face_up"])
        elif isinstance(wanted, str) and wanted.isdigit():
            need(len(got) == int(wanted), f"{at}: {len(got)}")
        else:
            entries = [one for one in some(wanted) if isinstance(one, dict)]
            plain: list[dict] = [
                {name: {}} for name in expand([o for o in some(wanted) if isinstance(o, str)])
            ]
            left = list(got)
            for ref, props in (next(iter(one.items())) for one in [*entries, *plain]):
                named = [one for one in left if ref in one["names"]]
                good = [one for one in named if not list(wrong(props or {}, one, ref))]
                need(bool(good), f"{at}: {ref} {[list(wrong(props, o, ref)) for o in named]}")
                left.remove(good[0])
            need(not left, f"{at}: also {[one['names'] for one in left]}")


def area(wanted: Any, got: list, at: str, *, ordered: bool, face_up: list) -> None:
    if isinstance(wanted, dict):
        ends = {"top": got[::-1], "bottom": got}
        for name, value in wanted.items():
            names = expand(value)
            if name == "count":
                need(len(got) == int(value), f"{at}: {len(got)} cards")
            elif name in ends:
                need(matched(names, ends[name][: len(names)]), f"{at}: {name} {ends[name]}")
            elif name == "contains":
                taken(names, got, at)
            elif name == "lacks":
                need(not any(one in card for one in names for card in got), f"{at}: has {names}")
            else:
                each(names, face_up, f"{at} face up")
    elif isinstance(wanted, str) and wanted.isdigit():
        need(len(got) == int(wanted), f"{at}: {len(got)} cards")
    elif ordered:
        need(matched(expand(wanted), got), f"{at}: {got}")
    else:
        each(expand(wanted), got, at)


def matched(names: list[str], cards: list) -> bool:
    return len(names) == len(cards) and all(n in c for n, c in zip(names, cards, strict=True))


def taken(names: list[str], cards: list, at: str) -> list:
    """What is left; the rarest names choose first, so that labels come before names."""
    left = list(cards)
    for name in sorted(names, key=lambda one: sum(one in card for card in cards)):
        found = next((card for card in left if name in card), None)
        need(found is not None, f"{at}: no {name} in {cards}")
        left.remove(found)
    return left


def each(names: list[str], cards: list, at: str) -> None:
    left = taken(names, cards, at)
    need(not left, f"{at}: also {left}")


def properties(wanted: dict, held: dict, ref: str) -> None:
    for complaint in wrong(wanted, held, ref):
        raise Failed(complaint)


def wrong(wanted: dict, held: dict, ref: str) -> Iterator[str]:
    for name, value in wanted.items():
        got = held[name.replace("lacks_", "").replace("not_", "")]
        if name in ("keywords", "restricted"):
            good = set(some(value)) <= set(got)
        elif name in ("lacks_keywords", "not_restricted"):
            good = not set(some(value)) & set(got)
        elif isinstance(got, list):
            one = name in ("cards", "digivolution_cards", "links")
            good = matched(some(value), got) if one else sorted(some(value)) == sorted(got)
        else:
            good = str(got).lower() == value
        if not good:
            yield f"{ref}: {name} is {got}, not {value}"


def need(good: Any, complaint: str) -> None:
    if not good:
        raise Failed(complaint)
