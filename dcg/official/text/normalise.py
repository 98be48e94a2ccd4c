"""From a printed section to its effects, one spelling for each sign.

Glyphs first, then notes in parentheses (no text: 2-12-1-6), then the split into printed effects. Only
glyphs and damage of dumps are repaired as text; older wordings are spellings in the grammar.
"""

from __future__ import annotations

import re
from typing import Final

from dcg.official.text.icons import BY_TEXT, ICONS

_GLYPHS = str.maketrans(
    {
        "＋": "+",
        "－": "-",
        "−": "-",
        "–": "-",
        "—": "-",
        "ー": "-",
        "‘": "'",
        "’": "'",
        "“": '"',
        "”": '"',
        "＜": "<",
        "＞": ">",
        "〈": "<",
        "〉": ">",
        "［": "[",
        "］": "]",
        "（": "(",
        "）": ")",
        "：": ":",
        "≪": "(",
        "≫": ")",
        "•": "・",
        "·": "・",
        "\u00a0": " ",
        "\u3000": " ",
        "\t": " ",
        "\r": " ",
    }
)
_ACCENT = re.compile(r"(?<=[a-z])xE9(?![0-9A-Za-z])")
"""A letter with an accent, left as its number."""
_ICON_NAMES = "|".join(re.escape(icon.text) for icon in sorted(ICONS, key=lambda i: -len(i.text)))
_IN_BRACES = re.compile(rf"\{{({_ICON_NAMES})\}}")
"""An icon as the rules write it where they speak of a place (15-14-2)."""
_MISSING = re.compile(rf"\[[^\[\]]*\]|\b({_ICON_NAMES})\]")
_LOST_QUOTE = re.compile(r'(\b(?:gains?|and|Digimon|Tamers?)) ?\n(\[[^\n"]*)"?')
"""A dump that turns the quote in front of a gained effect into a line break."""
_FOLLOWING = re.compile(
    r'(\bthe following effect for the turn:) (?:\n(\[[^\n"]*)|"([^\n"]*)$)', re.MULTILINE
)
"""A gained effect on a line of its own, or whose last quote is lost."""
_NEXT_EFFECT = re.compile(rf"(?<=[.>])\s*(?=\[(?:{_ICON_NAMES})\](?! effects on\b))")
_KEYWORD_LINE = re.compile(r"((?:<[^<>]+>\s*,?\.?\s*)+)(.*)", re.DOTALL)
_DAMAGED = (
    # a full stop lost behind a keyword
    (re.compile(r"(<(?:Draw|Recovery|Save|Blitz)[^<>]*>)(?= (?:Then|When DNA)\b)"), r"\1."),
    # a full stop lost behind a quoted effect
    (re.compile(r'(\.")(?= Then\b)'), r"\1."),
    # words that stand twice
    (re.compile(r"\b(in its name) \1\b"), r"\1"),
    (re.compile(r"\bof of\b"), "of"),
    # a full stop in the middle of a sentence
    (re.compile(r"\b(Digimon)\. (?=with\b)"), r"\1 "),
    # a dash that is one sign with the words beside it
    (re.compile(r"(?<=\bcard)[-–—](?=both\b)|(?<=\btraits)[-–—](?=among\b)"), " "),
    # a sentence that was taken for markup
    (
        re.compile(
            r'<draw (\d)="" \1>\.="" ="" then,="" add="" this="" to="" hand\.="" <="" dd="">'
        ),
        r"<Draw \1>. Then, add this card to the hand.",
    ),
    # a letter, a word or a bracket lost
    (re.compile(r"\b(add this card) (?=its owner's hand\b)"), r"\1 to "),
    (re.compile(r"\bwith ([A-Z]\w+) in its form\b"), r"with [\1] in its form"),
    # a level that was found inside a word
    (re.compile(r"\b([Dd]igivo)Lv\.e(s?)\b"), r"\1lve\2"),
    # a letter lost, or another one for it
    (re.compile(r"\b([Tt])ash the top\b"), r"\1rash the top"),
    (re.compile(r"(?<=can't return 1 )or(?= your\b)"), "of"),
    # a word lost
    (re.compile(r"\b(in its name)(?= the field\b)"), r"\1 on"),
    # a full stop lost behind a quoted effect
    (re.compile(r'(?<=\.")(?= Then,)'), "."),
    # the form of the second of two verbs
    (re.compile(r"\b([Bb]y suspending this \w+ and) trash\b"), r"\1 trashing"),
    (re.compile(r"\b(of any) (?=your \[)"), r"\1 of "),
    # one colour put for another, inside a word
    (re.compile(r"\byellowuce\b"), "reduce"),
    # a keyword effect that was taken for markup
    (re.compile(r'<security a\.="" ([+-])(\d)="">'), r"<Security A. \1\2>"),
    (re.compile(r'<draw (\d)="">'), r"<Draw \1>"),
    # and what closed it
    (re.compile(r"(<([a-z-]+)>.*\.) <\2>$"), r"\1"),
    # markup of a page left behind the text
    (re.compile(r"\s*<(?:br?|bt|i|p)>"), ""),
    # the unit of a number lost
    (re.compile(r"\b(gets? [+-]\d+000)(?= for\b)"), r"\1 DP"),
    (re.compile(r"\bwith (\d+000) or less\b(?! DP)"), r"with \1 DP or less"),
    # the brackets of a name lost
    (re.compile(r"\bwith ([A-Z][a-z]+) in its name\b"), r"with [\1] in its name"),
    # a semicolon for a full stop
    (re.compile(r"; if you do\b"), ". If you do"),
    (re.compile(r"; gain\b"), ". Gain"),
    # a verb that stands twice
    (
        re.compile(r"\bYou may DNA digivolve this (Digimon and \w+ of your other Digimon may)\b"),
        r"This \1",
    ),
    # two wordings of one condition run together
    (re.compile(r"\byou have don't have\b"), "you don't have"),
)
"""Damage in dumps that is repaired as text, each with its reason."""
_BRACKETS = (
    # the name of the section in front of its text
    (re.compile(r"^\[Inherited Effect\] ?"), ""),
    # the end of an icon that stands twice
    (re.compile(r"(?<=\]) on\](?= )"), ""),
    # a note closed twice
    (re.compile(r"(?<=\.\))\)"), ""),
)
"""Brackets without a partner that are damage, each with its reason."""
_BRACKETED = re.compile(r"\[([^\[\]]*)\]")
_OF_THE_HAND = re.compile(
    r"\[Main\] (While [^.]*, you may use this card without meeting its color requirements\.) ?(?=[A-Z])"
)
"""What is said of a card in the hand, with the icon of its next effect in front of it."""
_TRAITS_TODAY = {
    "BlueFlare": "Blue Flare",
    "NODATA": "NO DATA",
    "X-Antibody": "X Antibody",
    "Legend Arms": "Legend-Arms",
    "Night claw": "Night Claw",
    "Royal Knights": "Royal Knight",
}
"""Traits that some cards or lists of cards spell otherwise: one trait, so either spelling must find the other's cards."""
_NAMES_TODAY = {"Beelzemon Blast Mode": "Beelzemon: Blast Mode"}
"""Names that lose a sign where a card speaks of them."""
_PROCESSES = r"Delay|Digi-Burst|Draw|Recovery|De-Digivolve|Save|Mind Link"
"""Keyword effects that are done, and stand in a sentence of their own."""
_NEXT_KEYWORD = re.compile(
    rf"(?<=[a-z0-9]\.)(?=<[A-Z])|(?<=[a-z0-9]\.) (?=<(?!{_PROCESSES})[A-Z][^<>]*>\s*$)"
)


