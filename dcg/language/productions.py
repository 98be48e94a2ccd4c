"""Productions: the ways a phrase can be built. Each one reads and writes.

Reading gives every reading (no order of preference, no longest match). Writing refuses a value that it
cannot say whole, so that nothing a node holds is lost in silence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from dcg.language.elements import MANY, NOTHING, Element, Slot, Words, elements
from dcg.language.node import Node
from dcg.language.printer import ARTICLE, in_words, join

if TYPE_CHECKING:
    from dcg.language.parser import Parser
    from dcg.language.printer import Printer

Reading = tuple[Any, int]
"""A value and the position after its last token."""

ANYTHING = "*"
"""Among the starts of a phrase: it may begin with any token."""

Number = bool | str | Callable[[Mapping[str, Any]], bool] | None
"""What a phrase is about: several things, one, as the count or noun in this slot says, or as its
place says."""


@dataclass(frozen=True, slots=True)
class Starts:
    """The tokens, or kinds of token, that a phrase can begin with, and whether it can be empty."""

    tokens: frozenset[str] = frozenset()
    empty: bool = False


Lookup = Callable[[str], Starts]


class Production(Protocol):
    """One way to build a phrase."""

    def read(self, parser: Parser, position: int) -> Iterable[Reading]:
        """Every reading from the position."""
        ...

    def write(self, printer: Printer, node: Any) -> str | None:
        """The words for the node, or None if it isn't said this way."""
        ...

    def writes(self, kind: type) -> bool:
        """Whether it may have words for something of this class."""
        ...

    def starts(self, lookup: Lookup) -> Starts:
        """What it can begin with; `lookup` gives what is known of other categories."""
        ...

    def parts(self) -> Iterable[str]:
        """The categories it is made of."""
        ...


@dataclass(frozen=True, slots=True)
class Rule:
    """A template with what it makes of its slots, and how that is taken apart again.

    `make` may refuse by returning None. With `reads_only`, or without `take`, the rule is never written. `many` says
    what the phrase is about; `when` names a feature without which it isn't written.
    """

    elements: tuple[Element, ...]
    make: Callable[[dict[str, Any]], Any]
    take: Callable[[Any], Mapping[str, Any] | None] | None
    many: Number = None
    when: str | None = None
    says: type[Node] | None = None
    """The node it makes, where it is always of one class: for references."""
    reads_only: bool = False

    @property
    def written(self) -> bool:
        """Whether it is today's wording of something, and not only read."""
        return self.take is not None and not self.reads_only

    def read(self, parser: Parser, position: int) -> Iterator[Reading]:
        """Matches the words and reads the slots, in order."""
        states: list[tuple[dict[str, Any], int]] = [({}, position)]
        for part in self.elements:
            following: list[tuple[dict[str, Any], int]] = []
            if isinstance(part, Words):
                for values, at in states:
                    if part.ahead:
                        if (parser.tokens[at] in part.accepted) != part.barred:
                            following.append((values, at))
                        continue
                    if parser.tokens[at] in part.accepted:
                        following.append((values, at + 1))
                    if part.optional:
                        following.append((values, at))
            else:
                for values, at in states:
                    for value, end in parser.parse(part.category, at):
                        kept = values if part.name == NOTHING else {**values, part.name: value}
                        following.append((kept, end))
            if not following:
                return
            states = following
            parser.reached(states[-1][1])
        for values, end in states:
            made = self.make(values)
            if made is not None:
                yield made, end

    def write(self, printer: Printer, node: Any) -> str | None:
        """Takes the node apart and writes the template."""
        if self.take is None or self.reads_only:
            return None
        if self.when is not None and self.when not in printer.features:
            return None
        values = self.take(node)
        return None if values is None else self.fill(printer, values)

    def writes(self, kind: type) -> bool:
        """Where it makes nodes of one class alone, those; nothing, if it is only read."""
        return self.written and self.says in (None, kind)

    def fill(self, printer: Printer, values: Mapping[str, Any]) -> str | None:
        """The template with its slots written out."""
        outside = printer.features
        inside = self._features(printer, values)
        several_inside = MANY in inside
        out: list[str] = []
        for part in self.elements:
            if isinstance(part, Words):
                if not part.optional and not part.ahead:
                    several = several_inside
                    if part.verb:
                        several = self._goes_with(printer, values, several_inside)
                    word = part.many if several else part.one
                    out.append(ARTICLE if part.article else word)
                continue
            printer.features = (inside | part.more) - part.fewer
            text = printer.attempt(part.category, values.get(part.name, ""))
            printer.features = outside
            if text is None:
                return None
            out.append(text)
        return join(out)

    def _goes_with(self, printer: Printer, values: Mapping[str, Any], outside: bool) -> bool:
        """Whether its verb is plural: with its first slot, or else with what the phrase is about."""
        first = self.elements[0]
        if not isinstance(first, Slot) or first.name == NOTHING:
            return outside
        subject = printer.plural(values[first.name])
        return outside if subject is None else subject

    def _features(self, printer: Printer, values: Mapping[str, Any]) -> frozenset[str]:
        many, outside = self.many, printer.features
        if many is None:
            return outside
        if isinstance(many, str):
            plural = printer.plural(values[many])
            many = values[many] != 1 if plural is None else plural
        elif callable(many):
            many = many(values)
        return outside | {MANY} if many else outside - {MANY}

    def template(self, slot: Callable[[Slot], str]) -> str:
        """The canonical wording as people read it; `slot` writes what stands for a phrase of a category.

        >>> rule = constant_rule("up", "!delete 1 card^cards , if? they|it {other:condition}")
        >>> rule.template(lambda held: f"<{held.category}>")
        'delete 1 card, they <condition>'
        """
        out: list[str] = []
        for part in self.elements:
            if isinstance(part, Slot):
                out.append(slot(part))
            elif not part.optional and not part.ahead:
                out.append(ARTICLE if part.article else part.one)
        return join([each for each in out if each])

    def starts(self, lookup: Lookup) -> Starts:
        """The first word, or what the first slots begin with."""
        tokens: set[str] = set()
        for part in self.elements:
            if isinstance(part, Words):
                if part.ahead:
                    continue
                tokens |= part.accepted
                if not part.optional:
                    return Starts(frozenset(tokens))
                continue
            known = lookup(part.category)
            tokens |= known.tokens
            if not known.empty:
                return Starts(frozenset(tokens))
        return Starts(frozenset(tokens), empty=True)

    def parts(self) -> Iterator[str]:
        """The categories of its slots."""
        return (part.category for part in self.elements if isinstance(part, Slot))


