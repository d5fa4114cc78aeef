"""A WebSocket on plain sockets, and what a page of `cornerstone preview` says and hears by it."""

import base64
import json
import os
import socket
import struct
from urllib.parse import urlsplit


class Refused(Exception):
    """The server's answer to the handshake was not 101."""


class Socket:
    """A client's end of a WebSocket."""

    def __init__(self, url, origin=None, host=None, timeout=30.0):
        parts = urlsplit(url)
        self.socket = socket.create_connection((parts.hostname, parts.port), timeout=timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {parts.path or '/'} HTTP/1.1", f"Host: {host or parts.netloc}", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        ]
        if origin is not None:
            lines.append(f"Origin: {origin}")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            more = self.socket.recv(65536)
            if not more:
                raise Refused("closed")
            self.buffer += more
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        status = head.split(b" ", 2)[1].decode()
        if status != "101":
            raise Refused(status)

    def read(self, count):
        while len(self.buffer) < count:
            more = self.socket.recv(1 << 20)
            if not more:
                raise ConnectionError("closed")
            self.buffer += more
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def receive(self):
        """The next message: text as str, bytes as bytes."""
        whole, kind = b"", 0
        while True:
            first, second = self.read(2)
            length = second & 127
            if length == 126:
                length = struct.unpack(">H", self.read(2))[0]
            elif length == 127:
                length = struct.unpack(">Q", self.read(8))[0]
            data = self.read(length)
            code = first & 15
            if code == 8:
                raise ConnectionError("closed")
            if code == 9:
                self.send(data, code=10)
                continue
            if code == 10:
                continue
            kind = code or kind
            whole += data
            if first & 128:
                return whole.decode() if kind == 1 else whole

    def send(self, data, code=1, is_masked=True):
        if isinstance(data, str):
            data = data.encode()
        length = len(data)
        head = bytes([128 | code])
        if length < 126:
            head += bytes([128 | length])
        elif length < 65536:
            head += bytes([128 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([128 | 127]) + struct.pack(">Q", length)
        mask = os.urandom(4)
        repeated = (mask * (length // 4 + 1))[:length]
        masked = (int.from_bytes(data, "big") ^ int.from_bytes(repeated, "big")).to_bytes(length, "big")
        self.socket.sendall(head + mask + masked)

    def close(self):
        self.socket.close()


class Page:
    """What a browser's page does, without showing anything."""

    def __init__(self, url):
        parts = urlsplit(url)
        self.web = Socket(url + "socket", origin=f"http://{parts.netloc}")
        self.state = None
        self.details = None
        self.bytes = 0
        self.frames = 0
        self.parts = []

    def say(self, kind, **members):
        self.web.send(json.dumps({"kind": kind, **members}))

    def hear(self):
        """Takes one message; frames are said to be shown at once. True where it was a frame."""
        message = self.web.receive()
        if isinstance(message, str):
            value = json.loads(message)
            if value["kind"] == "state":
                self.state = value
            elif value["kind"] == "details":
                self.details = value
            return False
        self.bytes += len(message)
        self.frames += 1
        kind, number, pictures = struct.unpack_from("<III", message)
        self.parts, at = [], 12
        for _ in range(pictures):
            preview, width, height, scale, parts = struct.unpack_from("<IIIII", message, at)
            at += 20
            for _ in range(parts):
                x, y, w, h, length = struct.unpack_from("<IIIII", message, at)
                at += 20
                self.parts.append((preview, width, height, x, y, w, h, message[at:at + length]))
                at += length
        self.say("shown", frame=number)
        return True

    def hear_until(self, test):
        while not test():
            self.hear()
