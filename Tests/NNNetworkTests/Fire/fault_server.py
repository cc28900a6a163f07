"""A server that responds with given bytes, and with toxiproxy's toxics between them.

A row's `answers` are for its requests in order; the last one is for all further requests. `accept` is for a
connection, before anything is read. An answer is a list of lines: those of the head, each sent with CR LF, and after
an empty line those of the body, sent unchanged. A line that begins with `!` is a command and is not sent:

  !down                 does not listen
  !raw TEXT             sends the text without a line ending
  !reset_peer           ends the connection with RST
  !close                ends it with FIN, as toxiproxy's limit_data does after some bytes
  !timeout              sends nothing more and keeps the connection
  !latency SECONDS      waits
  !slicer BYTES SECONDS sends the rest in slices, with waits between them
  !repeat COUNT TEXT    sends the text COUNT times
  !times COUNT          this answer is for COUNT requests
  !effect               takes effect: once for each Idempotency-Key, every time without one
  !early                must be first: answers before the request's body is read
  !drain                reads the rest of that body
  !read BYTES           reads BYTES bytes of it
  !sip BYTES SECONDS    reads its rest, BYTES at a time, with waits between them
  !token USES           401 unless the bearer token has uses left; POST /refresh gives one with unlimited uses

In a row with `buffer`, sockets only receive that many bytes ahead.

{home} and {away} are the server's two origins. {there} is the second one without its scheme. {date+N} is the time in
N seconds.
"""

import asyncio
import email.utils
import re
import socket
import struct
import time


def steps(answer):
    """The commands of an answer with their arguments. The text between two commands is one step.

    If it were sent line by line, its end might still wait in the system when the connection is closed, and would be
    lost.
    """
    text, is_head = "", True
    for line in answer:
        command, _, rest = line.partition(" ") if line.startswith("!") else ("", "", line)
        if command in ("", "!raw"):
            text += rest + "\r\n" if is_head and not command else rest
            is_head = is_head and line != ""
            continue
        if text:
            yield "", text
            text = ""
        yield command, rest
    if text:
        yield "", text


