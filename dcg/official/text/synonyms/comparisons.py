"""What is more, less or as much as something else."""

from __future__ import annotations

from collections.abc import Iterator

from dcg.official.text.synonyms.pair import Pair

_NAMES = (("level", "levels"), ("DP", "DP"), ("play cost", "play costs"))
_THOSE = (
    *(
        (said, "that Digimon")
        for said in (
            "the deleted Digimon",
            "the returned Digimon",
            "the chosen Digimon",
            "that Digimon",
            "it",
        )
    ),
    *(
        (said, "that card")
        for said in (
            "the trashed card",
            "the returned card",
            "that card",
            "it",
            "the placed card",
            "the played Digimon",
        )
    ),
    ("this Digimon", "this Digimon"),
    ("it", "this Digimon"),
)
"""What something is compared with, and what that is written as."""
_THAN = {
    "<=": (
        *("less than or equal to", "lower than or equal to"),
        *("equal to or less than", "equal to or lower than"),
        *(f"as {low} or lower {word}" for low in ("high", "low") for word in ("as", "than")),
    ),
    ">=": (
        *("greater than or equal to", "higher than or equal to", "more than or equal to"),
        *("equal to or greater than", "equal to or higher than", "equal to or more than"),
        *("as high or higher as", "as high or higher than"),
    ),
    "<": ("lower than", "less than"),
    ">": ("higher than", "more than"),
    "=": ("equal to",),
}
"""How something compares, behind what is compared."""
_AS = {
    "<=": (
        *("as high or lower", "as low or lower", "as much or less"),
        *("the same or lower", "the same or less"),
    ),
    ">=": ("as high or higher", "as much or more", "the same or higher", "the same or more"),
}
"""The same in front of it, with "as" behind it."""
_OR = {"<=": ("or lower", "or less"), ">=": ("or higher", "or more")}
"""The same behind "the same level"."""
_MORE = {"<": ("lower", "less"), ">": ("higher", "more")}
"""And with "than"."""


def _or_lower() -> Iterator[Pair]:
    """ "With the same level or lower": as what was spoken of in front."""
    for name, _ in _NAMES:
        for words, sign in (
            ("or lower", "less than or equal to"),
            ("or less", "less than or equal to"),
            ("or higher", "as high or higher"),
        ):
            for it in ("that Digimon", "that card"):
                if sign.startswith("less"):
                    yield f"with the same {name} {words}", f"with {name} {sign} {it}'s {name}"
                else:
                    yield (
                        f"with the same {name} {words}",
                        f"with as high or higher a {name} as {it}",
                    )
                    yield f"with the same {name} {words}", f"with as much or more {name} as {it}"


def _of_another() -> Iterator[Pair]:
    """Every way to compare something with what another thing has, its name said again or not."""
    for name, several in _NAMES:
        for said, one in _THOSE:
            own = "its" if said == "it" else f"{said}'s"
            as_ = "as much or more DP" if name == "DP" else f"as high or higher {name}"
            meant = {
                "<=": f"{name} less than or equal to {one}'s {name}",
                ">=": f"{as_} as {one}",
                "<": f"lower {name} than {one}",
                ">": f"higher {name} than {one}",
                "=": f"the same {name} as {one}",
            }
            for measure in (said, own, f"{own} {name}", f"the {name} of {said}"):
                for words in dict.fromkeys((name, several)):
                    yield from _in_any_words(words, measure, meant)
                yield from (
                    (f"whose {name} is {than} {measure}", f"with {meant[sign]}")
                    for sign, said_so in _THAN.items()
                    for than in said_so
                )
                yield f"the same {name} as {measure}", f"the same {name} as {one}"
        meant = {
            "<=": f"{name} less than or equal to the number",
            ">=": f"{name} greater than or equal to the number",
        }
        for words in dict.fromkeys((name, several)):
            yield from _in_any_words(words, "the number", meant)


_SO_MANY = {
    "<=": "as many or fewer digivolution cards as",
    ">=": "as many or more digivolution cards as",
    "<": "fewer digivolution cards than",
    ">": "more digivolution cards than",
}
"""How many digivolution cards there are, as it is written."""


def _of_cards_under() -> Iterator[Pair]:
    """The number of digivolution cards of something beside that of another."""
    for one in ("this Digimon", "that Digimon"):
        meant = {sign: f"{words} {one}" for sign, words in _SO_MANY.items()}
        for measure in (
            one,
            f"{one}'s",
            f"{one}'s number of digivolution cards",
            f"{one}'s digivolution cards",
            f"the number of {one}'s digivolution cards",
        ):
            yield from _in_any_words("number of digivolution cards", measure, meant)


