"""The web page of a match: what is in the file, and what is not."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from cli.page import content, page
from cli.page.content import Content
from cli.page.word_table import WordTable
from cli.viewer.telling import Telling
from dcg.definitions import address
from dcg.kernel.course import MatchStarted
from dcg.official.game import GAME
from dcg.official.language.card import decode_card
from dcg.official.text.render import describe
from dcg.record import MatchRecord
from replays.match_file import of_seat, packed
from replays.store import MatchStore
from tests.cli.conftest import Run, complaint
from tests.cli.test_play_secrecy import OTHER, elsewhere

EVIL = "</script><img src=x onerror=\"fetch('http://evil.test')\">\u2028\u202e<b>\"'&amp;--><!--"
"""Every way out of an element, a line and a direction that a name could try."""


@pytest.fixture(scope="module")
def record(store: Path, match: str) -> MatchRecord:
    with MatchStore.open(store) as opened:
        return opened.record(match)


@pytest.fixture(scope="module")
def whole(record: MatchRecord) -> Content:
    return content(record)


@pytest.fixture(scope="module")
def made(whole: Content) -> str:
    return page(whole)


def hostile(record: MatchRecord) -> MatchRecord:
    """The same match with names that attack: of decks, players and every card. Every other card can be
    read, so that its text is there and attacks too."""
    header = record.header
    seats = tuple(msgspec.structs.replace(held, deck=EVIL, player=EVIL) for held in header.seats)
    started = MatchStarted(msgspec.structs.replace(header, seats=seats, rules=EVIL, engine=EVIL))
    definitions = {}
    for number, (held, data) in enumerate(record.definitions.items()):
        card = json.loads(data)
        definitions[held] = json.dumps(
            {**card, "name": f"{EVIL} {card['name']}", "types": [EVIL]}
            if number % 2
            else {**card, "name": f"{EVIL} {card['name']}", "colours": [EVIL], "category": EVIL}
        ).encode()
    return MatchRecord(record.id, [started, *record.events[1:]], definitions)


class Outline(HTMLParser):
    """The elements of a page, with the attributes that could load or run something."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.active: list[tuple[str, str | None]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.active += [
            (name, value)
            for name, value in attrs
            if name in ("src", "href", "srcset", "action", "style") or name.startswith("on")
        ]


def test_the_page_is_the_same_every_time_and_small(record: MatchRecord, made: str) -> None:
    assert page(content(record)) == made
    assert len(made) < 1000 * len(record.events)


def test_nothing_in_it_loads_anything_or_runs_but_its_own_script(made: str) -> None:
    outline = Outline(made)
    assert outline.active == []
    assert outline.tags.count("script") == 2
    assert not {"link", "img", "iframe", "object", "embed", "base"} & set(outline.tags)
    assert not re.search(r"https?:|//[a-z]+\.|@import|url\(", made)
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', made)
    assert policy
    rules = policy[1].replace("&#39;", "'").split("; ")
    assert rules[0] == "default-src 'none'"
    for tag, rule in (("<script>", "script-src"), ("<style>", "style-src")):
        own = made.partition(tag)[2].partition(tag.replace("<", "</"))[0]
        digest = base64.b64encode(hashlib.sha256(own.encode()).digest()).decode()
        assert f"{rule} 'sha256-{digest}'" in rules


def test_names_stay_names(record: MatchRecord, made: str) -> None:
    attacked = page(content(hostile(record)))
    assert Outline(attacked).tags == Outline(made).tags
    assert Outline(attacked).active == []
    assert "\u2028" not in attacked
    assert "\u202e" not in attacked
    assert attacked.count("</script") == made.count("</script")


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_board_is_the_picture_at_that_position(
    record: MatchRecord, whole: Content, seat: int | None
) -> None:
    """Also after the events for which it is not drawn anew."""
    telling = Telling(record, seat)
    view = whole["views"][0 if seat is None else seat + 1]
    assert view["seat"] == seat
    board: dict = {}
    for position, change in enumerate(view["boards"]):
        board = {**board, **change}
        assert spelled(board, whole["words"], whole["cards"]) == spelled(*drawn(telling, position))
    assert len(view["boards"]) == len(telling.events) + 1


def drawn(telling: Telling, position: int) -> tuple[dict, list[str], list]:
    words = WordTable()
    return telling.board(position).fields(words), words.words, words.cards


def spelled(board: dict, words: list[str], cards: list) -> dict:
    """A board with its words and cards in place of their numbers."""
    found = dict(board)
    found["phase"] = words[board["phase"]]
    for name, held in board.items():
        if name == "notes":
            found[name] = [words[word] for word in held]
        elif name.rstrip("01") in ("open", "hand", "up", "trash"):
            found[name] = [card_spelled(cards[card], words) for card in held]
        elif name.startswith("battle"):
            found[name] = [stood(one, words, cards) for one in held]
        elif name.startswith("breeding") and held:
            found[name] = stood(held, words, cards)
    return found


