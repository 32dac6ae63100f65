// A hand of cards: shows what the table says of one seat, and says what is pointed at.
"use strict";

const find = (id) => document.getElementById(id);
const words = JSON.parse(find("words").textContent);
// How small the cards of a hand may be and what share of the page it may have: where they are
// pointed at, and where something else is. How large they may be, and how much is no card (rem).
const ASKED = { smallest: 2.75, share: 0.44 };
const RESTING = { smallest: 2.3, share: 0.22 };
const [LARGEST, AROUND] = [5.6, 2.1];
const low = matchMedia(
  "(orientation: landscape) and (max-height: 560px) and (min-height: 16rem)");
const state = {
  socket: null, page: null, tries: 0, timer: 0, over: false, explaining: false,
  key: "", pad: "", code: "", pictures: new Map(), asked: new Set(), pending: false,
};

// The key: behind the "#" of the address, where no server is told of it.

// Whoever scans again wants back to their seat: its key is tried first, and the code after it.
function keyOfAddress() {
  const code = location.hash.slice(1);
  const own = stored(code);
  state.code = own && own !== code ? code : "";
  return own || code;
}

// Whoever scans the code again, in whatever page, is who they were; but a code for one seat, in a
// new page, may be for somebody else who holds this phone now.
function stored(code) {
  try {
    const here = sessionStorage.getItem("key") || "";
    return here || code.includes(".") ? here : localStorage.getItem("key") || "";
  } catch { return ""; }
}

function keep(key) {
  state.key = key;
  try {
    sessionStorage.setItem("key", key);
    localStorage.setItem("key", key);
  } catch { /* The address has it, too. */ }
  history.replaceState(null, "", `${location.search}#${key}`);
}

// The same trouble is said once, however often the table was called in vain meanwhile.
function lost(text) {
  if (!state.page) {
    if (find("wait").hidden || find("why").textContent !== text) wait(text);
  } else if (find("alert").textContent === text) linger(text);
  else warn(text);
}

function finish(word) {
  state.over = true;
  wait(words[word] || word);
  if (word !== "replaced") ask();
  // Letters nobody has looked at may be said again.
  if (word !== "busy") find("code").value = "";
}

// What is heard

function hear(told) {
  switch (told.tell) {
    case "page": show(told); break;
    case "seats": offer(told); break;
    case "key": keep(told.key); break;
    case "signs": keepSigns(told.sources); break;
    case "said": told.alert ? warn(told.text) : note(told.text); state.pending = false; break;
    case "log": log(told.lines); break;
    case "notice": notice(told); break;
    case "time": tellTime(told.number); break;
  }
}

function notice(told) {
  // Whoever typed the address knows of no code that could be too old.
  const typed = told.word === "bad-key" && !location.hash;
  // The table hangs up, and is dialled again.
  if (told.word === "bad-key" && state.code) [state.key, state.code] = [state.code, ""];
  else if (told.word === "elsewhere") {
    state.over = true;
    state.page = null;
    wait(words.elsewhere);
    find("here").hidden = false;
  } else if (told.last) { forget(); finish(typed ? "" : told.word); }
  else if (told.word === "nod") {
    wait(words.nod);
    find("other").hidden = false;
  } else warn(words[told.word] || told.word);
}

// The key is of no use any more.
function forget() {
  try {
    sessionStorage.removeItem("key");
    if (localStorage.getItem("key") === state.key) localStorage.removeItem("key");
  } catch { /* It was not kept. */ }
  history.replaceState(null, "", location.pathname + location.search);
  state.key = state.code = "";
  state.page = null;
}

// What is seen where there is no hand

function only(id) {
  if (id !== "play") shut();
  const left = document.activeElement.closest("main");
  for (const one of ["wait", "choose", "play"]) find(one).hidden = one !== id;
  // Whoever was there by keys goes on from the heading; a hand leads to what it asks.
  if (id !== "play" && left && left.hidden) find(id).querySelector("h1").focus();
}

// A dialog is about the hand: without one, none lies over what is said.
function shut() {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  carry();
}

function lift(dialog) {
  if (!dialog.open) dialog.showModal();
  carry();
}

// Behind an open dialog nothing is seen or heard: what is said is said within it.
function carry() {
  const to = document.querySelector("dialog[open]") || document.body;
  // Whatever is moved is said anew.
  if (find("said").parentNode !== to) to.prepend(find("said"), find("alert"));
}

