"""What happened: suspended, deleted, played, by what."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

TRIGGERS: tuple[Pair, ...] = (
    ("if attacked a", "when this Digimon attacks a"),
    ("returns to the hand ,", "is returned to the hand ,"),
    ("deleted or returned to the hand ,", "deleted or is returned to the hand ,"),
    ("becomes suspended", "suspends"),
    ("becomes unsuspended", "unsuspends"),
    ("become suspended", "suspends"),
    ("become unsuspended", "unsuspends"),
    ("is suspended", "suspends"),
    ("are suspended", "suspends"),
    ("is unsuspended", "unsuspends"),
    ("when effects suspend {a} ,", "when {a} is suspended by an effect,"),
    ("when an effect suspends {a} ,", "when {a} is suspended by an effect,"),
    ("when effects unsuspend {a} ,", "when {a} is unsuspended by an effect,"),
    ("when effects digivolve {a} ,", "when {a} digivolves by an effect,"),
    ("when effects digivolve your {a} ,", "when one of your {a} digivolves by an effect,"),
    ("when effects delete {a} ,", "when {a} is deleted by an effect,"),
    ("when an effect deletes {a} ,", "when {a} is deleted by an effect,"),
    ("when effects play {a} ,", "when {a} is played by an effect,"),
    ("when an effect plays {a} ,", "when {a} is played by an effect,"),
    ("by effects", "by an effect"),
    ("by an effect is played", "is played by an effect"),
    ("when you attack with a {a} ,", "when one of your {a} attacks,"),
    ("when you attack with one of your {a} ,", "when one of your {a} attacks,"),
    ("when you attack", "when this Digimon attacks"),
    ("if you play a {a} ,", "when one of your {a} is played,"),
    ("when you play another {a} ,", "when one of your other {a} is played,"),
    ("when an opponent plays a {a} ,", "when one of your opponent's {a} is played,"),
    ("when your opponent plays a {a} ,", "when one of your opponent's {a} is played,"),
    ("an opponent's {a}", "one of your opponent's {a}"),
    ("attacks your opponent's Digimon", "attacks an opponent's Digimon"),
    ("deletes your opponent's", "deletes an opponent's"),
    ("delete your opponent's", "deletes an opponent's"),
    ("dropping to 0 DP", "having its DP reduced to 0"),
    ("having its DP dropped to 0", "having its DP reduced to 0"),
    ("when one of your effects trashes {a} ,", "when {a} is trashed by your effect,"),
    ("when an effect trashes {a} ,", "when {a} is trashed by an effect,"),
    *(
        (
            f"when an effect trashes this card from {whose} Digimon's digivolution cards,",
            "when this digivolution card is trashed by an effect,",
        )
        for whose in ("a", "one of your")
    ),
    ("when an effect trashes this card,", "when this digivolution card is trashed by an effect,"),
    ("if {a} attacks,", "when {a} attacks,"),
    ("if {a} digivolves,", "when {a} digivolves,"),
    ("if {a} suspends,", "when {a} suspends,"),
    (
        "when digivolving {a} into {b} in your hand,",
        "when {a} would digivolve into {b} in your hand,",
    ),
    (
        "when digivolving {a} into {b} from your hand,",
        "when {a} would digivolve into {b} in your hand,",
    ),
    ("when digivolving {a} into {b} your hand,", "when {a} would digivolve into {b} in your hand,"),
    ("your opponent's effects", "an opponent's effect"),
    ("your opponent's effect", "an opponent's effect"),
    ("one of your effects", "your effects"),
    ("by battle", "in battle"),
    # of two it is said once what happens
    *(
        (f"{{a}} {happens} or {joint}{{b}} {happens}", f"{{a}} or {{b}} {happens}")
        for happens in (
            "attacks",
            "is played",
            "is deleted",
            "digivolves",
            "suspends",
            "unsuspends",
            "leaves the battle area",
        )
        for joint in ("", "when ")
    ),
    ("or when", "or"),
    *(
        (
            f"when {one} this card from {{a}} Digimon's digivolution cards",
            "when this card is trashed from the digivolution cards of {a} Digimon by an effect",
        )
        for one in ("an effect trashes", "effects trash")
    ),
    ("check", "checks"),
)
