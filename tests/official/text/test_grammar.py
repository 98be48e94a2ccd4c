"""Sentences of the card language and the trees they mean. Every card here is invented."""

from typing import Any

import pytest

from dcg.official.language.effect import Effect
from dcg.official.language.processes import (
    ActivateOtherEffect,
    AddSecurityToHand,
    AddToHand,
    AtTiming,
    Bind,
    ByCost,
    DeclareAttack,
    Delete,
    Digivolve,
    DigivolveFrom,
    Draw,
    GainKeyword,
    GainMemory,
    If,
    LoseMemory,
    May,
    ModifyDP,
    Play,
    ReduceCost,
    Repeat,
    Restrict,
    RestrictPlayer,
    ReturnToDeck,
    RevealTop,
    Seq,
    SetMemory,
    Suspend,
    TrashCards,
    TrashDigivolutionCards,
    Unsuspend,
    Use,
)
from dcg.official.language.selectors import (
    All,
    AllOf,
    AnyOf,
    Choose,
    Compare,
    Count,
    DidThat,
    Each,
    Excess,
    Exists,
    HasColour,
    HasKeyword,
    HasTrait,
    IsCategory,
    IsRef,
    IsToken,
    Matches,
    MemoryOf,
    NameContains,
    NameIs,
    NumberIs,
    Ref,
    Scaled,
    Selector,
    SharesName,
)
from dcg.official.language.terms import Category, PlayerRestriction, Whose
from dcg.official.language.trigger import Trigger
from dcg.official.text.effects import (
    NotUnderstood,
    compile_effect,
    grammar,
    print_effect,
    this_noun,
)
from dcg.official.text.normalise import normalise

DIGIMON = IsCategory(("digimon",))
TAMER = IsCategory(("tamer",))
THIS = Ref("this")
THEIR_DIGIMON = Selector(whose="opponents", match=(DIGIMON,))


def read(text: str, category: Any = "digimon", section: Any = "effects") -> Any:
    """The one effect of the text, which must survive being written and read again."""
    (effect,) = normalise(text)
    tree = compile_effect(effect, category, section)
    written = print_effect(tree, this_noun(category, section))
    assert compile_effect(written, category, section) == tree
    return tree


def body(text: str, category: Any = "digimon") -> Any:
    return read(text, category).body


@pytest.mark.parametrize(
    ("icon", "trigger"),
    [
        ("[On Play]", Trigger("played", THIS)),
        ("[When Digivolving]", Trigger("digivolved", THIS)),
        ("[When Attacking]", Trigger("attacks", THIS)),
        ("[On Deletion]", Trigger("deleted", THIS)),
        ("[End of Attack]", Trigger("attack_ended", THIS)),
        ("[Start of Your Turn]", Trigger("turn_started", whose="yours")),
        ("[End of Opponent's Turn]", Trigger("turn_ended", whose="opponents")),
    ],
)
def test_a_timing_icon_is_a_trigger(icon: str, trigger: Any) -> None:
    effect = read(f"{icon} Gain 2 memory.")
    assert effect.kind == "trigger"
    assert effect.triggers == (trigger,)
    assert effect.body == GainMemory(2)


def test_icons_stay_in_print_order_and_mean_turn_and_limit() -> None:
    effect = read("[Opponent's Turn][Twice Per Turn] When this Digimon is blocked, gain 1 memory.")
    assert effect.icons == ("opponents_turn", "twice_per_turn")
    assert (effect.turn, effect.per_turn) == ("opponents", 2)
    assert effect.triggers == (Trigger("blocked", THIS),)


def test_main_is_an_options_own_effect_and_a_digimons_activation() -> None:
    assert read("[Main] Gain 2 memory.", "option").kind == "main"
    assert read("[Main] Gain 2 memory.").kind == "activation"


def test_a_persistent_effect_holds_while_its_condition_does() -> None:
    effect = read("[Your Turn] While this Digimon has <Reboot>, it gets +3000 DP.")
    assert effect == Effect(
        "persistent",
        ModifyDP(THIS, 3000, "while_active"),
        icons=("your_turn",),
        turn="yours",
        condition=Matches(THIS, (HasKeyword("reboot"),)),
    )


@pytest.mark.parametrize(
    "old",
    [
        "[On Play] Trigger <Draw 4>. (Draw 4 cards from your deck.)",
        "[On Play] Trigger <Draw 4> (Draw 4 cards from your deck).",
        "［On Play］ ＜Draw 4＞.",
    ],
)
def test_old_and_new_wordings_of_a_keyword_are_the_same_effect(old: str) -> None:
    assert read(old) == read("[On Play] <Draw 4>.")


