"use strict";
// ---- a board of any game: its lines ------------------------------------------------------------

/** The elements of a board; a line that the board drawn before has not is marked. */
function drawnBoard(board, drawn) {
  const before = new Set(drawn ? drawn.lines : board.lines);
  const [first, ...rest] = board.lines;
  const items = rest.map((line) => make("li", before.has(line) ? "" : "changed", words[line]));
  return [make("div", "middle-row", make("p", "headline", words[first]), make("ul", "notes", items))];
}
