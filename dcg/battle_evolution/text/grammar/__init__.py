"""The grammar of card text: each file declares one family of phrases, for reading and for writing."""