function wait(text) {
  only("wait");
  find("why").textContent = text;
  find("letters").hidden = true;
  find("other").hidden = true;
  find("here").hidden = true;
  announce(text);
}

function ask() { find("letters").hidden = false; }

function offer(told) {
  const seats = told.seats;
  const chosen = seats.find((one) => one.seat === told.chosen);
  if (chosen && chosen.state !== "phone" && !told.naming) {
    say({ say: "take", seat: chosen.seat, free: true });
    return;
  }
  only("choose");
  find("named").hidden = !told.naming;
  offerColours(told.colours || []);
  exchange(find("seats"), seats.map((one) => {
    const button = make("button", "");
    button.type = "button";
    const dot = one.face ? make("img", "face") : make("span", "dot");
    if (one.face) portray(dot, one.face);
    else dot.style.setProperty("--seat", one.colour);
    button.append(dot, text("b", one.name), text("span", words[
      { phone: "taken", bot: "bot", screen: "screen" }[one.state]] || ""));
    button.onclick = () => say({
      say: "take", seat: one.seat, name: told.naming ? find("name").value.trim() : "",
      colour: wished(), free: one.state !== "phone",
    });
    if (told.chosen === one.seat) button.setAttribute("aria-current", "true");
    return button;
  }));
}

function offerColours(colours) {
  const box = find("colours");
  box.hidden = !colours.length;
  const [before, here] = [wished(), box.contains(document.activeElement)];
  const own = { number: "", name: words["own-colour"], whose: "" };
  box.querySelector("div").replaceChildren(...[own, ...colours].map(swatch));
  const again = box.querySelector(`input[value="${before ?? ""}"]:enabled`);
  const chosen = again || box.querySelector("input");
  chosen.checked = true;
  if (here) chosen.focus();
  if (!again) warn(words["colour-taken"]);
}

function swatch(one) {
  const label = make("label", "");
  const input = make("input", "");
  Object.assign(input, { type: "radio", name: "colour", value: one.number });
  input.disabled = Boolean(one.whose);
  label.append(input, text("b", one.name));
  if (one.whose) label.append(text("span", one.whose));
  if (one.emblem) {
    keepSigns({ [`colour ${one.number}`]: one.emblem });
    const mark = make("img", "dot");
    mark.alt = "";
    mark.src = state.pictures.get(`colour ${one.number}`);
    mark.style.setProperty("--seat", one.colour);
    input.after(mark);
  }
  return label;
}

// The colour that is wished; none: as the seat is.
function wished() {
  const chosen = document.querySelector("#colours input:checked");
  return chosen && chosen.value ? Number(chosen.value) : null;
}

// Others lie there now; whoever was at one of them by keys stays at its place.
function exchange(box, nodes) {
  const at = [...box.children].findIndex((one) => one.contains(document.activeElement));
  box.replaceChildren(...nodes);
  const there = box.children[at];
  if (there) there.focus();
}

// The page of a seat

function show(page) {
  const before = state.page;
  state.page = page;
  state.pending = false;
  const focused = document.activeElement;
  only("play");
  const root = document.documentElement.style;
  root.setProperty("--cloth", page.cloth);
  root.setProperty("--seat", page.colour);
  root.setProperty("--aspect", page.aspect);
  document.body.classList.toggle("asked", page.asked);
  find("who").textContent = page.name;
  portray(find("face"), page.face);
  find("dot").hidden = Boolean(page.face);
  document.title = page.asked ? `● ${page.name}` : page.name;
  find("text").textContent = page.text;
  find("news").replaceChildren(...page.news.slice(-3).map((one) => text("li", one)));
  const hands = page.rows.filter((row) => row.kind === "hand");
  const others = page.rows.filter((row) => row.kind !== "hand");
  find("play").classList.toggle("bare", !others.length);
  find("play").classList.toggle("handless", !hands.length);
  // Where there are lines to lay cards on, a finger on a card drags it and scrolls nothing.
  find("play").classList.toggle("lines", others.some((row) => row.kind === "line"));
  find("play").classList.toggle("resting", !hands.some(isAsked));
  // What lies there to be pointed at comes before what can be said besides.
  const points = page.rows.some((row) => row.places.some((one) => one.state === "open"));
  find("answers").classList.toggle("quiet", points && !page.step);
  const answers = page.answers || [];
  find("answers").classList.toggle("short", answers.length > 4
    && answers.every((one) => one.name.length < 9));
  find("how").hidden = !page.stands.length;
  if (!before) find("how").open = others.length < 2;
  fill(find("rows"), others.map((row) => [row.kind, rowOf(row)]));
  fill(find("hand"), hands.map((row) => ["hand", rowOf(row)]));
  fillPlaces(find("answers"), answers);
  fitHand();
  showPads(page);
  find("lamp").hidden = !page.lamps;
  find("lit").hidden = !page.lamp;
  find("lit").textContent = page.lamp || "";
  find("back").hidden = !(page.asked && page.step);
  find("mine").hidden = !page.mine;
  find("onward").hidden = !page.onward;
  find("onward").textContent = page.onward || "";
  vote(page.vote);
  find("undo").disabled = page.undo !== "can";
  document.querySelector(".stands").replaceChildren(...page.stands.map((one) => text("li", one)));
  want();
  refocus(focused);
  backToPad();
  tellNews(before, page);
  afterwards(page);
}

