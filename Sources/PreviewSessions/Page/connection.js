// The way to the command: messages as JSON, pictures as bytes. It comes back by itself where it was cut.

export class Connection {
  constructor(handlers) {
    this.handlers = handlers;
    this.pause = 250;
    this.open();
  }

  open() {
    const address = new URL("socket", location.href);
    address.protocol = "ws:";
    address.hash = "";
    this.socket = new WebSocket(address);
    this.socket.binaryType = "arraybuffer";
    this.socket.onopen = () => {
      this.pause = 250;
      this.handlers.opened();
    };
    this.socket.onmessage = ({ data }) => {
      if (typeof data === "string") this.handlers.message(JSON.parse(data));
      else this.handlers.frame(readFrame(data));
    };
    this.socket.onclose = () => {
      this.handlers.closed();
      setTimeout(() => this.open(), this.pause);
      this.pause = Math.min(this.pause * 2, 4000);
    };
  }

  send(kind, members = {}) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ kind, ...members }));
  }
}

// Little-endian numbers of 32 bits: kind, number, pictures; of each preview, width, height, thousandths of the scale,
// parts; of each x, y, width, height, length, and a PNG.
function readFrame(buffer) {
  const view = new DataView(buffer);
  let at = 0;
  const next = () => {
    at += 4;
    return view.getUint32(at - 4, true);
  };
  const frame = { kind: next(), number: next(), pictures: [] };
  for (let count = next(); count > 0; count -= 1) {
    const picture = { preview: next(), width: next(), height: next(), scale: next() / 1000, parts: [] };
    for (let parts = next(); parts > 0; parts -= 1) {
      const part = { x: next(), y: next(), width: next(), height: next() };
      const length = next();
      part.png = new Blob([new Uint8Array(buffer, at, length)], { type: "image/png" });
      at += length;
      picture.parts.push(part);
    }
    frame.pictures.push(picture);
  }
  return frame;
}
