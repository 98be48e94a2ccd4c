"""What cards of Digimon Battle Evolution are and do, as data."""
