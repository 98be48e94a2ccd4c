// The match's content stands in the page as JSON. Every word of it reaches the page as text, never as markup.
const content = JSON.parse(document.getElementById("content").textContent);
const words = content.words;
const byId = (id) => document.getElementById(id);
const SEATS = [0, 1];
const TOP = 1, BOTTOM = 0;

// ---- stepping: the same stops as the terminal's ------------------------------------------------

/** How many of the sorted numbers are at most `value`. */
function upTo(sorted, value) {
  let low = 0, high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] <= value) low = middle + 1; else high = middle;
  }
  return low;
}

/** A reader's log: its lines, its boards, and where it stops. A position counts events. */
class View {
  constructor(data) {
    Object.assign(this, data);
    this.end = this.text.length;
    this.lines = this.text.map((word) => words[word]);
    this.newsPlaces = [];
    this.news.forEach((told, place) => { if (told) this.newsPlaces.push(place); });
    this.everyPlaces = this.lines.map((_, place) => place);
    this.asked = new Set(this.answers);
    this.reached = [];
    let following = content.match.events - 1;
    for (let place = this.end - 1; place >= 0; place--) {
      if (this.numbers[place] >= 0) following = this.numbers[place];
      this.reached[place] = following;
    }
    this.whole = [];
    let board = {};
    for (const change of data.boards) this.whole.push(board = { ...board, ...change });
  }
  places(every) { return every ? this.everyPlaces : this.newsPlaces; }
  stops(unit, every) {
    if (unit === "event") return [0, ...this.places(every).map((place) => place + 1), this.end];
    return (every ? this.every : this.told)[unit];
  }
  next(position, unit, every) {
    const stops = this.stops(unit, every);
    return stops[Math.min(upTo(stops, position), stops.length - 1)];
  }
  previous(position, unit, every) {
    const stops = this.stops(unit, every);
    return stops[Math.max(upTo(stops, position - 1) - 1, 0)];
  }
  /** The last event told at a position, -1 before the first. */
  place(position, every) {
    const places = this.places(every);
    const found = upTo(places, position - 1);
    return found ? places[found - 1] : -1;
  }
  /** The place of the record's event of that number, or of the last told before it. */
  placeOf(number) { return upTo(this.reached, number) - 1; }
  positionOf(count) { return upTo(this.reached, count - 1); }
  /** How many events of the record have happened at a position. */
  numberOf(position) {
    for (let place = position - 1; place >= 0; place--)
      if (this.numbers[place] >= 0) return this.numbers[place] + 1;
    return 0;
  }
  turnAt(position) {
    let found = this.turns[0];
    for (const turn of this.turns) if (turn[1] <= position) found = turn;
    return found[0];
  }
  why(place) {
    const links = [{ place, within: "" }];
    while (place >= 0 && this.cause[place] > -2) {
      const cause = this.cause[place];
      links.push({ place: cause, within: words[this.within[place]] });
      if (cause < 0 || this.asked.has(cause)) break;  // what a player decided has no reason in the log
      place = cause;
    }
    return links;
  }
}

const views = content.views.map((data) => new View(data));
const state = { view: 0, position: 0, every: false, playing: 0, found: "", drawn: null, count: 0 };
const view = () => views[state.view];

function go(position, keep, marked) {
  if (!keep) pause();
  if (!marked) state.drawn = null;  // after a jump everything is new: nothing is marked
  state.position = Math.max(0, Math.min(position, view().end));
  state.count = view().numberOf(state.position);
  draw();
}

/** The next stop where something more is told, or the end. */
function onward(here, unit) {
  const told = here.place(state.position, state.every);
  let position = state.position;
  while (position < here.end) {
    position = here.next(position, unit, state.every);
    if (here.place(position, state.every) !== told) break;
  }
  return position;
}

function step(direction, unit, keep) {
  const here = view();
  if (direction > 0) return go(onward(here, unit), keep, true);
  const from = unit === "event" ? here.place(state.position, state.every) + 1 : state.position;
  return go(here.previous(Math.max(from, 0), unit, state.every), keep);
}

