// All previews as cards, or one alone.

import { PreviewCanvas } from "./canvas.js";

export class Cards {
  constructor(send, changed) {
    this.send = send;
    this.changed = changed;
    this.room = document.getElementById("previews");
    this.cards = new Map();
    this.visible = new Set();
    this.alone = null;
    this.observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const index = Number(target.dataset.preview);
        if (isIntersecting) this.visible.add(index);
        else this.visible.delete(index);
      }
      this.watch();
    }, { rootMargin: "120px" });
    document.addEventListener("visibilitychange", () => this.watch());
    addEventListener("hashchange", () => this.arrange());
    document.getElementById("all").addEventListener("click", () => {
      location.hash = "";
    });
  }

  show(state) {
    this.state = state;
    const wanted = new Set(state.previews.map(({ index }) => index));
    for (const [index, card] of this.cards) {
      if (wanted.has(index)) continue;
      this.observer.unobserve(card.element);
      card.element.remove();
      this.cards.delete(index);
      this.visible.delete(index);
    }
    for (const preview of state.previews) this.fill(this.cards.get(preview.index) ?? this.make(preview), preview);
    this.arrange();
  }

  make(preview) {
    const element = document.createElement("article");
    element.className = "card";
    element.dataset.preview = preview.index;
    const header = document.createElement("header");
    const title = document.createElement("h2");
    title.id = `title-${preview.index}`;
    element.setAttribute("aria-labelledby", title.id);
    const open = this.button("Open", () => {
      location.hash = encodeURIComponent(this.title(preview.index));
    });
    const save = this.button("Save PNG", () => this.send("download", { preview: preview.index }));
    const place = document.createElement("p");
    place.className = "place";
    header.append(title, open, save, place);
    const canvas = new PreviewCanvas(preview.index, this.send);
    const problem = document.createElement("div");
    problem.className = "problem";
    problem.setAttribute("role", "alert");
    element.append(header, canvas.element, problem);
    const card = { element, title, open, save, place, canvas, problem };
    this.cards.set(preview.index, card);
    this.room.append(element);
    this.observer.observe(element);
    return card;
  }

  button(text, action) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.addEventListener("click", action);
    return button;
  }

  fill(card, preview) {
    card.title.textContent = preview.title;
    card.open.setAttribute("aria-label", `Open ${preview.title}`);
    card.save.setAttribute("aria-label", `Save ${preview.title} as a PNG`);
    card.place.textContent = `${preview.source.split("/").pop()}:${preview.line}`;
    card.place.title = preview.source;
    card.canvas.name(preview.title);
    card.canvas.dress(this.state.settings);
    card.element.classList.toggle("stale", this.state.build === "broken" || Boolean(this.state.ended));
    card.problem.replaceChildren();
    if (preview.problem) {
      const words = document.createElement("pre");
      words.textContent = preview.problem;
      card.problem.append(words);
    }
  }

  title(index) {
    return this.state.previews.find((preview) => preview.index === index)?.title ?? "";
  }

  arrange() {
    if (!this.state) return;
    let wanted = "";
    try {
      wanted = decodeURIComponent(location.hash.slice(1));
    } catch {
      // A hash that is no name shows all.
    }
    this.alone = this.state.previews.find(({ title }) => title === wanted)?.index ?? null;
    document.body.classList.toggle("alone", this.alone !== null);
    document.getElementById("all").hidden = this.alone === null;
    for (const [index, card] of this.cards) {
      card.element.hidden = this.alone !== null && index !== this.alone;
      card.element.classList.toggle("open", index === this.alone);
      card.open.hidden = index === this.alone;
    }
    this.watch();
    this.changed(this.alone);
  }

  // The previews that are seen.
  get watched() {
    if (document.visibilityState === "hidden" || !this.state) return [];
    if (this.alone !== null) return [this.alone];
    return [...this.visible].sort((first, second) => first - second);
  }

  watch(again = false) {
    const text = JSON.stringify(this.watched);
    if (!again && text === this.told) return;
    this.told = text;
    this.send("watch", { previews: this.watched });
  }

  draw(picture) {
    this.cards.get(picture.preview)?.canvas.draw(picture);
  }

  file(index) {
    return this.state.previews.find((preview) => preview.index === index)?.file ?? "preview";
  }
}
