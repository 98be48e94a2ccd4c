"""This engine behind the interface of `tests.portable.runner`: boards, options and answers as plain data."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from dcg.documents.document import documents
from dcg.documents.playing import Playing
from dcg.documents.scenario import Scenario, read_each
from dcg.documents.script import read_script
from dcg.kernel.absent import DRAW
from dcg.official.codes.absent import NO_PERMANENT, THE_PLAYER
from dcg.official.codes.places import NAMES
from dcg.official.codes.turn import TurnStep
from dcg.official.events import options as o
from dcg.official.scenarios import VOCABULARY
from dcg.official.scenarios.answers import QUESTIONS, WORDS, _effect_names, _pending
from dcg.official.scenarios.permanents import _PROPERTIES, FIELDS
from dcg.official.scenarios.scene import OfficialScene

AREAS = ("deck", "digi_egg_deck", "hand", "trash", "security_stack")
SEATS = ("you", "opponent")
QUESTION_NAMES = {code: name for name, code in QUESTIONS.items()}


class ThisEngine:
    """Plays by a scenario that has nothing but cards and a start; chance comes with each answer."""

    def begin(self, cards: Any, start: Any, chance: list) -> None:
        given = {name: value for name, value in start.items() if value is not None}
        text = json.dumps({"cards": _typed(cards), **_typed(given)})
        (scenario,) = read_each(text, "portable", VOCABULARY, needed=())
        assert isinstance(scenario, Scenario), scenario
        self.play = Playing(scenario, scenario.begun({}, 0), 0)
        self._chance(chance)
        self.play.begin()

    def _chance(self, chance: list) -> None:
        steps = json.dumps([{name: _typed(value)} for name, value in chance])
        (field,) = documents(steps, "chance") if chance else (None,)
        self.play.steps = read_script(field, VOCABULARY) if field is not None else []

    @property
    def scene(self) -> OfficialScene:
        scene = self.play.scene
        assert isinstance(scene, OfficialScene)
        return scene

    def question(self) -> tuple[str, str] | None:
        asked = self.play.session.open_decision()
        return (
            None if asked is None else (self.scene.word(asked.seat), QUESTION_NAMES[asked.question])
        )

    def options(self) -> list[tuple[str, dict[str, list[str]]]]:
        asked = self.play.session.open_decision()
        return [] if asked is None else [self._option(asked, one) for one in asked.options]

    def answer(self, seat: str, number: int | None, chance: list) -> None:
        self._chance(chance)
        session = self.play.session
        asked = session.open_decision()
        if number is None or asked is None:
            session.forfeit(self.scene.seat(seat))
        else:
            session.answer(asked.seat, asked.options[number])
        assert not self.play.steps, "chance was given and not asked for"

    # --- names ---------------------------------------------------------------------------------------

    def _card(self, card: int) -> list[str]:
        scene, cast = self.scene, self.scene.cast
        found = cast.definition(scene.board, card) if card >= 0 else None
        names = ["unknown"] if found is None else [found.name, found.number]
        labels = [label for label, one in cast.labels.cards.items() if one == card]
        held = [one for one, stood in cast.labels.permanents.items() if self._top(stood) == card]
        return [*names, *labels, *held]

    def _top(self, permanent: int) -> int | None:
        held = self.scene.board.permanents.get(permanent)
        return held.top if held is not None else self.scene.tops.get(permanent)

    def _permanent(self, identity: int) -> list[str]:
        if identity == THE_PLAYER:
            return ["player"]
        held = self.scene.board.permanents.get(identity)
        if held is None:
            return []
        cast = self.scene.cast
        labels = [label for label, one in cast.labels.permanents.items() if one == identity]
        labels += [label for label, one in cast.labels.cards.items() if one in held.cards]
        found = cast.definition(self.scene.board, held.top)
        return [
            *labels,
            *([] if found is None else [found.name, found.number]),
            self.scene.show(identity),
        ]

    def _option(self, asked: Any, option: Any) -> tuple[str, dict[str, list[str]]]:
        kind = type(option)
        if kind in (o.PlayCard, o.UseOption):
            return ("play" if kind is o.PlayCard else "use"), {"card": self._card(option.card)}
        if kind in (o.DigivolveInto, o.BurstDigivolveInto):
            word = "digivolve" if kind is o.DigivolveInto else "burst_digivolve"
            return word, {
                "card": self._card(option.card),
                "onto": self._permanent(option.permanent),
                "requirement": [str(option.requirement)],
            }
        if kind is o.DnaDigivolveInto:
            joined = [self._permanent(held) for held in option.permanents]
            off_the_field = [self._card(card) for card in option.cards]
            joined = off_the_field + joined if option.cards_on_top else joined + off_the_field
            return "dna_digivolve", {
                "card": self._card(option.card),
                "top": joined[0],
                "bottom": joined[-1],
                "requirement": [str(option.requirement)],
            }
        if kind is o.LinkTo:
            return "link", {
                "card": self._card(option.card),
                "to": self._permanent(option.permanent),
                "requirement": [str(option.requirement)],
            }
        if kind is o.AppFuseInto:
            return "app_fuse", {
                "card": self._card(option.card),
                "onto": self._permanent(option.permanent),
                "link": self._card(option.link),
                "requirement": [str(option.requirement)],
            }
        if kind is o.AttackWith:
            return "attack", {
                "with": self._permanent(option.permanent),
                "on": self._permanent(option.target),
            }
        if kind is o.Block:
            return "block", {"with": self._permanent(option.permanent)}
        if kind is o.PickPermanent:
            return "choose", {"this": self._permanent(option.permanent)}
        if kind is o.PickCard:
            return "choose", {"this": self._card(option.card)}
        if kind is o.PickNumber:
            return "number", {"this": [str(option.number)]}
        if kind is o.ActivateEffect:
            word = "pick" if QUESTION_NAMES[asked.question] == "interrupt" else "activate"
            belongs = option.permanent != NO_PERMANENT
            return word, {
                "of": self._card(option.card),
                "belongs_to": self._permanent(option.permanent) if belongs else [],
                "effect": list(_effect_names(self.scene, option)),
            }
        if kind is o.PickPending:
            effect = _pending(self.scene, option)
            return "pick", {
                "of": self._card(effect.card),
                "belongs_to": self._gone(effect.permanent),
                "effect": [str(effect.effect_index), effect.keyword],
            }
        return next(word for word, one in WORDS.items() if one is kind and word != "done"), {}

    def _gone(self, permanent: int) -> list[str]:
        labels = self.scene.cast.labels.permanents
        return [label for label, one in labels.items() if one == permanent] + self._permanent(
            permanent
        )

    # --- the board -----------------------------------------------------------------------------------

    def board(self, seat: str | None = None) -> dict[str, Any]:
        scene = self.scene
        state = scene.board if seat is None else scene.board.view(scene.seat(seat))
        turn, attack, result = state.turn, state.attack, state.course.result
        found: dict[str, Any] = {
            "memory": {word: state.memory_of(scene.seat(word)) for word in SEATS},
            "turn": scene.word(turn.player),
            "turn_number": turn.number,
            "phase": TurnStep(turn.step).name.lower(),
            "attack": attack
            and {"with": self._gone(attack.attacker), "on": self._gone(attack.target)},
            "pending": [
                [*self._card(one.effect.card), *self._gone(one.effect.permanent)]
                for one in scene.board.pending
            ],
            "result": result
            and {
                "winner": "draw" if result.winner == DRAW else scene.word(result.winner),
                "reason": result.reason,
            },
        }
        found |= {word: self._side(state, word, own=seat is None) for word in SEATS}
        if seat is None:
            found["permanents"] = [one for word in SEATS for one in self._field(found[word])]
            found["places"] = [{"names": n, "place": p} for n, p in self._places()]
        return found

    def _field(self, side: dict[str, Any]) -> list[dict[str, Any]]:
        return [*side["battle_area"], *side["breeding_area"]]

    def _side(self, state: Any, word: str, *, own: bool) -> dict[str, Any]:
        side = state.sides[self.scene.seat(word)]
        seen = self._card if own else lambda card: self._seen(state, card)
        found: dict[str, Any] = {
            name: [seen(card) for card in getattr(side, name)] for name in AREAS
        }
        found["face_up"] = [seen(card) for card in side.face_up]
        found["battle_area"] = [self._standing(held, seen) for held in side.battle_area]
        held = side.breeding_area
        found["breeding_area"] = [] if held is None else [self._standing(held, seen)]
        return found

    def _seen(self, state: Any, card: int) -> list[str]:
        """In a view, cards have the seat's own handles."""
        if card < 0:
            return ["unknown"]
        found = self.scene.cast.definition(state, card)
        seat, board = state.course.perspective, self.scene.board
        labels = self.scene.cast.labels.cards.items()
        named = [n for n, one in labels if board.course.knowledge.handle(seat, one) == card]
        return (["unknown"] if found is None else [found.name, found.number]) + named

    def _standing(self, held: Any, seen: Callable[[int], list[str]]) -> dict[str, Any]:
        scene = self.scene
        own = scene.board.permanents[held.id]
        found = {
            name: _PROPERTIES[name](scene, scene.board, own)
            for name in FIELDS
            if not name.startswith(("lacks_", "not_"))
        }
        found |= {name: "none" for name in ("dp", "level") if found[name] is None}
        for name in ("cards", "digivolution_cards"):
            cards = held.cards if name == "cards" else held.cards[:-1]
            found[name] = [seen(card) for card in cards]
        found["links"] = [seen(card) for card in held.links]
        return found | {"names": self._permanent(held.id)}

    def _places(self) -> Iterator[tuple[list[str], str]]:
        board = self.scene.board
        for name, _, cards in board.places():
            if name != "field":
                yield from ((self._card(card), name) for card in cards)
        for held in board.permanents.values():
            yield from ((self._card(card), "digivolution_cards") for card in held.cards[:-1])
            under = {
                label
                for label, card in self.scene.cast.labels.cards.items()
                if card in held.cards[:-1]
            }
            labels = [*self._permanent(held.id), *self._card(held.top)]
            yield [label for label in labels if label not in under], NAMES[held.area]


def _typed(value: Any) -> Any:
    """Text as YAML reads it: numbers and truth values where they look so."""
    if isinstance(value, dict):
        return {name: _typed(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_typed(one) for one in value]
    if value in ("true", "false"):
        return value == "true"
    if value in ("", "null", "~", None):
        return None
    bare = value[1:] if value[:1] in ("-", "+") else value
    return int(value) if bare.isascii() and bare.isdigit() else value
