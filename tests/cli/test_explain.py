"""`dcg explain`: one event, why it happened, who decided it, what followed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dcg.kernel.event import AnswerEvent, Event
from dcg.kernel.redaction import redact
from dcg.official.events import attack, cards, effects, field, setup, turn
from dcg.official.game import GAME
from dcg.official.words.game_words import OFFICIAL_WORDS
from dcg.record import MatchRecord
from dcg.telling import why
from replays.decided import decided, leading_to
from replays.explaining import explain
from replays.explanation import Explanation, lines
from replays.store import MatchStore
from replays.told_match import ToldMatch
from tests.cli.conftest import Run, complaint


@pytest.fixture(scope="module")
def records(store: Path) -> list[MatchRecord]:
    with MatchStore.open(store) as opened:
        return [opened.record(one.id) for one in opened.summaries()]


@pytest.fixture(scope="module")
def record(records: list[MatchRecord], match: str) -> MatchRecord:
    return next(one for one in records if one.id == match)


def first(records: list[MatchRecord], kind: type[Event], **fields: Any) -> tuple[MatchRecord, int]:
    """The first event of a kind with these fields, in any of the matches."""
    for record in records:
        for number, event in enumerate(record.events):
            if isinstance(event, kind) and all(
                getattr(event, name) == value for name, value in fields.items()
            ):
                return record, number
    raise LookupError(f"no match has a {kind.__name__} with {fields}")


def explained(records: list[MatchRecord], kind: type[Event], **fields: Any) -> Explanation:
    record, number = first(records, kind, **fields)
    return explain(ToldMatch(record), number)


def test_a_security_check_is_explained_back_to_the_attack(records: list[MatchRecord]) -> None:
    said = explained(records, attack.SecurityRevealed)
    assert said.rules == ("13-1-7-1-1", "13-1-5")
    assert ("card", said.text.rpartition(" is ")[2]) in said.facts
    assert [step.rules for step in said.chain] == [said.rules, ("11-2-8-1",), ()]
    assert said.decisions[0].question == "main phase action"
    assert said.decisions[0].number == said.chain[-1].number
    assert said.decisions[0].options[said.decisions[0].picked].startswith("Attack Seat ")
    assert any(text.startswith("Attack: ") for text in said.board)
    assert any("suspended" in text for text in said.board), "the attacker"


def test_a_battle_says_which_dp_were_compared(records: list[MatchRecord]) -> None:
    record, number = first(records, attack.BattleFought, winner=0)
    event = record.events[number]
    assert isinstance(event, attack.BattleFought)
    said = dict(explain(ToldMatch(record), number).facts)
    assert said["attacker dp"] == str(event.attacker_dp)
    assert said["defender dp"] == str(event.defender_dp)
    assert said["winner"] == "the attacker"


def test_a_card_played_says_its_cost_with_base_and_change(records: list[MatchRecord]) -> None:
    record, number = first(records, turn.CostPaid)
    paid = record.events[number]
    assert isinstance(paid, turn.CostPaid)
    of = dict(explain(ToldMatch(record), number).facts)
    assert (of["base"], of["change"], of["paid"]) == (
        str(paid.base),
        str(paid.change),
        str(paid.paid),
    )
    played = next(
        place
        for place in range(number, number + 4)
        if isinstance(record.events[place], field.CardPlayed | field.Digivolved | field.OptionUsed)
    )
    change = f"{paid.change:+d} by effects" if paid.change else "unchanged"
    assert dict(explain(ToldMatch(record), played).facts)["cost"] == (
        f"{paid.base}, {change}: {paid.paid} paid"
    )


def test_checks_are_counted(records: list[MatchRecord]) -> None:
    record, number = first(records, attack.SecurityChecksCounted)
    assert dict(explain(ToldMatch(record), number).facts)["checks"] == str(
        record.events[number].checks  # type: ignore[attr-defined]
    )


def test_what_triggered_names_what_it_was_because_of(records: list[MatchRecord]) -> None:
    record, number = first(records, effects.EffectsTriggered)
    view = ToldMatch(record)
    said = dict(explain(view, number).facts)
    cause = int(said["triggered by"].split()[0])
    assert cause < number
    followed = [step.number for step in explain(view, cause).followed]
    assert number in followed


def test_an_attack_is_followed_by_what_it_brought_about(records: list[MatchRecord]) -> None:
    record, number = first(records, attack.SecurityChecksCounted)
    view = ToldMatch(record)
    declared = why(record.events, number, OFFICIAL_WORDS)[1].event
    assert isinstance(record.events[declared], attack.AttackDeclared)
    followed = [step.number for step in explain(view, declared).followed]
    assert number in followed
    assert followed == sorted(followed)
    for later in followed:
        assert declared in [
            link.event for link in why(record.events, later, OFFICIAL_WORDS)
        ] or isinstance(record.events[later], effects.EffectsTriggered)


def test_what_is_no_cause_says_what_came_next(records: list[MatchRecord]) -> None:
    said = explained(records, attack.BattleFought, winner=0)
    if not said.followed:
        assert said.then
        assert said.within in ("battle", "attack", "security check", "main action")
    text = "\n".join(line for line, _ in lines(said))
    assert said.followed or f"the next in this {said.within}:" in text


def test_set_up_is_not_put_down_to_a_decision_about_a_hand(records: list[MatchRecord]) -> None:
    said = explained(records, setup.SecurityStackPlaced)
    assert [step.text for step in said.chain][1:] == ["the course of the game (setup)"]
    assert said.decisions == ()
    record, number = first(records, setup.HandReturned)
    returned = explain(ToldMatch(record), number)
    assert [one.number for one in returned.decisions] == [number - 1]


def test_choices_made_for_an_effect_are_decisions_that_led_to_it(
    records: list[MatchRecord],
) -> None:
    record, number = first(records, cards.CardsTrashed, zone=2)
    said = explain(ToldMatch(record), number)
    numbers = [one.number for one in said.decisions]
    assert numbers == sorted(numbers)
    assert len(numbers) >= 2
    assert said.decisions[0].question == "main phase action"
    assert {one.question for one in said.decisions[1:]} & {"choose a card", "activate the effect?"}


def test_options_are_those_the_record_counts(record: MatchRecord) -> None:
    view = ToldMatch(record)
    answers = [place for place, event in enumerate(record.events) if isinstance(event, AnswerEvent)]
    for place in answers[::6]:
        one = decided(view, place)
        event = record.events[place]
        assert isinstance(event, AnswerEvent)
        assert one.of == event.of
        assert not one.unknown
        assert 1 <= len(one.options) <= one.of
        assert 0 <= one.picked < len(one.options)
        assert leading_to(view, place, view.why(place))[-1] == place


def test_every_event_has_an_explanation(record: MatchRecord) -> None:
    for seat in (None, 0, 1):
        view = ToldMatch(record, seat)
        for place in range(0, len(view.events), 23):
            text = [line for line, _ in lines(explain(view, place))]
            assert view.lines[place].text in text[1]
            assert "Why" in text
            assert all(line.isprintable() for line in text)


def test_names_that_are_no_names_stay_text(record: MatchRecord) -> None:
    names = {
        address: msgspec.json.encode(msgspec.json.decode(data) | {"name": "[red]\x1b[2J\u202e"})
        for address, data in record.definitions.items()
    }
    view = ToldMatch(MatchRecord(record.id, record.events, names))
    place = next(
        place
        for place, event in enumerate(view.events)
        if isinstance(event, attack.SecurityRevealed)
    )
    text = [line for line, _ in lines(explain(view, place))]
    assert any("[red]\\x1b[2J\\u202e" in line for line in text)
    assert all(line.isprintable() for line in text)


def test_a_seat_is_told_of_its_own_decisions_alone(record: MatchRecord) -> None:
    for seat in (0, 1):
        view = ToldMatch(record, seat)
        for place in range(0, len(view.events), 11):
            assert {one.seat for one in explain(view, place).decisions} <= {seat}


def test_options_this_engine_cannot_tell_are_said_to_be_unknown(record: MatchRecord) -> None:
    number = next(
        place for place, event in enumerate(record.events) if isinstance(event, setup.Answered)
    )
    answer = record.events[number]
    other = msgspec.structs.replace(answer, options=1)
    events = [*record.events[:number], other, *record.events[number + 1 :]]
    one = decided(ToldMatch(MatchRecord(record.id, events, record.definitions)), number)
    assert (one.options, one.unknown) == ((), "this engine asks something else here")
    one = decided(ToldMatch(MatchRecord(record.id, record.events, {})), number)
    assert one.unknown == "the store lacks a card definition of the match"
    shorter = [*record.events[: number - 3], *record.events[number - 2 :]]
    one = decided(ToldMatch(MatchRecord(record.id, shorter, record.definitions)), number - 1)
    assert one.unknown == "this engine does not reproduce the record up to here"
    own = MatchRecord(record.id, redact(record.events, answer.seat, GAME), record.definitions)  # type: ignore[attr-defined]
    place = next(
        place for place, event in enumerate(own.events) if isinstance(event, setup.Answered)
    )
    assert decided(ToldMatch(own), place).unknown == "a seat's own record cannot be run again"


# --- the command ----------------------------------------------------------------------------------


def test_explain_prints_one_screen(dcg: Run, store: Path, records: list[MatchRecord]) -> None:
    record, number = first(records, attack.SecurityRevealed)
    result = dcg("explain", record.id[:8], "--at", number, "--store", store)
    assert result.exit_code == 0, result.stderr
    text = result.stdout.splitlines()
    assert text[0].startswith(f"Event {number}, turn ")
    for heading in ("The board just before", "Why", "Who decided it", "What followed from it"):
        assert heading in text
    assert len(text) <= 40
    assert "instead of: " in result.stdout
    assert "rules 13-1-7-1-1" in result.stdout


def test_explain_gives_data(dcg: Run, store: Path, records: list[MatchRecord]) -> None:
    record, number = first(records, attack.SecurityRevealed)
    found = json.loads(
        dcg("explain", record.id, "--at", number, "--format", "json", "--store", store).stdout
    )
    assert (found["match"], found["event"], found["view"]) == (record.id, number, "all")
    assert found["topic"] == "security_revealed"
    assert [link["event"] for link in found["why"]] == [
        link.event for link in why(record.events, number, OFFICIAL_WORDS)
    ]
    decision = found["decisions"][0]
    assert decision["event"] == found["why"][-1]["event"]
    assert decision["options"][decision["picked"]].startswith("Attack")
    assert set(found["then"][0] if found["then"] else {"event": 0, "text": "", "depth": 0}) == {
        "event",
        "text",
        "depth",
    }


def test_explain_to_a_seat_names_no_hidden_card(
    dcg: Run, store: Path, records: list[MatchRecord]
) -> None:
    record, number = first(records, cards.CardsDrawn, seat=1)
    place = ToldMatch(record, 0).place_of(number)
    said = dcg("explain", record.id, "--at", place, "--seat", 0, "--store", store).stdout
    assert "Seat 1 draws 5 unknown cards" in said
    whole = dcg("explain", record.id, "--at", number, "--store", store).stdout
    drawn = next(line for line in whole.splitlines() if line.startswith("  cards"))
    for name in drawn.removeprefix("  cards").replace(" and ", ",").split(","):
        assert name.strip().removeprefix("2x ") not in said


def test_explain_refuses_in_one_line(dcg: Run, store: Path, record: MatchRecord) -> None:
    last = len(record.events) - 1
    says = complaint(dcg("explain", record.id, "--at", 99999, "--store", store))
    assert f"has no event 99999: its events are 0 to {last}" in says
    assert "'--at'" in complaint(dcg("explain", record.id, "--store", store))
    own = len(redact(record.events, 0, GAME)) - 1
    says = complaint(dcg("explain", record.id, "--at", 99999, "--seat", 0, "--store", store))
    assert f"match {record.id[:8]} has no event 99999" in says
    assert f"its events are 0 to {own}" in says
