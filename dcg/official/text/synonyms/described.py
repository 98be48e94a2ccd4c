"""What a noun is described by: the same filters, printed in front of it or behind it."""

from __future__ import annotations

from typing import get_args

from dcg.official.language.terms import Colour
from dcg.official.text.grammar.things.nouns import ENTERED, HAPPENED
from dcg.official.text.synonyms.pair import Pair

_IN_FRONT = ("level", "play cost")
"""What is written in front of the noun today, and was printed behind it too."""

_COLOURS = get_args(Colour)
_VERBS = (
    *((verb, verb) for verb in ("can", "can't", "may", "would")),
    *(
        (f"{verb}s", verb)
        for verb in ("get", "gain", "attack", "digivolve", "suspend", "unsuspend")
    ),
    *((f"{verb}s", verb) for verb in ("block", "leave", "delete")),
    ("is", "are"),
)
"""What is said behind a noun: of one, and of several."""

DESCRIBED: tuple[Pair, ...] = (
    ("non - {names} trait {noun}", "{noun} without the {names} trait"),
    # a trait goes behind the noun
    ("{names} trait {head}", "{head} with {names} trait"),
    ("{names} trait {head} with {b}", "{head} with {names} trait and {b}"),
    # what is linked to something is said behind the noun
    *((f"linked {{{noun}}}", f"{{{noun}}} with link cards") for noun in ("head", "noun")),
    ("linked {head} with {b}", "{head} with link cards and {b}"),
    ("linked {names} trait {head}", "{head} with link cards and {names} trait"),
    # a level and a play cost go in front of it
    *(
        pair
        for name in _IN_FRONT
        for printed in (f"{name} of", f"{name}s of", name, f"{name}s")
        for pair in (
            (f"{{head}} with {printed} {{most}}", f"{name} {{most}} {{head}}"),
            (f"{{head}} with {{b}} and {printed} {{most}}", f"{name} {{most}} {{head}} with {{b}}"),
            (f"{{head}} with {printed} {{most}} and {{b}}", f"{name} {{most}} {{head}} with {{b}}"),
            (
                f"{{names}} trait {{head}} with {printed} {{most}}",
                f"{name} {{most}} {{head}} with {{names}} trait",
            ),
        )
    ),
    (
        "{names} trait {head} with as high or {than} {b}",
        "{head} with {names} trait and as high or {than} {b}",
    ),
    ("{n} cost or {than} {head}", "play cost {n} or {than} {head}"),
    # DP, the use cost and what is the highest go behind it
    *(
        pair
        for front, behind in (
            ("{most} DP or {than}", "{most} DP or {than}"),
            ("use cost {most}", "use cost of {most}"),
            *(
                (f"{best} {name}", f"{best} {name}")
                for best in ("highest", "lowest")
                for name in ("level", "DP", "play cost")
            ),
        )
        for pair in (
            (f"{front} {{head}}", f"{{head}} with {behind}"),
            (f"{front} {{head}} with {{b}}", f"{{head}} with {behind} and {{b}}"),
            (f"{front} {{names}} trait {{head}}", f"{{head}} with {behind} and {{names}} trait"),
            (f"{{names}} trait {front} {{head}}", f"{{head}} with {{names}} trait and {behind}"),
        )
    ),
    # whatever has a name needs no other noun
    ("{name} card", "{name}"),
    ("{name} cards", "{name}"),
    # the security cards that lie face up
    *(
        pair
        for printed in ("in", "from")
        for meant in ("in", "from")
        for pair in (
            (
                f"{{head}} {printed} your face-up security cards",
                f"face-up {{head}} {meant} your security stack",
            ),
            (
                f"{{head}} with {{b}} {printed} your face-up security cards",
                f"face-up {{head}} with {{b}} {meant} your security stack",
            ),
            (
                f"{{names}} trait {{head}} {printed} your face-up security cards",
                f"face-up {{head}} with {{names}} trait {meant} your security stack",
            ),
        )
    ),
    # both words for a place are said everywhere
    *(
        (f"{one} {whose}", f"{other} {whose}")
        for one, other in (("from", "in"), ("in", "from"))
        for whose in ("your", "your opponent's", "this", "that", "any of", "both players'")
    ),
    ("from under", "under"),
    ("under any of", "under"),
    ("from under any of", "under"),
    *(
        (f"{card} {from_}under this Tamer", "of this Tamer's digivolution cards")
        for card in ("card", "cards")
        for from_ in ("", "from ")
    ),
    ("any number {noun}", "any number of {noun}"),
    ("or under", "or from under"),
    ("{name} and {n} traits", "{name} trait and {n} trait"),
    ("{name} and {n} trait", "{name} trait and {n} trait"),
    ("DP's total worth", "DP total worth"),
    *((f"{name} total worth", f"{name}'s total worth") for name in ("play cost", "play costs'")),
    *((f"{name} total worth", "levels' total worth") for name in ("level", "levels", "level's")),
    ("play costs total worth", "play cost's total worth"),
    ("play costs' total worth", "play cost's total worth"),
    *(
        (f"of your {lie} security {cards}", f"{lie} card {in_} your security stack")
        for lie in ("face-up", "face-down")
        for cards in ("card", "cards")
        for in_ in ("in", "from")
    ),
    ("their names", "its name"),
    ("their texts", "its text"),
    *(
        (said, f"for {what}")
        for what in ("attack", "battle")
        for said in (f"until the end of {what}", f"until {what} ends", f"until this {what} ends")
    ),
    ("card or {a} card", "or {a} card"),
    ("its type", "their types"),
    ("and without", "without"),
    ("in any trait", "in any of its traits"),
    *(
        (
            f"{{t}} trait {noun} with play cost of {{n}} or less",
            f"play cost {{n}} or lower {noun} with {{t}} trait",
        )
        for noun in ("Digimon card", "Tamer card", "card", "Digimon", "Option card")
    ),
    ("{n} with play cost of {a} or less", "play cost {a} or lower {n}"),
    ("into {c} Digimon with", "into {c} Digimon card with"),
    ("into Digimon with", "into Digimon card with"),
    ("1 {a} and 1 {b} Digimon card", "1 {a} Digimon card and 1 {b} Digimon card"),
    ("1 {a} and/or 1 {b} Digimon card", "1 {a} Digimon card and/or 1 {b} Digimon card"),
    (")/(", "or"),
    (")/(", "/"),
    ("{t} trait level {n} or lower Digimon card", "level {n} or lower Digimon card with {t} trait"),
    *((f"and/or {colour}", f"or {colour}") for colour in _COLOURS),
    (
        "1 {a} and 1 {b} both with {c} among",
        "1 {a} with {c} and 1 such {b} among",
    ),
    (
        "with a different name than the Digimon you digivolved into",
        "without the same name as that Digimon",
    ),
    ("in one of its traits", "in any of its traits"),
    # several kinds
    ("your {a} or {b} with", "your {a} or 1 of your {b} with"),
    ("you have {a} or a {b} ,", "you have {a} or you have {b} ,"),
    (
        "{n} or fewer {a} or {m} or more {b} ,",
        "{n} or fewer {a} or you have {m} or more {b} ,",
    ),
    ("or if", "or"),
    ("Tokens and", "Tokens or"),
    ("{a} trait Digimon cards", "Digimon card with the {a} trait"),
    ("{a} trait {b} with {c}", "{b} with the {a} trait and {c}"),
    ("with the {a}", "with the {a} trait"),
    *(
        (
            f"digivolve{s} into {{a}} trait Digimon ,",
            "digivolves into Digimon card with the {a} trait ,",
        )
        for s in ("", "s")
    ),
    *(
        (
            f"digivolve{s} into a {{b}} {{a}} trait Digimon ,",
            "digivolves into a {b} Digimon card with the {a} trait ,",
        )
        for s in ("", "s")
    ),
    *(
        (
            f"{{a}} trait {noun} with a play cost {{n}} or less",
            f"play cost {{n}} or lower {noun} with the {{a}} trait",
        )
        for noun in ("card", "Digimon card")
    ),
    ("{a} in its name", "card with {a} in its name"),
    *(
        (f"in {its} {name} or {some} of {its} traits", f"in {its} {name} or traits")
        for its, name in (("its", "name"), ("their", "names"), ("their", "name"))
        for some in ("any", "in any", "one", "in one")
    ),
    ("play cost of {n} or", "play cost {n} or"),
    # which it is
    ("their traits", "any of its traits"),
    ("of the same level", "with the same level as that Digimon"),
    ("non - {a} Digimon card", "Digimon card other than {a}"),
    ("Digimon with", "Digimon card with"),
    ("1 card from it", "1 of your security cards"),
    ("from it", "in your security stack"),
    ("it's a {a} card", "that card is {a}"),
    ("the attacking Digimon", "that Digimon"),
    ("the Digimon that were played or digivolved", "those Digimon"),
    *(
        pair
        for did in (*HAPPENED, ENTERED)
        for pair in (
            (f"the {did} Digimon", "that Digimon"),
            (f"of the {did} Digimon", "of those Digimon"),
        )
    ),
    ("the Digimon played", "that Digimon"),
    ("the Digimon played", "the played Digimon"),
    *(
        (f"with a face-down card in {its} digivolution cards", "with face-down digivolution cards")
        for its in ("its", "their")
    ),
    ("an {a} effect", "an {a} effects"),
    # what is described, or what is so named
    ("or {names}", "or 1 {names}"),
    ("or {names}", "or 1 of your {names}"),
    ("or {names}", "or 1 of your opponent's {names}"),
    *(
        (f"{{noun}} {joint} {{names}} {verb}", f"{{names}} or {{noun}} {said}")
        for joint in ("or", "and")
        for one, several in _VERBS
        for verb, said in ((several, one), (several, several), (one, one))
    ),
    # what it is other than
    ("{noun} other than this Digimon", "other {noun}"),
    ("{noun} except this Digimon", "other {noun}"),
    ("other than {names} with {a} from", "with {a} other than {names} from"),
    ("other than {names} with {a} in", "with {a} other than {names} in"),
    ("the blocking Digimon", "that Digimon"),
    *(
        pair
        for word in ("from", "than")
        for pair in (
            (f"with a different name {word} {{a}} from", "without the same name as {a} from"),
            (
                f"{{t}} trait {{noun}} with a different name {word} {{a}} from",
                "{noun} with the {t} trait without the same name as {a} from",
            ),
        )
    ),
    (
        "{n} or more {a} trait digivolution cards",
        "{n} or more cards with the {a} trait in its digivolution cards",
    ),
    # a clause behind the noun says what stands in front of it
    *(
        pair
        for is_ in ("that's", "that is", "that are")
        for pair in (
            (f"{{head}} {is_} {{a}}", "{a} {head}"),
            (f"{{head}} with {{b}} {is_} {{a}}", "{a} {head} with {b}"),
        )
    ),
    *(
        (f"{{head}} {isnt} {so}", f"{other} {{head}}")
        for isnt in ("that isn't", "that aren't", "that is not", "that are not")
        for so, other in (
            *((colour, f"non-{colour}") for colour in _COLOURS),
            ("suspended", "unsuspended"),
            ("unsuspended", "suspended"),
        )
    ),
    ("that doesn't have", "without"),
    ("that don't have", "without"),
    ("with no", "without"),
    *(
        (f"{{head}} whose {name} {is_} {{most}}", f"{name} {{most}} {{head}}")
        for name in _IN_FRONT
        for is_ in ("is", "are")
    ),
    *((f"whose DP {is_} {{n}} or {{than}}", "with {n} DP or {than}") for is_ in ("is", "are")),
)