def test_an_optional_cost_behind_or_in_front_is_by() -> None:
    new = body("[When Attacking] By trashing 2 cards in your hand, unsuspend this Digimon.")
    old = body("[When Attacking] You can unsuspend this Digimon by trashing 2 cards in your hand.")
    assert new == old
    assert new == ByCost(
        TrashCards(Choose(Selector(zone="hand", whose="yours"), 2)), Unsuspend(THIS)
    )


def test_you_may_do_one_thing_to_do_another_is_by() -> None:
    effect = read(
        "[Your Turn] When you play a green Digimon, you can suspend this Tamer to gain 1 memory.",
        "tamer",
    )
    assert effect.body == ByCost(Suspend(THIS), GainMemory(1))
    assert effect.triggers == (
        Trigger("played", Selector(whose="yours", match=(HasColour(("green",)), DIGIMON))),
    )


def test_what_stands_behind_a_cost_depends_on_it_to_the_end() -> None:
    tree = body(
        "[On Play] By adding the top card of your security stack to your hand, delete this Digimon. Then, <Draw 1>."
    )
    assert tree == ByCost(AddSecurityToHand(1), Seq((Delete(THIS), Draw(1))))


def test_what_stands_behind_then_does_not_depend_on_an_earlier_if() -> None:
    tree = body("[On Play] If you have a Tamer, gain 1 memory. Then, <Draw 1>.")
    assert tree == Seq(
        (If(Exists(Selector(whose="yours", match=(TAMER,))), GainMemory(1)), Draw(1))
    )


def test_and_inside_an_if_depends_on_it() -> None:
    tree = body("[On Play] If you have a Tamer, <Draw 1> and gain 1 memory.")
    assert tree == If(
        Exists(Selector(whose="yours", match=(TAMER,))), Seq((Draw(1), GainMemory(1)))
    )


def test_at_end_of_turn_is_pending() -> None:
    tree = body("[When Attacking] Gain 4 memory. At end of turn, lose 4 memory.")
    assert tree == Seq((GainMemory(4), AtTiming("end_of_turn", LoseMemory(4))))


def test_memory_is_compared_and_set() -> None:
    tree = body("[Start of Your Turn] If you have 1 memory or less, set your memory to 2.", "tamer")
    assert tree == If(NumberIs(MemoryOf(), "<=", 1), SetMemory(2))


def test_revealed_cards_are_added_and_the_rest_returned() -> None:
    tree = body(
        "[On Play] Reveal 4 cards from the top of your deck. Add 1 Option card among them to your hand. "
        "Place the remaining cards at the bottom of your deck in any order."
    )
    option = Selector(zone="revealed", match=(IsCategory(("option",)),))
    assert tree == Seq(
        (
            RevealTop(4),
            AddToHand(Choose(option)),
            ReturnToDeck(All(Selector(zone="revealed")), "bottom"),
        )
    )


def test_one_of_each_is_one_choice_with_two_entries() -> None:
    tree = body(
        "[On Play] Reveal the top 3 cards of your deck. Add 1 red and 1 black Tamer card among them to the hand."
    )
    entries = tuple(
        Choose(Selector(zone="revealed", match=(HasColour((colour,)), TAMER)))
        for colour in ("red", "black")
    )
    assert tree == Seq((RevealTop(3), AddToHand(Each(entries))))


def test_and_or_lets_entries_be_left_out() -> None:
    tree = body("[On Play] Add 1 Tamer card and/or 1 Option card from your trash to the hand.")
    assert tree.target.or_fewer


def test_it_means_what_was_last_mentioned() -> None:
    tree = body(
        "[On Play] Choose 1 of your opponent's Digimon. Delete all of your opponent's Digimon that share a name with it."
    )
    shares = Selector(whose="opponents", match=(DIGIMON, SharesName(Ref("chosen"))))
    assert tree == Seq((Bind(Choose(THEIR_DIGIMON, bind="chosen")), Delete(All(shares))))


def test_one_subject_with_two_changes_is_chosen_once() -> None:
    tree = body("[On Play] 1 of your Digimon gets +2000 DP and gains <Rush> for the turn.")
    mine = Selector(whose="yours", match=(DIGIMON,))
    assert tree == Seq(
        (
            ModifyDP(Choose(mine, bind="chosen"), 2000, "for_the_turn"),
            GainKeyword(Ref("chosen"), "rush", duration="for_the_turn"),
        )
    )