def defaults(cls: type[Node]) -> dict[str, Any]:
    """The default of every field of a node that has one."""
    names, values = cls.__struct_fields__, cls.__struct_defaults__
    return dict(zip(names[len(names) - len(values) :], values, strict=True))


BIND = "bind"
"""The field that names a thing for later sentences: nothing is said of that where the name is given."""


def node_rule(
    cls: type[Node],
    template: str,
    *,
    reads_only: bool = False,
    as_gerund: bool = False,
    many: Number = None,
    when: str | None = None,
    **fixed: Any,
) -> Rule:
    """A rule whose slots are fields of the node and whose other fields are fixed or default."""
    parts = elements(template, as_gerund=as_gerund)
    slots = [part.name for part in parts if isinstance(part, Slot) and part.name != NOTHING]
    names = cls.__struct_fields__
    unknown = (set(slots) | set(fixed)) - set(names)
    assert not unknown, f"{cls.__name__} has no field {unknown}"
    rest = {**defaults(cls), **fixed}
    said = [name for name in names if name not in slots and name != BIND]
    others = [(name, rest.get(name)) for name in said]

    def make(values: dict[str, Any]) -> Node:
        return cls(**values, **fixed)

    def take(node: Any) -> Mapping[str, Any] | None:
        if type(node) is not cls:
            return None
        for name, value in others:
            if getattr(node, name) != value:
                return None
        return {name: getattr(node, name) for name in slots}

    return Rule(parts, make, take, many, when, cls, reads_only)


def constant_rule(
    value: Any, template: str, *, reads_only: bool = False, when: str | None = None
) -> Rule:
    """A rule for one value and nothing else."""

    def take(node: Any) -> Mapping[str, Any] | None:
        return {} if type(node) is type(value) and node == value else None

    return Rule(elements(template), lambda _: value, take, None, when, reads_only=reads_only)


@dataclass(frozen=True, slots=True)
class Token:
    """A single token that carries a value: a number, a name. `kind` is the kind of its first letter."""

    kind: str
    value: Callable[[str], Any]
    text: Callable[[Any], str | None]

    def read(self, parser: Parser, position: int) -> Iterator[Reading]:
        """The value of the token, unless it has none."""
        token = parser.tokens[position]
        if token and kind_of(token) == self.kind:
            value = self.value(token)
            if value is not None:
                yield value, position + 1

    def write(self, printer: Printer, node: Any) -> str | None:
        """The token for the value."""
        return self.text(node)

    def writes(self, kind: type) -> bool:
        """Anything: `text` decides."""
        return True

    def starts(self, lookup: Lookup) -> Starts:
        """Tokens of its kind."""
        return Starts(frozenset((self.kind,)))

    def parts(self) -> tuple[str, ...]:
        """None."""
        return ()


NUMBER, SIGNED, NAME, QUOTED = "0", "+0", "[]", '""'
"""The kinds of token that are not words."""


def kind_of(token: str) -> str:
    """The kind of a token: a word is a kind of its own."""
    first = token[:1]
    if first == "[":
        return NAME
    if first == '"':
        return QUOTED
    if first.isdigit():
        return NUMBER
    return SIGNED if first in "+-" and len(token) > 1 else token


