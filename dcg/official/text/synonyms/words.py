"""Words: pronouns, spellings, agreement."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

REFERENCES: tuple[Pair, ...] = tuple(
    (pronoun, phrase)
    for pronoun, phrases in (
        ("it", ("this Digimon", "this Tamer", "this card", "that Digimon", "that Tamer", "that card")),
        ("they", ("those Digimon", "those Tamers", "those cards", "that Digimon")),
        ("them", ("those Digimon", "those Tamers", "those cards", "that Digimon", "that card")),
        ("its", ("this Digimon's", "this Tamer's", "this card's", "that Digimon's", "that card's", "their")),
        ("their", ("your opponent's", "its")),
        ("they", ("your opponent",)),
    )
    for phrase in phrases
)  # fmt: skip
"""What a pronoun means is settled by reading the rendering back."""

SPELLINGS: tuple[Pair, ...] = (
    ("< security attack", "< Security A."),
    ("recycle bin", "trash"),
    ("skills on option", "effects on option"),
    ("doesn't", "don't"),
    ("isn't", "aren't"),
    ("lv .", "level"),
    ("multi-color", "multicolor"),
    ("there's", "there is"),
    ("there're", "there are"),
    ("there are", "there is"),
    ("less", "fewer"),
    ("fewer", "less"),
    ("lower", "less"),
    ("less", "lower"),
    ("higher", "more"),
    ("more", "higher"),
    ("w /", "with"),
    ("w / o", "without"),
    ("/", "or"),
    ("or", "/"),
    ("/", ","),
    (",", "or"),
    (", or", "or"),
    (", and", "and"),
    ("+", "&"),
    ("s", ""),
    (">.", ">"),
    (".", ""),
    ("", "."),
    ("any of them have", "that Digimon has"),
    ("any of them has", "that Digimon has"),
    ("its level 6 digivolution", "this Digimon's level 6 digivolution"),
    ("add it", "add that card"),
    # those that were mentioned
    ("the Digimon this effect DNA digivolved", "that DNA digivolved Digimon"),
    ("the Digimon this effect digivolved", "that Digimon"),
    ("the Digimon that digivolved with this effect", "that Digimon"),
    ("cards this effect suspended", "those Digimon"),
    ("shuffle it", "shuffle your security stack"),
    ("prevent them from leaving", "those Digimon don't leave"),
    ("prevent {n} of those Digimon from leaving", "{n} of those Digimon doesn't leave"),
    ("add it to the hand", "add 1 such card among them to the hand"),
)

NUMBER: tuple[Pair, ...] = (
    ("has", "have"),
    ("have", "has"),
    ("are", "is"),
    ("is", "are"),
    ("gets", "get"),
    ("gains", "gain"),
    ("suspend", "suspends"),
    ("unsuspend", "unsuspends"),
    ("attack", "attacks"),
    ("digivolve", "digivolves"),
    ("get", "gets"),
    ("gain", "gains"),
    ("name", "names"),
    ("text", "texts"),
    ("trait", "traits"),
    ("traits", "trait"),
    ("costs", "cost"),
    ("card", "cards"),
    ("cards", "card"),
    ("tamer", "tamers"),
    ("tamers", "tamer"),
    ("option", "options"),
    ("options", "option"),
    ("effects", "effect"),
    ("token", "tokens"),
    ("effect", "effects"),
    ("player", "players"),
)
"""Agreement: how many is said by the number, the article or "all"."""
