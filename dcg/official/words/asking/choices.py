"""What can be answered, in words: one line an option, as the seat that is asked knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from dcg.kernel.absent import UNKNOWN
from dcg.official.codes import questions as q
from dcg.official.codes.absent import THE_PLAYER
from dcg.official.codes.declarations import DIGIVOLVE, LINK, PLAY, USE
from dcg.official.events import options as o
from dcg.official.rules.digivolving import routes
from dcg.official.rules.loop_numbers import span
from dcg.official.rules.main_phase import PASS_MEMORY
from dcg.official.words.asking.prices import price
from dcg.official.words.asking.processes import process
from dcg.official.words.asking.sight import Hidden, SeenQuestion, Sight
from dcg.official.words.asking.things import (
    bearer,
    effect_text,
    hidden_card,
    place_of,
    standing,
    whose,
)
from dcg.official.words.effects import keyword
from dcg.telling.choice import Choice

_NO: dict[int, str] = {
    q.REDRAW: "Keep the hand",
    q.BREEDING: "Do nothing in the breeding phase",
    q.ACTIVATE: "Do not activate it",
    q.OPTIONAL_PROCESSING: "Do not do it",
    q.PAY_CONDITION: "Do not do it",
    q.CHOOSE_TARGET: "Choose nothing more",
    q.CHOOSE_CARD: "Choose nothing more",
    q.CHOOSE_ATTACK: "Do not attack",
    q.BLOCK: "Do not block",
}
_YES: dict[int, str] = {
    q.REDRAW: "Return the whole hand and draw 5 cards again",
    q.ACTIVATE: "Activate it",
    q.OPTIONAL_PROCESSING: "Do it",
    q.PAY_CONDITION: "Do it",
    q.LOOP_COUNT: "More often",
}


def choices(sight: Sight, question: SeenQuestion) -> list[Choice]:
    """Every option once, those of a kind together, in the engine's order otherwise.

    Different cards of one name are told apart by their numbers.
    """
    found: dict[tuple[str, str], list[int]] = {}
    for place, option in sorted(enumerate(question.options), key=lambda each: _rank(each[1])):
        text = told(sight, question, option, question.hidden.get(place))
        found.setdefault((text, _number_of(sight, option)), []).append(place)
    texts = Counter(text for text, _ in found)
    return [
        Choice(f"{text} [{number}]" if number and texts[text] > 1 else text, tuple(places))
        for (text, number), places in found.items()
    ]


def _number_of(sight: Sight, option: o.Option) -> str:
    """The card number of the card an option names, empty where it names none that is known."""
    facts = sight.names.facts(sight.board, getattr(option, "card", UNKNOWN))
    return facts.number if facts is not None else ""


def _rank(option: o.Option) -> int:
    kinds: tuple[type[o.Option], ...] = (
        o.PlayCard,
        o.DigivolveInto,
        o.DnaDigivolveInto,
        o.BurstDigivolveInto,
        o.AppFuseInto,
        o.LinkTo,
        o.UseOption,
        o.AttackWith,
        o.ActivateEffect,
    )
    if type(option) in kinds:
        return kinds.index(type(option))
    return len(kinds) + (type(option) in (o.Pass, o.No))


def told(
    sight: Sight, question: SeenQuestion, option: o.Option, hidden: Hidden | None = None
) -> str:
    """One option as an imperative."""
    if hidden is not None:
        return hidden_card(hidden)
    return _OPTIONS[type(option)](sight, question, option)


def _play(sight: Sight, question: SeenQuestion, option: o.PlayCard) -> str:
    cost = price(sight, PLAY, option.card, sight.match.board.card(option.card).play_cost)
    return f"Play {sight.wording.card(option.card)}{cost}"


def _use(sight: Sight, question: SeenQuestion, option: o.UseOption) -> str:
    cost = price(sight, USE, option.card, sight.match.board.card(option.card).play_cost)
    return f"Use {sight.wording.card(option.card)}{cost}"


def _digivolve(sight: Sight, question: SeenQuestion, option: o.DigivolveInto) -> str:
    match = sight.match
    held = match.state.permanents[option.permanent]
    base = dict(routes(match, option.card, held)).get(option.requirement)
    cost = price(sight, DIGIVOLVE, option.card, base, held)
    here = " in the breeding area" if held is match.state.sides[sight.seat].breeding_area else ""
    onto = f"{sight.wording.permanent(option.permanent)}{here}"
    return f"Digivolve {onto} into {sight.wording.card(option.card)}{cost}"


def _burst(sight: Sight, question: SeenQuestion, option: o.BurstDigivolveInto) -> str:
    match = sight.match
    base = match.board.card(option.card).burst[option.requirement].cost
    cost = price(sight, DIGIVOLVE, option.card, base, match.state.permanents[option.permanent])
    onto = sight.wording.permanent(option.permanent)
    return f"Burst digivolve {onto} into {sight.wording.card(option.card)}{cost}"


def _dna(sight: Sight, question: SeenQuestion, option: o.DnaDigivolveInto) -> str:
    """In the order of the requirement: the first goes on top."""
    permanents = sight.match.state.permanents
    joined = [permanents[one] for one in option.permanents]
    base = sight.match.board.card(option.card).dna[option.requirement].cost
    cost = price(sight, DIGIVOLVE, option.card, base, *joined)
    digimon = [standing(sight, one) for one in option.permanents]
    cards = [sight.wording.card(card) for card in option.cards]
    onto = " on ".join([*cards, *digimon] if option.cards_on_top else [*digimon, *cards])
    return f"DNA digivolve {onto} into {sight.wording.card(option.card)}{cost}"


def _link(sight: Sight, question: SeenQuestion, option: o.LinkTo) -> str:
    base = sight.match.board.card(option.card).link[option.requirement].cost
    held = sight.match.state.permanents[option.permanent]
    cost = price(sight, LINK, option.card, base, held)
    own = [one for one in sight.match.state.sides[sight.seat].battle_area if one.top == option.card]
    here = " from the battle area" if own else ""
    onto = standing(sight, option.permanent)
    return f"Link {sight.wording.card(option.card)}{here} to {onto}{cost}"


def _app_fuse(sight: Sight, question: SeenQuestion, option: o.AppFuseInto) -> str:
    base = sight.match.board.card(option.card).app_fusion[option.requirement].cost
    cost = price(
        sight, DIGIVOLVE, option.card, base, sight.match.state.permanents[option.permanent]
    )
    held = f"{standing(sight, option.permanent)} with {sight.wording.card(option.link)}"
    return f"App fuse {held} into {sight.wording.card(option.card)}{cost}"


def _pass(sight: Sight, question: SeenQuestion, option: o.Pass) -> str:
    return f"Pass (memory {sight.board.memory_of(sight.seat)} -> {-PASS_MEMORY})"


def _attack(sight: Sight, question: SeenQuestion, option: o.AttackWith) -> str:
    target = sight.wording.seat(1 - sight.seat)
    if option.target != THE_PLAYER:
        target = whose(sight, option.target)
    return f"Attack {target} with {standing(sight, option.permanent)}"


def _activate(sight: Sight, question: SeenQuestion, option: o.ActivateEffect) -> str:
    text = effect_text(sight, option.card, option.effect_index, option.permanent)
    on = bearer(sight, option.card, option.permanent)
    return f"{on}: {text}" if text else f"{on}'s effect"


def _card(sight: Sight, question: SeenQuestion, option: o.PickCard) -> str:
    """With level and place: `Greymon (Lv.4, in the trash)`."""
    found = sight.names.facts(sight.board, option.card)
    facts = []
    if found is not None and found.level is not None:
        facts.append(f"Lv.{found.level}")
    place = place_of(sight, option.card)
    if place:
        facts.append(place)
    name = sight.wording.card(option.card)
    return f"{name} ({', '.join(facts)})" if facts else name


def _number(sight: Sight, question: SeenQuestion, option: o.PickNumber) -> str:
    if question.question == q.CHOOSE_PROCESS:
        return process(sight, question, option.number)
    if question.question == q.CHOOSE_REQUIREMENT:
        return _requirement(sight, question, option.number)
    if question.question == q.LOOP_COUNT:
        numbers = span(question.context, option.number)
        return (
            f"{numbers[0]} times" if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]} times"
        )
    return str(option.number)


def _requirement(sight: Sight, question: SeenQuestion, number: int) -> str:
    held = sight.board.permanents.get(question.context[1])
    if held is not None:
        ways = list(routes(sight.match, question.about, held))
        if len(ways) == len(question.options):
            return f"Digivolution requirement {number + 1}: cost {ways[number][1]}"
    return f"Digivolution requirement number {number + 1}"


def _pending(sight: Sight, question: SeenQuestion, option: o.PickPending) -> str:
    for entry in sight.board.pending:
        effect = entry.effect
        if effect.id == option.pending:
            name = bearer(sight, effect.card, effect.permanent)
            text = keyword(effect.keyword) if effect.keyword else ""
            text = text or effect_text(sight, effect.card, effect.effect_index, effect.permanent)
            return f"{name}: {text}" if text else f"The effect of {name}"
    return "An effect"


_OPTIONS: dict[type[o.Option], Callable[[Sight, SeenQuestion, Any], str]] = {
    o.No: lambda sight, question, option: _NO.get(question.question, "No"),
    o.Yes: lambda sight, question, option: _YES.get(question.question, "Yes"),
    o.Pass: _pass,
    o.Hatch: lambda sight, question, option: "Hatch a Digi-Egg",
    o.Move: lambda sight, question, option: (
        f"Move {standing(sight, option.permanent)} to the battle area"
    ),
    o.PlayCard: _play,
    o.DigivolveInto: _digivolve,
    o.DnaDigivolveInto: _dna,
    o.BurstDigivolveInto: _burst,
    o.AppFuseInto: _app_fuse,
    o.LinkTo: _link,
    o.UseOption: _use,
    o.AttackWith: _attack,
    o.ActivateEffect: _activate,
    o.PickPermanent: lambda sight, question, option: whose(sight, option.permanent),
    o.PickCard: _card,
    o.PickNumber: _number,
    o.PickPending: _pending,
    o.Block: lambda sight, question, option: f"Block with {standing(sight, option.permanent)}",
}
