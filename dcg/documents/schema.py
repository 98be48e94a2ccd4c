"""The JSON Schema of scenarios, for editors: made from the tables that the readers read by.

What a schema cannot say (which names there are, which clauses, what a card's text means) is checked
when a document is read. A game says in its own module what its cards, starts and assertions look like.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from dcg.documents.answers import FORFEIT, AnswerWords
from dcg.documents.document import LONGEST_NAME, LONGEST_TEXT
from dcg.documents.edition import FORMAT
from dcg.documents.scenario import AFTER, BEFORE, NEEDED
from dcg.documents.scene import SEATS
from dcg.documents.script import ANSWER_FIELDS, OFFER_FIELDS, SHUFFLE_FIELDS, SHUFFLES
from dcg.documents.vocabulary import Vocabulary
from dcg.kernel.numbers import LARGEST_LONG

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"

TEXT: Schema = {"type": ["string", "number", "boolean"], "maxLength": LONGEST_TEXT}
"""Plain text: what looks like a number or a truth value is text as well where text is read."""
NO_NUMBER: Schema = TEXT | {"not": {"type": "integer"}}
"""Text where a number would mean something else."""
FLAG: Schema = {"type": "boolean"}


def number(low: int, high: int) -> Schema:
    """A whole number in a range."""
    return {"type": "integer", "minimum": low, "maximum": high}


def words(known: Iterable[str]) -> Schema:
    """One of these words."""
    return {"enum": list(known)}


def either(*schemas: Schema) -> Schema:
    """Any of these."""
    return {"anyOf": list(schemas)}


def some(entry: Schema) -> Schema:
    """A list; one value stands for a list of one, nothing for an empty one."""
    return either(entry, {"type": "array", "items": entry}, {"type": "null"})


def fields(
    known: Collection[str], held: Mapping[str, Schema], needed: Collection[str] = ()
) -> Schema:
    """Named fields: those a reader knows, each as `held` says, where it says so."""
    found: Schema = {
        "type": "object",
        "properties": {name: held.get(name, {}) for name in known},
        "additionalProperties": False,
    }
    return found | ({"required": list(needed)} if needed else {})


def named(value: Schema, *, no: Collection[str] = (), count: int | None = None) -> Schema:
    """Values by names of the document's own, none of them one of `no`; with `count`, so many."""
    names: Schema = {"maxLength": LONGEST_NAME}
    if no:
        names["not"] = {"enum": list(no)}
    found: Schema = {"type": "object", "propertyNames": names, "additionalProperties": value}
    return found if count is None else found | {"minProperties": count, "maxProperties": count}


def one_of(held: Mapping[str, Schema]) -> Schema:
    """Exactly one of these fields."""
    return fields(held, held) | {"minProperties": 1, "maxProperties": 1}


def answer(vocabulary: AnswerWords) -> Schema:
    """One answer, as `AnswerWords.read` takes it."""
    shapes = {}
    for kind, (needed, more) in vocabulary.shapes.items():
        if kind == vocabulary.picks:
            shapes[kind] = some(TEXT)
            continue
        whole = fields((*needed, *more), dict.fromkeys((*needed, *more), TEXT), needed)
        shapes[kind] = whole if len(needed) > 1 else either(TEXT, whole)
    return either(words([*vocabulary.words, FORFEIT]), one_of(shapes))


def _say(vocabulary: Vocabulary) -> Schema:
    given = {"$ref": "#/$defs/answer"}
    asked = words(vocabulary.questions)
    held = dict.fromkeys(OFFER_FIELDS, some(given))
    held |= {"question": asked, "until": asked, "answer": given}
    return either(given, fields(ANSWER_FIELDS, held))


def _step(vocabulary: Vocabulary) -> Schema:
    names = some(TEXT)
    shuffled = {
        "of": words(SEATS),
        "area": words(vocabulary.areas),
        "top": names,
        "bottom": names,
    }
    return one_of(
        {
            **dict.fromkeys(SEATS, _say(vocabulary)),
            "expect": {"$ref": "#/$defs/expectations"},
            "shuffle": either(words(SHUFFLES), fields(SHUFFLE_FIELDS, shuffled, ("of",))),
            "first_player": words(SEATS),
            "random": number(0, 1000),
        }
    )


def schema(vocabulary: Vocabulary) -> Schema:
    """The schema of a scenario, of a position by itself, and of what a file says of all its documents."""
    game = vocabulary.schema
    ids = some(TEXT)
    held = {
        "format": number(1, FORMAT),
        "edition": {"enum": [vocabulary.edition, *_as_number(vocabulary.edition)]},
        "title": TEXT,
        "note": TEXT,
        "proves": fields(("rules", "rulings"), {"rules": ids, "rulings": ids}),
        "cards": game["cards"],
        "seed": number(0, LARGEST_LONG),
        "script": some({"$ref": "#/$defs/step"}),
        "then": {"$ref": "#/$defs/expectations"},
        "unsupported": some(TEXT),
        **{name: game[name] for name in vocabulary.starts},
    }
    begins = [{"required": [name]} for name in vocabulary.starts]
    scenario = fields((*BEFORE, *vocabulary.starts, *AFTER), held, NEEDED) | {"oneOf": begins}
    boards = [fields((*BEFORE[:3], "cards", name), held, (name,)) for name in vocabulary.mirrored]
    shared = fields(("format", "edition", "cards"), held) | {"minProperties": 1}
    return {
        "$schema": DIALECT,
        "title": f"Scenario of the {vocabulary.rulebook} {vocabulary.edition}, format {FORMAT}",
        "anyOf": [{"$ref": "#/$defs/scenario"}, *boards, shared],
        "$defs": {
            "scenario": scenario,
            "step": _step(vocabulary),
            "answer": answer(vocabulary.answers),
            "expectations": game["expectations"],
            **game.get("$defs", {}),
        },
    }


def _as_number(text: str) -> list[float]:
    """What an editor takes the text for that writes it without quotes."""
    return [float(text)] if text.replace(".", "", 1).isdigit() else []