function show(number) {
  if (number < 0 || state.view === number || number >= views.length) return;
  const count = state.count;
  state.view = number;
  go(view().positionOf(count));
  state.count = count;
  fill();
  draw();
}

function toEvent(number) {
  const last = content.match.events - 1;
  if (!Number.isInteger(number) || number < 0 || number > last)
    return say(`The match has no such event: its events are 0 to ${last}.`);
  return go(view().placeOf(number) + 1);
}

function toTurn(number) {
  const found = view().turns.find((turn) => turn[0] === number);
  if (found) return go(found[1]);
  const known = view().turns.map((turn) => turn[0]);
  return say(`The match has no turn ${number}: its turns are ${known[0]} to ${known[known.length - 1]}.`);
}

function pause() {
  clearTimeout(state.playing);
  state.playing = 0;
  const button = byId("play");
  delete button.dataset.playing;
  button.setAttribute("aria-label", "Play (Space)");
}

function play() {
  if (state.playing) return pause();
  if (state.position >= view().end) state.position = 0;
  const button = byId("play");
  button.dataset.playing = "1";
  button.setAttribute("aria-label", "Pause (Space)");
  const beat = () => {
    step(1, "event", true);
    if (state.position >= view().end) return pause();
    state.playing = setTimeout(beat, Number(byId("speed").value));
    return undefined;
  };
  beat();
  return undefined;
}

// ---- drawing -----------------------------------------------------------------------------------

function make(tag, name, ...parts) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  for (const part of parts.flat()) if (part !== null && part !== undefined && part !== "") element.append(part);
  return element;
}

/** The cards that boards show, by number: name, how it looks, what it says. */
const cards = content.cards.map(([word, look, text]) => ({ name: words[word], look, text: text.map((line) => words[line]) }));

/** An element that stands for a card: it tells what the card says; `reached` is the part of it that keys can reach. */
function telling(element, number, reached = element) {
  const { name, text } = cards[number];
  if (!text.length) return element;
  element.dataset.card = number;
  element.title = text.join("\n");
  reached.tabIndex = 0;
  reached.setAttribute("role", "button");
  reached.setAttribute("aria-haspopup", "dialog");
  if (!reached.textContent) reached.setAttribute("aria-label", name);
  return element;
}

/** What a card says, over the page. */
function tell(number) {
  pause();
  const [first, ...rest] = cards[number].text;
  byId("card-title").textContent = first;
  byId("card-lines").replaceChildren(...rest.map((line) => make("li", line.startsWith(" ") ? "effect" : "", line.trim())));
  byId("card-text").showModal();
}

function coloured(element, number) {
  const [category, ...colours] = cards[number].look;
  const known = colours.map((colour) => `var(--card-${colour.replace(/[^a-z]/g, "")}, var(--line))`);
  if (known.length === 1) known.push(known[0]);
  if (known.length) element.style.setProperty("--strip", `linear-gradient(90deg, ${known.join(", ")})`);
  if (category) element.dataset.category = category;
  return element;
}

function cardChip(number) {
  const { name } = cards[number];
  if (name === "?") {
    const back = make("li", "chip back");
    back.setAttribute("aria-label", "a card nobody here may know");
    return back;
  }
  return cardItem("chip", number, name);
}

/** A list's item for a card. */
function cardItem(kind, number, text) {
  const shown = make("span", "name", text);
  return telling(coloured(make("li", kind, shown), number), number, shown);
}

/** Each card once, with how often it is there. */
function together(numbers) {
  const counts = new Map();
  for (const number of numbers) counts.set(number, (counts.get(number) || 0) + 1);
  return [...counts].map(([number, count]) => {
    const { name } = cards[number];
    return cardItem("", number, count === 1 ? name : `${count}\u00d7 ${name}`);
  });
}

/** A deck as the view has it: a seat is not told the other's. */
function deckName(seat) {
  const hidden = ![null, seat].includes(view().seat);
  return (!hidden && content.match.decks[seat]) || "an unknown deck";
}

