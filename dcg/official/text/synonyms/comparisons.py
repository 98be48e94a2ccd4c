"""What is more, less or as much as something else."""

from __future__ import annotations

from dcg.official.text.synonyms.pair import Pair

_NAMES = (("level", "levels"), ("DP", "DP"), ("play cost", "play costs"))
_THOSE = (
    *((said, "that Digimon") for said in ("the deleted Digimon", "the returned Digimon")),
    *((said, "that Digimon") for said in ("the chosen Digimon", "that Digimon", "it")),
    *((said, "that card") for said in ("the trashed card", "the returned card", "that card", "it")),
    *((said, "that card") for said in ("the placed card", "the played Digimon")),
    ("this Digimon", "this Digimon"),
    ("it", "this Digimon"),
)
_OWN = tuple(
    (own, one) for said, one in _THOSE for own in (said, "its" if said == "it" else f"{said}'s")
)


def _of_another() -> tuple[Pair, ...]:
    out: list[Pair] = []
    for name, several in _NAMES:
        for said, one in _OWN:
            at_most = f"{name} less than or equal to {one}'s {name}"
            for words in (
                f"as low or lower a {name} as {said}",
                f"as low or lower {name} as {said}",
                f"as high or lower {several} as {said}",
                f"as high or lower a {name} as {said}",
                f"as much or less {name} as {said}",
            ):
                out += [(f"with {words}", f"with {at_most}"), (words, at_most)]
            for word in ("than", "as"):
                for low in ("high", "low"):
                    out.append(
                        (f"whose {name} is as {low} or lower {word} {said}", f"with {at_most}")
                    )
            for sign, other in (("lower", "less"), ("higher", "more")):
                meant = f"{sign} {name} than {one}"
                for words in (
                    f"a {name} {sign} than {said}",
                    f"a {name} {other} than {said}",
                    f"a {sign} {name} than {said}",
                    f"{sign} {several} than {said}",
                    f"{name} {sign} than {said}",
                    f"{other} {name} than {said}",
                    f"{sign} {name} than {said}",
                    f"with {sign} {several} than {said}",
                ):
                    out.append((words, f"with {meant}" if words.startswith("with ") else meant))
                out.append((f"whose {name} is {sign} than {said}", f"with {meant}"))
            out.append((f"the same {name} as {said}", f"the same {name} as {one}"))
            for end in (f" {name}", ""):
                out.append((f"the same {name} as {said}{end}", f"the same {name} as {one}"))
        out.append(
            (
                f"a {name} lower than or equal to the number",
                f"{name} less than or equal to the number",
            )
        )
    return tuple(pair for pair in dict.fromkeys(out) if pair[0] != pair[1])


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
    *_of_another(),
    ("than you do", "than you"),
    ("than you do", "as you"),
)
