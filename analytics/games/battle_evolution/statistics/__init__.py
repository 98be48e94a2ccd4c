"""Statistics of Digimon Battle Evolution alone."""