function drawTitle() {
  byId("title").replaceChildren(make("span", "zero", deckName(0)), make("span", "versus", "against"), make("span", "one", deckName(1)));
}

function drawBoard() {
  const board = view().whole[state.position];
  const target = byId("board");
  const top = target.scrollTop;
  target.classList.remove("dense");
  target.replaceChildren(...drawnBoard(board, state.drawn));
  if (target.scrollHeight > target.clientHeight) target.classList.add("dense");
  target.scrollTop = top;
  state.drawn = board;
}

function ruled(place) {
  const rules = place >= 0 ? words[view().rules[place]] : "";
  return rules ? make("span", "rules", `rules ${rules}`) : null;
}

function drawNow() {
  const here = view();
  const place = here.place(state.position, state.every);
  byId("where").textContent = place < 0
    ? "Before the first event"
    : `Turn ${here.turnAt(state.position)} \u00b7 event ${Math.max(here.numberOf(place + 1) - 1, 0)} of ${content.match.events - 1}`;
  const now = byId("now");
  const text = place < 0 ? `${deckName(0)} against ${deckName(1)}` : here.lines[place];
  if (now.textContent !== text) now.textContent = text;
  now.dataset.by = place < 0 ? -1 : here.by[place];
  byId("why").replaceChildren(...(place < 0 ? [] : here.why(place).map((link, number) => {
    if (link.place < 0) return make("li", "", link.within);
    const jump = make("button", "jump", number ? here.lines[link.place] : "This event");
    jump.dataset.place = link.place;
    return make("li", "", number ? make("span", "lead", `in this ${link.within}, because: `) : null, jump, ruled(link.place));
  })));
  return place;
}

/** The whole log, made when view or detail change. */
function fill() {
  const here = view();
  const log = byId("log");
  const parts = [];
  let turn = null, list = null;
  for (const place of here.places(state.every)) {
    if (here.turn[place] !== turn) {
      turn = here.turn[place];
      parts.push(make("h2", `of${here.of[place]}`, turn ? `Turn ${turn} \u00b7 Seat ${here.of[place]}` : "Set-up"));
      parts.push(list = make("ol", ""));
    }
    const line = make("li", here.news[place] ? `by${here.by[place]}` : "bookkeeping", make("span", "text", here.lines[place]));
    line.dataset.place = place;
    line.dataset.number = here.numbers[place] < 0 ? "" : here.numbers[place];
    line.style.setProperty("--depth", Math.min(Math.max(0, here.depth[place] - 1), 6));
    list.append(line);
  }
  log.replaceChildren(...parts);
  log.rows = new Map([...log.querySelectorAll("li")].map((line) => [Number(line.dataset.place), line]));
  log.current = null;
  log.lit = [];
  const chosen = byId("turn");
  chosen.replaceChildren(...here.turns.map(([number]) => {
    const option = make("option", "", number ? `turn ${number}` : "set-up");
    option.value = number;
    return option;
  }));
  const slider = byId("slider");
  slider.max = here.end;
  byId("ticks").replaceChildren(...here.turns.slice(1).map(([, start]) => {
    const tick = make("i", "");
    tick.style.left = `${(100 * start) / Math.max(here.end, 1)}%`;
    return tick;
  }));
  drawTitle();
  for (const button of byId("views").children)
    button.setAttribute("aria-pressed", String(Number(button.dataset.view) === state.view));
  light();
}

function drawLog(place) {
  const log = byId("log");
  if (log.current) { log.current.classList.remove("current"); log.current.removeAttribute("aria-current"); }
  const line = log.rows.get(place) || null;
  log.current = line;
  if (!line) { log.scrollTop = 0; return; }
  line.classList.add("current");
  line.setAttribute("aria-current", "true");
  const top = line.offsetTop - log.offsetTop;
  log.scrollTop = top - log.clientHeight / 2 + line.offsetHeight / 2;
}

