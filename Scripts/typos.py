#!/usr/bin/env python3
"""Makes typos in valid manifests, and measures how `nd-config validate` and its fixes handle them.

The package `typo_kinds` makes the typos; the undamaged manifest is the oracle. A typo without findings does not change
the export (same); or it is another valid choice, if nothing says what was there before; or it is unnoticed. A typo with
one cause should have one finding, at a line that it touched. Its help should contain the original text if that can be
derived. A fix turns the damaged text into

    original   the text of the original
    equal      another text with the same export, such as one with other spaces
    partly     a text that still has errors, means the same as the damaged one, or restores only a part
    wrong      a text without errors that has another meaning, or that lost a comment
    untouched  the same text

Exits with status 1 if a figure over all typos is below its floor, a fix of `--fix` is wrong, or the tool crashes or
takes more than 10 seconds. The same seed makes the same typos. For a run that `Scripts/typos.txt` records, a figure
that is worse than the recorded one by more than a point is an error, too; `--record` records a run.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import typo_kinds  # noqa: E402
import typo_report  # noqa: E402
from working_tool import working_tool  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
PATIENCE = 10
# The least share in percent of each figure over all typos.
FLOORS = {"noticed%": 97, "line%": 95, "one%": 92, "help%": 70, "mended%": 28}
RECORDED = ROOT / "Scripts/typos.txt"

@dataclasses.dataclass
class Judgment:
    typo: typo_kinds.Typo
    effect: str  # same, choice, unnoticed, noticed or crash
    what: tuple = ()  # how the tool crashed
    findings: tuple = ()
    outcome: str = ""  # of --fix
    fixed: str = ""  # the text after --fix

    @property
    def is_at_its_line(self):
        return any(finding["range"]["start"]["line"] in self.typo.lines for finding in self.findings)

    @property
    def is_helpful(self):
        return any(is_helpful(self.typo, finding) for finding in self.findings)


def is_helpful(typo, finding):
    """Whether a finding contains the original text, or its fix writes it."""
    lines = typo.text.split("\n")
    damaged = "\n".join(lines[line - 1] for line in typo.lines if line <= len(lines))
    fix = finding.get("fix") or {}
    said = "\n".join([finding.get("help") or "", fix.get("title", ""), fix.get("replacement", "")])
    return any(
        says(said, wanted) or (says(finding["message"], wanted) and not says(damaged, wanted)) for wanted in typo.wanted
    ) or (fix and applied(typo.text, fix) == typo.manifest.text)


def says(text, words):
    """Whether a text contains some words, not as a part of longer ones. Spaces next to brackets and commas are
    ignored."""
    text, words = (re.sub(r"\s*([{}\[\],])\s*", r"\1", each) for each in (text, words))
    before = r"(?<![\w-])" if re.match(r"\w", words) else ""
    after = r"(?![\w-])" if re.search(r"\w$", words) else ""
    return re.search(before + re.escape(words) + after, text) is not None


def applied(text, fix):
    data = text.encode()
    return (data[: fix["range"]["start"]["offset"]] + fix["replacement"].encode() + data[fix["range"]["end"]["offset"] :]).decode(errors="replace")


class Crash(Exception):
    pass


class Judge:
    def __init__(self, path):
        self.path = path
        self.exports = {}
        for manifest in typo_kinds.manifests().values():
            self.exports[manifest.name] = self.export(manifest.text)
            if self.exports[manifest.name] is None or self.judged(unchanged(manifest)).effect != "same":
                sys.exit(f"error: {manifest.name} has findings")

    def run(self, *arguments, text):
        """The exit status and the output of the tool with a manifest, and the manifest after the run."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "countries.yaml")
            file.write_bytes(text.encode())
            try:
                ran = subprocess.run([self.path, *arguments], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                raise Crash(f"{' '.join(arguments)}: more than {PATIENCE} s") from None
            if ran.returncode not in (0, 1):
                raise Crash(f"{' '.join(arguments)}: status {ran.returncode} {ran.stderr.decode(errors='replace')[:500]}")
            return ran.returncode, ran.stdout, file.read_bytes().decode(errors="replace")

    def export(self, text):
        """The meaning of a manifest; None if it has errors."""
        status, output, _ = self.run("export", text=text)
        return output if status == 0 else None

    def judged(self, typo):
        try:
            return self._judged(typo)
        except Crash as crash:
            return Judgment(typo, "crash", (str(crash),))

    def _judged(self, typo):
        _, output, _ = self.run("validate", "--format", "json", text=typo.text)
        findings = tuple(json.loads(output)["findings"])
        if findings:
            _, _, text = self.run("validate", "--fix", text=typo.text)
            return Judgment(typo, "noticed", (), findings, self.outcome(typo, text), text)
        if self.export(typo.text) == self.exports[typo.manifest.name]:
            return Judgment(typo, "same")
        return Judgment(typo, "unnoticed" if typo.kind.is_derivable else "choice")

    def outcome(self, typo, text):
        """The result of a fix: `untouched`, `original`, `equal`, `partly` or `wrong`."""
        if text == typo.text:
            return "untouched"
        if text == typo.manifest.text:
            return "original"
        if lost_comments(typo, text):
            return "wrong"
        export = self.export(text)
        if export == self.exports[typo.manifest.name]:
            return "equal"
        return "partly" if export is None or export in map(self.export, [typo.text, *typo.parts]) else "wrong"


def lost_comments(typo, text):
    """The comments of the manifest that are still in the damaged text, but not in this one."""
    manifest = typo.manifest
    written = collections.Counter(manifest.text[start:end].rstrip() for start, end in manifest.comments)
    return [comment for comment, count in written.items() if text.count(comment) < min(count, typo.text.count(comment))]


def changed(manifest, old, new):
    """A typo whose result is known."""
    assert old in manifest.text
    text = manifest.text.replace(old, new, 1)
    line = manifest.text[: manifest.text.index(old)].count("\n") + 1
    return typo_kinds.Typo(0, typo_kinds.KINDS["misspelled-key"], manifest, text, line, frozenset([line]), (), ())


def unchanged(manifest):
    return changed(manifest, "", "")


# The expected effects of changes to the real manifest. A tool that finds everything, or nothing, fails here.
CONTROL = [
    ("\nformat: 1\n", "\nformat: 1\n# A comment.\n", "same"),
    ("\nformat: 1\n", "\nformat: 1\nformat: 1\n", "noticed"),
    ("\n  name: Nextdoor\n", "\n  name: Nextdor\n", "unnoticed"),
]

# The expected outcomes of texts that a fix could write for `tlld: nl`.
FIXED = [
    (lambda text: text, "untouched"),
    (lambda text: text.replace("tlld", "tld"), "original"),
    (lambda text: text.replace("tlld:", "tld: "), "equal"),
    (lambda text: text.replace("format: 1", "format:  1"), "partly"),
    (lambda text: text.replace("tlld: nl", "tld: com.nl"), "wrong"),
    (lambda text: text.replace("tlld", "tld").replace("# How hosts are formed", ""), "wrong"),
]


def control(judge):
    manifest = typo_kinds.manifests()["countries"]
    for old, new, expected in CONTROL:
        found = judge.judged(changed(manifest, old, new))
        if found.effect != expected:
            sys.exit(f"error: with {new!r} instead of {old!r}: expected {expected}, found {found.effect}")
    typo = changed(manifest, "    tld: nl\n", "    tlld: nl\n")
    for fix, expected in FIXED:
        found = judge.outcome(typo, fix(typo.text))
        if found != expected:
            sys.exit(f"error: a fix that is {expected} was judged to be {found}")


def print_case(judge, case):
    number, kind, name = case.split("/")
    typo = typo_kinds.make(int(number), typo_kinds.KINDS[kind], typo_kinds.manifests()[name])
    if typo is None:
        sys.exit(f"error: {name} has no place for {kind}")
    sys.stdout.write(typo.text)
    print(typo_report.sample(judge.judged(typo), "wrong"), file=sys.stderr)


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=str(ROOT / ".build/debug/nd-config"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--show", choices=typo_report.SHOWN, action="append", default=[], help="list such typos, too; repeatable")
    parser.add_argument("--record", action="store_true", help=f"write the figures to {RECORDED.name}")
    parser.add_argument("--case", metavar="NUMBER/KIND/MANIFEST", help="print the damaged text of one typo, and what the tool says")
    return parser.parse_args()


def made(options):
    kinds = list(typo_kinds.KINDS.values())
    manifests = list(typo_kinds.manifests().values())
    first = options.seed * 1_000_000
    chosen = [typo_kinds.chosen(number, kinds, manifests) for number in range(first, first + options.count)]
    return [typo for typo in chosen if typo]


def recorded():
    """The figures of the recorded runs, by seed and number of typos."""
    head, *rows = (line.split() for line in RECORDED.read_text().splitlines())
    return {(int(seed), int(count)): dict(zip(head[2:], map(float, values))) for seed, count, *values in rows}


def record(options, figures):
    rows = recorded() | {(options.seed, options.count): {name: figures[name] for name in FLOORS}}
    lines = [["seed", "typos", *FLOORS]] + [[*run, *values.values()] for run, values in sorted(rows.items())]
    RECORDED.write_text("".join("".join(f"{cell:>9}" for cell in line).lstrip() + "\n" for line in lines))


def failures(judgments, known):
    """What must not be: a crash, a wrong fix, a figure below its floor or its recorded value."""
    figures = typo_report.figures(judgments)
    yield from (f"{name} is {figures[name]}; {RECORDED.name} records {value}" for name, value in known.items() if figures[name] < value - 1)
    yield from (f"{name} is {figures[name]}; the floor is {floor}" for name, floor in FLOORS.items() if figures[name] < floor)
    yield from (f"{judgment.typo.case}: {judgment.what}" for judgment in judgments if judgment.effect == "crash")
    yield from (f"{judgment.typo.case}: --fix is wrong" for judgment in judgments if judgment.outcome == "wrong")


def main():
    options = parsed()
    judge = Judge(working_tool(options.tool))
    control(judge)
    if options.case:
        return print_case(judge, options.case)
    every = made(options)
    if not every:
        sys.exit("error: no typo was made")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        judgments = list(pool.map(judge.judged, every))
    typo_report.print_table(judgments)
    for shown in dict.fromkeys([*options.show, "crash", "wrong"]):
        typo_report.print_samples(judgments, shown)
    if options.record:
        record(options, typo_report.figures(judgments))
    found = list(failures(judgments, recorded().get((options.seed, options.count), {})))
    print("\n".join(f"error: {failure}" for failure in found), file=sys.stderr)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
