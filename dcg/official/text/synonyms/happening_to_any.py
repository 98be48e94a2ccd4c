"""What happens, by whomever and to whomever: in the older order, of several, of players."""

from __future__ import annotations

from dcg.official.text.synonyms.done_by import AGENTS_AND_BY
from dcg.official.text.synonyms.pair import Pair

_PLAYS = (
    ("you play", "your"),
    ("your opponent plays", "your opponent's"),
    ("an opponent plays", "your opponent's"),
)
_ENDS = (
    ("to hands", "to the hand"),
    ("to the hand", "to the hand"),
    ("to decks", "to the deck"),
    ("to the deck", "to the deck"),
    ("to hands or decks", "to the hand or deck"),
)
_STACK = "in the digivolution cards of one of"

HAPPENING_TO_ANY: tuple[Pair, ...] = (
    # what players play
    *(
        (f"when {plays} {{a}}{said} ,", f"when one of {owner} {{a}} is played{by} ,")
        for plays, owner in _PLAYS
        for said, by in (
            ("", ""),
            (" by an effect", " by an effect"),
            (" by effects", " by an effect"),
            (" by your opponent's effects", " by an opponent's effect"),
        )
    ),
    # where it is played from
    *(
        (
            f"is played from {one} or from {other} ,",
            f"is played from {one} or is played from {other} ,",
        )
        for one, other in (
            ("your trash", "digivolution cards"),
            ("your hand", "digivolution cards"),
            ("your hand", "your trash"),
        )
    ),
    *(
        (
            f"are played from the {one} or {from_}{other} ,",
            f"is played from your {one} or is played from {meant} ,",
        )
        for one in ("hand", "trash")
        for from_ in ("from ", "")
        for other, meant in (
            ("the trash", "your trash"),
            ("trash", "your trash"),
            ("digivolution cards", "digivolution cards"),
        )
    ),
    *(
        (
            f"are played from digivolution cards or {from_}{other} ,",
            f"is played from digivolution cards or is played from {meant} ,",
        )
        for from_ in ("from ", "")
        for other, meant in (("the trash", "your trash"), ("the hand", "your hand"))
    ),
    # what is returned
    ("returned to hands", "returned to the hand"),
    ("returned to decks", "returned to the deck"),
    *(
        (
            f"when {agent.format('return')} {{a}} {end} ,",
            f"when {one}{{a}} is returned {meant} {by} ,",
        )
        for agent, by in AGENTS_AND_BY
        for end, meant in _ENDS
        for one in ("", "one of ")
    ),
    ("returned to hands or decks", "returned to the hand or deck"),
    *(
        (f"{said}n't returned", f"{meant}n't leave")
        for said, meant in (("is", "does"), ("are", "do"))
    ),
    *(
        (f"{{noun}} are returned to {where} ,", f"a {{noun}} is returned to {meant} ,")
        for where, meant in _ENDS
    ),
    # what is placed under Tamers
    *(
        pair
        for under in ("under any of", "under one of", "under")
        for pair in (
            (f"cards are placed {under} {{a}} ,", "a digivolution card is added to one of {a} ,"),
            (f"when {{b}} are placed {under} {{a}} ,", f"when {{b}} is placed {_STACK} {{a}} ,"),
            (f"when {{b}} is placed {under} {{a}} ,", f"when {{b}} is placed {_STACK} {{a}} ,"),
        )
    ),
    ("placed under this Tamer ,", "placed in this Digimon's digivolution cards ,"),
    ("placed under this Tamer ,", "placed in this Tamer's digivolution cards ,"),
    *(
        (
            f"when {agent.format('place')} {{b}} {under} {{a}} ,",
            f"when {{b}} is placed {_STACK} {{a}} {by} ,",
        )
        for agent, by in AGENTS_AND_BY
        for under in ("under any of", "under one of", "under")
    ),
    *(
        (
            f"when {agent.format('place')} {{b}} under this Tamer ,",
            f"when {{b}} is placed in this Digimon's digivolution cards {by} ,",
        )
        for agent, by in AGENTS_AND_BY
    ),
    *(
        (
            f"when {agent.format('place')} {cards} {under} {{a}} ,",
            f"when a digivolution card is added to one of {{a}} {by} ,",
        )
        for agent, by in AGENTS_AND_BY
        for cards in ("cards", "a card")
        for under in ("under any of", "under one of", "under")
    ),
    *(
        (
            f"when {agent.format('place')} {cards} under this Tamer ,",
            f"when a card is placed in this Digimon's digivolution cards {by} ,",
        )
        for agent, by in AGENTS_AND_BY
        for cards in ("cards", "a card")
    ),
    # what is placed in the battle area
    *(
        (
            f"when {agent.format('place')} {{a}} in the battle area ,",
            f"when {{a}} is placed in the battle area {by} ,",
        )
        for agent, by in AGENTS_AND_BY
    ),
    *(
        (f"{any_} {owner} {{a}} are placed in the battle area", f"{who} {{a}} in {area}")
        for any_ in ("any of", "")
        for owner, who, area in (("your", "you place", "your battle area"),)
    ),
    # what turns, moves and is trashed
    *(
        (f"{turn} {by}", f"is {turn}ed {meant}")
        for turn in ("suspend", "unsuspend")
        for by, meant in (
            ("by effects", "by an effect"),
            ("by an effect", "by an effect"),
            ("by your effects", "by your effect"),
            ("by your opponent's effects", "by an opponent's effect"),
        )
    ),
    *(
        (f"{turn}s {by}", f"is {turn}ed {meant}")
        for turn in ("suspend", "unsuspend")
        for by, meant in (
            ("by effects", "by an effect"),
            ("by an effect", "by an effect"),
            ("by your effects", "by your effect"),
            ("by your opponent's effects", "by an opponent's effect"),
        )
    ),
    *(
        (f"{move} from the breeding area ,", "moves from the breeding area to the battle area ,")
        for move in ("move", "moves")
    ),
    ("are linked", "gets linked"),
    ("is linked", "gets linked"),
    *(
        (
            f"{any_}{whose} digivolution cards are trashed",
            f"a digivolution card of {one} is trashed",
        )
        for any_ in ("any of ", "")
        for whose, one in (
            ("this Digimon's", "this Digimon"),
            ("your Digimon's", "one of your Digimon"),
            ("your opponent's Digimon's", "one of your opponent's Digimon"),
        )
    ),
    *(
        (
            f"{any_}{whose} link cards are trashed by effects",
            f"effects trash any of {whose} link cards",
        )
        for any_ in ("any of ", "")
        for whose in ("this Digimon's", "your Digimon's")
    ),
    *(
        (f"{whose} link cards are trashed", f"any of {whose} link cards are trashed")
        for whose in ("this Digimon's", "your Digimon's", "your opponent's Digimon's")
    ),
    *(
        (f"your opponent would play {a}{{a}} ,", "one of your opponent's {a} would be played ,")
        for a in ("a ", "")
    ),
    # what app fuses
    ("when you app fuse ,", "when one of your Digimon app fuses ,"),
    ("when your opponent app fuses ,", "when one of your opponent's Digimon app fuses ,"),
    ("app fuse", "app fuses"),
    # what would be used
    ("any of your {a} would be used ,", "you would use {a} ,"),
    ("any of your opponent's {a} would be used ,", "your opponent would use {a} ,"),
    # what lies face up
    ("in security stacks", "in a player's security stack"),
    *(
        (
            f"when {agent.format('place')} cards face up in {{a}} ,",
            f"when cards are placed face up in {{a}} {by} ,",
        )
        for agent, by in AGENTS_AND_BY
    ),
    *(
        (
            f"{any_}{owner} face-up security cards are checked",
            f"a face-up card in {owner} security stack is checked",
        )
        for any_ in ("", "any of ")
        for owner in ("your", "your opponent's")
    ),
)
