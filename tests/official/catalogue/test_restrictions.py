"""The restriction list of tournaments."""

from dcg.official.card_game import CARD_GAME
from dcg.official.catalogue import catalogue, deck, decks
from dcg.official.catalogue.restrictions import check, in_force, restrictions
from dcg.official.deck import DeckList


def forbidden(date: str | None = None, **copies: int) -> tuple[str, ...]:
    """What the list forbids in a deck of these cards; `_` stands for the hyphen of a number."""
    cards = {number.replace("_", "-"): count for number, count in copies.items()}
    return check(DeckList("mine", cards), catalogue(), date).forbidden


def test_every_tournament_deck_was_legal_on_its_day() -> None:
    """The lists and the decks come from different sources, and agree on all decks of a day."""
    played = [held for held in decks().values() if held.event]
    assert len(played) >= 275
    assert [held.id for held in played if check(held, catalogue()).forbidden] == []


def test_a_deck_is_held_against_the_list_of_its_day_or_the_one_asked_for() -> None:
    held = deck("bt4-dgo-2021-06-26-2-wargreymon")
    assert check(held, catalogue()).date == "2021-06-26"
    assert check(held, catalogue(), "2026-05-01").date == "2026-05-01"
    assert check(DeckList("mine", {}), catalogue()).date == restrictions()[-1].since


def test_one_copy_of_a_restricted_card_is_allowed_from_its_day_on() -> None:
    assert forbidden(BT23_032=1) == ()
    assert forbidden(BT23_032=2) == (
        "2 copies of BT23-032 Shakkoumon, restricted to 1 since 2026-04-04",
    )
    assert forbidden("2026-04-03", BT23_032=4) == ()
    assert forbidden("2026-04-04", BT23_032=4) != ()


def test_a_card_can_be_freed_again() -> None:
    assert forbidden("2023-11-16", BT6_015=4) != ()
    assert forbidden("2023-11-17", BT6_015=4) == ()


def test_a_banned_card_is_forbidden_in_any_number() -> None:
    assert forbidden(BT5_109=1) == ("BT5-109 Mega Digimon Fusion!, banned since 2022-02-25",)


def test_each_card_of_a_banned_pair_is_allowed_without_the_other() -> None:
    assert forbidden(EX7_064=4) == ()
    assert forbidden(EX7_064=4, EX2_007=1) == (
        (
            "EX2-007 Mother D-Reaper and EX7-064 Shoto Kazama in one deck, "
            "a banned pair since 2025-03-28"
        ),
    )


def test_the_list_says_when_it_does_not_know_the_other_card_of_a_pair() -> None:
    assert "the other card of it is not known here" in forbidden(BT20_037=1)[0]


def test_the_digi_egg_deck_counts() -> None:
    held = DeckList("mine", {}, {"BT14-002": 4})
    assert CARD_GAME.decks.tournament_check(held).forbidden == (
        "4 copies of BT14-002 Bukamon, restricted to 1 since 2024-03-01",
    )


def test_the_catalogue_has_every_card_of_the_list_but_one() -> None:
    assert {each.number for each in restrictions()} - set(catalogue()) == {"EX5-065"}


def test_the_list_of_a_day_before_the_first_is_empty() -> None:
    assert in_force("2021-03-31") == {}
