"""What one seat is asked and may answer, in words, as far as that seat may know."""