def trait_today(word: str) -> str:
    """A trait in the spelling of today's cards; any other word as it is."""
    return _TRAITS_TODAY.get(word, word)


def glyphs(text: str) -> str:
    """One spelling for quotes, brackets, signs, accents and spaces."""
    text = text.translate(_GLYPHS).replace("</", "<").replace(" (App Name)]", "]")
    text = _ACCENT.sub("é", _IN_BRACES.sub(r"[\1]", text))
    for damaged, whole in _BRACKETS:
        text = damaged.sub(whole, text)
    text = _BRACKETED.sub(lambda m: f"[{_NAMES_TODAY.get(m[1], trait_today(m[1]))}]", text)
    return re.sub(r" {2,}", " ", text)


def icons_closed(text: str) -> str:
    """Puts the bracket back that some dumps lose in front of an icon: "Main] ..."."""
    return _MISSING.sub(lambda m: f"[{m[1]}]" if m[1] else m[0], text)


_CHANGED_TO: Final = re.compile(r"\((?:red|blue|yellow|green|black|purple|white)/\d+ DP\)")
"""The color and DP that something is changed to beside a name (15-12-2-1)."""


def without_notes(text: str) -> str:
    """Drops notes; parentheses inside <...> and [...] are part of a name, "(other than ...)" is text.

    A note nobody closed ends with its line: what follows is the card's next effect.
    """
    out: list[str] = []
    inside = 0
    position = 0
    while position < len(text):
        letter = text[position]
        if letter in "<[":
            inside += 1
        elif letter in ">]":
            inside = max(0, inside - 1)
        if letter == "(" and not inside and not _is_text(text, position):
            position = note_end(text, position)
            continue
        out.append(letter)
        position += 1
    return "".join(out)


