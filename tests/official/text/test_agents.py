"""What happens by whomever: each thing that effects do, said of them and of what it happens to. Every sentence is invented."""

from itertools import product

import pytest

from tests.official.text.test_older_wordings import canonical

AGENTS = [
    ("an effect", True, "by an effect"),
    ("effects", False, "by an effect"),
    ("one of your effects", True, "by your effect"),
    ("your opponent's effects", False, "by an opponent's effect"),
    ("this Digimon's effects", False, "by this Digimon's effects"),
    ("any of your Tamers' effects", False, "by one of your Tamers' effects"),
    ("your opponent's [Beast] trait Digimon's effects", False, "by one of your opponent's [Beast] trait Digimon's effects"),
    ("any of your Option cards' effects", False, "by one of your Option cards' effects"),
]  # fmt: skip
DEEDS = [
    ("plays any of your Digimon", "play any of your Digimon", "one of your Digimon is played"),
    ("deletes your opponent's Digimon", "delete your opponent's Digimon", "one of your opponent's Digimon is deleted"),
    ("suspends another Digimon", "suspend another Digimon", "another Digimon is suspended"),
    ("returns your Tamers to the hand", "return your Tamers to the hand", "one of your Tamers is returned to the hand"),
    ("adds cards to your hand", "add cards to your hand", "a card is added to your hand"),
    ("returns cards from your trash to the hand", "return cards from your trash to the hand", "a card is returned from your trash to the hand"),
    ("trashes your opponent's security cards", "trash your opponent's security cards", "a card is trashed from your opponent's security stack"),
    ("places cards under any of your Tamers", "place cards under any of your Tamers", "a digivolution card is added to one of your Tamers"),
    ("trashes your Digimon's link cards", "trash your Digimon's link cards", "any of your Digimon's link cards are trashed"),
]  # fmt: skip
WOULD = [
    ("delete this Digimon", "this Digimon would be deleted"),
    ("return any of your Digimon to the hand", "one of your Digimon would be returned to the hand"),
    ("remove your Digimon from the battle area", "one of your Digimon would leave the battle area"),
    ("trash your Digimon's digivolution cards", "any digivolution card would be trashed from one of your Digimon"),
]  # fmt: skip
SAID = [
    ("When any of your Digimon digivolve by your Tamers' effects,", "When one of your Digimon digivolves by one of your Tamers' effects,"),
    ("When this Digimon is deleted other than by an effect,", "When this Digimon is deleted other than by effects,"),
    ("When your Digimon are suspended other than by an opponent's effect,", "When one of your Digimon is suspended other than by your opponent's effects,"),
    ("When your opponent plays another Digimon from the trash by effects,", "When one of your opponent's other Digimon is played from your trash by an effect,"),
    ("When your deck has cards trashed from it,", "When a card is trashed from your deck,"),
    ("When cards are placed under your Digimon,", "When a card is placed in your Digimon's digivolution cards,"),
    ("When you DNA digivolve,", "When one of your Digimon DNA digivolves,"),
]  # fmt: skip


def effect(said: str) -> str:
    return f"[All Turns] [Once Per Turn] {said} gain 1 memory."


@pytest.mark.parametrize(
    ("agent", "deed"), list(product(AGENTS, DEEDS)), ids=lambda each: each[0].replace(" ", "_")
)
def test_what_effects_do_is_what_happens_by_them(
    agent: tuple[str, bool, str], deed: tuple[str, str, str]
) -> None:
    who, one, by = agent
    said = effect(f"When {who} {deed[0] if one else deed[1]},")
    written = effect(f"When {deed[2]} {by},")
    assert canonical(said) == canonical(written) == [written]


@pytest.mark.parametrize(
    ("who", "deed"), list(product([a for a in AGENTS if "[" not in a[0]], WOULD))
)
def test_what_effects_would_do_is_what_would_happen(
    who: tuple[str, bool, str], deed: tuple[str, str]
) -> None:
    said = effect(f"When {who[0]} would {deed[0]},")
    written = effect(f"When {deed[1]} {who[2]},")
    assert canonical(said) == canonical(written) == [written]


@pytest.mark.parametrize(("said", "written"), SAID)
def test_what_is_said_is_written_in_todays_words(said: str, written: str) -> None:
    assert canonical(effect(said)) == canonical(effect(written)) == [effect(written)]


FOR_EACH = [
    "place 1 card from your hand under 1 of your Tamers",
    "return 1 of your opponent's Digimon to the top of the deck",
    "<De-Digivolve 1> 1 of your opponent's Digimon",
    "place 1 card from your hand as the bottom security card",
]
"""What is done once for each of something, which is said in front of it or behind it."""
OPPONENT_DOES = [
    "unsuspends 1 of their Digimon",
    "returns 1 of their Digimon to the top of the deck",
    "places 1 card from their trash as the top security card",
    "trashes cards in their hand until they have 3 left",
    "loses 2 memory",
    "gains 1 memory",
    "<Draw 2>",
    "<Recovery +1 (Deck)>",
]


@pytest.mark.parametrize("process", FOR_EACH)
def test_what_is_done_for_each_is_said_behind_too(process: str) -> None:
    behind = f"[On Play] {process[0].upper()}{process[1:]} for each of your Digimon."
    in_front = f"[On Play] For each of your Digimon, {process}."
    assert canonical(behind) == canonical(in_front)


@pytest.mark.parametrize("does", OPPONENT_DOES)
def test_the_opponent_does_it_with_their_own(does: str) -> None:
    said = f"[On Play] Your opponent {does}."
    assert canonical(said) == [said]
