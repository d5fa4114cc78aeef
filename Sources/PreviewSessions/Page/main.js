// Brings the parts of the page together: what comes goes to them, what is done goes out.

import { Cards } from "./cards.js";
import { Connection } from "./connection.js";
import { Inspector } from "./inspector.js";
import { Toolbar } from "./toolbar.js";

const status = document.getElementById("status");
const messages = document.getElementById("messages");
const send = (kind, members) => connection.send(kind, members);

let inspector = null;
const cards = new Cards(send, (alone) => inspector?.show(alone));
inspector = new Inspector(send, cards);
const toolbar = new Toolbar(send, () => cards.watched);

// Frames are shown in their order, each with the display.
let shown = Promise.resolve();

const connection = new Connection({
  opened: () => cards.watch(true),
  closed: () => {
    status.textContent = "Not connected: is the command running?";
  },
  message: (message) => {
    if (message.kind === "state") showState(message);
    else if (message.kind === "times") toolbar.showTimes(message);
    else if (message.kind === "details") inspector.take(message);
  },
  frame: (frame) => {
    if (frame.kind === 2) return save(frame);
    const decoded = decode(frame);
    shown = shown.then(() => decoded).then(() => new Promise((done) => requestAnimationFrame(done))).then(() => {
      for (const picture of frame.pictures) {
        cards.draw(picture);
        inspector.changed(picture.preview);
      }
    }).catch(() => cards.watch(true)).then(() => send("shown", { frame: frame.number }));
  },
});

async function decode(frame) {
  const parts = frame.pictures.flatMap((picture) => picture.parts);
  await Promise.all(parts.map(async (part) => {
    part.image = await createImageBitmap(part.png, { colorSpaceConversion: "none" });
  }));
}

function save(frame) {
  const [picture] = frame.pictures;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture.parts[0].png);
  link.download = `${cards.file(picture.preview)}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function showState(state) {
  const errors = state.messages.filter(({ kind }) => kind === "error").length;
  status.textContent = {
    building: "Compiling…",
    current: state.ended ? "The program has ended" : "Up to date",
    broken: `Does not compile: ${errors} ${errors === 1 ? "error" : "errors"}`,
  }[state.build];
  document.body.dataset.build = state.build;
  document.body.dataset.generation = String(state.generation);
  showMessages(state);
  toolbar.show(state);
  cards.show(state);
}

// The compiler's messages each with its place, and what the program said last.
function showMessages(state) {
  const list = document.createElement("ul");
  if (state.build === "broken") {
    for (const { file, line, column, kind, text } of state.messages) {
      const item = document.createElement("li");
      item.className = kind;
      const place = document.createElement("span");
      place.className = "place";
      place.textContent = `${file}:${line}:${column}`;
      item.append(place, `${kind}: ${text}`);
      list.append(item);
    }
  }
  const words = document.createElement("pre");
  words.textContent = state.build === "broken" ? state.words : state.ended ?? "";
  const text = list.textContent + words.textContent;
  if (messages.dataset.text === text) return;
  messages.dataset.text = text;
  messages.hidden = text === "";
  messages.replaceChildren(list, words);
}
