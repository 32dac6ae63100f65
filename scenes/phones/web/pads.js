// Pads: when they go down counts, so that is said at once, with the time of this phone.
"use strict";

const down = new Set();

function showPads(page) {
  const pads = page.pads || [];
  const here = document.activeElement.closest(".pad");
  if (here) state.pad = here.pad;
  find("play").classList.toggle("racing", Boolean(pads.length));
  find("pads").hidden = !pads.length;
  find("hand").hidden = Boolean(pads.length);
  find("unsure").textContent = page.unsure || "";
  // What is held where no pad is any more has come up for the table.
  for (const pad of down) {
    if (!pads.some((one) => one.pad === pad)) push(pad, false, performance.now());
  }
  // What one hand does lies in a column, the first of it largest.
  const columns = [...new Set(pads.map(handOf))];
  const rows = pads.map((one, at) => (
    pads.slice(0, at).filter((other) => handOf(other) === handOf(one)).length));
  find("pad").style.gridTemplateRows = rows.some((row) => row) ? "3fr 1fr" : "1fr";
  fill(find("pad"), pads.map((one, at) => ["pad", (node) => {
    dressPad(node, one);
    node.style.gridArea = `${rows[at] + 1} / ${columns.indexOf(handOf(one)) + 1}`;
    node.classList.toggle("minor", rows[at] > 0);
  }]));
}

// Whoever pressed a pad by keys is at it again once it lies there again, after a pause or a choice.
function backToPad() {
  const [at, pads] = [document.activeElement, [...find("pad").children]];
  const pad = pads.find((one) => one.pad === state.pad);
  if (pad && (at === find("text") || at === document.body)) pad.firstChild.focus();
}

const handOf = (one) => one.pad.split("/")[0];

function dressPad(node, one) {
  node.pad = one.pad;
  if (!node.firstChild) {
    node.className = "pad";
    const button = make("button", "");
    button.type = "button";
    button.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      button.setPointerCapture(event.pointerId);
      push(node.pad, true, event.timeStamp);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      button.addEventListener(end, (event) => push(node.pad, false, event.timeStamp));
    }
    for (const [kind, goes] of [["keydown", true], ["keyup", false]]) {
      button.addEventListener(kind, (event) => {
        if (event.repeat || (event.key !== " " && event.key !== "Enter")) return;
        push(node.pad, goes, event.timeStamp);
      });
    }
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    node.append(button);
  }
  node.firstChild.textContent = one.name;
}

function push(pad, goes, own) {
  if (goes === down.has(pad)) return;
  if (goes) down.add(pad);
  else down.delete(pad);
  for (const node of find("pad").children) {
    node.firstChild.classList.toggle("down", down.has(node.pad));
  }
  if (!say({ say: "push", pad, down: goes, own })) warn(words["not-heard"]);
  else if (goes && navigator.vibrate) navigator.vibrate(12);
}

// The table asks for the time of this phone, to know when a pad went down.
function tellTime(number) {
  say({ say: "time", number, own: performance.now() });
}
