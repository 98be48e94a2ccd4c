"""What things are called before the seat that is asked: cards, what stands on the field, effects."""

from __future__ import annotations

from dcg.kernel.absent import NOBODY, UNKNOWN
from dcg.official.codes.absent import NO_PERMANENT
from dcg.official.codes.places import NAMES
from dcg.official.keywords import STANDS_FOR, security_attack
from dcg.official.reading.compiled.given import given_effect
from dcg.official.text.effects import print_effect
from dcg.official.text.render import in_words
from dcg.official.words.asking.sight import Hidden, Sight
from dcg.official.words.effects import keyword
from dcg.official.words.wording import OWNED

_PLACES = {NAMES[zone]: words for zone, words in OWNED.items()}
_ORDERED = ("deck", "digi_egg_deck", "security_stack")


def keywords(sight: Sight, permanent: int) -> list[str]:
    """The keyword effects something on the field has now: `<Blocker>`, `<Security A. +1>`."""
    view = sight.view(permanent)
    if view is None:
        return []
    names = [*view.stack.keywords, *(view.given_keywords or ())]
    amounts = {security_attack.KEYWORD.name: view.security_attack}
    return [keyword(name, amounts.get(name, 0)) for name in dict.fromkeys(names)]


def standing(sight: Sight, permanent: int) -> str:
    """`Greymon (4000 DP, <Blocker>, suspended)`."""
    view, held = sight.view(permanent), sight.board.permanents.get(permanent)
    facts = []
    if view is not None and view.dp is not None:
        facts.append(f"{view.dp} DP")
    facts += keywords(sight, permanent)
    if held is not None and held.suspended:
        facts.append("suspended")
    name = sight.wording.permanent(permanent)
    return f"{name} ({', '.join(facts)})" if facts else name


def whose(sight: Sight, permanent: int, *, facts: bool = True) -> str:
    """`Seat 1's Greymon (4000 DP)`, or without the seat where it is the asked one's own."""
    held = sight.board.permanents.get(permanent)
    other = held is not None and held.seat != sight.seat
    owner = f"{sight.wording.seat(held.seat)}'s " if held is not None and other else ""
    return owner + (standing(sight, permanent) if facts else sight.wording.permanent(permanent))


def bearer(sight: Sight, card: int, permanent: int) -> str:
    """Whose effect it is: what stands on the field, and which of its cards where not the top one."""
    held = sight.board.permanents.get(permanent)
    if held is None:
        return sight.wording.card(card)
    name = sight.wording.permanent(permanent)
    return name if held.top == card else f"{name}, from {sight.wording.card(card)}"


def effect_text(sight: Sight, card: int, effect_index: int, permanent: int = NO_PERMANENT) -> str:
    """What an effect says; the keyword, where it is one that works by rule."""
    text = sight.names.effect(sight.board, card, effect_index)
    if text:
        return text
    for entry in sight.board.pending:
        if (entry.effect.card, entry.effect.effect_index) == (
            card,
            effect_index,
        ) and entry.effect.keyword:
            return keyword(entry.effect.keyword)
    view = sight.view(permanent)
    if view is None or effect_index >= 0:
        return ""
    for given in view.given_effects or ():
        if given.card == card and given_effect(given.by, given.node).index == effect_index:
            return in_words(print_effect, given.node.effect)
    return ", ".join(keyword(name) for name in STANDS_FOR if view.has_keyword(name))


def place_of(sight: Sight, card: int) -> str:
    """`in your hand`, `under Greymon`; nothing for what stands on the field or in no area."""
    board = sight.board
    if card == UNKNOWN:
        return ""
    if card in board.revealed:
        return "revealed"
    for held in board.permanents.values():
        if card in held.links:
            return f"linked to {whose(sight, held.id, facts=False)}"
        if card in held.cards:
            return f"under {whose(sight, held.id, facts=False)}" if held.top != card else ""
    for place, seat, cards in board.places():
        if card in cards and seat != NOBODY:
            mine = "your" if seat == sight.seat else f"{sight.wording.seat(seat)}'s"
            return f"in {mine} {_PLACES[place]}"
    return ""


def hidden_card(hidden: Hidden) -> str:
    """A card nobody showed the seat, by where it lies."""
    place = f"Seat {hidden.seat}'s {_PLACES.get(hidden.place, 'field')}"
    if hidden.place in _ORDERED:
        return f"Card {hidden.above + 1} from the top of {place}"
    return f"An unknown card of {place}"
