// The layers of the preview that stands alone, with what is found of them beside each.

export class Inspector {
  constructor(send, cards) {
    this.send = send;
    this.cards = cards;
    this.element = document.getElementById("inspector");
    this.layers = document.getElementById("layers");
    this.findings = document.getElementById("findings");
    this.preview = null;
    this.isAsking = false;
    this.isStale = false;
    this.layers.addEventListener("keydown", (event) => this.move(event));
    setInterval(() => this.refresh(), 500);
  }

  show(preview) {
    if (preview !== this.preview) {
      this.layers.replaceChildren();
      this.findings.replaceChildren();
      this.text = "";
    }
    this.preview = preview;
    this.element.hidden = preview === null;
    this.isAsking = false;
    this.isStale = true;
    this.refresh();
  }

  // Something was drawn.
  changed(preview) {
    if (preview === this.preview) this.isStale = true;
  }

  refresh() {
    if (this.preview === null || !this.isStale || this.isAsking) return;
    this.isStale = false;
    this.isAsking = true;
    this.send("inspect", { preview: this.preview });
  }

  take({ preview, details }) {
    this.isAsking = false;
    if (preview !== this.preview) return;
    // What is the same keeps its focus.
    const text = JSON.stringify(details);
    if (text === this.text) return;
    this.text = text;
    const { layers, explanation } = details;
    const focused = this.layers.contains(document.activeElement) ? document.activeElement.dataset.path : null;
    this.layers.replaceChildren(...layers.map((layer, index) => this.row(layer, index, explanation.findings)));
    const again = [...this.layers.children].find((row) => row.dataset.path === focused);
    if (again) this.focus(again);
    this.findings.replaceChildren(...this.sentences(explanation));
  }

  row(layer, index, findings) {
    const row = document.createElement("li");
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", String(layer.depth + 1));
    row.tabIndex = index === 0 ? 0 : -1;
    row.dataset.path = layer.path;
    row.style.paddingLeft = `${6 + Math.min(layer.depth, 14) * 14}px`;
    row.append(layer.name);
    const numbers = document.createElement("span");
    numbers.className = "numbers";
    const [x, y, width, height] = layer.frame.map(short);
    numbers.textContent = `${x}, ${y}  ${width} × ${height}${corners(layer)}`;
    row.append(numbers);
    for (const { sentence } of findings.filter((finding) => finding.layer === layer.path)) {
      const text = document.createElement("span");
      text.className = "finding";
      text.textContent = sentence;
      row.append(text);
    }
    const canvas = () => this.cards.cards.get(this.preview)?.canvas;
    for (const kind of ["pointerenter", "focus"]) row.addEventListener(kind, () => canvas()?.outline(layer));
    for (const kind of ["pointerleave", "blur"]) row.addEventListener(kind, () => canvas()?.outline(null));
    return row;
  }

  sentences({ findings, shadows }) {
    const line = (layer, sentence) => {
      const item = document.createElement("li");
      const name = document.createElement("span");
      name.className = "layer";
      name.textContent = layer;
      item.append(name, ` ${sentence}`);
      return item;
    };
    const lines = findings.map(({ layer, sentence }) => line(layer, sentence)).concat(
      shadows.map(({ layer, kind, sigma, pixels, cost }) =>
        line(layer, `casts a shadow from its ${kind}: sigma ${short(sigma)} px, ${pixels} pixels, ${cost} cost`)));
    if (lines.length > 0) return lines;
    const none = document.createElement("li");
    none.textContent = "Every layer shows as it was meant.";
    return [none];
  }

  move(event) {
    const rows = [...this.layers.children];
    const at = rows.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
    const row = rows[steps[event.key]];
    if (at < 0 || !row) return;
    event.preventDefault();
    this.focus(row);
  }

  focus(row) {
    for (const other of this.layers.children) other.tabIndex = other === row ? 0 : -1;
    row.focus();
  }
}

function corners({ radii, curve }) {
  if (radii.every((radius) => radius === 0)) return "";
  const isEven = radii.every((radius) => radius === radii[0]);
  return `  corners ${isEven ? short(radii[0]) : radii.map(short).join(" ")} ${curve}`;
}

function short(number) {
  return String(Math.round(number * 100) / 100);
}
