"use strict";
// ---- the board of the Digimon Card Game ---------------------------------------------------------
const GAUGE = 10;

/** A name that fits its card; what only tells it from others of that name is small. */
function named(name) {
  const [, own, number] = /^(.*?)( #\d+)?$/s.exec(name);
  const longest = Math.max(...own.split(/[\s-]/).map((part) => part.length));
  const size = longest > 12 ? "name tiny" : longest > 9 ? "name small" : "name";
  return make("div", size, own, number ? make("small", "number", number) : null);
}

function standing(held, before) {
  const [id, word, level, dp, suspended, fresh, under, number, keywords, limits, links] = held;
  const name = words[word];
  const card = coloured(make("div", "card",
    make("div", "facts",
      level === null ? make("span", "level", cards[number].look[0] || "") : make("span", "level", `Lv.${level}`),
      dp === null ? null : make("span", "dp", String(dp), make("small", "", " DP"))),
    named(name),
    make("div", "marks",
      suspended ? make("span", "mark turned", "suspended") : null,
      fresh ? make("span", "mark new", "this turn") : null,
      keywords.map((text) => make("span", "mark ability", words[text])),
      limits.map((text) => make("span", "mark limit", words[text])))), number);
  telling(card, number);
  const stack = under.length
    ? make("ol", "under", under.map((below) => cardItem("", below, cards[below].name)))
    : null;
  if (stack) stack.setAttribute("aria-label", "on");
  const linked = links.length
    ? make("ol", "under", links.map((beside) => cardItem("", beside, cards[beside].name)))
    : null;
  if (linked) linked.setAttribute("aria-label", "linked with");
  const whole = make("li", "standing", card, linked, stack);
  if (suspended) whole.classList.add("suspended");
  const was = before && before.get(id);
  if (before && was !== JSON.stringify(held)) whole.classList.add("changed");
  return whole;
}

/** What stood on a board, by id: to mark what an event changed. */
function stood(board) {
  const found = new Map();
  for (const seat of SEATS)
    for (const held of [...board[`battle${seat}`], board[`breeding${seat}`]])
      if (held) found.set(held[0], JSON.stringify(held));
  return found;
}

function pile(label, count, extra, changed) {
  const box = make("div", `pile ${label.toLowerCase().replace(/[^a-z]/g, "")}`,
    make("span", "label", label), make("b", "count", String(count)), extra);
  if (changed) box.classList.add("changed");
  return box;
}

function security(board, seat) {
  const pips = make("span", "pips");
  pips.setAttribute("aria-hidden", "true");
  for (let place = 0; place < Math.min(board[`security${seat}`], 12); place++) pips.append(make("i", ""));
  const up = board[`up${seat}`];
  return up.length ? [pips, make("small", "", "face up:"), make("ul", "face-up", together(up))] : pips;
}

function trash(board, seat) {
  const [top] = board[`trash${seat}`];
  return top === undefined ? null : telling(make("small", "top", cards[top].name), top);
}

function side(board, seat, before) {
  const was = before && before.board;
  const changed = (name) => Boolean(was) && JSON.stringify(was[name + seat]) !== JSON.stringify(board[name + seat]);
  const names = [deckName(seat), content.match.players[seat]];
  const head = make("div", "head",
    make("b", "seat", `Seat ${seat}`), make("span", "deckname", names[0]), make("span", "player", names[1]),
    board.turn && board.player === seat ? make("span", "turn-mark", "turn player") : null);
  const trashPile = pile("Trash", board[`trash${seat}`].length, trash(board, seat), changed("trash"));
  if (board[`trash${seat}`].length) {
    const list = make("details", "trash-list", make("summary", "", "show"),
      make("ul", "", together(board[`trash${seat}`])));
    list.open = state[`trash${seat}`] || false;
    list.addEventListener("toggle", () => { state[`trash${seat}`] = list.open; });
    trashPile.append(list);
  }
  const piles = make("div", "piles",
    pile("Security", board[`security${seat}`], security(board, seat), changed("security") || changed("up")),
    pile("Deck", board[`deck${seat}`], null, changed("deck")),
    pile("Digi-Eggs", board[`eggs${seat}`], null, changed("eggs")),
    trashPile);
  const breeding = make("div", "breeding", make("span", "label", "Breeding"),
    board[`breeding${seat}`] ? make("ul", "row", standing(board[`breeding${seat}`], before && before.stood)) : make("span", "none", "empty"));
  const battle = make("div", "battle", make("span", "label", "Battle area"),
    board[`battle${seat}`].length
      ? make("ul", "row", board[`battle${seat}`].map((held) => standing(held, before && before.stood)))
      : make("span", "none", "empty"));
  const held = board[`hand${seat}`];
  const hand = make("div", changed("hand") ? "hand changed" : "hand", make("span", "label", `Hand ${held.length}`),
    make("ul", "chips", held.map(cardChip)));
  const field = make("div", "field", breeding, battle, piles);
  const whole = make("section", `side seat${seat}`, ...(seat === TOP ? [head, hand, field] : [field, hand, head]));
  whole.setAttribute("aria-label", `Seat ${seat}`);
  if (board.turn && board.player === seat) whole.classList.add("on-turn");
  return whole;
}

function gauge(board) {
  const row = make("ol", "gauge");
  for (let value = -GAUGE; value <= GAUGE; value++) {
    const cell = make("li", value < 0 ? "one" : value > 0 ? "zero" : "middle", String(Math.abs(value)));
    if (value === board.memory) { cell.classList.add("here"); cell.setAttribute("aria-current", "true"); }
    row.append(cell);
  }
  const own = board.player === 1 ? -board.memory : board.memory;
  const text = board.turn
    ? `Turn ${board.turn} of Seat ${board.player} \u00b7 ${words[board.phase]} \u00b7 memory ${own}`
    : "Before the first turn";
  const box = make("div", "middle-row", make("p", "headline", text),
    make("div", "gauge-row", make("span", "end one", "Seat 1"), row, make("span", "end zero", "Seat 0")));
  if (board.notes.length) box.append(make("ul", "notes", board.notes.map((note) => make("li", "", words[note]))));
  if (board.open.length) box.append(make("ul", "chips open", board.open.map(cardChip)));
  return box;
}

/** The elements of a board; what is not as on the board drawn before is marked. */
function drawnBoard(board, drawn) {
  const before = drawn ? { board: drawn, stood: stood(drawn) } : null;
  const shown = [side(board, TOP, before), gauge(board), side(board, BOTTOM, before)];
  if (SEATS.some((seat) => board[`battle${seat}`].length))
    shown.push(make("p", "fine", board.derived
      ? `DP as this engine derives them${content.match.engine ? ` (recorded by ${content.match.engine})` : ""}.`
      : "DP as printed: this engine cannot derive what effects change."));
  return shown;
}
