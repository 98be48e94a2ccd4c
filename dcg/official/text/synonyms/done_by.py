"""What effects do to the cards and Digimon of a player: said of the effects, or of what it happens to."""

from __future__ import annotations

from dcg.official.text.grammar.cards_said_to_move import ACTIVE, PASSIVE
from dcg.official.text.grammar.moved_cards import MOVES, PLAYERS
from dcg.official.text.synonyms.pair import Pair

AGENTS_AND_BY = (
    ("an effect {}s", "by an effect"),
    ("effects {}", "by an effect"),
    ("an effect {}es", "by an effect"),
    ("your effect {}s", "by your effect"),
    ("your effect {}es", "by your effect"),
    ("your effects {}", "by your effect"),
    ("one of your effects {}s", "by your effect"),
    ("one of your effects {}es", "by your effect"),
    ("an opponent's effect {}s", "by an opponent's effect"),
    ("an opponent's effect {}es", "by an opponent's effect"),
    ("your opponent's effects {}", "by an opponent's effect"),
    *(
        (f"{said} {who} Digimon's effects {verb}", f"by one of {who} Digimon's effects")
        for who in ("your", "your opponent's")
        for said, verb in (("one of", "{}s"), ("one of", "{}es"), ("any of", "{}"), ("", "{}"))
    ),
)
_DONE = (
    ("play", "is played"),
    ("delete", "is deleted"),
    ("suspend", "is suspended"),
    ("unsuspend", "is unsuspended"),
    ("digivolve", "digivolves"),
)
_MEANT = dict(MOVES)
_OWNERS = (*((owner, owner) for _, owner in PLAYERS), ("their", "your opponent's"))

