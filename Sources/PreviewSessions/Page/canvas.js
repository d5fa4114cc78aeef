// The picture of one preview: shows its parts as they come, and hands touches and keys on.

const space = "http://www.w3.org/2000/svg";

// Keys that type no character, by the names that a script has for them. Tab and Escape are the page's own.
const KEYS = {
  Backspace: "delete", Delete: "forwardDelete", Enter: "return", ArrowLeft: "left", ArrowRight: "right",
  ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end",
};

export class PreviewCanvas {
  constructor(preview, send) {
    this.send = (kind, members) => send(kind, { preview, ...members });
    this.element = document.createElement("div");
    this.element.className = "frame";
    this.screen = document.createElement("div");
    this.screen.className = "screen";
    this.canvas = document.createElement("canvas");
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute("role", "application");
    this.canvas.width = this.canvas.height = 1;
    this.outlines = document.createElementNS(space, "svg");
    this.outlines.setAttribute("class", "outline");
    this.outlines.setAttribute("aria-hidden", "true");
    this.screen.append(this.canvas, this.outlines);
    this.element.append(this.screen);
    this.scale = 2;
    this.points = [0, 0];
    this.device = null;
    this.listen();
    new ResizeObserver(() => this.round()).observe(this.canvas);
  }

  name(title) {
    this.canvas.setAttribute("aria-label", `${title}: touch it with the pointer, or type`);
  }

  // The look of what lies around it.
  dress(settings) {
    this.device = settings.device ?? null;
    this.element.classList.toggle("device", this.device !== null);
    for (const element of [this.element, this.screen]) {
      element.classList.toggle("dark", settings.appearance === "dark");
      element.classList.toggle("light", settings.appearance !== "dark");
    }
    this.round();
  }

  // The screen's corners, as large as the picture is shown.
  round() {
    const radius = this.device ? this.device.cornerRadius * this.ratio : 0;
    this.screen.style.borderRadius = `${radius}px`;
    this.element.style.borderRadius = this.device ? `${radius + 10}px` : "0";
  }

  // Shown points to one of the preview's.
  get ratio() {
    return this.points[0] > 0 ? this.canvas.getBoundingClientRect().width / this.points[0] : 1;
  }

  // Decoded parts, all at once.
  draw(picture) {
    const { canvas } = this;
    if (canvas.width !== picture.width || canvas.height !== picture.height || this.scale !== picture.scale
      || this.points[0] === 0) {
      canvas.width = picture.width;
      canvas.height = picture.height;
      this.scale = picture.scale;
      this.points = [picture.width / picture.scale, picture.height / picture.scale];
      canvas.style.setProperty("--width", `${this.points[0]}px`);
      canvas.dataset.width = String(this.points[0]);
      this.outlines.setAttribute("viewBox", `0 0 ${this.points[0]} ${this.points[1]}`);
      this.round();
    }
    const context = canvas.getContext("2d");
    for (const part of picture.parts) {
      context.clearRect(part.x, part.y, part.width, part.height);
      context.drawImage(part.image, part.x, part.y);
      part.image.close();
    }
    canvas.dataset.drawn = String(Number(canvas.dataset.drawn ?? 0) + 1);
  }

  listen() {
    const { canvas } = this;
    let isDown = false;
    let waiting = null;
    const flush = () => {
      if (waiting) this.send("touch", waiting);
      waiting = null;
    };
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      canvas.focus({ preventScroll: true });
      canvas.setPointerCapture(event.pointerId);
      isDown = true;
      this.send("touch", { phase: "press", ...this.place(event) });
      event.preventDefault();
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!event.isPrimary) return;
      // One a frame is all that can be seen.
      if (!waiting) requestAnimationFrame(flush);
      waiting = { phase: "move", ...this.place(event) };
    });
    const lift = (event) => {
      if (!isDown || !event.isPrimary) return;
      isDown = false;
      flush();
      this.send("touch", { phase: "release", ...this.place(event) });
    };
    canvas.addEventListener("pointerup", lift);
    canvas.addEventListener("pointercancel", lift);
    canvas.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === "Escape") canvas.blur();
      else if (KEYS[event.key]) this.send("type", { key: KEYS[event.key] });
      else if ([...event.key].length === 1) this.send("type", { text: event.key });
      else return;
      event.preventDefault();
    });
    canvas.addEventListener("paste", (event) => {
      const text = event.clipboardData?.getData("text/plain");
      if (text) this.send("type", { text: text.slice(0, 4096) });
    });
  }

  // In points of the preview.
  place(event) {
    const box = this.canvas.getBoundingClientRect();
    return { x: (event.clientX - box.left) / this.ratio, y: (event.clientY - box.top) / this.ratio };
  }

  // Marks a layer; none takes the mark away.
  outline(layer) {
    this.outlines.replaceChildren();
    if (!layer) return;
    const path = document.createElementNS(space, "path");
    path.setAttribute("d", roundedPath(layer.corners, layer.radii));
    this.outlines.append(path);
  }
}

// Through four corners, each cut at its radius.
function roundedPath(numbers, radii) {
  const corners = [0, 1, 2, 3].map((index) => [numbers[index * 2], numbers[index * 2 + 1]]);
  const towards = ([x, y], [u, v], length) => {
    const distance = Math.hypot(u - x, v - y);
    const part = distance > 0 ? Math.min(length / distance, 0.5) : 0;
    return `${x + (u - x) * part} ${y + (v - y) * part}`;
  };
  return corners.map((corner, index) => {
    const [before, after] = [corners[(index + 3) % 4], corners[(index + 1) % 4]];
    const start = towards(corner, before, radii[index]);
    return `${index === 0 ? "M" : "L"} ${start} Q ${corner[0]} ${corner[1]} ${towards(corner, after, radii[index])}`;
  }).join(" ") + " Z";
}
