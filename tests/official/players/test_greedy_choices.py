"""What the greedy player does on boards where a person would not have to think."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from dcg.kernel.decision import Decision
from dcg.official.codes import questions
from dcg.official.events.options import (
    ActivateEffect,
    AttackWith,
    Block,
    DigivolveInto,
    Hatch,
    Move,
    No,
    Pass,
    PickCard,
    PickPermanent,
    PlayCard,
    UseOption,
    Yes,
)
from dcg.official.language import processes as p
from dcg.official.players.greedy import effects
from dcg.official.players.greedy.on_players import ON_PLAYERS
from dcg.official.players.greedy.on_things import ON_THINGS
from tests.official.players.decisions import answered, asked, at, choice, plan

DECKS = "deck: 30 unknown"
STACK = "security_stack: 5 unknown"


def position(you: str, opponent: str, more: str = "") -> str:
    """A position in the words of the documents, as one line a player."""
    return f"position: {{{more}you: {{{DECKS}, {you}}}, opponent: {{{DECKS}, {opponent}}}}}"


def first_choice(text: str) -> tuple[object, dict[str, int], dict[str, int]]:
    """The first answer on a board, and its labels: of permanents, of cards."""
    session, labels = at(text)
    return choice(session), dict(labels.permanents), dict(labels.cards)


def until(text: str, question: int) -> tuple[object, dict[str, int], dict[str, int]]:
    """The answer to the first decision of a kind, reached by its own choices and a passing turn."""
    session, labels = at(text)
    while isinstance(session.request, Decision) and session.request.question != question:
        session.answer(session.request.seat, choice(session))
    return choice(session), dict(labels.permanents), dict(labels.cards)


def test_it_attacks_for_the_win() -> None:
    board = position(
        "security_stack: 5 unknown, hand: BT1-025, battle_area: [small: BT1-011]",
        "battle_area: [{card: BT1-025, suspended: true}]",
        "memory: 5, ",
    )
    picked, permanents, _ = first_choice(board)
    assert picked == AttackWith(permanents["small"], -1)


def test_it_attacks_all_out_where_that_wins_this_turn() -> None:
    """A blocker would stop and delete one attacker: worth it where the others win."""
    three, four = (
        position(
            f"{STACK}, battle_area: [{attackers}]",
            "security_stack: 2 unknown, battle_area: [ST1-06]",
        )
        for attackers in ("BT1-015, BT1-015, BT1-015", "BT1-015, BT1-015, BT1-015, BT1-015")
    )
    assert first_choice(three)[0] == Pass()
    assert isinstance(first_choice(four)[0], AttackWith)


def test_it_does_not_attack_into_a_stronger_blocker() -> None:
    board = position(
        f"{STACK}, battle_area: [BT1-015]", "security_stack: 5 unknown, battle_area: [ST1-06]"
    )
    assert first_choice(board)[0] == Pass()


def test_it_deletes_a_weaker_suspended_digimon_rather_than_check() -> None:
    board = position(
        f"{STACK}, battle_area: [mine: BT1-025]",
        f"{STACK}, battle_area: [weak: {{card: BT1-021, suspended: true}}]",
    )
    picked, permanents, _ = first_choice(board)
    assert picked == AttackWith(permanents["mine"], permanents["weak"])


@pytest.mark.parametrize(("keyword", "attacks_it"), [("jamming", True), ("retaliation", False)])
def test_it_leaves_what_takes_its_attacker_along(keyword: str, attacks_it: bool) -> None:
    text = position(
        f"{STACK}, battle_area: [BT1-025]",
        f"{STACK}, battle_area: [prey: {{card: Prey, suspended: true}}]",
    )
    picked, permanents, _ = first_choice(
        f"{text}\ncards: {{Prey: {{dp: 6000, keywords: {keyword}}}}}"
    )
    assert isinstance(picked, AttackWith)
    assert picked.target == (permanents["prey"] if attacks_it else -1)


@pytest.mark.parametrize(("keyword", "attacks_it"), [("piercing", True), ("jamming", False)])
def test_piercing_makes_a_small_battle_worth_it(keyword: str, attacks_it: bool) -> None:
    text = position(
        f"{STACK}, battle_area: [Hunter]",
        f"{STACK}, battle_area: [prey: {{card: Prey, suspended: true}}]",
    )
    picked, permanents, _ = first_choice(
        f"{text}\ncards: {{Hunter: {{dp: 14000, keywords: {keyword}}}, Prey: {{dp: 1000}}}}"
    )
    assert isinstance(picked, AttackWith)
    assert picked.target == (permanents["prey"] if attacks_it else -1)


def test_it_spends_memory_on_digivolving_before_it_ends_the_turn() -> None:
    board = position(
        f"{STACK}, hand: [big: BT1-025, next: BT1-015], battle_area: [pup: ST1-03]",
        STACK,
        "memory: 2, ",
    )
    picked, permanents, cards = first_choice(board)
    assert picked == DigivolveInto(cards["next"], permanents["pup"], 0)


def test_it_plays_a_card_rather_than_pass_with_nothing_else_to_do() -> None:
    picked, _, cards = first_choice(position(f"{STACK}, hand: [pup: BT1-009]", STACK))
    assert picked == PlayCard(cards["pup"])


def test_it_keeps_an_option_that_would_do_nothing() -> None:
    board = position(f"{STACK}, hand: [ST1-16], battle_area: [BT1-085]", STACK, "memory: 3, ")
    assert first_choice(board)[0] == Pass()


def test_it_uses_an_option_on_the_opponents_best() -> None:
    board = position(
        f"{STACK}, hand: [force: ST1-16], battle_area: [BT1-085]",
        f"{STACK}, battle_area: [BT1-009, best: BT1-025, BT1-015]",
        "memory: 3, ",
    )
    picked, _, cards = first_choice(board)
    assert picked == UseOption(cards["force"])
    target, permanents, _ = until(board, questions.CHOOSE_TARGET)
    assert target == PickPermanent(permanents["best"])


@pytest.mark.parametrize(("stack", "blocks"), [("", True), ("security_stack: 5 unknown, ", False)])
def test_it_gives_a_blocker_up_only_to_survive(stack: str, blocks: bool) -> None:
    board = position(
        f"{STACK}, battle_area: [BT1-025]",
        f"{stack}battle_area: [guard: BT1-031, other: {{card: BT1-009, suspended: false}}]",
    )
    session, labels = at(board)
    attacker = next(
        option
        for option in session.legal(0)
        if isinstance(option, AttackWith) and option.target < 0
    )
    session.answer(0, attacker)
    assert isinstance(session.request, Decision)
    assert session.request.question == questions.BLOCK
    expected = Block(labels.permanents["guard"]) if blocks else No()
    assert choice(session) == expected


def test_it_blocks_what_its_blocker_deletes() -> None:
    board = position(f"{STACK}, battle_area: [BT1-015]", f"{STACK}, battle_area: [guard: ST1-06]")
    session, labels = at(board)
    session.answer(0, next(each for each in session.legal(0) if isinstance(each, AttackWith)))
    assert choice(session) == Block(labels.permanents["guard"])


def test_it_hatches_and_moves_out() -> None:
    """Even a level 3 Digimon that could digivolve in safety."""
    phase = "phase: breeding, turn_number: 5, "
    assert first_choice(position("digi_egg_deck: 2x BT1-001", STACK, phase))[0] == Hatch()
    board = position("hand: [BT1-015], breeding_area: [grown: ST1-03]", STACK, phase)
    picked, permanents, _ = first_choice(board)
    assert picked == Move(permanents["grown"])


def test_it_keeps_its_hand_rather_than_attack_again() -> None:
    """Cerberusmon unsuspends for 3 cards of the hand: too dear."""
    board = position(f"{STACK}, hand: [4x BT1-009], battle_area: [BT1-039]", STACK)
    session, _ = at(board)
    session.answer(0, next(each for each in session.legal(0) if isinstance(each, AttackWith)))
    assert isinstance(session.request, Decision)
    assert session.request.question == questions.ACTIVATE
    assert choice(session) == No()


def test_it_takes_what_helps_from_the_revealed_cards() -> None:
    """Agumon reveals five cards; the Tamer is worth having."""
    text = position(f"{STACK}, hand: [pup: BT1-010]", STACK, "memory: 3, ").replace(
        f"you: {{{DECKS}",
        "you: {deck: [20 unknown, tai: BT1-085, 2x BT1-009, matt: BT1-086, BT1-015]",
    )
    picked, _, cards = until(text, questions.CHOOSE_CARD)
    assert picked in (PickCard(cards["tai"]), PickCard(cards["matt"]))


def test_it_redraws_a_hand_without_a_beginning() -> None:
    seen = set()
    for index in range(12):
        for match, decision in asked(plan("bt1-red-omnimon", "bt4-security-control", index=index)):
            if decision.question != questions.REDRAW:
                break
            hand = match.state.sides[decision.seat].hand
            begins = any(match.board.card(card).level == 3 for card in hand)
            answer = answered(match, decision)
            assert begins or answer == Yes()
            seen.add((begins, answer))
    assert (True, No()) in seen
    assert (False, Yes()) in seen


def test_it_does_not_activate_for_ever_what_costs_nothing() -> None:
    text = position(f"{STACK}, battle_area: [Endless, once: Burster]", STACK, "memory: 3, ") + (
        '\ncards: {Endless: {effects: "[Main] 1 of your Digimon gets +1000 DP for the turn."},'
        ' Burster: {effects: "[Main] [Once Per Turn] Gain 1 memory."}}'
    )
    session, labels = at(text)
    picked: list[object] = []
    while Pass() not in picked:
        picked.append(choice(session))
        session.answer(0, picked[-1])
        assert len(picked) < 10
    activated = [each.permanent for each in picked if isinstance(each, ActivateEffect)]
    assert activated == [labels.permanents["once"]]


@pytest.mark.parametrize(
    ("effect", "answer"),
    [
        ("<Draw 1>. Then, you may delete 1 of your opponent's Digimon.", Yes()),
        ("<Draw 1>. Then, you may delete 1 of your Digimon.", No()),
        ("<Draw 1>. Then, 1 of your Digimon may attack.", Yes()),
    ],
)
def test_it_does_what_is_optional_only_for_the_better(effect: str, answer: object) -> None:
    text = position(
        f"{STACK}, hand: [Judge], battle_area: [BT1-025]",
        f"{STACK}, battle_area: [BT1-025]",
        "memory: 5, ",
    )
    card = f'{{category: option, cost: 0, effects: "[Main] {effect}"}}'
    session, _ = at(f"{text}\ncards: {{Judge: {card}}}")
    session.answer(0, next(each for each in session.legal(0) if isinstance(each, UseOption)))
    assert isinstance(session.request, Decision)
    assert session.request.question == questions.OPTIONAL_PROCESSING
    assert choice(session) == answer


def test_it_has_an_opinion_on_every_process() -> None:
    """What has none is never done where it may be left: a new process needs one."""
    rated = {*effects.FLOW, *ON_PLAYERS, *ON_THINGS}
    assert {kind for kind in kinds(p.Process) if kind not in rated} == {p.Unsupported}


def kinds(union: Any) -> list[type]:
    """The classes in a union of unions."""
    parts = get_args(union)
    return [kind for part in parts for kind in kinds(part)] if parts else [union]


@pytest.mark.parametrize(
    "effect",
    [
        "reveal the top 3 cards of your deck",
        "place 1 card from your trash as the bottom digivolution card of 1 of your Digimon",
        "hatch in your breeding area",
        "trash the top 3 cards of your deck",
        "play 1 [Test Token] Token",
    ],
)
def test_it_does_what_helps_though_it_may_leave_it(effect: str) -> None:
    assert on_play(f"You may {effect}.", "30 unknown") == Yes()


def test_it_does_not_trash_the_last_cards_of_its_deck() -> None:
    assert on_play("You may trash the top 3 cards of your deck.", "6 unknown") == No()


@pytest.mark.parametrize(("memory", "uses"), [(5, True), (1, False)])
def test_it_uses_an_option_that_sets_its_memory_to_more(memory: int, uses: bool) -> None:
    picked, cards = with_option(f"Set your memory to {memory}.")
    assert picked == (UseOption(cards["held"]) if uses else Pass())


def test_it_uses_an_option_that_holds_the_opponent_back() -> None:
    picked, cards = with_option(
        "Your opponent can't play Digimon by effects until the end of their turn."
    )
    assert picked == UseOption(cards["held"])


def with_option(effect: str) -> tuple[object, dict[str, int]]:
    """The first answer with nothing but an Option in the hand."""
    text = position(f"{STACK}, hand: [held: Held], battle_area: [BT1-085]", STACK, "memory: 3, ")
    option = f'{{category: option, cost: 0, effects: "[Main] {effect}"}}'
    picked, _, cards = first_choice(f"{text}\ncards: {{Held: {option}}}")
    return picked, cards


def on_play(effect: str, deck: str) -> object:
    """The answer to what a Digimon offers when it is played."""
    text = position(
        f"{STACK}, hand: [Scout], trash: [BT1-009], digi_egg_deck: 2x BT1-001", STACK, "memory: 3, "
    ).replace(DECKS, f"deck: {deck}", 1)
    token = "tokens: {Test Token: {dp: 1000}}"
    scout = f'{{level: 3, dp: 1000, cost: 3, {token}, effects: "[On Play] {effect}"}}'
    session, _ = at(f"{text}\ncards: {{Scout: {scout}}}")
    while isinstance(session.request, Decision):
        picked = choice(session)
        if picked in (Yes(), No()):
            return picked
        session.answer(session.request.seat, picked)
    raise AssertionError("nothing was offered")