def test_a_pronoun_without_meaning_is_refused() -> None:
    with pytest.raises(NotUnderstood, match="it"):
        read("[Security] Unsuspend it.")


def test_an_attack_by_an_effect_may_be_optional() -> None:
    assert body("[On Play] This Digimon may attack.") == May(DeclareAttack(THIS))
    assert body("[On Play] This Digimon attacks.") == DeclareAttack(THIS)
    assert body("[On Play] <Blitz>.") == May(DeclareAttack(THIS, if_memory=True))


@pytest.mark.parametrize(
    ("text", "category"),
    [
        (
            "[Main] <Mind Link> with 1 of your Digimon with the [Drifter] or [Wanderer] trait.",
            "tamer",
        ),
        ("[On Play] This Digimon may attack even your opponent's unsuspended Digimon.", "digimon"),
        (
            "[On Play] This Digimon may attack your opponent's Digimon even the turn it was played.",
            "digimon",
        ),
        (
            (
                "[All Turns] When this Digimon would leave the battle area other than by your "
                "effects or a battle, <Draw 1>."
            ),
            "digimon",
        ),
    ],
)
def test_what_keyword_effects_say_is_printed_as_it_was_read(text: str, category: Category) -> None:
    effect = compile_effect(text, category, "effects")
    assert print_effect(effect, this_noun(category, "effects")) == text


def test_digi_burst_is_a_cost_with_its_keyword() -> None:
    effect = read("[Main] <Digi-Burst 3> ・Gain 2 memory.")
    assert effect.body == ByCost(TrashDigivolutionCards(THIS, 3), GainMemory(2), "digi_burst")


def test_would_is_immediate() -> None:
    effect = read(
        "When one of your [Aamon] would digivolve into this card in your hand, reduce the memory cost of the digivolution by 2."
    )
    assert effect.kind == "immediate"
    assert effect.zones == ("hand",)
    subject = Selector(whose="yours", match=(NameIs(("Aamon",)),))
    into = (IsRef(Ref("this_card")),)
    assert effect.triggers == (Trigger("digivolved", subject, into=into, source="hand"),)
    assert effect.body == ReduceCost("digivolve", 2)


def test_a_cost_for_each_tamer_is_read_in_the_hand() -> None:
    effect = read(
        "Reduce the memory cost of this card in your hand by 2 for each red Tamer you have in play.",
        "option",
    )
    tamers = Selector(whose="yours", match=(HasColour(("red",)), TAMER))
    assert effect.zones == ("hand",)
    assert effect.body == ReduceCost("use", Scaled(Count(tamers), 2), this_card=True)


def test_a_tamer_can_count_as_a_digimon_to_digivolve_from() -> None:
    effect = read(
        "You may Digivolve this card from your hand onto one of your red Tamers as if the Tamer is a level 4 Digimon."
    )
    assert effect.body == DigivolveFrom((HasColour(("red",)), TAMER), as_level=4)


def test_digivolving_at_a_fixed_cost_without_requirements() -> None:
    tree = body(
        "[When Digivolving] This Digimon can digivolve into an [Aamon] in your hand for a memory cost of 2, "
        "ignoring its digivolution requirements. If it does, delete this Digimon at the end of the turn."
    )
    into = Choose(Selector(zone="hand", whose="yours", match=(NameIs(("Aamon",)),)))
    assert tree == Seq(
        (
            May(Digivolve(THIS, into, cost=2, ignore_requirements=True)),
            If(DidThat(), AtTiming("end_of_turn", Delete(THIS))),
        )
    )


def test_the_following_effect_twice_is_repeated() -> None:
    tree = body(
        "[On Play] Activate the following effect twice.・1 of your opponent's Digimon gets -2000 DP for the turn."
    )
    assert tree == Repeat(2, ModifyDP(Choose(THEIR_DIGIMON), -2000, "for_the_turn"))


def test_security_effects_play_or_activate_the_card() -> None:
    assert body(
        "[Security] You may play this card without paying its memory cost.", "tamer"
    ) == May(Play(Ref("this_card")))
    assert body(
        "[Security] Activate this card's [On Play] effect.", "option"
    ) == ActivateOtherEffect(Ref("this_card"), "on_play")


def test_an_effect_can_use_an_option_card_of_one_use_cost() -> None:
    tree = body(
        "[On Play] Use 1 Option card with a use cost of 7 from your hand without paying the cost."
    )
    assert tree == Use(
        Choose(
            Selector(
                zone="hand",
                whose="yours",
                match=(IsCategory(("option",)), Compare("use_cost", "=", 7)),
            )
        )
    )