def _in_any_words(words: str, measure: str, meant: dict[str, str]) -> Iterator[Pair]:
    """What is compared, in front of how it compares or behind it."""
    for sign, written in meant.items():
        yield from ((f"{words} {than} {measure}", written) for than in _THAN[sign])
        yield from ((f"{as_} {words} as {measure}", written) for as_ in _AS.get(sign, ()))
        yield from ((f"{more} {words} than {measure}", written) for more in _MORE.get(sign, ()))
        for or_lower in _OR.get(sign, ()):
            for as_ in ("as", "than"):
                yield f"the same {words} {or_lower} {as_} {measure}", written
            yield f"the same {words} as {measure} {or_lower}", written


def _compared() -> tuple[Pair, ...]:
    """What something has no more of than another has: by its name, or by the other alone."""
    those = (
        ("this Digimon", "this Digimon"),
        ("that Digimon", "that Digimon"),
        ("the chosen Digimon", "that Digimon"),
        ("the deleted Digimon", "that Digimon"),
        ("the Digimon this effect suspended", "that Digimon"),
        ("the returned Digimon", "that Digimon"),
        ("the played Digimon", "that card"),
        ("the Digimon you played", "that card"),
        ("the Digimon this effect played", "that card"),
        ("the Digimon played with this effect", "that card"),
        ("that card", "that card"),
        ("the trashed card", "that card"),
        ("the placed card", "that card"),
        ("the returned card", "that card"),
        ("the chosen card", "that card"),
        ("it", "this Digimon"),
        ("it", "that Digimon"),
        ("it", "that card"),
    )
    names = ("level", "DP", "play cost")
    return (
        *(
            (
                said.format(name=name, one=one),
                ("" if said.startswith("less") else f"{name} ")
                + f"less than or equal to {other}'s {name}",
            )
            for name in names
            for one, other in those
            for said in (
                "{name} less than or equal to {one}",
                "less than or equal to {one}",
                "{name} less than or equal to the {name} of {one}",
                "as much or less {name} as {one}",
                "as high or lower {name} as {one}",
            )
        ),
        *(
            (f"less than or equal to {one}'s", f"less than or equal to {other}'s")
            for one, other in those
            if one not in (other, "it")
        ),
        *(
            (
                f"whose {name} is less than or equal $",
                f"with {name} less than or equal to that Digimon's {name} $",
            )
            for name in names
        ),
        *(
            (
                f"{name} less than or equal to {one}'s",
                f"{name} less than or equal to {one}'s {name}",
            )
            for name in names
            for one in ("this Digimon", "that Digimon")
        ),
        *((f"whose {name} {is_}", f"with {name}") for name in names for is_ in ("is", "are")),
        *(
            (said.format(name=name, more=more), f"{name} {word} than or equal to the number")
            for name in names
            for more, word in (("lower", "less"), ("higher", "greater"))
            for said in (
                "as high or {more} {name} as the number",
                "{name} as high or {more} as the number",
            )
        ),
    )


COMPARISONS: tuple[Pair, ...] = (
    *_compared(),
    *_or_lower(),
    ("as low or lower DP as this Digimon", "DP less than or equal to this Digimon's DP"),
    ("lower than or equal to", "less than or equal to"),
    ("{n} memory or less", "{n} or less memory"),
    ("{n} memory or more", "{n} or more memory"),
    ("{n} security cards or less", "{n} or fewer security cards"),
    ("{n} security cards or more", "{n} or more security cards"),
    ("{n} cards in your hand or less", "{n} or fewer cards in your hand"),
    ("{n} cards in your hand or more", "{n} or more cards in your hand"),
    ("{n} cards in your trash or more", "{n} or more cards in your trash"),
    ("don't have", "have no"),
    ("doesn't have", "has no"),
    ("there are {n} cards in your opponent's trash", "your opponent has {n} cards in their trash"),
    ("there are {n} cards in your hand", "you have {n} cards in your hand"),
    ("there are {n} cards in your trash", "you have {n} cards in your trash"),
    ("than you do", "than you"),
    ("than you do", "as you"),
    ("that doesn't share a name with", "without the same name as"),
    ("that don't share a name with", "without the same name as"),
    *(
        (f"with {different} {word} {any_}{{a}}", f"without the same name as {meant}{{a}}")
        for different in ("a different name", "a name different")
        for any_, meant in (("", ""), ("any of ", "any of "), ("", "any of "))
        for word in ("from", "than")
    ),
    *(pair for pair in dict.fromkeys(_of_another()) if pair[0] != pair[1]),
    *_of_cards_under(),
    *(
        (f"equal to {said}", f"equal to the number of {said}")
        for said in (
            "total cards in both",
            "this Digimon's digivolution",
            "that Digimon's digivolution",
        )
    ),
)
