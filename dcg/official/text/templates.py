"""Older wordings and the modern one for each, as one ordered list.

A rule is a pattern and its replacement; a rule never drops a word that carries meaning. Where official
English has said the same thing in several ways, the grammar knows one of them and these rules lead
to it.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from dcg.language.inflect import gerund

Replacement = str | Callable[[re.Match[str]], str]

IMPERATIVES = (
    "activate|add|change|delete|gain|place|play|reduce|return|reveal|suspend|trash|unsuspend|digivolve|switch"
    "|lose|have|prevent|trigger"
)


PAST = {"play": "played", "suspend": "suspended", "delete": "deleted", "unsuspend": "unsuspended"}


def _by(match: re.Match[str]) -> str:
    """ "you may A to B" is "by doing A, B" (15-7)."""
    return f"{'By' if match[1][0] == 'Y' else 'by'} {gerund(match[2])} {match[3]}, {match[4]}"


def _by_behind(match: re.Match[str]) -> str:
    """ "you can A by doing B" is "by doing B, A" (15-7)."""
    return f"{'By' if match[1][0] == 'Y' else 'by'} {match[3]}, {match[2]}{match[4]}"


def _when_played(match: re.Match[str]) -> str:
    other = "other " if match[1] == "another" else ""
    return f"When one of your {other}{match[2]} is played,"


RULES: tuple[tuple[str, Replacement], ...] = (
    # spellings
    (r"Security Attack(?= ?[+-])", "Security A."),
    (r"(<Security A\.) ?(?=[+-])", r"\1 "),
    (r"<Recovery \+(\d) ?(?:\(Deck\))?>", r"<Recovery +\1 (Deck)>"),
    (r"\bLv\. ?(\d)", r"level \1"),
    (r"(?<=\d) w/(?=\[)", " with "),
    (r"(<Decode \(\[[^\]]*\])\)/\((?=\[)", r"\1 or "),
    (r"(<Decoy) ?\((\w+)\)/\((\w+)\)>", r"\1 (\2/\3)>"),
    (r"\brecycle bin\b", "trash"),
    (r"\bskills?\b(?= on Option)", "effects"),
    (r"\bmemory costs?\b(?! of (?:\d|the digi|this))", "cost"),
    (r"(?<=\])s?\]?/(?=\[)", " or "),
    (r"\bplaying costs?\b", "play cost"),
    (r"\b(?:in|on) (?:the )?(?:play|field)\b(?=[ ,.])", ""),
    (r" in (?:your|the|their) battle area\b(?=,)", ""),
    (r" {2,}", " "),
    (r" (?=[,.])", ""),
    (r"\bdropping to 0 DP\b", "having its DP reduced to 0"),
    (r"\bhaving its DP dropp?ed to 0\b", "having its DP reduced to 0"),
    # keyword effects as processing
    (r"\b[Tt]rigger (?=<)", ""),
    (r"(<De-Digivolve \d>) on (?=\d|all)", r"\1 "),
    (r"(<Digi-Burst \d>) ?(?=・)", r"\1 "),
    (r"(<Delay>)\.? ?(?=・)", r"\1 "),
    # places
    (
        r"\bto (?:your|its owner's|their owners'|their owner's|the owner's|their|the) hands?\b",
        "to the hand",
    ),
    (
        r"\b(at|on|to) the (top|bottom) of (?:your|its owner's|their owners'|their owner's|the owner's|the)? ?decks?(?: in any order)?",
        r"\1 the \2 of the deck",
    ),
    (
        r"\b[Pp]lace (.*?) (?:at|on) the (top|bottom) of the deck",
        r"return \1 to the \2 of the deck",
    ),
    (
        r"\bplacing (.*?) (?:at|on) the (top|bottom) of the deck",
        r"returning \1 to the \2 of the deck",
    ),
    (r"\bon top of your deck\b", "to the top of the deck"),
    (
        r"\b[Pp]lace this card (?:in|into) (?:your|its owner's|the) [Bb]attle [Aa]rea",
        "place this card in the battle area",
    ),
    (r"\b(?:the )?remaining cards\b", "the rest"),
    (
        r"\b[Rr]eveal (\d+) cards? from the top of your deck",
        r"reveal the top \1 cards of your deck",
    ),
    (r"\b[Rr]eveal the top 1 cards of", "reveal the top card of"),
    (r"(?<=[^.] )from the top of your deck(?= |\.)", "from the top of your deck"),
    (
        r"\b(\d+) digivolution cards? from the (top|bottom) of (?=\d|all)",
        r"the \2 \1 digivolution cards of ",
    ),
    (r"\bthe (top|bottom) 1 digivolution cards? of", r"the \1 digivolution card of"),
    (r"\b(?:the )?(\d+) digivolution cards? under (?=\d|all)", r"any \1 digivolution cards of "),
    (r"\bany 1 digivolution card\b", "any digivolution card"),
    (
        r"\b[Ll]ook at your security stack, then reveal 1 card in it and",
        "look at your security stack, reveal 1 of your security cards, then",
    ),
    (r"(<(?:Draw|Recovery)[^>]*>) (?=Then)", r"\1. "),
    (r"\b(?:on|as) (?:the |your )?top security card\b", "on top of your security stack"),
    (r"\bas (?:the |your )bottom security card\b", "at the bottom of your security stack"),
    (r"\bface up (on top|at the bottom) of", r"face up \1 of"),
    (r"\b((?:on top|at the bottom) of your security stack) face down\b", r"\1"),
    # costs
    (r"\bwithout paying (?:its|their|the|that card's|any) costs?", "without paying the cost"),
    (r"\bfor a cost of (\d+)", r"for a digivolution cost of \1"),
    (
        r"\breduce (?:the|its|their) memory costs? of (?:the|that) digivolution by",
        "reduce the digivolution cost by",
    ),
    (r"\breduce its (play|digivolution|use) cost", r"reduce the \1 cost"),
    # conditions
    (r"\b(\d+) memory or (less|more)\b", r"\1 or \2 memory"),
    (
        r"\b(\d+) (security cards|cards in your hand|cards in your trash) or (less|more|fewer)\b",
        r"\1 or \3 \2",
    ),
    (r"\bset (?:your memory|it) to (\d+)", r"set your memory to \1"),
    (r"^((?:\[[^\]]+\] ?)*)When you have (?=\d)", r"\1If you have "),
    (r"\bdigivolution cards have\b", "digivolution cards include"),
    (
        r"\b([Tt])here are (\d+ or \w+) cards in your opponent's trash",
        lambda m: f"{'Y' if m[1] == 'T' else 'y'}our opponent has {m[2]} cards in their trash",
    ),
    (
        r"\bas (?:much|low) or (?:less|lower) (DP) as (this Digimon|that Digimon|it)\b",
        r"\1 less than or equal to \2's \1",
    ),
    (
        r"\b(DP) less than or equal to (this Digimon|that Digimon|the chosen Digimon)(?!')",
        r"\1 less than or equal to \2's \1",
    ),
    (r"\b(Option cards? with a )(?:memory )?cost of", r"\1use cost of"),
    (
        r"\baffected by the effects of your opponent's (Digimon|Options?|Tamers?)\b",
        r"affected by your opponent's \1 effects",
    ),
    # triggers
    (r"\b[Ww]hile you have don't have\b", "While you don't have"),
    (r"\bchange the attack target\b|\bswitch the target of attack\b", "switch the attack target"),
    (r"\bswitching the target of attack\b", "switching the attack target"),
    (
        r"\bthere are (\d+ or (?:more|fewer|less)) cards in your (trash|hand)\b",
        r"you have \1 cards in your \2",
    ),
    (r"\bwould be played from the hand\b", "would be played from your hand"),
    (
        r"^((?:\[[^\]]+\] ?)*)If (an opponent's Digimon attacks|one of your [^,]*? (?:digivolves|attacks|is deleted)),",
        r"\1When \2,",
    ),
    (
        r"\bWhen (?:an|your) opponent plays an? ([^,]*?),",
        r"When one of your opponent's \1 is played,",
    ),
    (
        r"\bWhen an effect plays one of your ([^,]*?),",
        r"When one of your \1 is played by an effect,",
    ),
    (r"\buntil (your opponent's|their|your) turn ends\b", r"until the end of \1 turn"),
    (r"\bbecomes? (suspended|unsuspended)\b", lambda m: f"{m[1].removesuffix('ed')}s"),
    (
        r"\bWhen (your(?: opponent's)?) security stack is removed from",
        r"When a card is removed from \1 security stack",
    ),
    (
        r"\b(your(?: opponent's)?|their) (top|bottom) security card\b",
        r"the \2 card of \1 security stack",
    ),
    (r"\b[Ss]earch (?=your security stack)", "look at "),
    (r"\b((?<!only )[Dd]igivolves? into (?:an? )?[^.,\"]*?)Digimon (?=with)", r"\1Digimon card "),
    (r"^((?:\[[^\]]+\] ?)*)If (one of your [^,]*? suspends,)", r"\1When \2"),
    (
        r"\bWhen (?:an effect|effects?) (play|suspend|delete|unsuspend)s? ([^,]*?),",
        lambda m: f"When {m[2]} is {PAST[m[1]]} by an effect,",
    ),
    (r"\bWhen you attack with (?:an?|one of your) ([^,]*?),", r"When one of your \1 attacks,"),
    (
        r"\bWhen one of your effects trashes a card in your hand",
        "When a card in your hand is trashed by your effect",
    ),
    (
        r"\bWhen an effect trashes this (?:digivolution )?card(?: from .*? digivolution cards)?,",
        "When this digivolution card is trashed by an effect,",
    ),
    (r"\bWhen an? (.*?) is played from your hand", r"When a \1 is played from your hand"),
    (
        r"^((?:\[[^\]]+\] ?)*)This Digimon with (.*?) (gains|gets|can't|isn't|can) ",
        r"\1While this Digimon has \2, it \3 ",
    ),
    (r"\bIf no Digimon was deleted by this effect\b", "If this effect didn't delete"),
    (r"\b([Pp])revent that deletion\b", lambda m: f"{'I' if m[1] == 'P' else 'i'}t isn't deleted"),
    (r"\bprevent (this Digimon|it) from leaving(?: play| the battle area)?\b", r"\1 doesn't leave"),
    (
        r"\byou (?:may|can) use this (?:Option )?card without meeting its color requirements",
        "you can ignore this card's color requirements",
    ),
    (
        r"\byou (?:may|can) ignore this card's color requirements",
        "you can ignore this card's color requirements",
    ),
    (
        r"\bany (\d) digivolution cards? (?:of|from|under) your opponent's Digimon",
        r"\1 digivolution cards of your opponent's Digimon",
    ),
    (r"\bWhen you attack an? ", "When this Digimon attacks a "),
    (r"\battacks (?:a|an|your) opponent's Digimon\b", "attacks an opponent's Digimon"),
    (r"^((?:\[[^\]]+\] ?)*)If you play (?=an? )", r"\1When you play "),
    (r"\bWhen you play (a|an|another) (.*?)(?<!this card),", _when_played),
    (
        r"\b[Ww]hen digivolving (this Digimon|one of your [^,]*?) into (.*?)(?: in| from)? your hand,",
        r"When \1 would digivolve into \2 in your hand,",
    ),
    (
        r"While (.*?), when playing this card from your hand, reduce the play cost",
        r"When this card would be played from your hand, if \1, reduce the play cost",
    ),
    (r"\b([Ww]hen .* would digivolve into this card) in your hand,", r"\1,"),
    (
        r"\bReduce the (?:memory|use) cost of this card in your hand by",
        "Reduce the use cost of this card by",
    ),
    (
        r"\bYou may [Dd]igivolve this card from your hand onto one of your (.*?) as if the (?:Tamer|card) is a level (\d) Digimon",
        r"This card can digivolve onto one of your \1 as if it were a level \2 Digimon",
    ),
    (
        r"\bfor each ((?!security|card|memory|of |color|digivolution)[^.,]*?) you have\b",
        r"for each of your \1",
    ),
    (
        r"\bfor each ((?!security|card|memory|of |color|digivolution)[^.,]*?) your opponent has\b",
        r"for each of your opponent's \1",
    ),
    (
        r"\b1 (\w+) (and|and/or) 1 (\w+) (Digimon|Tamer|Option) cards?\b",
        r"1 \1 \4 card \2 1 \3 \4 card",
    ),
    # results
    (r"\b([Ii])f it (?:does|did)\b", r"\1f you did"),
    (r"\b([Ii])f you do\b(?! not|n't)", r"\1f you did"),
    (
        r"\bignoring (?:its|the|their) digivolution requirements",
        "ignoring digivolution requirements",
    ),
    (r"\b(digivolve into [^.]*?) for a memory cost of", r"\1 for a digivolution cost of"),
    (
        r"\bdoesn't activate \[Security\] effects on Option cards it checks",
        "doesn't activate [Security] effects on Option cards it checks",
    ),
    (
        r"\bYou (may|can) make (.*?) unblockable for the turn by (.*?)\.",
        r"By \3, \2 can't be blocked for the turn.",
    ),
    (r"\b(This Digimon) can (?=digivolve into)", r"\1 may "),
    (r"\b(Then|If you did)(?=,? [a-z<])", r"\1"),
    (r"\b[Aa]t (?:the )?end of (?:the |this )?turn\b", "at the end of the turn"),
    (r"(?<=\. )at the end of the turn\b", "At the end of the turn"),
    (r"\b([Dd]elete|[Rr]eturn) (.*?) at turn end", r"\1 \2 at the end of the turn"),
    (
        r"\bhave (\d of your opponent's Digimon|this Digimon|all of your [^.]*?) (get|gain)\b",
        r"\1 \2",
    ),
    # optional costs
    (
        rf"\b([Yy]ou) (?:may|can) ((?:{IMPERATIVES})) ([^.]*?)(?<!up) to (?=(?:{IMPERATIVES}|<)[^a-z-]|(?:{IMPERATIVES}) )([^.]*)",
        _by,
    ),
    (r"\b([Yy]ou) (?:may|can) ([^.]*?) by ((?!effect)\w+ing [^.]*?)(\.|$)", _by_behind),
    (r"\b([Bb]y) decreasing your memory by (\d+)", r"\1 losing \2 memory"),
    (r"\b[Yy]ou can (?!also|ignore)", lambda m: "You may " if m[0][0] == "Y" else "you may "),
)

_COMPILED = tuple((re.compile(pattern), replacement) for pattern, replacement in RULES)


def modern(effect: str) -> str:
    """The effect in modern words; quoted effects are left for their own turn."""
    quoted: list[str] = []

    def keep(match: re.Match[str]) -> str:
        quoted.append(match[0])
        return f'"{len(quoted) - 1}"'

    text = re.sub(r'"[^"]*"', keep, effect)
    for pattern, replacement in _COMPILED:
        text = pattern.sub(replacement, text)
    text = re.sub(r"\s+", " ", text).strip()
    return re.sub(r'"(\d+)"', lambda m: quoted[int(m[1])], text)