def test_checked_options_can_be_silenced() -> None:
    tree = body(
        "[All Turns] This Digimon doesn't activate [Security] skills on Option cards it checks."
    )
    assert tree == Restrict(
        THIS, "activate_security_effects", "while_active", (IsCategory(("option",)),)
    )


def test_a_player_can_be_kept_from_gaining_memory_but_by_tamers() -> None:
    tree = body("[Your Turn] Your opponent can't gain memory other than by Tamer effects.")
    assert tree == RestrictPlayer("gain_memory", "opponents", ("tamer",))


def test_cards_of_the_opponents_hand_go_unseen_until_so_many_remain() -> None:
    hand = Selector("hand", "opponents")
    back = ReturnToDeck(Choose(hand, Excess(Count(hand), 6)), end="bottom")
    words = "cards in your opponent's hand without looking and {} them to the bottom of the deck so that 6 remain"
    assert body(f"[On Play] By choosing {words.format('returning')}, gain 1 memory.") == ByCost(
        back, GainMemory(1)
    )
    assert body(f"[On Play] Choose {words.format('return')}.") == back


@pytest.mark.parametrize(
    ("text", "restriction", "who"),
    [
        ("Players can't reduce play costs.", "reduce_play_costs", "any"),
        ("Your opponent can't reduce play costs.", "reduce_play_costs", "opponents"),
        ("Players can't reduce digivolution costs.", "reduce_digivolution_costs", "any"),
        (
            "Your opponent can't reduce digivolution costs.",
            "reduce_digivolution_costs",
            "opponents",
        ),
    ],
)
def test_a_player_can_be_kept_from_reducing_costs(
    text: str, restriction: PlayerRestriction, who: Whose
) -> None:
    assert body(f"[All Turns] {text}") == RestrictPlayer(restriction, who)


def test_words_before_and_behind_a_noun_are_the_same_filters() -> None:
    before = body("[On Play] Delete 1 of your opponent's 4500 DP or lower Digimon.")
    behind = body("[On Play] Delete 1 of your opponent's Digimon with 4500 DP or less.")
    assert (
        before
        == behind
        == Delete(Choose(Selector(whose="opponents", match=(DIGIMON, Compare("dp", "<=", 4500)))))
    )


def test_names_and_traits_are_told_apart() -> None:
    def match(words: str) -> Any:
        return body(
            f"[On Play] You may play 1 Digimon card with {words} from your trash without paying the cost."
        ).process.target.selector.match

    assert match("[Aamon] in its name") == (DIGIMON, NameContains(("Aamon",)))
    assert match("the [Beast] or [Bird] trait") == (DIGIMON, HasTrait(("Beast", "Bird")))
    assert match("[Beast] in any of its traits") == (DIGIMON, HasTrait(("Beast",), contains=True))
    assert match("[Hybrid] in its form") == (
        DIGIMON,
        HasTrait(("Hybrid",), contains=True, field="form"),
    )


@pytest.mark.parametrize(
    ("text", "keyword", "value"),
    [
        ("<Security A. +1>", "security_attack", 1),
        ("<Security Attack -2>", "security_attack", -2),
        ("<Blocker> (This Digimon can block.)", "blocker", 0),
        *[
            (f"<{word}>", word.lower().replace(" ", "_"), 0)
            for word in (
                "Piercing",
                "Jamming",
                "Rush",
                "Reboot",
                "Retaliation",
                "Blitz",
                "Armor Purge",
                "Evade",
                "Barrier",
            )
        ],
        ("<Material Save 2>", "material_save", 2),
        ("<Fragment (3)>", "fragment", 3),
        ("<Digisorption -2>", "digisorption", -2),
    ],
)
def test_a_printed_keyword_is_an_effect_of_its_own(text: str, keyword: Any, value: Any) -> None:
    effect = read(text)
    assert (effect.kind, effect.keyword, effect.value) == ("keyword", keyword, value)


def test_a_token_is_a_kind_of_what_is_on_the_field() -> None:
    assert read("[Main] Delete 1 Token.").body == Delete(Choose(Selector(match=(IsToken(),))))
    assert read("[Main] Delete all of your red Tokens.").body == Delete(
        All(Selector(whose="yours", match=(HasColour(("red",)), IsToken())))
    )