@dataclass(frozen=True, slots=True)
class Listed:
    """`A`, `A or B`, `A, B or C`, `A, B, or C`: a tuple of at least so many of a category.

    Any of `words` joins the last two and the first of them is written; each may be several words.
    `first` is the category of the first part where that is another. With `chained`, more may follow
    behind a joint: "A, then B and C". `make` and `take` turn the tuple into what the list means and
    back.
    """

    category: str
    words: tuple[tuple[str, ...], ...] = (("or",), ("/",))
    make: Callable[[tuple[Any, ...]], Any] = tuple
    take: Callable[[Any], tuple[Any, ...] | None] = lambda value: (
        value if isinstance(value, tuple) else None
    )
    least: int = 1
    first: str | None = None
    chained: bool = False

    def read(self, parser: Parser, position: int) -> Iterator[Reading]:
        """Every list from the position."""
        for values, end in self._lists(parser, position):
            if len(values) >= self.least:
                made = self.make(values)
                if made is not None:
                    yield made, end

    def _lists(self, parser: Parser, position: int) -> Iterator[tuple[tuple[Any, ...], int]]:
        for first, end in parser.parse(self.first or self.category, position):
            yield (first,), end
            for rest, final in self._more(parser, end):
                yield (first, *rest), final

    def _more(self, parser: Parser, position: int) -> Iterator[tuple[tuple[Any, ...], int]]:
        comma = position + 1 if parser.tokens[position] == "," else None
        for start in (position, comma):
            if start is None:
                continue
            for word in self.words:
                last = parser.words(start, *word)
                if last is not None:
                    for value, end in parser.parse(self.category, last):
                        yield (value,), end
                        if self.chained:
                            for rest, final in self._more(parser, end):
                                yield (value, *rest), final
        if comma is not None:
            for value, end in parser.parse(self.category, comma):
                for rest, final in self._more(parser, end):
                    yield (value, *rest), final

    def write(self, printer: Printer, node: Any) -> str | None:
        """`A, B or C`."""
        values = self.take(node)
        if values is None or len(values) < self.least:
            return None
        texts = [printer.attempt(self.first or self.category, values[0])]
        texts += [printer.attempt(self.category, value) for value in values[1:]]
        said = [text for text in texts if text]
        return in_words(said, " ".join(self.words[0])) if len(said) == len(values) else None

    def writes(self, kind: type) -> bool:
        """Anything: `take` decides."""
        return True

    def starts(self, lookup: Lookup) -> Starts:
        """What its first part begins with."""
        return lookup(self.first or self.category)

    def parts(self) -> tuple[str, ...]:
        """What stands in the list."""
        return (self.first or self.category, self.category)


@dataclass(frozen=True, slots=True)
class Repeated:
    """So many of a category or more, one behind the other: a tuple."""

    category: str
    least: int = 0

    def read(self, parser: Parser, position: int) -> Iterator[Reading]:
        """Every number of them."""
        yield from (found for found in self._rows(parser, position) if len(found[0]) >= self.least)

    def _rows(self, parser: Parser, position: int) -> Iterator[Reading]:
        yield (), position
        for first, end in parser.parse(self.category, position):
            if end > position:
                for rest, final in self._rows(parser, end):
                    yield (first, *rest), final

    def write(self, printer: Printer, node: Any) -> str | None:
        """All of them."""
        if not isinstance(node, tuple) or len(node) < self.least:
            return None
        texts = [printer.attempt(self.category, value) for value in node]
        return None if None in texts else join([text for text in texts if text])

    def writes(self, kind: type) -> bool:
        """A tuple."""
        return issubclass(kind, tuple)

    def starts(self, lookup: Lookup) -> Starts:
        """What one of them begins with or, where there need be none, nothing."""
        return Starts(lookup(self.category).tokens, empty=self.least == 0)

    def parts(self) -> tuple[str, ...]:
        """What is repeated."""
        return (self.category,)


@dataclass(frozen=True, slots=True)
class Function:
    """Reading or writing by hand, where neither a template nor a list says it."""

    parse: Callable[[Parser, int], Iterator[Reading]] | None
    print: Callable[[Printer, Any], str | None] | None

    def read(self, parser: Parser, position: int) -> Iterable[Reading]:
        """What the function reads."""
        return self.parse(parser, position) if self.parse else ()

    def write(self, printer: Printer, node: Any) -> str | None:
        """What the function writes."""
        return self.print(printer, node) if self.print else None

    def writes(self, kind: type) -> bool:
        """Anything, unless it only reads."""
        return self.print is not None

    def starts(self, lookup: Lookup) -> Starts:
        """It may read anything, and nothing if it only writes."""
        return Starts(frozenset((ANYTHING,)), empty=True) if self.parse else Starts()

    def parts(self) -> tuple[str, ...]:
        """None: it reads and writes words by itself."""
        return ()
