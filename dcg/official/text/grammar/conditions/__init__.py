"""What follows "if" and "while", and what this turn and this effect have done."""
