"""Card languages in general: nodes, and grammars that read and write them. It knows no game."""