class FaultServer:
    """Serves one row of the table on two ports, and records the requests."""

    def __init__(self, row, context=None):
        self.row = row
        self.answers = list(self.all_answers())
        self.context = context
        self.seen = []
        self.effects = set()
        self.uses = {}
        self.servers = []
        self.connections = set()

    def all_answers(self):
        for answer in self.row.get("answers", []):
            is_many = answer[0].startswith("!times ")
            yield from [answer[1:]] * int(answer[0].split()[1]) if is_many else [answer]

    async def start(self):
        for place in ("home", "away"):
            serve = lambda reader, writer, place=place: self.serve(reader, writer, place)
            # Only the service's port uses TLS. A redirect away from it may lead to plain HTTP.
            secure = {"ssl": self.context} if self.context and place == "home" else {}
            sock = socket.create_server(("127.0.0.1", 0), backlog=1024)
            if buffer := self.row.get("buffer"):
                # Set before it listens, because a connection announces its window at the start.
                sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            server = await asyncio.start_server(serve, sock=sock, limit=2**22, backlog=1024, **secure)
            self.servers.append(server)
        self.ports = [server.sockets[0].getsockname()[1] for server in self.servers]
        scheme, host = ("https", "localhost") if "tls" in self.row else ("http", "127.0.0.1")
        there = f"127.0.0.1:{self.ports[1]}"
        self.origins = {"home": f"{scheme}://{host}:{self.ports[0]}", "away": f"http://{there}", "there": there}
        if self.row.get("accept") == ["!down"]:
            await self.stop()

    async def stop(self):
        for server in self.servers:
            server.close()
        for task in list(self.connections):
            task.cancel()
        await asyncio.gather(*self.connections, return_exceptions=True)

    async def serve(self, reader, writer, place):
        task = asyncio.current_task()
        self.connections.add(task)
        try:
            if accept := self.row.get("accept"):
                self.seen.append("connection")
                await self.play(accept, None, writer)
                return
            while request := await self.read(reader, writer, place):
                answer = request["answer"]
                if not await self.play(answer, request, writer):
                    return
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            self.connections.discard(task)
            writer.close()

    async def read(self, reader, writer, place):
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        method, target, _ = head[0].split(" ")
        fields = {}
        for line in filter(None, head[1:]):
            name, _, value = line.partition(":")
            fields[name.lower()] = value.strip()
        body = b""
        answer = self.answers[min(len(self.seen), len(self.answers) - 1)] if self.answers else []
        if is_early := answer[:1] == ["!early"]:
            # Bytes that are not read stay with the client.
            writer.transport.pause_reading()
        elif "chunked" in fields.get("transfer-encoding", ""):
            while size := int(await reader.readline(), 16):
                body += await reader.readexactly(size)
                await reader.readline()
            await reader.readline()
        else:
            body = await reader.readexactly(int(fields.get("content-length", 0)))
        seen = f"{method} {target}" + (f" {body.decode('latin-1')}" if body else "")
        seen = seen if len(body) < 1000 else f"{method} {target} {len(body)} bytes"
        marks = {
            "authorization": "token", "cookie": "cookie", "x-session-token": "session", "x-device-id": "device",
            "x-tenant": "tenant",
        }  # fmt: skip
        seen += "".join(f" +{mark}" for name, mark in marks.items() if name in fields)
        if "range" in fields:
            seen += f" {fields['range']}"
        self.seen.append(seen + (" at another host" if place == "away" else ""))
        return {"target": target, "fields": fields, "answer": answer[is_early:], "reader": reader}

    async def play(self, answer, request, writer):
        """Sends an answer; returns whether the connection is still open."""
        slicing = None
        for command, rest in steps(answer):
            if command in ("!close", "!reset_peer", "!timeout"):
                await self.end(command, writer)
                return False
            elif command == "!latency":
                await asyncio.sleep(float(rest))
            elif command == "!slicer":
                slicing = rest.split()
            elif command == "!drain":
                writer.transport.resume_reading()
                await request["reader"].readexactly(int(request["fields"]["content-length"]))
            elif command == "!read":
                await self.sip(request, writer, int(rest), int(rest), 0)
            elif command == "!sip":
                size, wait = rest.split()
                await self.sip(request, writer, int(request["fields"]["content-length"]), int(size), float(wait))
            elif command == "!effect":
                self.effects.add(request["fields"].get("idempotency-key", len(self.seen)))
            elif command == "!token":
                await self.send(self.by_token(request, int(rest)), writer, None)
                return True
            elif command == "!repeat":
                count, _, text = rest.partition(" ")
                await self.send(self.fill(text) * int(count), writer, slicing)
            else:
                await self.send(self.fill(rest), writer, slicing)
        return True

    async def sip(self, request, writer, count, size, wait):
        while count > 0:
            writer.transport.resume_reading()
            count -= len(await request["reader"].readexactly(min(count, size)))
            writer.transport.pause_reading()
            await asyncio.sleep(wait)

    async def send(self, text, writer, slicing):
        data = text.encode("latin-1")
        size, wait = (int(slicing[0]), float(slicing[1])) if slicing else (len(data) or 1, 0)
        for place in range(0, len(data), size):
            writer.write(data[place : place + size])
            await writer.drain()
            await asyncio.sleep(wait)

    async def end(self, command, writer):
        if command == "!timeout":
            await asyncio.sleep(60)
        elif command == "!reset_peer":
            linger = struct.pack("ii", 1, 0)
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            writer.transport.abort()

    def by_token(self, request, uses):
        token = request["fields"].get("authorization", "").removeprefix("Bearer ")
        if request["target"] == "/refresh":
            self.effects.add(len(self.seen))
            status, body = "200 OK", '{"token": "new"}'
        elif token == "new" or self.uses.get(token, 0) < uses:
            status, body = "200 OK", "ok"
        else:
            status, body = "401 Unauthorized", ""
        self.uses[token] = self.uses.get(token, 0) + 1
        return f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\n\r\n{body}"

    def fill(self, text):
        for name, origin in self.origins.items():
            text = text.replace("{%s}" % name, origin)
        date = lambda match: email.utils.formatdate(time.time() + float(match[1]), usegmt=True)
        return re.sub(r"\{date([+-]\d+)\}", date, text)