def card_spelled(card: tuple, words: list[str]) -> str:
    return words[card[0]]


def stood(held: list, words: list[str], cards: list) -> list:
    under = [card_spelled(cards[one], words) for one in held[6]]
    texts = [[words[word] for word in one] for one in held[8:]]
    return [held[0], words[held[1]], *held[2:6], under, card_spelled(cards[held[7]], words), *texts]


def test_every_card_shown_has_its_text(record: MatchRecord, whole: Content) -> None:
    """As this engine words it."""
    words = whole["words"]
    said = {words[name]: [words[line] for line in text] for name, _, text in whole["cards"]}
    assert said.pop("?") == []
    assert all(said.values())
    first = next(data for data in record.definitions.values() if decode_card(data).effects)
    assert said[decode_card(first).name] == describe(decode_card(first))
    texts = [line for lines in said.values() for line in lines]
    assert any(line.strip() == "Inherited effect:" for line in texts)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seats_page_holds_nothing_the_seat_never_knew(store: Path, seat: int) -> None:
    hidden = 0
    with MatchStore.open(store) as opened:
        records = [opened.record(one.id) for one in opened.summaries()[:2]]
    for whole in records:
        text = page(content(whole, seat))
        own = of_seat(whole, seat)
        assert text == page(content(own)), "a seat's own log makes the same page"
        cards = [decode_card(data) for data in own.definitions.values()]
        seen = {card.name for card in cards}
        seen |= {line for card in cards for line in describe(card)}
        for held in set(whole.definitions) - set(own.definitions):
            card = json.loads(whole.definitions[held])
            assert card["number"] not in text
            assert held.hex() not in text
            if not any(card["name"] in name for name in seen):
                assert card["name"] not in text
                hidden += 1
        header = whole.header
        assert header.seats[seat].deck in text
        assert header.seats[1 - seat].deck not in text
        assert f"seed {header.seed}" not in text
    assert hidden


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seats_page_and_file_are_the_same_whatever_the_cards_it_never_saw(
    record: MatchRecord, seat: int
) -> None:
    """In a world the seat cannot tell from its own: other hidden cards, no answers of the other."""
    definitions = {**record.definitions, address(OTHER): OTHER}
    other = MatchRecord(
        record.id, elsewhere(record.events, seat), definitions, recorded_at=record.recorded_at
    )
    assert GAME.registry.encode(other.events) != GAME.registry.encode(record.events)
    assert packed(of_seat(other, seat)) == packed(of_seat(record, seat))
    assert page(content(other, seat)) == page(content(record, seat))


def test_only_whole_matches_have_views_to_toggle(record: MatchRecord, whole: Content) -> None:
    assert [view["seat"] for view in whole["views"]] == [None, 0, 1]
    own = content(record, 1)
    assert (own["whose"], [view["seat"] for view in own["views"]]) == (1, [1])


def test_replay_html_writes_it_and_says_what_is_in_it(
    dcg: Run, store: Path, match: str, made: str, tmp_path: Path
) -> None:
    path = tmp_path / "match.html"
    path.write_text("an older page")
    result = dcg("replay", match, "--html", path, "--store", store)
    assert result.exit_code == 0
    assert path.read_text("utf-8") == made
    assert "the whole match" in result.stdout
    assert "who has the file has everything" in result.stderr
    result = dcg("replay", match, "--html", path, "--seat", 0, "--store", store)
    assert "what seat 0 knew" in result.stdout
    assert result.stderr == ""
    assert len(path.read_text("utf-8")) < len(made)


def test_replay_html_to_standard_output_says_nothing_else(
    dcg: Run, store: Path, match: str, made: str
) -> None:
    result = dcg("replay", match, "--html", "-", "--store", store)
    assert (result.stdout, result.stderr) == (made, "")


def test_a_match_that_goes_on_has_a_page(record: MatchRecord) -> None:
    begun = content(MatchRecord(record.id, record.events[:100], record.definitions))
    assert begun["match"]["winner"] is None
    assert len(begun["views"][0]["boards"]) == 101


def test_replay_html_of_what_cannot_be(dcg: Run, store: Path, match: str, tmp_path: Path) -> None:
    page_file, own, there = tmp_path / "a.html", tmp_path / "own", tmp_path / "there.db"
    begin = ("replay", match, "--store", store, "--html")
    assert "only --seat goes with it" in complaint(dcg(*begin, page_file, "--turn", 3))
    assert "there is no folder" in complaint(dcg(*begin, tmp_path / "none" / "a.html"))
    assert "is a directory" in complaint(dcg(*begin, tmp_path))
    dcg("export", match, own, "--seat", 0, "--store", store)
    dcg("import", own, "--store", there)
    refused = dcg("replay", match, "--store", there, "--seat", 1, "--html", page_file)
    assert "what seat 1 knows is not in it" in complaint(refused)
    assert not page_file.exists()