@pytest.mark.parametrize(("words", "other"), [("or other", True), ("or", False)])
def test_tokens_and_what_else_is_described_are_one_choice(words: str, other: bool) -> None:
    text = f"[Main] Delete 1 of your Tokens {words} Digimon with the [Puppet] trait."
    described = AllOf((IsCategory(("digimon",)), HasTrait(("Puppet",), contains=False)))
    either = AnyOf((IsToken(), described))
    assert read(text).body == Delete(Choose(Selector(whose="yours", match=(either,), other=other)))
    assert read(f"[Main] Delete 1 of your Tokens {words} [Puppet] trait Digimon.") == read(text)


def test_decoy_says_for_whom() -> None:
    assert read("<Decoy (Red/Black)>").what == (HasColour(("red", "black")),)


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("<Rush> <Blocker>", ["<Rush>", "<Blocker>"]),
        (
            "<Rush><Blocker> (Notes.)\n[On Play] Gain 1 memory.",
            ["<Rush>", "<Blocker>", "[On Play] Gain 1 memory."],
        ),
        (
            "[Start of Your Turn] Gain 3 memory.On Play] Gain 2 memory.",
            ["[Start of Your Turn] Gain 3 memory.", "[On Play] Gain 2 memory."],
        ),
        ("Gain 2 memory.<Rush> (Notes.)", ["Gain 2 memory.", "<Rush>"]),
        (
            "[On Play] Suspend 1 of your opponent's Digimon. with as much or less DP as this Digimon.",
            [
                "[On Play] Suspend 1 of your opponent's Digimon with as much or less DP as this Digimon."
            ],
        ),
        ("-", []),
    ],
)
def test_a_section_splits_into_its_effects(text: str, effects: Any) -> None:
    assert normalise(text) == effects


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] Delete this Digimon and 1 of your opponent's Digimon.",
        "[On Play] For each color your Digimon have, gain 1 memory.",
        "[Your Turn] This Digimon gets +1000 DP for each color in this Digimon's digivolution cards.",
        "[On Play] Trash the bottom digivolution card of 1 of your opponent's Digimon for each of that Digimon's colors.",
        "[On Play] Activate the effect below. For each color your Digimon have, activate it again. ・Delete 1 Digimon.",
        "[On Play] Play 1 red Digimon card from your trash with the play cost reduced by 3. For each card this effect trashed, further reduce it by 1.",
        "[On Play] You may play 1 red Digimon card from your hand with the play cost reduced by 4. If you have a Tamer, further reduce it by 3.",
        "[On Play] Trash the top 7 cards of your opponent's security stack. For each card this effect deleted, reduce the number of security cards trashed by 2.",
        "[All Turns] This Digimon can't leave the battle area other than by deletion.",
        "When this card would be played or digivolved into, if you have a Tamer, reduce the play or digivolution cost by 2.",
        "[Your Turn] When a red card is returned from your trash to the hand, gain 1 memory.",
        "[Your Turn] When a Digimon card with the [Dark] trait is trashed from your hand, this Digimon may digivolve into that card.",
        "[Your Turn] This Digimon can't attack without [Agumon] in its digivolution cards.",
        "[On Play] Delete 1 of your opponent's Digimon with the same level as this Digimon.",
        "[When Attacking] This Digimon with a Tamer card in its digivolution cards may digivolve into [Agumon] in your hand without paying the cost.",
    ],
)
def test_what_is_written_today_is_written_again(text: str) -> None:
    assert print_effect(read(text)) == text


def test_a_phrase_outside_the_language_is_refused() -> None:
    with pytest.raises(NotUnderstood):
        read("[On Play] Sing 2 songs.")


def test_every_kind_of_phrase_is_part_of_what_is_read() -> None:
    requirements = (
        "requirement",
        "dna_requirement",
        "burst_requirement",
        "digixros_requirement",
        "assembly_requirement",
        "link_requirement",
        "app_fusion_requirement",
        "own_rule",
    )
    assert grammar().unreached("statement", "keyword", *requirements) == set()


def test_every_kind_of_phrase_in_a_template_is_declared() -> None:
    held = grammar()
    parts = {
        part
        for category in held.categories.values()
        for production in category.productions
        for part in production.parts()
    }
    assert parts - set(held.categories) == set()


def test_only_a_digimon_stands_in_for_a_digixros_requirement() -> None:
    """Nothing runs of a card of the hand that would (15-15-8-1), so it is refused."""
    words = "When DigiXrosing, you may use this {} in place of one of the DigiXros requirements."
    read(words.format("Digimon"))
    with pytest.raises(NotUnderstood):
        read(words.format("card"))
