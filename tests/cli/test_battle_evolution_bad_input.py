"""Bad input about Digimon Battle Evolution: one clear line that names the clause, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dcg import games
from dcg.official.catalogue import catalogue, deck
from replays.simulate import plans, run
from replays.store import MatchStore
from tests.cli.conftest import Run, complaint
from tests.kernel.tiny_card_game import TINY_CARD_GAME

OWN = ("--game", "battle-evolution")
DeckDocument = dict[str, Any]


@pytest.fixture
def dragons(dcg: Run) -> DeckDocument:
    """A legal deck, as a document."""
    found: DeckDocument = json.loads(
        dcg("decks", "convert", "first-dragons", "--to", "json").stdout
    )
    del found["id"]
    return found


def swapped(part: str, out: str, number: str) -> Callable[[DeckDocument], None]:
    """One copy of a card in place of one of another."""

    def change(held: DeckDocument) -> None:
        held[part][out] -= 1
        held[part] = {card: copies for card, copies in held[part].items() if copies}
        held[part][number] = held[part].get(number, 0) + 1

    return change


def second_ace(held: DeckDocument) -> None:
    swapped("deck", "DCG-134", "DCG-135")(held)


def missing_side(held: DeckDocument) -> None:
    swapped("deck", "DCG-179", "DCG-195")(held)
    held["faces"] = {"DCG-195": [3]}


def too_few(held: DeckDocument) -> None:
    del held["deck"]["DCG-179"]


WRONG = [
    (second_ace, "2 DCG-135 Mirror Guard: at most 1 Ace in deck and Destiny Zone together (d-11"),
    (swapped("deck", "DCG-187", "DCG-190"), "no card of the Destiny Zone has or names Muge"),
    (
        swapped("destiny_zone", "DCG-006", "DCG-124"),
        "the evo-box of DCG-124 Magnamon has no name of the partner DCG-001 Agumon (d-5)",
    ),
    (missing_side, "DCG-195 Antylamon has no side 3: they are 0 to 1 (d-18)"),
    (swapped("deck", "DCG-003", "DCG-001"), "5 copies of DCG-001 Agumon, at most 4 (d-8)"),
    (too_few, "49 cards, the Destiny Zone included: must be exactly 50 (d-1, d-2)"),
]


@pytest.mark.parametrize(("change", "said"), WRONG)
def test_an_illegal_deck_is_one_line_with_its_clause(
    dcg: Run,
    dragons: DeckDocument,
    tmp_path: Path,
    change: Callable[[DeckDocument], None],
    said: str,
) -> None:
    change(dragons)
    mine, store = tmp_path / "mine.json", tmp_path / "kept.db"
    mine.write_text(json.dumps(dragons))
    dcg("simulate", "--decks", "first-ocean,first-night", "--games", "1", "--store", store)
    before = store.read_bytes()
    shown = dcg("decks", "show", mine)
    assert shown.exit_code == 1
    assert [line for line in shown.stderr.splitlines() if said in line] == shown.stderr.splitlines()
    assert said in complaint(dcg("simulate", "--decks", f"{mine},first-ocean", "--store", store))
    assert said in complaint(dcg("play", "--deck", mine, "--against", "first-ocean"))
    assert store.read_bytes() == before


@pytest.mark.parametrize("form", ["lines", "json"])
def test_a_deck_of_the_other_game_is_said_to_be_that(dcg: Run, tmp_path: Path, form: str) -> None:
    red, ocean = tmp_path / "red", tmp_path / "ocean"
    red.write_text(dcg("decks", "convert", "bench-red", "--to", form).stdout)
    ocean.write_text(dcg("decks", "convert", "first-ocean", "--to", form).stdout)
    found = complaint(dcg("decks", "show", red, *OWN))
    assert "red is a deck of Digimon Card Game (game 'digimon-card-game'), not of" in found
    found = complaint(dcg("simulate", "--decks", ocean, "--game", "digimon-card-game"))
    assert "ocean is a deck of Digimon Battle Evolution (game 'battle-evolution'), not" in found
    found = complaint(dcg("play", "--deck", ocean, "--against", "bench-red"))
    assert "these decks are of two games: " in found


def test_a_deck_whose_cards_are_all_of_the_other_game_is_one_line(dcg: Run, tmp_path: Path) -> None:
    path = tmp_path / "red.txt"
    path.write_text("4 BT1-010\n46 BT1-009\n")
    found = complaint(dcg("decks", "show", path, *OWN))
    assert "red.txt is a deck of Digimon Card Game" in found


def test_commands_take_the_game_from_the_deck_or_the_document(dcg: Run, tmp_path: Path) -> None:
    assert "Gomamon" in dcg("decks", "show", "first-ocean").stdout
    store = tmp_path / "played.db"
    decks = ("--deck", "first-ocean", "--against", "first-dragons")
    assert "Set aside which card?" in dcg("play", *decks, "--store", store, input="").stdout
    board = tmp_path / "board.yaml"
    board.write_text("position: {you: {active: [DCG-001, DCG-005], deck: 3x DCG-002}}\n")
    assert "active Greymon, Level C Dragon, 800 HP" in dcg("position", "show", board).stdout
    assert "set_aside" not in dcg("scenario", "ask", board, "--format", "json").stderr
    board.write_text("position: {memory: 3, you: {hand: BT1-010}}\n")
    assert "memory 3" in dcg("position", "show", board).stdout


@pytest.mark.parametrize(
    ("side", "said"),
    [
        ("active: DCG-001, deck: DCG-016", "`DCG-016` is Level M, which is never in the deck (1-4"),
        ("active: [DCG-001, DCG-128]", "`DCG-128` is on top of the stack, and no Digimon (g-act"),
        ("active: DCG-001, attached: DCG-128", "`DCG-128` cannot be attached"),
        ("active: DCG-001, attached: {hostile}", "attaches to the opponent's active alone, not"),
        ("active: DCG-999", "unknown card `DCG-999`: neither defined nor a number"),
    ],
)
def test_a_position_that_can_never_be_is_one_line(
    dcg: Run, tmp_path: Path, side: str, said: str
) -> None:
    cards = games.find("battle-evolution").decks.cards()
    hostile = next(
        number
        for number, card in cards.items()
        if card.attaching is not None and card.attaching.scope == "opponent"
    )
    board = tmp_path / "board.yaml"
    written = side.replace("{hostile}", hostile)
    board.write_text(f"position: {{phase: support, you: {{{written}}}}}\n")
    assert said in complaint(dcg("position", "show", board))
    assert said in complaint(dcg("position", "show", board, *OWN))


@pytest.mark.parametrize(
    ("where", "title"),
    [
        ("security_0 = 0", "'security_0' is a column of Digimon Card Game, and this is a match of"),
        ("kos_0 = 1", "there is no column 'kos_0'; did you mean ko_0"),
    ],
)
def test_a_wrong_column_names_those_of_this_game(
    dcg: Run, tmp_path: Path, where: str, title: str
) -> None:
    store = tmp_path / "one.db"
    dcg("simulate", "--decks", "first-ocean,first-night", "--games", "1", "--store", store)
    with MatchStore.open(store) as held:
        (match,) = held.ids()
    found = complaint(dcg("bisect", match, "--where", where, "--store", store))
    assert title in found
    assert "ko_0" in found
    table = "FROM battle_evolution.timeline"
    found = complaint(dcg("sql", f"SELECT memory {table}", "--store", store))
    assert '"memory" not found' in found
    assert "it is a column of " in found
    assert "timeline" in found.rpartition("it is a column of ")[2]


def test_compiled_cards_of_the_other_game_are_said_to_be_that(dcg: Run, tmp_path: Path) -> None:
    dump, kept = tmp_path / "mine.yaml", tmp_path / "mine.json"
    dump.write_text("- {number: ABC-001, name: Aamon, level: R, type: Wind, hp: 300}\n")
    dcg("cards", "compile", dump, *OWN, "--out", kept)
    first = ("--game", "digimon-card-game")
    found = complaint(dcg("cards", "list", *first, "--cards", kept))
    assert "compiled cards of the game 'battle-evolution', not of 'digimon-card-game'" in found
    decks = ("--decks", "first-ocean,first-night", "--games", "1", "--store", tmp_path / "x.db")
    assert dcg("simulate", *decks, "--cards", kept).exit_code == 0


def test_a_match_file_of_an_unknown_game_stores_nothing(dcg: Run, tmp_path: Path) -> None:
    theirs, ours = tmp_path / "theirs.db", tmp_path / "ours.db"
    players = ("random", "random")
    with games.offered(TINY_CARD_GAME), MatchStore.open(theirs, create=True) as store:
        run(
            store,
            plans(list(TINY_CARD_GAME.decks.built_in().values()), 1, players, 1),
            TINY_CARD_GAME.decks.cards(),
        )
        (match,) = store.ids()
        file = tmp_path / "tiny.dcgmatch"
        assert dcg("export", match, file, "--store", theirs).exit_code == 0
    with MatchStore.open(ours, create=True) as store:
        run(store, plans([deck("bench-red"), deck("bench-blue")], 1, players, 1), catalogue())
        before = store.ids()
    found = complaint(dcg("import", file, "--store", ours))
    assert "'tiny'" in found
    assert "a game that this program does not have" in found
    with MatchStore.open(ours) as store:
        assert store.ids() == before
