"""What an effect has played, spoken of by its kind."""

import pytest

from dcg.official.text.effects import NotUnderstood, compile_effect
from tests.official.text.test_older_wordings import canonical

PLAYS = "[On Play] You may play {what} from your hand without paying the cost. The {kind} played by this effect gains <Rush> for the turn."
MEANT = "[On Play] You may play {what} from your hand without paying the cost. Then, {played} gains <Rush> for the turn."


@pytest.mark.parametrize(
    ("what", "kind"),
    [
        ("1 [Aamon]", "Tamer"),
        ("1 [Aamon]", "Digimon"),
        ("1 red Tamer card", "Tamer"),
        ("1 red Digimon card", "Digimon"),
        ("1 level 4 or lower red card", "Digimon"),
    ],
)
def test_a_kind_that_was_played_may_be_named(what: str, kind: str) -> None:
    # a name alone doesn't say of which kind the card is
    played = "that card" if what.startswith("1 [") else f"the {kind} this effect played"
    assert canonical(PLAYS.format(what=what, kind=kind)) == [MEANT.format(what=what, played=played)]


@pytest.mark.parametrize(
    ("what", "kind"),
    [
        ("1 red Tamer card", "Digimon"),
        ("1 red Digimon card", "Tamer"),
        ("1 level 4 or lower red card", "Tamer"),
    ],
)
def test_another_kind_than_was_played_is_refused(what: str, kind: str) -> None:
    with pytest.raises(NotUnderstood):
        compile_effect(PLAYS.format(what=what, kind=kind), "digimon", "effects")