DONE_BY: tuple[Pair, ...] = (
    *(
        pair
        for agent, by in AGENTS_AND_BY
        for verb, done in _DONE
        for when in ("when", "or")
        for end in (" ,", " or")
        for pair in (
            (f"{when} {agent.format(verb)} {{a}}{end}", f"{when} {{a}} {done} {by}{end}"),
            (
                f"{when} {agent.format(verb)} {{a}}{end}",
                f"{when} one of {{a}} {done} {by}{end}",
            ),
        )
    ),
    *(
        (f"{agent.format(verb)} {what.format(said)}", f"{_MEANT[event].format(owner)} {by}")
        for agent, by in AGENTS_AND_BY
        for event, phrases in ACTIVE.items()
        for verb, what in phrases
        for said, owner in _OWNERS
    ),
    *(
        (passive.format(said), _MEANT[event].format(owner))
        for event, phrases in PASSIVE.items()
        for passive in phrases
        for said, owner in _OWNERS
    ),
    *(
        (f"{agent.format('trash')} {what} ,", f"a digivolution card of {meant} is trashed {by} ,")
        for agent, by in AGENTS_AND_BY
        for what, meant in (
            ("digivolution cards from {a}", "{a}"),
            ("digivolution cards from any of {a}", "one of {a}"),
            ("any of {noun}'s digivolution cards", "one of {noun}"),
            ("{noun}'s digivolution cards", "one of {noun}"),
            ("any of {noun} digivolution cards", "one of {noun}"),
            ("{noun} digivolution cards", "one of {noun}"),
        )
    ),
    *(
        (
            f"one of {who} Digimon's effects adds to this Digimon's digivolution cards",
            f"a digivolution card is added to this Digimon by one of {who} Digimon's effects",
        )
        for who in ("your", "your opponent's")
    ),
    ("by your effects", "by your effect"),
    ("by one of your effects", "by your effect"),
    ("is unsuspended", "unsuspends"),
    ("are unsuspended", "is unsuspended"),
    ("are suspended", "is suspended"),
    *(
        (f"{targets} {changed}", f"{meant} is switched")
        for targets, meant in (
            ("this Digimon's attack target", "this Digimon's attack target"),
            ("this Digimon's attack targets", "this Digimon's attack target"),
            ("attack targets", "an attack target"),
            ("{noun}'s attack target", "the attack target of 1 of {noun}"),
            ("{noun}'s attack targets", "the attack target of 1 of {noun}"),
            ("{noun} attack target", "the attack target of 1 of {noun}"),
            ("{noun} attack targets", "the attack target of 1 of {noun}"),
            ("any of {noun} attack targets", "the attack target of 1 of {noun}"),
        )
        for changed in (
            "changes",
            "change",
            "is switched",
            "are switched",
            "is changed",
            "are changed",
        )
    ),
    *(
        (f"{use} {{names}} trait Option {cards}", f"{use} an Option card with {{names}} trait")
        for use in ("you use", "your opponent uses", "a player uses")
        for cards in ("card", "cards")
    ),
    ("check security", "checks your opponent's security stack"),
    ("checks security", "checks your opponent's security stack"),
    ("block", "blocks"),
    ("leave", "leaves"),
    # a plural behind "when" is said of any one of them
    ("when your", "when one of your"),
    ("or your", "or one of your"),
    ("or your opponent's", "or one of your opponent's"),
    ("are trashed", "is trashed from the battle area"),
    ("is trashed", "is trashed from the battle area"),
    ("Tokens are", "a Token is"),
    ("returned to hands or decks", "is returned to the hand or deck"),
    ("any of your Option cards in the battle area", "one of your Options"),
    ("when your opponent's", "when one of your opponent's"),
    ("cards are", "a card is"),
    ("to {a} , give {b}", "{a} get {b}"),
    ("{a} suspend $", "suspend {a} $"),
    (
        "trash the top {a} of your opponent's deck for each {b} $",
        "for each {b} , trash the top {a} of your opponent's deck $",
    ),
    *(
        (f"for each {{a}} {past} by this effect", f"for each {{a}} this effect {past}")
        for past in ("suspended", "unsuspended", "revealed", "added")
    ),
    (
        "the number of cards in your security stack is less than or equal to your opponent's",
        "you have as many or fewer security cards as your opponent",
    ),
    ("than your opponent", "as your opponent"),
    ("{name} or {b} effects", "{name} effects or activate {b} effects"),
    ("to {a} , < de-digivolve {n} >", "< de-digivolve {n} > {a}"),
    ("from {a} , trash any {n} digivolution cards", "trash any {n} digivolution cards of {a}"),
    ("from {a} , trash any 1 digivolution card", "trash any digivolution card of {a}"),
    ("trash your hand", "trash all cards in your hand"),
    ("trashing your hand", "trashing all cards in your hand"),
    ("any {n} cards from {a} digivolution cards", "{n} of {a} digivolution cards"),
    *(
        (f"{any_}{{n}} link {card} {of} {one} Digimon", f"{{n}} of {one} Digimon's link cards")
        for any_ in ("any ", "")
        for card in ("card", "cards")
        for of in ("of", "from", "under")
        for one in ("this", "that")
    ),
    ("from your breeding area", "from the breeding area"),
    ("move your Digimon", "move 1 of your Digimon"),
    ("move 1 Digimon", "move 1 of your Digimon"),
    ("your opponent's deck's top card", "the top card of your opponent's deck"),
    # an area has what its player has there
    *(
        (
            f"{owner} {area} has {{n}} or {more} cards",
            f"{has} {{n}} or {more} cards in {their} {area}",
        )
        for owner, has, their in (
            ("your", "you have", "your"),
            ("your opponent's", "your opponent has", "their"),
        )
        for area in ("hand", "trash")
        for more in ("more", "fewer")
    ),
    *(
        (
            f"{owner} security stack has {{n}} or {more} cards",
            f"{has} {{n}} or {more} security cards",
        )
        for owner, has in (("your", "you have"), ("your opponent's", "your opponent has"))
        for more in ("more", "fewer")
    ),
)
