"""The grammar: one rule for each class of phrase, read in both directions."""
