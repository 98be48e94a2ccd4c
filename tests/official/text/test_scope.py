"""What a duration governs is a node, said in front of its changes. Every sentence here is invented."""

from typing import Any

import pytest

from dcg.official.language.effect import Effect
from dcg.official.language.processes import GainKeyword, Lasting, ModifyDP, Seq, Suspend
from dcg.official.language.selectors import Choose, Ref
from dcg.official.support import lacking_in
from dcg.official.text.alignment import align
from dcg.official.text.check import check
from dcg.official.text.effects import NotUnderstood, compile_effect, print_effect

LED = "[On Play] For the turn, this Digimon gets +1000 DP and 1 of your opponent's Digimon gets -1000 DP."
FOLLOWED = "[On Play] This Digimon gets +1000 DP and 1 of your opponent's Digimon gets -1000 DP for the turn."
HALF = "[On Play] This Digimon gets +1000 DP for the turn and 1 of your opponent's Digimon gets -1000 DP."
OF_ITS_OWN = (
    "[On Play] This Digimon gets +1000 DP for the turn and 1 of your opponent's Digimon gets -1000 DP "
    "until the end of your turn."
)


def read(text: str) -> Effect:
    """The effect, which says what is printed."""
    effect = compile_effect(text, "digimon", "effects")
    assert not check(effect, text, "digimon", "effects")
    return effect


@pytest.mark.parametrize("text", [LED, FOLLOWED])
def test_one_duration_governs_every_change_of_its_list(text: str) -> None:
    effect = read(text)
    match effect.body:
        case Lasting(
            duration="for_the_turn",
            changes=(
                ModifyDP(target=Ref("this"), amount=1000, duration="governed"),
                ModifyDP(target=Choose(), amount=-1000, duration="governed"),
            ),
        ):
            assert print_effect(effect) == LED
        case other:
            pytest.fail(f"read as {other!r}")


def test_two_durations_govern_a_change_each() -> None:
    match read(OF_ITS_OWN).body:
        case Seq(
            steps=(
                ModifyDP(duration="for_the_turn"),
                ModifyDP(duration="until_end_of_your_turn"),
            )
        ):
            return
        case other:
            pytest.fail(f"read as {other!r}")


def test_a_duration_in_the_middle_has_no_reading_and_aligns_with_none() -> None:
    with pytest.raises(NotUnderstood):
        compile_effect(HALF, "digimon", "effects")
    for whole in (LED, FOLLOWED, OF_ITS_OWN):
        assert not align(HALF, whole).whole
        assert not align(whole, HALF).whole


def test_three_changes_are_governed_as_two_are() -> None:
    several = read(
        "[On Play] This Digimon gets +1000 DP and 1 of your Tamers gains <Blocker> and all of your other "
        "Digimon gain <Rush> for the turn."
    )
    assert isinstance(several.body, Lasting)
    assert len(several.body.changes) == 3


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] 1 of your Digimon gets +1000 DP and it gains <Rush> for the turn.",
        "[On Play] For the turn, give 1 of your Digimon <Rush> and it gets +1000 DP.",
        "[On Play] 1 of your Digimon gains <Rush> and gets +1000 DP for the turn.",
    ],
)
def test_changes_to_one_subject_carry_the_duration_themselves(text: str) -> None:
    steps: Any = read(text).body
    assert {type(step) for step in steps.steps} == {ModifyDP, GainKeyword}
    assert {step.duration for step in steps.steps} == {"for_the_turn"}
    assert isinstance(steps.steps[0].target, Choose)
    assert steps.steps[1].target == Ref("chosen")


def test_what_is_done_at_once_is_governed_by_nothing() -> None:
    match read(
        "[On Play] Suspend 1 of your Tamers and this Digimon gains <Rush> for the turn."
    ).body:
        case Seq(steps=(Suspend(), GainKeyword(duration="for_the_turn"))):
            return
        case other:
            pytest.fail(f"read as {other!r}")


@pytest.mark.parametrize(
    "body",
    [
        ModifyDP(Ref("this"), 1000, "governed"),
        Lasting("for_the_turn", (ModifyDP(Ref("this"), 1000, "for_the_turn"),)),
        Lasting("governed", (ModifyDP(Ref("this"), 1000, "governed"),)),
        Lasting("while_active", (ModifyDP(Ref("this"), 1000, "governed"),)),
    ],
)
def test_a_tree_in_which_nothing_or_two_things_say_how_long_does_not_run(body: Any) -> None:
    lacks = [lack.name for lack in lacking_in(Effect("trigger", body))]
    assert lacks == ["a change without a duration of its own"]