// A face says nothing that its name does not say.
function portray(image, face) {
  image.hidden = !face;
  image.alt = "";
  if (face && image.getAttribute("src") !== face) image.src = face;
}

// Whoever pointed at something by keys stays there, or is led to the question where it has gone.
function refocus(focused) {
  const there = focused.isConnected && focused.getClientRects().length > 0;
  if (focused === document.body || (there && document.activeElement === focused)) return;
  (there ? focused : find("text")).focus({ preventScroll: true });
}

// What happened since and what is asked, once, for those who listen.
function tellNews(before, page) {
  const known = before ? before.news : [];
  const at = known.length ? page.news.lastIndexOf(known[known.length - 1]) : -1;
  const fresh = before && before.name === page.name ? page.news.slice(at + 1) : [];
  const asks = !before || before.text !== page.text || before.at !== page.at
    || before.step !== page.step;
  const voted = before && before.vote ? before.vote.number : 0;
  const votes = page.vote && page.vote.number !== voted ? [page.vote.text] : [];
  const other = (what) => page[what] && !(before && before[what] === page[what]) ? [page[what]] : [];
  // What the lamp says, and what there is to be pressed besides, such as to go on.
  const parts = [...fresh, ...(asks ? [page.text] : []), ...other("lamp"), ...votes,
    ...other("onward")];
  if (parts.length) announce(parts.join(" "));
}

function vote(one) {
  find("vote").hidden = !one;
  if (!one) return;
  find("votes").textContent = one.text;
  find("yes").onclick = () => say({ say: "agree", vote: one.number, yes: true });
  find("no").onclick = () => say({ say: "agree", vote: one.number, yes: false });
}

function rowOf(row) {
  return (node) => {
    if (!node.firstChild) {
      node.append(make("h3", ""), make("div", "places"));
      node.setAttribute("role", "group");
    }
    node.className = `row ${row.kind}`;
    node.setAttribute("aria-label", row.name);
    node.firstChild.textContent = row.name;
    fillPlaces(node.lastChild, row.places, row.kind);
  };
}

// Whether anything there can be pointed at now, or could be if it were allowed.
function isAsked(row) {
  return row.places.some((place) => place.state === "open" || place.state === "closed");
}

// Cards of a hand are as large as can be while all of them are seen, in rows equally long.
function fitHand() {
  const page = state.page;
  if (!page) return;
  const hand = find("hand");
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  page.rows.filter((row) => row.kind === "hand").forEach((row, at) => {
    const places = hand.children[at].lastChild;
    const style = getComputedStyle(places);
    const [gapX, gapY] = [parseFloat(style.columnGap), parseFloat(style.rowGap)];
    const wide = places.clientWidth - 2 * parseFloat(style.paddingLeft);
    // On its side a hand has what the question leaves of the page, else a share of it.
    const rests = !isAsked(row) && (page.asked || page.rows.some((one) => one.kind === "boxes"));
    const { smallest, share } = rests ? RESTING : ASKED;
    const high = (low.matches ? hand.clientHeight : share * window.innerHeight)
      / hand.children.length - hand.children[at].firstChild.offsetHeight - AROUND * rem;
    const count = places.children.length;
    let [best, beside] = [0, count];
    for (let rows = 1; rows <= count; rows += 1) {
      const each = Math.ceil(count / rows);
      const fits = Math.min(LARGEST * rem, (wide + gapX) / each - gapX,
        ((high + gapY) / rows - gapY) * page.aspect);
      if (fits > best) [best, beside] = [fits, each];
    }
    // What cannot be seen all at once is scrolled, and large enough for a finger.
    best = Math.max(smallest * rem, best);
    beside = Math.min(beside, Math.max(1, Math.floor((wide + gapX) / (best + gapX))));
    places.style.setProperty("--fits", `${Math.floor(best)}px`);
    places.style.setProperty("--beside", beside);
  });
}

