"""Answers in a document's words, matched to the options of a decision by content."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dcg.digits import number_in
from dcg.documents.answers import Answer, AnswerWords
from dcg.kernel.decision import Decision
from dcg.kernel.numbers import LARGEST
from dcg.official.codes import questions
from dcg.official.codes.absent import KEYWORD_BY_RULE, NO_PERMANENT, THE_PLAYER
from dcg.official.events import options as o
from dcg.official.events.effects import Waiting
from dcg.official.rules.loop_numbers import span
from dcg.official.scenarios.scene import OfficialScene

WORDS: dict[str, type[o.Option]] = {
    "yes": o.Yes,
    "no": o.No,
    "done": o.No,
    "pass": o.Pass,
    "hatch": o.Hatch,
    "move": o.Move,
}
"""Answers that need nothing more said."""

SHAPES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "play": (("card",), ()),
    "use": (("card",), ()),
    "digivolve": (("card", "onto"), ("requirement",)),
    "dna_digivolve": (("card", "top", "bottom"), ("requirement",)),
    "burst_digivolve": (("card", "onto"), ("requirement",)),
    "app_fuse": (("card", "onto", "link"), ("requirement",)),
    "link": (("card", "to"), ("requirement",)),
    "attack": (("with", "on"), ()),
    "activate": (("of",), ("effect",)),
    "block": (("with",), ()),
    "choose": (("this",), ()),
    "pick": (("of",), ("effect",)),
    "number": (("number",), ()),
}
"""Answers with fields: those needed (one of them may stand alone), those that may be left out."""

PLAYER = "player"

QUESTIONS: dict[str, int] = {
    name.lower(): code
    for name, code in vars(questions).items()
    if name.isupper() and isinstance(code, int)
}
"""Questions by the names documents use."""


NAMES = ("card", "onto", "top", "bottom", "with", "on", "of", "this")
"""Fields of answers that name a card or what stands on the field."""

ANSWERS = AnswerWords(WORDS, SHAPES, names=NAMES)
"""How answers are written in documents of this game."""


def matching(scene: OfficialScene, decision: Decision, answer: Answer) -> list[msgspec.Struct]:
    """The options the answer names; several only where no one could tell them apart."""
    found = [option for option in decision.options if _fits(scene, decision, answer, option)]
    kinds = {(describe(scene, decision, option), _belongs(scene, option)) for option in found}
    return found if len(kinds) > 1 else found[:1]


def _belongs(scene: OfficialScene, option: msgspec.Struct) -> int:
    """The permanent a pending effect is of, if it is there: it tells two of one name apart."""
    if type(option) is not o.PickPending:
        return NO_PERMANENT
    identity: int = _pending(scene, option).permanent
    return identity if identity in scene.board.permanents else NO_PERMANENT


def _fits(scene: OfficialScene, decision: Decision, answer: Answer, option: msgspec.Struct) -> bool:
    if answer.kind in WORDS:
        return type(option) is WORDS[answer.kind]
    fits = _FITS.get(answer.kind)
    return fits is not None and fits(scene, decision, answer.given, option)


def _card(scene: OfficialScene, card: int, ref: str) -> bool:
    return scene.cast.is_card(scene.board, card, ref)


def _permanent(scene: OfficialScene, identity: int, ref: str) -> bool:
    if identity == THE_PLAYER:
        return ref == PLAYER
    held = scene.board.permanents.get(identity)
    if held is None:
        return False
    return scene.cast.is_permanent(scene.board, held, ref) or scene.show(identity) == ref


Given = dict[str, str]


def _fits_play(
    scene: OfficialScene, decision: Decision, given: Given, option: msgspec.Struct
) -> bool:
    return type(option) is o.PlayCard and _card(scene, option.card, given["card"])


def _fits_use(
    scene: OfficialScene, decision: Decision, given: Given, option: msgspec.Struct
) -> bool:
    return type(option) is o.UseOption and _card(scene, option.card, given["card"])


def _fits_digivolve(
    scene: OfficialScene, decision: Decision, given: Given, option: msgspec.Struct
) -> bool:
    return (
        type(option) is o.DigivolveInto
        and _card(scene, option.card, given["card"])
        and _permanent(scene, option.permanent, given["onto"])
        and given.get("requirement", str(option.requirement)) == str(option.requirement)
    )


def _end(things: Sequence[int], *, top: bool) -> int:
    return things[0] if top else things[len(things) - 1]


def _joined(scene: OfficialScene, option: o.DnaDigivolveInto, given: str, *, top: bool) -> bool:
    """Whether the first or the last of what joins is this: a Digimon, or a card off the field."""
    if option.cards and option.cards_on_top == top:
        return _card(scene, _end(option.cards, top=top), given)
    return _permanent(scene, _end(option.permanents, top=top), given)


def _show_joined(scene: OfficialScene, option: o.DnaDigivolveInto, *, top: bool) -> str:
    if option.cards and option.cards_on_top == top:
        return scene.cast.show_card(scene.board, _end(option.cards, top=top))
    return scene.show(_end(option.permanents, top=top))


def _fits_burst(
    scene: OfficialScene, decision: Decision, given: Given, option: msgspec.Struct
) -> bool:
    return (
        type(option) is o.BurstDigivolveInto
        and _card(scene, option.card, given["card"])
        and _permanent(scene, option.permanent, given["onto"])
        and given.get("requirement", str(option.requirement)) == str(option.requirement)
    )


def _fits_dna(
    scene: OfficialScene, decision: Decision, given: Given, option: msgspec.Struct
) -> bool:
    return (
        type(option) is o.DnaDigivolveInto
        and _card(scene, option.card, given["card"])
        and _joined(scene, option, given["top"], top=True)
        and _joined(scene, option, given["bottom"], top=False)
        and given.get("requirement", str(option.requirement)) == str(option.requirement)
    )


def _fits_link(
    scene: OfficialScene, decision: Decision, given: Given, option: msgspec.Struct
) -> bool:
    return (
        type(option) is o.LinkTo
        and _card(scene, option.card, given["card"])
        and _permanent(scene, option.permanent, given["to"])
        and given.get("requirement", str(option.requirement)) == str(option.requirement)
    )


def _fits_app_fuse(
    scene: OfficialScene, decision: Decision, given: Given, option: msgspec.Struct
) -> bool:
    return (
        type(option) is o.AppFuseInto
        and _card(scene, option.card, given["card"])
        and _permanent(scene, option.permanent, given["onto"])
        and _card(scene, option.link, given["link"])
        and given.get("requirement", str(option.requirement)) == str(option.requirement)
    )


def _fits_attack(
    scene: OfficialScene, decision: Decision, given: Given, option: msgspec.Struct
) -> bool:
    return (
        type(option) is o.AttackWith
        and _permanent(scene, option.permanent, given["with"])
        and _permanent(scene, option.target, given["on"])
    )


def _fits_activate(
    scene: OfficialScene, decision: Decision, given: Given, option: msgspec.Struct
) -> bool:
    if type(option) is not o.ActivateEffect:
        return False
    if given.get("effect") not in (None, *_effect_names(scene, option)):
        return False
    of = given["of"]
    return _card(scene, option.card, of) or _permanent(scene, option.permanent, of)


def _effect_names(scene: OfficialScene, option: o.ActivateEffect) -> tuple[str, ...]:
    """What a document may call the effect: its index on the card, or its keyword if it is one.

    One that another effect gave has the index that its question shows.
    """
    index = option.effect_index
    if index < KEYWORD_BY_RULE:
        return (str(index),)
    if index != KEYWORD_BY_RULE:
        keyword = scene.match.board.card(option.card).effects[index].keyword
        return (str(index), keyword) if keyword else (str(index),)
    held = scene.board.permanents.get(option.permanent)
    given = scene.match.board.view(held).given_keywords if held is not None else None
    return (str(index), *(given or ()))


def _fits_block(
    scene: OfficialScene, decision: Decision, given: Given, option: msgspec.Struct
) -> bool:
    return type(option) is o.Block and _permanent(scene, option.permanent, given["with"])


def _fits_choose(
    scene: OfficialScene, decision: Decision, given: Given, option: msgspec.Struct
) -> bool:
    if type(option) is o.PickPermanent:
        return _permanent(scene, option.permanent, given["this"])
    return type(option) is o.PickCard and _card(scene, option.card, given["this"])


def _fits_number(
    scene: OfficialScene, decision: Decision, given: Given, option: msgspec.Struct
) -> bool:
    if decision.question == questions.LOOP_COUNT:
        return _fits_count(decision, given["number"], option)
    return type(option) is o.PickNumber and str(option.number) == given["number"]


def _fits_count(decision: Decision, number: str, option: msgspec.Struct) -> bool:
    """Whether a number of any size is among those that this step towards it stands for."""
    wanted = number_in(number, LARGEST)
    if wanted is None:
        return False
    if type(option) is o.PickNumber:
        return wanted in span(decision.context, option.number)
    offered = [held.number for held in decision.options if isinstance(held, o.PickNumber)]
    return type(option) is o.Yes and wanted > span(decision.context, offered[-1])[-1]


def _fits_pick(
    scene: OfficialScene, decision: Decision, given: Given, option: msgspec.Struct
) -> bool:
    if type(option) is o.ActivateEffect and decision.question == questions.INTERRUPT:
        on_card = any(
            _card(scene, held.card, given["of"])
            for held in decision.options
            if isinstance(held, o.ActivateEffect)
        )
        return _fits_activate(scene, decision, given, option) and (
            not on_card or _card(scene, option.card, given["of"])
        )
    if type(option) is not o.PickPending:
        return False
    effect, ref = _pending(scene, option), given["of"]
    if given.get("effect") not in (None, str(effect.effect_index), effect.keyword):
        return False
    by_card = any(
        _card(scene, _pending(scene, other).card, ref)
        for other in decision.options
        if isinstance(other, o.PickPending)
    )
    return _card(scene, effect.card, ref) if by_card else is_effect_of(scene, effect, ref)


def is_effect_of(scene: OfficialScene, effect: Waiting, ref: str) -> bool:
    """Whether a pending effect is named by its card, or by what it belongs to or belonged to on the
    field: a label goes on naming what has gone."""
    if scene.cast.labels.permanents.get(ref) == effect.permanent:
        return True
    held = scene.board.permanents.get(effect.permanent)
    return _card(scene, effect.card, ref) or (
        held is not None and scene.cast.is_permanent(scene.board, held, ref)
    )


def show_effect(scene: OfficialScene, effect: Waiting) -> str:
    """What a pending effect belongs to, else its card."""
    if effect.permanent in scene.board.permanents:
        return scene.show(effect.permanent)
    return scene.cast.show_card(scene.board, effect.card)


def _pending(scene: OfficialScene, option: o.PickPending) -> Waiting:
    return next(entry.effect for entry in scene.board.pending if entry.effect.id == option.pending)


_FITS = {
    "play": _fits_play,
    "use": _fits_use,
    "digivolve": _fits_digivolve,
    "dna_digivolve": _fits_dna,
    "burst_digivolve": _fits_burst,
    "app_fuse": _fits_app_fuse,
    "link": _fits_link,
    "attack": _fits_attack,
    "activate": _fits_activate,
    "block": _fits_block,
    "choose": _fits_choose,
    "pick": _fits_pick,
    "number": _fits_number,
}


def describe(scene: OfficialScene, decision: Decision, option: msgspec.Struct) -> str:
    """The option as a document would write it."""
    cast, board = scene.cast, scene.board
    if isinstance(option, o.PlayCard):
        return f"{{play: {cast.show_card(board, option.card)}}}"
    if isinstance(option, o.UseOption):
        return f"{{use: {cast.show_card(board, option.card)}}}"
    if isinstance(option, o.DigivolveInto | o.BurstDigivolveInto):
        card, onto = cast.show_card(board, option.card), scene.show(option.permanent)
        word = "digivolve" if isinstance(option, o.DigivolveInto) else "burst_digivolve"
        return f"{{{word}: {{card: {card}, onto: {onto}, requirement: {option.requirement}}}}}"
    if isinstance(option, o.DnaDigivolveInto):
        card = cast.show_card(board, option.card)
        top, bottom = _show_joined(scene, option, top=True), _show_joined(scene, option, top=False)
        requirement = f"requirement: {option.requirement}"
        return f"{{dna_digivolve: {{card: {card}, top: {top}, bottom: {bottom}, {requirement}}}}}"
    if isinstance(option, o.LinkTo):
        card, to = cast.show_card(board, option.card), scene.show(option.permanent)
        return f"{{link: {{card: {card}, to: {to}, requirement: {option.requirement}}}}}"
    if isinstance(option, o.AppFuseInto):
        card, link = cast.show_card(board, option.card), cast.show_card(board, option.link)
        onto = f"onto: {scene.show(option.permanent)}, link: {link}"
        return f"{{app_fuse: {{card: {card}, {onto}, requirement: {option.requirement}}}}}"
    if isinstance(option, o.AttackWith):
        return (
            f"{{attack: {{with: {scene.show(option.permanent)}, on: {scene.show(option.target)}}}}}"
        )
    if isinstance(option, o.ActivateEffect):
        on = scene.show(option.permanent) if option.permanent != NO_PERMANENT else ""
        of = on or cast.show_card(board, option.card)
        word = "pick" if decision.question == questions.INTERRUPT else "activate"
        return f"{{{word}: {{of: {of}, effect: {option.effect_index}}}}}"
    if isinstance(option, o.Block):
        return f"{{block: {scene.show(option.permanent)}}}"
    if isinstance(option, o.PickPermanent):
        return f"{{choose: {scene.show(option.permanent)}}}"
    if isinstance(option, o.PickCard):
        return f"{{choose: {cast.show_card(board, option.card)}}}"
    if isinstance(option, o.PickPending):
        effect = _pending(scene, option)
        held = board.permanents.get(effect.permanent)
        own = held is None or held.top == effect.card
        of = show_effect(scene, effect) if own else cast.show_card(board, effect.card)
        return f"{{pick: {{of: {of}, effect: {effect.keyword or effect.effect_index}}}}}"
    if isinstance(option, o.PickNumber):
        return f"{{number: {option.number}}}"
    return next((word for word, type_ in WORDS.items() if type_ is type(option)), repr(option))
