// Pointing: a tap chooses, a long press or "Explain" reads, a drag lays one thing on another.
"use strict";

const MS_HOLD = 450;
const FAR = 10;

let held = null;

function hold(node, event) {
  if (event.button) return;
  held = {
    node, x: event.clientX, y: event.clientY, id: event.pointerId, moved: false, read: false,
    timer: setTimeout(() => { if (held && !held.moved) { held.read = true; read(node); } }, MS_HOLD),
  };
}

function moves(event) {
  if (!held || event.pointerId !== held.id) return;
  const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.moved && Math.hypot(dx, dy) < FAR) return;
  clearTimeout(held.timer);
  if (!held.moved) {
    held.moved = true;
    // Sideways and up is a drag where there is somewhere to lay it; anything else scrolls.
    held.drags = held.node.place.state === "open" && canDrag() && event.pointerType !== "";
    if (held.drags) held.node.classList.add("dragged");
  }
  if (!held.drags) return;
  held.node.style.transform = `translate(${dx}px, ${dy}px)`;
  const over = under(event);
  if (over !== held.over) {
    held.over?.classList.remove("target");
    over?.classList.add("target");
    held.over = over;
  }
}

// Where rows lie on the table to lay something on, things can be dragged.
function canDrag() {
  return Boolean(document.querySelector("#table .line"));
}

function under(event) {
  const found = document.elementsFromPoint(event.clientX, event.clientY)
    .find((one) => one.classList.contains("place") && one !== held.node);
  return found || null;
}

function letGo(event) {
  if (!held || event.pointerId !== held.id) return;
  const { node, drags, over, timer, moved, read: wasRead } = held;
  clearTimeout(timer);
  node.style.transform = "";
  node.classList.remove("dragged");
  over?.classList.remove("target");
  held = null;
  if (moved || wasRead) node.dataset.deaf = "yes";
  setTimeout(() => delete node.dataset.deaf, 60);
  if (drags && event.type === "pointerup" && over) lay(node.place, over.place);
}

// A thing is laid on another: first the one is picked, then, as soon as that is asked, the other.
function lay(place, goal) {
  state.next = pick(place.thing) ? goal.thing : null;
}

function press(node) {
  if (node.dataset.deaf) return;
  const place = node.place;
  if (state.explaining) { read(node); return; }
  if (place.state === "open" || place.state === "picked") pick(place.thing);
  else warn(place.why || place.means || place.name);
}

// Point at a thing, if nothing else was just pointed at; whether the table hears of it.
function pick(thing) {
  const page = state.page;
  if (!page || !page.asked || state.pending) return false;
  if (!say({ say: "pick", thing, at: page.at, step: page.step })) {
    warn(words["not-heard"]);
    return false;
  }
  state.pending = true;
  if (navigator.vibrate) navigator.vibrate(12);
  return true;
}

function afterwards(page) {
  const next = state.next;
  if (!next || !page.asked) { state.next = null; return; }
  state.next = null;
  const all = [...page.rows.flatMap((row) => row.places), ...(page.answers || [])];
  if (page.step && all.some((one) => one.thing === next && one.state === "open")) pick(next);
}