def note_end(text: str, start: int) -> int:
    """The position behind the note that begins at `start`: its parenthesis, or the end of its line."""
    depth = 0
    for position in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        if depth == 0:
            return position + 1
    line = text.find("\n", start)
    return len(text) if line < 0 else line


def _is_text(text: str, position: int) -> bool:
    return text.startswith(("(other than", "(Rule)"), position) or bool(
        _CHANGED_TO.match(text, position)
    )


def printed_effects(section: str) -> list[str]:
    """The effects of one section, each on its own, in one spelling but still in old words."""
    text = without_notes(glyphs(section))
    text = _LOST_QUOTE.sub(r'\1 "\2"', text)
    text = _FOLLOWING.sub(lambda match: f'{match[1]} "{match[2] or match[3]}"', text)
    # what begins so goes on with the effect of the line in front
    text = re.sub(rf"\n\s*(?=[・\"]|Then,|\[(?:{_ICON_NAMES})\] effects on\b)", " ", text)
    text = _OF_THE_HAND.sub(r"\1\n[Main] ", text)
    text = text.replace("*", "\n*")  # what stands behind an asterisk is no part of the effect
    effects: list[str] = []
    for line in text.split("\n"):
        effects.extend(_effects_of(line))
    return [effect for effect in effects if effect not in ("-", "")]


def _effects_of(line: str) -> list[str]:
    line = icons_closed(line)
    parts = re.split(r'"', line)
    for index in range(0, len(parts), 2):
        parts[index] = _NEXT_KEYWORD.sub("\n", _NEXT_EFFECT.sub("\n", parts[index]))
    out = []
    for part in '"'.join(parts).split("\n"):
        out.extend(_keywords_apart(_tidy(part)))
    return _with_their_icons(out)


def _with_their_icons(effects: list[str]) -> list[str]:
    """An icon alone belongs to what follows it."""
    out: list[str] = []
    for effect in effects:
        if out and re.fullmatch(r"(\[[^\]]+\]\s*)+", out[-1]):
            out[-1] = f"{out[-1]} {effect}"
        else:
            out.append(effect)
    return out


def _tidy(text: str) -> str:
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r"\s+([.,])", r"\1", text)
    text = re.sub(r"\.{2,}", ".", text)
    text = re.sub(r"(?<=[a-z0-9>\]])\.(?=[A-Z\[<])", ". ", text)
    for damaged, whole in _DAMAGED:
        text = damaged.sub(whole, text)
    return text.removesuffix(" .")


def _keywords_apart(text: str) -> list[str]:
    """Keywords printed at the start of a line are effects of their own: "<Rush> <Blocker>"."""
    match = _KEYWORD_LINE.fullmatch(text)
    if match is None or re.match(rf"<({_PROCESSES})", text):
        return [text]
    rest = match[2].strip()
    if rest and not rest.startswith("["):
        return [text]
    keywords = re.findall(r"<[^<>]+>", match[1])
    return [*keywords, rest] if rest else keywords


def normalise(section: str) -> list[str]:
    """The effects of one section, each on its own, in one spelling."""
    return printed_effects(section)


def split_icons(effect: str) -> tuple[list[str], str]:
    """The icons in front, by name, and the text behind them."""
    icons: list[str] = []
    rest = effect.strip()
    while match := re.match(r"\[([^\]]+)\]\s*", rest):
        icon = BY_TEXT.get(match[1].lower())
        if icon is None:
            break
        icons.append(icon.name)
        rest = rest[match.end() :]
    return icons, rest
