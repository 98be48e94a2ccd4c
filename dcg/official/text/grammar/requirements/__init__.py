"""What a card digivolves from, is linked to and is made of, in words."""
