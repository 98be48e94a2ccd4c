"""Statistics of the Digimon Card Game alone."""
