"use strict";
// ---- the board of Digimon Battle Evolution ------------------------------------------------------
const VICTORY = 4;

/** One attack: its Power, what it goes back to where that differs, and its abilities. */
function attack([word, power, base, abilities, used]) {
  const row = make("li", used ? "attack used" : "attack",
    make("span", "of", words[word]),
    make("b", power === base ? "power" : "power other", String(power)),
    power === base ? null : make("small", "", `else ${base}`),
    abilities.map((text) => make("span", "mark ability", words[text])));
  if (used) row.setAttribute("aria-current", "true");
  return row;
}

function activeCard(board, seat, before) {
  const [number, ...under] = board[`active${seat}`];
  const [kind, hp, notes, attacks] = board[`now${seat}`];
  const card = telling(make("div", "card",
    make("div", "facts", make("span", "level", words[kind]), make("span", "dp", String(hp), make("small", "", " HP"))),
    make("div", "name", cards[number].name),
    make("ul", "attacks", attacks.map(attack)),
    make("div", "marks", notes.map((text) => make("span", "mark turned", words[text])))), number);
  const stack = under.length ? make("ol", "under", under.map((below) => cardItem("", below, cards[below].name))) : null;
  if (stack) stack.setAttribute("aria-label", "on");
  const whole = make("li", "standing fighter", card, stack);
  const is = (shown) => JSON.stringify([shown[`active${seat}`], shown[`now${seat}`]]);
  if (before && is(before) !== is(board)) whole.classList.add("changed");
  return whole;
}

function zone(board, seat, before, name, label) {
  const held = board[name + seat];
  if (!held.length) return null;
  const box = make("div", "zone", make("span", "label", `${label} ${held.length}`), make("ul", "chips", held.map(cardChip)));
  if (before && JSON.stringify(before[name + seat]) !== JSON.stringify(held)) box.classList.add("changed");
  return box;
}

function pile(label, count, extra, changed) {
  const box = make("div", `pile ${label.toLowerCase().replace(/[^a-z]/g, "")}`,
    make("span", "label", label), make("b", "count", String(count)), extra);
  if (changed) box.classList.add("changed");
  return box;
}

/** Cards that lie in a heap, to be unfolded; `null` where none is known. */
function heap(board, seat, name) {
  const held = board[name + seat].filter((number) => cards[number].name !== "?");
  if (!held.length) return null;
  const list = make("details", "trash-list", make("summary", "", "show"), make("ul", "", together(held)));
  list.open = state[name + seat] || false;
  list.addEventListener("toggle", () => { state[name + seat] = list.open; });
  return list;
}

/** KO points as pips: four win. */
function knockOuts(board, seat) {
  const pips = make("span", "pips");
  pips.setAttribute("aria-hidden", "true");
  for (let place = 0; place < Math.min(board[`ko${seat}`], VICTORY + 1); place++) pips.append(make("i", ""));
  return pips;
}

function side(board, seat, before) {
  const changed = (name) => Boolean(before) && JSON.stringify(before[name + seat]) !== JSON.stringify(board[name + seat]);
  const head = make("div", "head",
    make("b", "seat", `Seat ${seat}`), make("span", "deckname", deckName(seat)), make("span", "player", content.match.players[seat]),
    board[`first${seat}`] ? make("span", "mark turned", `1st Attack ${board[`first${seat}`]}`) : null,
    board.turn && board.player === seat ? make("span", "turn-mark", "turn player") : null);
  const part = (name, label) => zone(board, seat, before, name, label);
  const zones = [part("dp_zone", "DP zone"), part("destiny_zone", "Destiny Zone"), part("side_pile", "Side pile"), part("deleted", "Deleted"),
    board[`dark_area${seat}`].some((number) => cards[number].name !== "?") ? part("dark_area", "Dark Area") : null];
  const left = make("div", "breeding", make("span", "label", `DP ${board[`dp${seat}`]}`), zones);
  if (changed("dp")) left.classList.add("changed");
  const battle = make("div", "battle", make("span", "label", "Active"),
    board[`now${seat}`] ? make("ul", "row", activeCard(board, seat, before)) : make("span", "none", "no Digimon"),
    part("attached", "Attached"), part("support_zone", "Support"), part("evolution_zone", "Evolution zone"), part("no_zone", "In no zone"));
  const piles = make("div", "piles",
    pile("KO", board[`ko${seat}`], knockOuts(board, seat), changed("ko")),
    pile("Deck", board[`deck${seat}`], null, changed("deck")),
    pile("Dark Area", board[`dark_area${seat}`].length, null, changed("dark_area")),
    pile("Trash", board[`trash${seat}`].length, heap(board, seat, "trash"), changed("trash")));
  const held = board[`hand${seat}`];
  const hand = make("div", changed("hand") ? "hand changed" : "hand", make("span", "label", `Hand ${held.length}`),
    make("ul", "chips", held.map(cardChip)));
  const field = make("div", "field", left, battle, piles);
  const whole = make("section", `side seat${seat}`, ...(seat === TOP ? [head, hand, field] : [field, hand, head]));
  whole.setAttribute("aria-label", `Seat ${seat}`);
  if (board.turn && board.player === seat) whole.classList.add("on-turn");
  return whole;
}

/** The elements of a board; what is not as on the board drawn before is marked. */
function drawnBoard(board, drawn) {
  const text = board.turn ? `Turn ${board.turn} of Seat ${board.player} \u00b7 ${words[board.phase]} phase` : "Before the first turn";
  return [side(board, TOP, drawn), make("div", "middle-row", make("p", "headline", text)), side(board, BOTTOM, drawn)];
}
