"""What has happened in a turn, asked in the past tense. Every sentence here is invented."""

import pytest

from dcg.official.language.processes import If
from dcg.official.language.selectors import HappenedThisTurn, IsCategory, NotTrue, Ref, Selector
from dcg.official.language.trigger import Trigger
from dcg.official.support import lacking_in
from dcg.official.text.compiler import compile_card
from dcg.official.text.effects import compile_effect
from dcg.official.text.printed import PrintedCard
from tests.official.text.test_older_wordings import canonical

DIGIMON = IsCategory(("digimon",))
SAID = [
    ("[On Play] If you have digivolved this turn, gain 1 memory.", "[On Play] If you've digivolved this turn, gain 1 memory."),
    ("[On Play] If you haven't attacked with a Digimon this turn, gain 1 memory.", "[On Play] If you didn't attack with a Digimon this turn, gain 1 memory."),
    ("[On Play] If your opponent has used an Option card this turn, gain 1 memory.", "[On Play] If your opponent used an Option card this turn, gain 1 memory."),
    ("[On Play] If you've played a red Tamer this turn, gain 1 memory.", "[On Play] If you've played a red Tamer this turn, gain 1 memory."),
    ("[On Play] If 1 of your Digimon was deleted in battle this turn, gain 1 memory.", "[On Play] If one of your Digimon was deleted in battle this turn, gain 1 memory."),
    ("[On Play] If none of your opponent's Digimon were deleted this turn, gain 1 memory.", "[On Play] If none of your opponent's Digimon was deleted this turn, gain 1 memory."),
    ("[On Play] If any of your Digimon were played by an effect this turn, gain 1 memory.", "[On Play] If one of your Digimon was played by an effect this turn, gain 1 memory."),
    ("[On Play] If a card was trashed from your hand this turn, gain 1 memory.", "[On Play] If a card in your hand was trashed this turn, gain 1 memory."),
    ("[All Turns] While one of your Digimon digivolved into a red Digimon card this turn, this Digimon gets +1000 DP.", "[All Turns] While you've digivolved into a red Digimon card this turn, this Digimon gets +1000 DP."),
]  # fmt: skip


@pytest.mark.parametrize(("printed", "written"), SAID)
def test_it_is_asked_in_the_words_of_triggers(printed: str, written: str) -> None:
    assert canonical(printed) == canonical(written) == [written]


def test_it_holds_the_trigger_condition() -> None:
    effect = compile_effect(
        "[On Play] If your opponent didn't attack with a Digimon this turn, <Draw 1>.",
        "digimon",
        "effects",
    )
    assert isinstance(effect.body, If)
    attacks = Trigger("attacks", Selector(whose="opponents", match=(DIGIMON,)))
    assert effect.body.condition == NotTrue(HappenedThisTurn(attacks))


def test_of_the_digimon_itself_it_is_known() -> None:
    effect = compile_effect(
        "[On Play] If this Digimon didn't attack this turn, <Draw 1>.", "digimon", "effects"
    )
    assert isinstance(effect.body, If)
    assert effect.body.condition == NotTrue(HappenedThisTurn(Trigger("attacks", Ref("this"))))
    assert not lacking_in(effect)


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] If another of your Digimon was deleted this turn, gain 1 memory.",
        "[On Play] If 1 of your other Digimon attacked this turn, gain 1 memory.",
    ],
)
def test_of_one_that_is_meant_it_is_not_read(text: str) -> None:
    assert not compile_card(PrintedCard("X1-01", "Aamon", "digimon", effect=text)).complete


def test_of_one_that_is_meant_it_does_not_run() -> None:
    text = "[On Play] If you've digivolved into a Digimon card with the same name as this Digimon this turn, gain 1 memory."
    try:
        effect = compile_effect(text, "digimon", "effects")
    except ValueError:
        return
    assert [lack.name for lack in lacking_in(effect)]
