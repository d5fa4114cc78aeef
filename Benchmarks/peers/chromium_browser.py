"""A Chromium without a window that is told what to do by the DevTools protocol, through two pipes."""
import json
import os
import subprocess
import tempfile

# Debian's /usr/bin names are shell scripts that do not hand on the pipes.
PROGRAMS = [
    os.environ.get("CHROMIUM", ""), "/usr/lib/chromium/chromium-headless-shell", "/usr/lib/chromium/chromium"]


def program():
    found = next((path for path in PROGRAMS if path and os.access(path, os.X_OK)), None)
    if not found:
        raise SystemExit("there is no Chromium (Debian's package chromium-headless-shell)")
    return found


class Browser:
    def __init__(self, flags):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_child, self.output = os.pipe()
        self.input, from_child = os.pipe()

        def hand_on():
            # The protocol's pipes are descriptors 3 and 4 of the child; neither end may lie there already.
            ends = [os.dup(to_child), os.dup(from_child)]
            while min(ends) < 5:
                ends = [os.dup(end) for end in ends]
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)
        command = [program(), "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                   "--remote-debugging-pipe", "--user-data-dir=" + self.folder.name, "--enable-gpu-benchmarking",
                   "--disable-lcd-text", "--force-color-profile=srgb", "--no-first-run", *flags, "about:blank"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=hand_on, close_fds=False)
        os.close(to_child)
        os.close(from_child)
        self.waiting, self.count, self.session = b"", 0, None
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        while True:
            reply = self.read()
            if reply.get("id") == self.count:
                if "error" in reply:
                    raise RuntimeError("%s: %s" % (method, reply["error"]))
                return reply["result"]

    def read(self):
        while b"\0" not in self.waiting:
            part = os.read(self.input, 1 << 20)
            if not part:
                raise RuntimeError("Chromium has ended")
            self.waiting += part
        message, self.waiting = self.waiting.split(b"\0", 1)
        return json.loads(message)

    def evaluate(self, expression):
        """The value of JavaScript on the page; promises are waited for."""
        reply = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in reply:
            raise RuntimeError(reply["exceptionDetails"])
        return reply["result"].get("value")

    def load(self, html, width, height):
        path = os.path.join(self.folder.name, "scene.html")
        with open(path, "w") as file:
            file.write(html)
        # The pixels of a point are the flag's.
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=0, mobile=False)
        self.call("Page.navigate", url="file://" + path)
        self.evaluate("document.readyState == 'complete' || new Promise(r => addEventListener('load', () => r(true)))")

    def close(self):
        os.close(self.output)
        os.close(self.input)
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()