// Children are used again, so that whoever points at one keeps it under the finger.
function fill(parent, parts) {
  while (parent.children.length > parts.length) parent.lastChild.remove();
  parts.forEach(([, build], at) => {
    let node = parent.children[at];
    if (!node) parent.append(node = make("div", ""));
    build(node);
  });
}

function fillPlaces(parent, places, kind) {
  const there = new Map([...parent.children].map((node) => [node.dataset.thing, node]));
  const nodes = places.map((place) => {
    const node = there.get(place.thing) || placeNode();
    there.delete(place.thing);
    dress(node, place, kind);
    return node;
  });
  for (const node of there.values()) node.remove();
  nodes.forEach((node, at) => {
    if (parent.children[at] !== node) parent.insertBefore(node, parent.children[at] || null);
  });
}

function placeNode() {
  const node = make("button", "place");
  node.type = "button";
  node.append(make("span", "name"), make("span", "whose"));
  // A number below nothing reads from the left in every language; a word says itself from where.
  node.firstChild.dir = "auto";
  node.addEventListener("click", () => press(node));
  node.addEventListener("contextmenu", (event) => { event.preventDefault(); read(node); });
  node.addEventListener("pointerdown", (event) => hold(node, event));
  return node;
}

const STATES = { picked: "chosen", closed: "closed-answer", spent: "spent" };

function dress(node, place, kind) {
  node.place = place;
  node.dataset.thing = place.thing;
  const lies = kind === "line" || kind === "hand" || kind === "table";
  const gap = lies && !place.picture;
  const open = place.state || "";
  node.className = ["place", open, place.picture || gap ? "card" : "", gap ? "gap" : ""].join(" ");
  const name = place.whose ? `${place.whose}: ${place.name}` : place.name;
  node.classList.toggle("lit", Boolean(place.lit));
  const state = [words[STATES[open]], place.lit ? words.lit : ""].filter(Boolean);
  const said = [name, ...state].join(", ");
  node.querySelector(".name").textContent = place.name;
  node.querySelector(".whose").textContent = place.whose || "";
  node.setAttribute("aria-label", said);
  node.setAttribute("aria-disabled", String(open !== "open" && open !== "picked"));
  if (open === "picked") node.setAttribute("aria-pressed", "true");
  else node.removeAttribute("aria-pressed");
  const face = beside(place);
  node.classList.toggle("faced", Boolean(face));
  if (face) node.style.setProperty("--face", `url("${face}")`);
  picture(node, place.picture || "");
}

// What stands beside a name: a sign, or the face of the player it is about.
function beside(place) {
  // A number is its own sign.
  if (place.sign && place.name.length > 2) return state.pictures.get(place.sign) || "";
  const seat = /^seat (\d+)$/.exec(place.thing);
  return seat && state.page && state.page.faces ? state.page.faces[seat[1]] || "" : "";
}

// What is drawn beside a name comes once, before the page it stands on.
function keepSigns(sources) {
  for (const [name, source] of Object.entries(sources)) {
    const picture = new Blob([source], { type: "image/svg+xml" });
    if (!state.pictures.has(name)) state.pictures.set(name, URL.createObjectURL(picture));
  }
}

// Pictures come by the same way, each once.

function picture(node, name) {
  let image = node.querySelector("img");
  const source = state.pictures.get(name);
  node.classList.toggle("drawn", Boolean(source));
  if (!source) { if (image) image.remove(); return; }
  if (!image) {
    image = make("img", "");
    image.alt = "";
    image.draggable = false;
    node.prepend(image);
  }
  if (image.src !== source) image.src = source;
}

function want() {
  const names = [...document.querySelectorAll("#play .place")].map((node) => node.place.picture)
    .filter((name) => name && !state.pictures.has(name) && !state.asked.has(name));
  for (let at = 0; at < names.length; at += 60) {
    const some = [...new Set(names.slice(at, at + 60))];
    if (say({ say: "show", pictures: some })) some.forEach((name) => state.asked.add(name));
  }
}