function draw() {
  drawBoard();
  drawLog(drawNow());
  const slider = byId("slider");
  slider.value = state.position;
  const turn = view().turnAt(state.position);
  slider.setAttribute("aria-valuetext", `event ${state.count} of ${content.match.events}, turn ${turn}`);
  byId("turn").value = String(turn);
  for (const button of document.querySelectorAll("[data-go]")) {
    const back = /^(first|back)/.test(button.dataset.go);
    button.disabled = back ? state.position <= 0 : state.position >= view().end;
  }
  const address = `#event=${state.count - 1}&view=${content.whose === null ? ["all", 0, 1][state.view] : content.whose}`
    + (state.every ? "&every=1" : "");
  if (location.hash !== address) history.replaceState(null, "", address);
}

function say(text) { byId("said").textContent = text; }

// ---- searching ---------------------------------------------------------------------------------

const wanted = () => state.found.toLowerCase().split(/\s+/).filter(Boolean);
const has = (line, all) => all.every((word) => line.toLowerCase().includes(word));

function light() {
  const log = byId("log"), all = wanted();
  for (const line of log.lit || []) line.classList.remove("hit");
  log.lit = all.length ? [...log.rows].filter(([place]) => has(view().lines[place], all)).map(([, line]) => line) : [];
  for (const line of log.lit) line.classList.add("hit");
}

function find(direction) {
  const all = wanted();
  if (!all.length) return say("");
  const here = view();
  const hits = here.places(state.every).filter((place) => has(here.lines[place], all));
  if (!hits.length) {
    const hidden = state.every ? 0 : here.lines.filter((line) => has(line, all)).length;
    return say(`Nothing told here says \u201c${state.found}\u201d${hidden ? `; of all events ${hidden} do` : ""}.`);
  }
  const place = here.place(state.position, state.every);
  let number;
  if (direction > 0) { number = upTo(hits, place); if (number === hits.length) number = 0; }
  else { number = upTo(hits, place - 1) - 1; if (number < 0) number = hits.length - 1; }
  go(hits[number] + 1);
  return say(`${number + 1} of ${hits.length} with \u201c${state.found}\u201d`);
}

// ---- keys, buttons, touch, the address ---------------------------------------------------------

const MOVES = {
  first: () => go(0), last: () => go(view().end),
  "back-event": () => step(-1, "event"), "next-event": () => step(1, "event"),
  "back-action": () => step(-1, "action"), "next-action": () => step(1, "action"),
  "back-turn": () => step(-1, "turn"), "next-turn": () => step(1, "turn"),
};

function toggleEvery(on) {
  state.every = on;
  byId("every").checked = on;
  fill();
  draw();
}

