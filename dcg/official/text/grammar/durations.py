"""How long: "for the turn", "until the end of your opponent's turn"."""

from dcg.language.grammar import Grammar


def install(grammar: Grammar) -> None:
    """Adds the durations. No words at all is `while_active`, settled by the effect's category."""
    word, spelling = grammar.word, grammar.spelling
    word("duration", "for_the_turn", "for the turn")
    spelling("duration", "for_the_turn", "until the end of the turn", "this turn")
    word("duration", "until_end_of_opponents_turn", "until the end of your opponent's turn")
    spelling("duration", "until_end_of_opponents_turn", "until the end of their turn")
    spelling("duration", "until_end_of_opponents_turn", "until your opponent's turn ends")
    spelling("duration", "until_end_of_opponents_turn", "until their turn ends")
    word(
        "duration", "until_end_of_opponents_next_turn", "until the end of your opponent's next turn"
    )
    spelling("duration", "until_end_of_opponents_next_turn", "until the end of their next turn")
    word("duration", "until_end_of_your_turn", "until the end of your turn")
    spelling("duration", "until_end_of_your_turn", "until your turn ends")
    word("duration", "until_end_of_your_next_turn", "until the end of your next turn")
    word("duration", "until_your_next_unsuspend_phase", "until your next unsuspend phase")
    word(
        "duration",
        "until_opponents_next_unsuspend_phase",
        "until your opponent's next unsuspend phase",
    )
    word("duration", "for_the_attack", "for the attack")
    word("duration", "for_the_battle", "for the battle")
    for what, duration in (("attack", "for_the_attack"), ("battle", "for_the_battle")):
        spelling(
            "duration", duration, f"until the end of the|this {what}", f"until the|this {what} ends"
        )
    word("duration", "while_active", "")
    word(
        "next_unsuspend",
        "until_opponents_next_unsuspend_phase",
        "your opponent's next unsuspend phase",
    )
    for whose in ("their", "its owner's"):
        spelling(
            "next_unsuspend",
            "until_opponents_next_unsuspend_phase",
            f"{whose} next unsuspend phase",
        )
    word("next_unsuspend", "until_your_next_unsuspend_phase", "your next unsuspend phase")