async function draw(blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const end = bytes.indexOf(10);
  const name = String.fromCharCode(...bytes.slice(0, end));
  const source = URL.createObjectURL(new Blob([bytes.slice(end + 1)], { type: "image/png" }));
  state.pictures.set(name, source);
  for (const node of document.querySelectorAll("#play .place")) {
    if (node.place.picture === name) picture(node, name);
  }
}

function read(node) {
  if (!state.page) return;
  const place = node.place;
  const source = state.pictures.get(place.picture || "");
  if (source) find("shown").src = source;
  else find("shown").removeAttribute("src");
  find("reads").textContent = place.name;
  find("means").textContent = place.means && place.means !== place.name ? place.means : "";
  find("closed").textContent = place.why || "";
  explain(false);
  find("alert").textContent = "";
  lift(find("reading"));
}

function explain(on) {
  state.explaining = on;
  find("explain").setAttribute("aria-pressed", String(on));
  if (on) note(words["read-hint"]);
}

function log(lines) {
  find("log").replaceChildren(...lines.map((one) => text("li", one)));
  find("log").scrollTop = find("log").scrollHeight;
}

// Small things

function make(kind, name) {
  const node = document.createElement(kind);
  if (name) node.className = name;
  return node;
}

function text(kind, said) {
  const node = make(kind, "");
  node.textContent = said;
  return node;
}

function announce(said) { find("said").textContent = said; }

let clears = 0;

function speak(said, good) {
  const alert = find("alert");
  alert.textContent = said;
  alert.classList.toggle("good", good);
  linger(said);
}

// It stays as long as it takes to read.
function linger(said) {
  clearTimeout(clears);
  clears = setTimeout(() => { find("alert").textContent = ""; }, Math.max(3500, said.length * 70));
}

const warn = (said) => speak(said, false);
const note = (said) => speak(said, true);

// What the style cannot do without.
const STYLED = ["(aspect-ratio: 1)", "(height: 1dvh)", "selector(:has(a))"];

function begin() {
  if (!window.WebSocket || !window.HTMLDialogElement || !STYLED.every((one) => CSS.supports(one))) {
    document.body.classList.add("outdated");
    find("wait").hidden = true;
    return;
  }
  document.body.classList.add("ready");
  new ResizeObserver(fitHand).observe(find("hand"));
  window.addEventListener("resize", fitHand);
  document.addEventListener("pointermove", moves, { passive: true });
  document.addEventListener("pointerup", letGo);
  document.addEventListener("pointercancel", letGo);
  document.addEventListener("visibilitychange", again);
  window.addEventListener("pageshow", again);
  window.addEventListener("online", again);
  window.addEventListener("hashchange", () => {
    const key = location.hash.slice(1);
    if (key && key !== state.key) location.reload();
  });
  find("explain").onclick = () => explain(!state.explaining);
  find("back").onclick = () => {
    const page = state.page;
    if (page && page.asked) say({ say: "back", at: page.at, step: page.step });
  };
  find("other").onclick = () => say({ say: "other" });
  find("here").onclick = () => {
    state.over = false;
    connect();
  };
  find("lamp").onclick = () => say({ say: "lamp" });
  find("mine").onclick = () => say({ say: "mine" });
  find("onward").onclick = () => say({ say: "onward" });
  find("undo").onclick = () => { find("menu").close(); say({ say: "undo" }); };
  find("more").onclick = () => { say({ say: "log" }); lift(find("menu")); };
  find("leave").onclick = () => {
    const sure = find("leave").dataset.sure;
    if (sure) say({ say: "leave" });
    find("leave").dataset.sure = "yes";
    find("leave").textContent = words["leave-sure"];
  };
  find("menu").onclose = () => {
    delete find("leave").dataset.sure;
    find("leave").textContent = words.leave;
  };
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("close", carry);
  }
  for (const button of document.querySelectorAll(".shut")) {
    button.onclick = () => button.closest("dialog").close();
  }
  find("language").onchange = () => {
    location.href = `/?lang=${find("language").value}#${state.key}`;
  };
  find("letters").onsubmit = (event) => {
    event.preventDefault();
    // They may stand apart, as they do on the screen.
    state.key = find("code").value.replace(/\s/g, "");
    state.over = false;
    connect();
  };
  state.key = keyOfAddress();
  if (state.key) { connect(); return; }
  wait("");
  ask();
}

begin();