const KEYS = {
  ArrowLeft: MOVES["back-event"], ArrowRight: MOVES["next-event"],
  ArrowUp: MOVES["back-action"], ArrowDown: MOVES["next-action"],
  PageUp: MOVES["back-turn"], PageDown: MOVES["next-turn"],
  Home: MOVES.first, End: MOVES.last,
  " ": play,
  "/": () => { byId("words").focus(); byId("words").select(); },
  n: () => find(1), N: () => find(-1),
  v: () => (views.length > 1 ? show((state.view + 1) % views.length)
    : say(`This file holds what Seat ${content.whose} knew: there is no other view.`)),
  a: () => toggleEvery(!state.every),
  g: () => {
    const text = prompt("Go to: a turn (t 5), or an event by its number (214)");
    const found = /^\s*(t|turn)?\s*(\d+)\s*$/i.exec(text || "");
    if (found) (found[1] ? toTurn : toEvent)(Number(found[2]));
    else if (text) say("A turn is t and its number, an event is its number.");
  },
  "?": () => byId("help").showModal(),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const target = event.target;
  const card = target.closest("[data-card]");
  if (card && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    tell(Number(card.dataset.card));
    return;
  }
  if (target.matches("input[type=search], select")) {
    if (event.key === "Escape") target.blur();
    return;
  }
  if (event.key === " " && target.matches("button, summary, input")) return;
  if (event.key === "Enter") return;
  const action = KEYS[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

byId("transport").addEventListener("click", (event) => {
  const button = event.target.closest("[data-go]");
  if (button) MOVES[button.dataset.go]();
});
byId("play").addEventListener("click", play);
byId("slider").addEventListener("input", (event) => go(Number(event.target.value)));
byId("turn").addEventListener("change", (event) => toTurn(Number(event.target.value)));
byId("every").addEventListener("change", (event) => toggleEvery(event.target.checked));
byId("help-button").addEventListener("click", KEYS["?"]);
byId("board").addEventListener("click", (event) => {
  const card = event.target.closest("[data-card]");
  if (card) tell(Number(card.dataset.card));
});
byId("card-text").addEventListener("click", (event) => {
  if (event.target === byId("card-text")) byId("card-text").close();  // beside it: on the backdrop
});
byId("log").addEventListener("click", (event) => {
  const line = event.target.closest("li");
  if (line) go(Number(line.dataset.place) + 1);
});
byId("why").addEventListener("click", (event) => {
  const jump = event.target.closest("[data-place]");
  if (jump) go(Number(jump.dataset.place) + 1);
});
byId("words").addEventListener("input", (event) => { state.found = event.target.value.trim(); light(); });
byId("search").addEventListener("submit", (event) => { event.preventDefault(); find(1); });
byId("find-back").addEventListener("click", () => find(-1));
byId("link").addEventListener("click", () => {
  const done = () => say("The link to this position is copied.");
  const failed = () => say("The address of the page is the link to this position.");
  if (navigator.clipboard) navigator.clipboard.writeText(location.href).then(done, failed); else failed();
});

let touch = null;
byId("board").addEventListener("touchstart", (event) => {
  touch = event.touches.length === 1 ? { x: event.touches[0].clientX, y: event.touches[0].clientY } : null;
}, { passive: true });
byId("board").addEventListener("touchend", (event) => {
  if (!touch) return;
  const across = event.changedTouches[0].clientX - touch.x, down = event.changedTouches[0].clientY - touch.y;
  touch = null;
  if (Math.abs(across) > 48 && Math.abs(across) > 2 * Math.abs(down)) step(across < 0 ? 1 : -1, "event");
}, { passive: true });

/** Where the address says, as far as it says something. */
function follow() {
  const asked = new URLSearchParams(location.hash.slice(1));
  if (content.whose === null && ["all", "0", "1"].includes(asked.get("view"))) {
    const number = ["all", "0", "1"].indexOf(asked.get("view"));
    state.view = number;
  }
  state.every = asked.get("every") === "1";
  byId("every").checked = state.every;
  fill();
  const turn = asked.get("turn");
  const number = Number.parseInt(asked.get("event") ?? "-1", 10);
  if (turn !== null && /^\d+$/.test(turn)) toTurn(Number(turn));
  else if (number >= 0 && number < content.match.events) toEvent(number);
  else go(0);
}
window.addEventListener("hashchange", follow);

function begin() {
  const match = content.match;
  const result = match.winner === null ? "goes on" : match.winner < 0 ? `a draw: ${match.reason}` : `Seat ${match.winner} won: ${match.reason}`;
  byId("about").textContent = [`match ${match.id.slice(0, 8)}`, match.origin, result, match.recorded].filter(Boolean).join(" \u00b7 ");
  const box = byId("views");
  if (content.whose === null) {
    ["everything", "Seat 0 knew", "Seat 1 knew"].forEach((text, number) => {
      const button = make("button", "", text);
      button.dataset.view = number;
      button.title = "Views hide for reading only: this file holds the whole match";
      button.addEventListener("click", () => show(number));
      box.append(button);
    });
    byId("privacy").textContent = "The views hide for reading only: this file holds the whole match. "
      + "A file for one seat\u2019s eyes is made with dcg replay MATCH --html FILE --seat 0 (or 1).";
  } else {
    box.append(make("span", "only", `as Seat ${content.whose} knew it`));
    byId("privacy").textContent = `This file holds what Seat ${content.whose} knew, and nothing else.`;
  }
  byId("why-box").open = !matchMedia("(max-width: 900px)").matches;
  follow();
  document.documentElement.dataset.ready = "1";
}
begin();
