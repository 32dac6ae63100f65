// The line to the table: dialled again whenever it is lost, and tried where nobody knows.
"use strict";

// Between two tries to find the table: soon at first, never so late that somebody waits.
const SOON = 250;
const LATE = 1000;
// So long the table may take to answer a new line, and one that was asleep.
const DIALS = 2500;
const ANSWERS = 800;
const GOING_AWAY = 1001;

function connect() {
  clearTimeout(state.timer);
  if (state.over || !state.key) return;
  if (state.socket && state.socket.readyState < 2) return;
  const socket = new WebSocket(`ws://${location.host}/socket`);
  socket.binaryType = "blob";
  state.socket = socket;
  state.dialled = performance.now();
  state.late = setTimeout(() => renew(socket), DIALS);
  socket.onopen = () => {
    clearTimeout(state.late);
    const wide = Math.min(4096, Math.ceil(104 * (window.devicePixelRatio || 1)));
    say({ say: "hello", key: state.key, language: document.documentElement.lang, wide });
  };
  socket.onmessage = (message) => {
    clearTimeout(state.late);
    state.tries = 0;
    state.shut = false;
    document.body.classList.remove("away");
    if (typeof message.data === "string") hear(JSON.parse(message.data));
    else draw(message.data);
  };
  socket.onclose = (event) => {
    if (state.socket !== socket) return;
    hungUp();
    state.shut = state.shut || event.code === GOING_AWAY;
    missed();
  };
}

// Nobody answered, or the line was lost.
function missed() {
  if (state.over || state.socket) return;
  document.body.classList.add("away");
  state.timer = setTimeout(knock, Math.min(LATE, SOON * 2 ** Math.min(state.tries, 5)));
  state.tries += 1;
  if (state.shut) lost(words.closed);
  else if (state.tries > 1) lost(words.lost);
}

// Browsers let whoever dials in vain wait longer and longer: first it is asked whether anybody is
// there, which may be asked as often as one likes. A page that nobody sees waits until it is seen:
// another one may be before the same eyes.
async function knock() {
  if (!isSeen()) return;
  const gives = new AbortController();
  const late = setTimeout(() => gives.abort(), DIALS);
  try {
    await fetch("/icon.svg", { cache: "no-store", signal: gives.signal });
    if (isSeen()) connect();
  } catch {
    missed();
  } finally {
    clearTimeout(late);
  }
}

const isSeen = () => document.visibilityState !== "hidden";

// Nothing comes on this line any more: whoever asked for something asks again.
function hungUp() {
  clearTimeout(state.late);
  state.socket = null;
  state.pending = false;
  state.asked.clear();
}

function renew(socket) {
  if (state.socket !== socket) return;
  hungUp();
  socket.close();
  missed();
}

// The page is seen again, or the network is another: a line that died meanwhile still looks open.
function again() {
  if (!isSeen()) return;
  state.tries = 0;
  const socket = state.socket;
  if (!socket || socket.readyState > 1) connect();
  else if (socket.readyState === 1) {
    clearTimeout(state.late);
    state.late = setTimeout(() => renew(socket), ANSWERS);
    say({ say: "there" });
  } else if (performance.now() - state.dialled > ANSWERS) renew(socket);
}

function say(what) {
  if (!state.socket || state.socket.readyState !== 1) return false;
  state.socket.send(JSON.stringify(what));
  return true;
}
