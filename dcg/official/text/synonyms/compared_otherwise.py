"""Comparisons, in other words than the written ones."""

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


def _all() -> tuple[Pair, ...]:
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


COMPARED_OTHERWISE: tuple[Pair, ...] = (
    *_all(),
    *(
        (
            f"{{n}} {{m}} digivolution {card} {of} {this}",
            f"{{n}} of {meant}'s {{m}} digivolution cards",
        )
        for card in ("card", "cards")
        for of in ("of", "from", "under")
        for this, meant in (
            ("this Digimon", "this Digimon"),
            ("that Digimon", "that Digimon"),
            ("it", "this Digimon"),
            ("it", "that Digimon"),
        )
    ),
    ("digivolution card this Digimon had", "of this Digimon's digivolution cards"),
    ("digivolution cards this Digimon had", "of this Digimon's digivolution cards"),
)
