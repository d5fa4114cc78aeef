// How previews are shown, and their time.

const devices = [
  { name: "Own size", device: null },
  { name: "Small phone, 375 × 667", device: { width: 375, height: 667, cornerRadius: 0 } },
  { name: "Phone, 390 × 844", device: { width: 390, height: 844, cornerRadius: 47.33 } },
  { name: "Phone, 393 × 852", device: { width: 393, height: 852, cornerRadius: 55 } },
  { name: "Large phone, 430 × 932", device: { width: 430, height: 932, cornerRadius: 55 } },
  { name: "Phone on its side, 844 × 390", device: { width: 844, height: 390, cornerRadius: 47.33 } },
  { name: "Tablet, 820 × 1180", device: { width: 820, height: 1180, cornerRadius: 18 } },
  { name: "Other size", device: "other" },
];

const texts = [
  ["extraSmall", "XS"], ["small", "S"], ["medium", "M"], ["standard", "L (usual)"], ["large", "XL"],
  ["extraLarge", "XXL"], ["largest", "XXXL"], ["accessible", "Accessibility M"],
  ["accessibleLarge", "Accessibility L"], ["accessibleExtraLarge", "Accessibility XL"],
  ["accessibleLarger", "Accessibility XXL"], ["accessibleLargest", "Accessibility XXXL"],
];

export class Toolbar {
  constructor(send, watched) {
    this.send = send;
    this.watched = watched;
    this.parts = Object.fromEntries(
      ["device", "custom", "width", "height", "scale", "text", "dark", "mirror", "play", "step", "time", "seconds",
        "restart"].map((name) => [name, document.getElementById(name)]));
    const { device, text, dark, mirror, play, step, time, restart, scale, width, height } = this.parts;
    device.append(...devices.map(({ name }, index) => new Option(name, String(index))));
    text.append(...texts.map(([value, name]) => new Option(name, value)));
    for (const field of [device, text, scale, width, height]) {
      field.addEventListener("change", () => this.tellSettings());
    }
    for (const button of [dark, mirror]) {
      button.addEventListener("click", () => {
        button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
        this.tellSettings();
      });
    }
    play.addEventListener("click", () => send(this.isPlaying ? "pause" : "play"));
    step.addEventListener("click", () => send("step", { previews: watched(), frames: 1 }));
    time.addEventListener("input", () => {
      if (this.isPlaying) send("pause");
      send("seek", { previews: watched(), time: Number(time.value) });
      this.write(Number(time.value));
    });
    restart.addEventListener("click", () => send("restart"));
  }

  tellSettings() {
    const { device, custom, width, height, scale, text, dark, mirror } = this.parts;
    let chosen = devices[Number(device.value)].device;
    custom.hidden = chosen !== "other";
    if (chosen === "other") {
      chosen = { width: Number(width.value) || 1, height: Number(height.value) || 1, cornerRadius: 0 };
    }
    const settings = {
      scale: Number(scale.value), textSize: text.value,
      appearance: dark.getAttribute("aria-pressed") === "true" ? "dark" : "light",
      isRightToLeft: mirror.getAttribute("aria-pressed") === "true",
    };
    if (chosen) settings.device = chosen;
    this.send("settings", { settings });
  }

  show({ settings, isPlaying }) {
    const { device, custom, scale, text, dark, mirror, play } = this.parts;
    this.isPlaying = isPlaying;
    play.textContent = isPlaying ? "Pause" : "Play";
    const index = devices.findIndex(({ device }) => isSame(device, settings.device ?? null));
    device.value = String(index < 0 ? devices.length - 1 : index);
    custom.hidden = index >= 0;
    scale.value = String(settings.scale);
    text.value = settings.textSize;
    dark.setAttribute("aria-pressed", String(settings.appearance === "dark"));
    mirror.setAttribute("aria-pressed", String(settings.isRightToLeft));
  }

  showTimes({ times }) {
    const watched = this.watched();
    const entry = times.find(({ preview }) => preview === watched[0]);
    if (!entry) return;
    const { time } = this.parts;
    time.max = String(Math.max(10, Math.ceil(entry.time)));
    if (document.activeElement !== time || this.isPlaying) time.value = String(entry.time);
    this.write(entry.time);
  }

  write(seconds) {
    this.parts.seconds.textContent = `${seconds.toFixed(2)} s`;
  }
}

function isSame(first, second) {
  if (!first || !second) return first === second;
  return ["width", "height", "cornerRadius"].every((name) => first[name] === second[name]);
}
