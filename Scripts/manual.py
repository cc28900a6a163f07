#!/usr/bin/env python3
"""Writes the man pages, one per command, from ArgumentParser's description of the commands.

    nd-config --experimental-dump-help | Scripts/manual.py FOLDER
"""

import json
import re
import sys
import textwrap
from pathlib import Path

# mdoc requires a date: the day of the last complete review of the texts.
DATE = "November 26, 2026"
COLOR = {
    "NO_COLOR": "If it is set and not empty, nothing is printed in color, except with --color always.",
    "CLICOLOR_FORCE": "If it is set and not 0, colors are printed to a file or a pipe, too.",
    "CLICOLOR": "If it is 0, nothing is printed in color.",
    "TERM": "On the terminal \"dumb\" nothing is printed in color.",
}
GIT = {"PATH": "The folders in which Git is looked for."}
ASKED = {"CI": "If it is set, nothing is asked, also on a terminal."}
ENVIRONMENT = {"diff": COLOR | GIT, "report": COLOR | GIT, "init": ASKED, "add": COLOR | ASKED,
               "schema": {}, "lsp": {}}
MANIFEST = {"countries.yaml": "The manifest, in the working folder or in the nearest folder above."}
FILES = {
    "init": {"countries.yaml": "The manifest that is written.",
             "Package.swift": "Not changed; what to write into it is printed."},
    "generate": MANIFEST | {"generated": "The folder with the generated files, next to the manifest."},
    "apply": MANIFEST | {"app.yaml": "The files of the app, in the app's folder.",
                         ".nd-config.applied.json": "What was written there, next to app.yaml."},
    "schema": {}, "lsp": {},
}
STATUS = {
    0: "Success.",
    1: "Something was found, such as errors, stale files or an unknown name.",
    2: "A file cannot be read or written.",
    64: "The command line is not valid.",
}


def escaped(text: str) -> str:
    """A text that roff prints unchanged."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    text = "".join(c if c.isascii() else f"\\[u{ord(c):04X}]" for c in text)
    return "\\&" + text if text[:1] in (".", "'") else text


def prose(text: str) -> str:
    """Short lines. Each sentence begins on a new line, so that `man` puts the same space after each."""
    sentences = re.split(r"(?<=[.;:]) (?=[A-Z])", " ".join(text.split()))
    lines = [line for sentence in sentences for line in textwrap.wrap(sentence, 66, break_on_hyphens=False)]
    return "\n".join(map(escaped, lines))


def named(argument: dict, delimiter: str) -> str:
    """An option as macros: `Fl Fl manifest Ar file`."""
    if argument["kind"] == "positional":
        return f"Ar {escaped(argument['valueName'])}" + (" ..." if argument["isRepeating"] else "")
    spelled = []
    for name in sorted(argument["names"], key=lambda name: name["kind"] != "short"):
        spelled.append(f"Fl {escaped(name['name'])}" if name["kind"] == "short" else f"Fl Fl {escaped(name['name'])}")
    value = f" Ar {escaped(argument['valueName'])}" if argument["kind"] == "option" else ""
    return delimiter.join(name + value for name in spelled) if delimiter else spelled[-1] + value


def tagged(entries: dict[str, str], macro: str) -> str:
    items = "".join(f".It {macro} {escaped(name)}\n{prose(text)}\n" for name, text in entries.items())
    return f".Bl -tag -width Ds\n{items}.El\n"


def page(tool: str, command: dict, commands: list[dict]) -> str:
    name = command["commandName"]
    is_tool = name == tool
    title = tool if is_tool else f"{tool}-{name}"
    arguments = [a for a in command.get("arguments", []) if a["shouldDisplay"]]
    text = f'.\\" Made by `make golden`.\n.Dd {DATE}\n.Dt {title.upper()} 1\n.Os\n.Sh NAME\n.Nm {title}\n'
    text += f".Nd {escaped(command['abstract'][0].lower() + command['abstract'][1:].rstrip('.'))}\n"
    text += f".Sh SYNOPSIS\n.Nm {tool}{'' if is_tool else ' ' + name}\n"
    for argument in arguments:
        text += f".Op {named(argument, '')}\n" if argument["isOptional"] else f".{named(argument, '')}\n"
    if is_tool:
        text += ".Ar subcommand\n"
    text += f".Sh DESCRIPTION\n{prose(command['abstract'])}\n"
    examples = [line[2:] for line in command.get("discussion", "").splitlines() if line.startswith("  ")]
    paragraphs = [p for p in command.get("discussion", "").split("\n\n") if p.strip()]
    for paragraph in paragraphs:
        # The examples and the exit status have sections of their own.
        paragraph = re.sub(r"^Exit status: .*?\. | Then try:$", "", paragraph)
        if not paragraph.startswith("  "):
            text += f".Pp\n{prose(paragraph)}\n"
    if arguments:
        items = ""
        for argument in arguments:
            detail = argument.get("abstract", "")
            if argument.get("defaultValue"):
                detail += f" The default is {argument['defaultValue']}."
            items += f".It {named(argument, ' , ')}\n{prose(detail)}\n"
        text += f".Pp\nThe options are:\n.Bl -tag -width Ds\n{items}.El\n"
    if is_tool:
        abstracts = {f"nd-config {c['commandName']}": c["abstract"] for c in commands}
        text += f".Pp\nThe commands, each of which has a page:\n{tagged(abstracts, 'Ic')}"
    if variables := ENVIRONMENT.get(name, COLOR):
        text += f".Sh ENVIRONMENT\n{tagged(variables, 'Ev')}"
    if files := FILES.get(name, MANIFEST):
        text += f".Sh FILES\n{tagged(files, 'Pa')}"
    text += f".Sh EXIT STATUS\n{tagged({str(code): meaning for code, meaning in STATUS.items()}, 'Er')}"
    if examples:
        text += ".Sh EXAMPLES\n.Bd -literal\n" + "\n".join(map(escaped, examples)) + "\n.Ed\n"
    seen = sorted(f"{tool}-{c['commandName']}" for c in commands) if is_tool else [tool]
    return text + ".Sh SEE ALSO\n" + " ,\n".join(f".Xr {other} 1" for other in seen) + "\n"


def main(folder: Path) -> None:
    tool = json.load(sys.stdin)["command"]
    name = tool["commandName"]
    commands = [c for c in tool["subcommands"] if c["commandName"] != "help" and c["shouldDisplay"]]
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.1"):
        old.unlink()
    for command in [tool, *commands]:
        title = name if command is tool else f"{name}-{command['commandName']}"
        (folder / f"{title}.1").write_text(page(name, command, commands))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]))
