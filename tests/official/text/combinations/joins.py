"""Sentences joined of phrases that different cards have."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from dcg.official.language import processes as p
from dcg.official.language import selectors as s
from dcg.official.language.effect import Effect
from dcg.official.support.tree import walk
from dcg.official.text.effects import compile_effect
from dcg.official.text.grammar.sentences.steps import joined
from tests.official.text.combinations.parts import Phrase, names_something, parts, stands_alone
from tests.official.text.combinations.sentence import Sentence

Draw = Callable[[str], Phrase]
"""Gives a phrase of a role."""
_ICON = "[When Digivolving] "


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _done(kind: str, text: str, *steps: Any) -> Sentence:
    """What is done when its Digimon digivolves."""
    base = compile_effect(f"{_ICON}Gain 1 memory.", "digimon", "effects")
    meant = _with_body(base, joined(steps))
    return Sentence(kind, f"{_ICON}{_capital(text)}.", meant)


def _with_body(effect: Effect, body: Any) -> Effect:
    return Effect(
        effect.kind,
        body,
        effect.triggers,
        effect.icons,
        effect.turn,
        effect.per_turn,
        effect.zones,
        effect.condition,
    )


def _when(draw: Draw) -> Sentence:
    said, then = draw("trigger"), draw("clause")
    text = f"When {said.text}, {then.text}."
    return Sentence("when X, do", text, Effect("trigger", then.node, said.node))


def _when_would(draw: Draw) -> Sentence:
    said, cost, then = draw("would"), draw("cost"), draw("act")
    text = f"When {said.text}, by {cost.text}, {then.text}."
    body = p.ByCost(cost.node, then.node)
    return Sentence("when X would, by Y, do", text, Effect("immediate", body, said.node))


def _if(draw: Draw) -> Sentence:
    condition, then = draw("condition"), draw("clause")
    return _done("if X, do", f"if {condition.text}, {then.text}", _under(condition.node, then.node))


def _under(condition: Any, then: Any) -> Any:
    """What stands in the same sentence is under the condition, what stands behind a full stop is not."""
    if isinstance(then, p.Seq | p.RaiseMaximum | p.Overwrite):
        raise Unfit
    return p.If(condition, then)


class Unfit(Exception):
    """The phrases that were drawn make no sentence."""


def _if_may(draw: Draw) -> Sentence:
    condition, act = draw("condition"), draw("imperative")
    return _done(
        "if X, you may do",
        f"if {condition.text}, you may {act.text}",
        p.If(condition.node, p.May(act.node)),
    )


def _behind(draw: Draw) -> Sentence:
    condition, act = draw("condition"), draw("act")
    return _done("do if X", f"{act.text} if {condition.text}", p.If(condition.node, act.node))


def _two_conditions(draw: Draw) -> Sentence:
    one, other, act = draw("condition"), draw("condition"), draw("act")
    word, both = draw.either(("and", s.AllTrue), ("or", s.AnyTrue))  # type: ignore[attr-defined]
    if any(isinstance(each.node, s.AllTrue | s.AnyTrue) for each in (one, other)):
        raise Unfit
    return _done(
        f"if X {word} Y, do",
        f"if {one.text} {word} {other.text}, {act.text}",
        p.If(both((one.node, other.node)), act.node),
    )


def _by(draw: Draw) -> Sentence:
    cost, then = draw("cost"), draw("clause")
    return _done("by X, do", f"by {cost.text}, {then.text}", p.ByCost(cost.node, then.node))


def _if_by(draw: Draw) -> Sentence:
    condition, cost, act = draw("condition"), draw("cost"), draw("act")
    return _done(
        "if X, by Y, do",
        f"if {condition.text}, by {cost.text}, {act.text}",
        p.If(condition.node, p.ByCost(cost.node, act.node)),
    )


def _may(draw: Draw) -> Sentence:
    act = draw("imperative")
    return _done("you may do", f"you may {act.text}", p.May(act.node))


def _and(draw: Draw) -> Sentence:
    one, other = draw("act"), draw("act")
    return _done("do and do", f"{one.text} and {other.text}", one.node, other.node)


def _may_two(draw: Draw) -> Sentence:
    one, other = draw("imperative"), draw("imperative")
    both = p.May(joined((one.node, other.node)))
    return _done("you may do and do", f"you may {one.text} and {other.text}", both)


def _then(draw: Draw) -> Sentence:
    one, other = draw("clause"), draw("clause")
    if isinstance(one.node, p.ByCost):
        both: tuple[Any, ...] = (
            p.ByCost(one.node.cost, joined((one.node.then, other.node)), one.node.keyword),
        )
    else:
        both = (one.node, other.node)
    return _done("do. Then, do", f"{one.text}. Then, {_low(other.text)}", *both)


def _low(text: str) -> str:
    return text[:1].lower() + text[1:]


def _then_if(draw: Draw) -> Sentence:
    one, condition, other = draw("act"), draw("condition"), draw("act")
    return _done(
        "do. Then, if X, do",
        f"{one.text}. Then, if {condition.text}, {other.text}",
        one.node,
        p.If(condition.node, other.node),
    )


def _instead(draw: Draw) -> Sentence:
    one, condition, other = draw("act"), draw("condition"), draw("act")
    return _done(
        "do. If X, do instead",
        f"{one.text}. If {condition.text}, {other.text} instead",
        p.Overwrite(one.node, condition.node, other.node),
    )


def _at_timing(draw: Draw) -> Sentence:
    timing, act = draw("timing"), draw("act")
    return _done("at X, do", f"{timing.text}, {act.text}", p.AtTiming(timing.node, act.node))


def _for_each(draw: Draw) -> Sentence:
    scale, act = draw("scale"), draw("act")
    per, number = scale.node
    return _done(
        "for each X, do",
        f"{scale.text}, {act.text}",
        p.Repeat(s.Scaled(number, 1, per), act.node),
    )


def _while(draw: Draw) -> Sentence:
    condition, then = draw("condition"), draw("holds")
    if isinstance(then.node, p.If | p.Seq) or s.Ref("this_card") in walk(then.node):
        raise Unfit
    effect = Effect("persistent", then.node, (), ("all_turns",), "any", condition=condition.node)
    return Sentence(
        "while X, it holds", f"[All Turns] While {condition.text}, {then.text}.", effect
    )


def _given(draw: Draw) -> Sentence:
    whom, quoted, duration = draw("whom"), draw("quoted"), draw("duration")
    verb = "gain" if _several(whom.node) else "gains"
    return _done(
        'X gains "Y" for Z',
        f"{whom.text} {verb} {quoted.text} {duration.text}",
        p.GainEffect(whom.node, quoted.node, duration.node),
    )


def _several(target: Any) -> bool:
    several = isinstance(target, s.Choose) and (target.count != 1 or target.up_to)
    return several or isinstance(target, s.All | s.Each)


def _either_of(draw: Draw) -> Sentence:
    one, other = draw("act"), draw("act")
    base = _done("activate 1 of", "", p.ChooseProcess((one.node, other.node)))
    text = (
        f"{_ICON}Activate 1 of the effects below: ・{_capital(one.text)}. ・{_capital(other.text)}."
    )
    return Sentence(base.kind, text, base.meant)


def _two_triggers(draw: Draw) -> Sentence:
    one, other, then = draw("trigger"), draw("trigger"), draw("act")
    if len(one.node) > 1 or len(other.node) > 1 or one.node[0].subject == other.node[0].subject:
        raise Unfit
    text = f"When {one.text} or {other.text}, {then.text}."
    return Sentence("when X or Y, do", text, Effect("trigger", then.node, (*one.node, *other.node)))


def _delayed(draw: Draw) -> Sentence:
    then = draw("clause")
    base = compile_effect("[Main] <Delay> ・Gain 1 memory.", "option", "effects")
    assert isinstance(base.body, p.ByCost)
    body = p.ByCost(base.body.cost, then.node, "delay")
    return Sentence(
        "<Delay> do", f"[Main] <Delay> ・{_capital(then.text)}.", _with_body(base, body)
    )


JOINS: tuple[tuple[Callable[[Draw], Sentence], int], ...] = (
    (_when, 14),
    (_when_would, 4),
    (_if, 16),
    (_if_may, 6),
    (_behind, 1),
    (_two_conditions, 4),
    (_by, 16),
    (_if_by, 4),
    (_may, 6),
    (_and, 8),
    (_may_two, 2),
    (_then, 14),
    (_then_if, 5),
    (_instead, 4),
    (_at_timing, 2),
    (_for_each, 3),
    (_while, 8),
    (_given, 3),
    (_either_of, 1),
    (_two_triggers, 3),
    (_delayed, 1),
)
"""Ways to join phrases, with how often cards are written so, roughly."""


class _Drawing:
    """Draws phrases: one at most that names a choice, since names are given in the order of the text."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.named = False

    def __call__(self, role: str) -> Phrase:
        while True:
            found = self.chance.choice(parts(evened_out=self.chance.random() < 0.5).by_role[role])
            names = names_something(found.node)
            if not (names and self.named):
                self.named |= names
                return found

    def either(self, *options: Any) -> Any:
        return self.chance.choice(options)


def joins(seed: int) -> Iterator[Sentence]:
    """Ever more of them; a seed makes them again."""
    chance = random.Random(seed)
    ways, weights = zip(*JOINS, strict=True)
    while True:
        try:
            made = chance.choices(ways, weights)[0](_Drawing(chance))
        except Unfit:
            continue
        if stands_alone(made.meant.body):
            yield made
