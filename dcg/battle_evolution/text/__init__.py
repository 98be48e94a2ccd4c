"""Card text in the words of the rules, to nodes and back."""
