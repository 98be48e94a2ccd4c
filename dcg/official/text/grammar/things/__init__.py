"""What cards and Digimon are called: nouns, the words in front of them and behind, and where they are."""
