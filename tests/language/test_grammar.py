"""A grammar declared once reads and writes: a small language of its own, with no word of any game."""

from typing import Any

import pytest

from dcg.language.grammar import Grammar, Language
from dcg.language.node import Node
from dcg.language.parser import Ambiguous, BeginsWithItself, Parser
from dcg.language.printer import Printer, Unprintable
from dcg.language.productions import NUMBER
from dcg.language.tokens import NotCardText, Tokeniser


class Fruit(Node, frozen=True):
    """A kind of fruit."""

    kind: str
    ripe: bool = True


class Take(Node, frozen=True):
    """So many of a fruit."""

    count: int
    fruit: Fruit


class Also(Node, frozen=True):
    """Doing something is up to you."""

    it: Any


@pytest.fixture
def grammar() -> Grammar:
    """Fruit in baskets."""
    built = Grammar(
        Language(
            Tokeniser(),
            lambda printer, node: None,
            Also,
            lambda node: node.it if isinstance(node, Also) else None,
        )
    )
    built.token("number", NUMBER, int, str)
    for kind in ("apple", "pear"):
        built.word("kind", kind, f"{kind}^{kind}s")
    built.node("fruit", Fruit, "{kind:kind}", ripe=True)
    built.node("fruit", Fruit, "green {kind:kind}", ripe=False)
    built.also("fruit", Fruit, "unripe {kind:kind}", ripe=False)
    built.act(Take, "!take {count:number} {fruit:fruit}", many="count")
    built.act(Take, "a {fruit:fruit} is|are taken", reads_only=True, count=1)
    built.listed("acts", "act", "and", "and then")
    built.listed("costs", "cost", "and")
    built.word("basket", "", "in the basket")
    built.spelling("basket", "", "in your basket", "in|into a basket")
    built.rule(
        "put", "put {fruit:fruit} {_:basket}", lambda fruit: fruit, lambda node: {"fruit": node}
    )
    return built


def read(grammar: Grammar, text: str, category: str = "acts") -> list[Any]:
    """Every reading of the whole text."""
    return Parser(grammar, text).whole(category)


APPLE, GREEN = Fruit("apple"), Fruit("pear", ripe=False)


@pytest.mark.parametrize(
    ("category", "node", "text"),
    [
        ("act", Take(1, APPLE), "take 1 apple"),
        ("act", Take(2, APPLE), "take 2 apples"),
        ("acts", (Take(2, GREEN),), "take 2 green pears"),
        ("acts", (Take(2, GREEN), Take(1, APPLE)), "take 2 green pears and take 1 apple"),
        (
            "acts",
            (Take(1, APPLE), Take(2, APPLE), Take(3, APPLE)),
            "take 1 apple, take 2 apples and take 3 apples",
        ),
        ("costs", (Take(2, APPLE),), "taking 2 apples"),
        ("put", GREEN, "put green pear in the basket"),
    ],
)
def test_one_declaration_reads_what_it_writes(
    grammar: Grammar, category: str, node: Any, text: str
) -> None:
    assert Printer(grammar).print(category, node) == text
    assert read(grammar, text, category) == [node]


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("take 2 unripe pears", Take(2, GREEN)),
        ("a apple is taken", Take(1, APPLE)),
        ("take 2 apple", Take(2, APPLE)),
    ],
)
def test_other_spellings_are_read_and_never_written(
    grammar: Grammar, text: str, node: Take
) -> None:
    assert read(grammar, text, "act") == [node]
    assert Printer(grammar).print("act", node) != text


def test_a_slot_that_says_nothing_is_read_and_dropped(grammar: Grammar) -> None:
    for place in ("in the basket", "in your basket", "into a basket"):
        assert read(grammar, f"put apple {place}", "put") == [APPLE]


def test_what_follows_can_be_barred(grammar: Grammar) -> None:
    grammar.rule("whole", "apple $-pie", lambda: APPLE, None)
    grammar.rule("dish", "{it:whole} pie?", lambda it: it, None)
    assert read(grammar, "apple", "dish") == [APPLE]
    assert read(grammar, "apple pie", "dish") == []


@pytest.mark.parametrize("text", ["take 2 apples pears", "take apples", "take 2 apples and", ""])
def test_every_token_is_part_of_the_reading(grammar: Grammar, text: str) -> None:
    assert read(grammar, text) == []


def test_a_node_that_no_template_says_whole_is_not_written(grammar: Grammar) -> None:
    with pytest.raises(Unprintable):
        Printer(grammar).print("fruit", Fruit("plum"))


def test_a_template_names_fields_the_node_has(grammar: Grammar) -> None:
    with pytest.raises(AssertionError, match="no field"):
        grammar.node("fruit", Fruit, "{colour:kind}")


def test_a_category_that_begins_with_itself_is_an_error_of_the_grammar(grammar: Grammar) -> None:
    grammar.rule("kind", "{it:kind} tree", lambda it: it, None)
    with pytest.raises(BeginsWithItself, match="kind"):
        read(grammar, "take 1 apple")


def test_a_category_no_root_leads_to_is_named(grammar: Grammar) -> None:
    grammar.rule("basketful", "{fruit:fruit} {_:basket}", lambda fruit: fruit, None)
    grammar.listed("baskets", "basketful", "and", first="acts")
    grammar.repeated("row", "number")
    assert grammar.unreached("baskets", "costs", "put", "row", "may", "cost_act") == set()
    assert grammar.unreached("baskets", "costs", "may", "cost_act") == {"put", "row"}
    assert "basketful" in grammar.unreached("acts")


def test_a_row_has_as_many_as_it_needs(grammar: Grammar) -> None:
    grammar.repeated("row", "number", least=1)
    grammar.rule("act", "sort {row:row}", lambda row: row, None)
    assert read(grammar, "sort 1 1") == [((1, 1),)]
    assert read(grammar, "sort") == []


def test_a_character_of_no_text_is_refused() -> None:
    assert Tokeniser()('Put 1 [Red pear] "in it".') == ("put", "1", "[Red pear]", '"in it"', ".")
    with pytest.raises(NotCardText):
        Tokeniser()("take 1 €")


def test_an_abbreviation_keeps_its_full_stop() -> None:
    assert Tokeniser("no.")("No. 5.") == ("no.", "5", ".")


def test_more_words_than_any_text_has_are_not_read(grammar: Grammar) -> None:
    assert read(grammar, ", ".join(["take 1 apple"] * 60) + " and take 1 apple")
    with pytest.raises(NotCardText, match="a text of 279 words; 250 are the most"):
        read(grammar, ", ".join(["take 1 apple"] * 70))


def test_a_text_with_readings_without_end_is_ambiguous(grammar: Grammar) -> None:
    grammar.rule("row", "one {it:row}", lambda it: f"({it})", None)
    grammar.rule("row", "one {it:row}", lambda it: f"[{it}]", None)
    grammar.word("row", "", "end")
    assert read(grammar, "one one end", "row") == ["(())", "([])", "[()]", "[[]]"]
    with pytest.raises(Ambiguous, match="readings of: one one one"):
        read(grammar, "one " * 60 + "end", "row")
