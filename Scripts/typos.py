#!/usr/bin/env python3
"""Makes typos in valid manifests, and measures how `nd-config validate` and its fixes handle them.

The package `typo_kinds` makes the typos; the undamaged manifest is the oracle. A typo without findings has one of
three causes. It does not change the export (same). Or it is another valid choice, which CHOICES lists by key with the
reason; a choice is suspicious if the original can be derived from the rest. Otherwise a rule may be missing. A typo with
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
import functools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

sys.dont_write_bytecode = True
import typo_kinds  # noqa: E402
import typo_report  # noqa: E402
from working_tool import working_tool  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
PATIENCE = 10
# The least share in percent of each figure over all typos.
FLOORS = {"noticed%": 97, "line%": 95, "one%": 92, "help%": 70, "mended%": 28}
RECORDED = ROOT / "Scripts/typos.txt"

# Changes that a typo can make without being wrong: the key, the kind of change, and the reason why no rule can tell.
# `*` is a name that the manifest chooses, `[]` an element.
CHOICES = {
    f"{key} {kind}": reason
    for key, kinds, reason in [
        ("rows", "moved", "the order of rows and keys is the author's"),
        ("product.name", "changed", "a product may have any name"),
        ("product.default_country", "changed", "another country with hosts of its own"),
        ("product.subdomain_shape", "removed", "the default"),
        ("product.subdomains_per_domain", "changed removed", "another limit, or none"),
        ("product.help_desk_url", "changed removed", "another page of the help center, or no help center"),
        ("product.language_url", "changed", "another page of the website"),
        ("product.outputs", "removed", "every output that the manifest has data for"),
        ("product.outputs.*", "added removed", "other outputs"),
        ("product.outputs.*.package", "changed removed", "another package, or the default"),
        ("product.outputs.*.webcredentials", "removed", "the default"),
        ("product.outputs.*.exclude", "removed", "every link opens the app"),
        ("product.outputs.*.exclude[]", "changed moved removed", "other paths"),
        ("environments.*", "removed", "an environment less"),
        ("environments.*.hosts", "changed", "hosts of another form"),
        ("environments.*.site", "changed", "another site"),
        ("environments.*.domain", "changed", "another domain"),
        ("environments.*.scheme", "removed", "https"),
        ("services.*", "added removed", "a service more or less, or another name"),
        ("services.*.label", "changed", "another host"),
        ("services.*.scope", "removed", "a host per country"),
        ("services.*.*", "removed", "nothing of the environment's is overridden"),
        ("services.*.*.domain", "changed removed", "another domain, or the environment's"),
        ("services.*.*.port", "changed removed", "another port, or none"),
        ("services.*.*.scheme", "removed", "the environment's scheme"),
        ("apps", "removed", "no app opens links"),
        ("apps.*", "added removed", "a variant more or less, or another name"),
        ("apps.*.team", "changed", "another team"),
        ("apps.*.bundle", "changed", "another app"),
        ("apps.*.statuses[]", "changed added moved removed", "other countries in the variant"),
        ("apps.*.android", "added removed", "with or without App Links"),
        ("apps.*.android.package", "changed", "another app"),
        ("apps.*.android.sha256[]", "changed", "another certificate"),
        ("localization", "removed", "the defaults"),
        ("localization.development_language", "removed", "English"),
        ("form_fields.*", "removed", "a field that no form has"),
        ("form_fields.*.label", "changed", "any text"),
        ("form_fields.*.content", "changed", "another meaning"),
        ("form_fields.*.example", "changed removed", "another example, or none"),
        ("form_fields.*.keyboard", "removed", "the derived one"),
        ("form_fields.*.max_length", "changed removed", "another length, or any"),
        ("countries.*", "removed", "a country less"),
        ("countries.*.status", "added removed", "live, or in another row"),
        ("countries.*.tld", "changed removed", "another suffix of the country; on a subdomain it needs none"),
        ("countries.*.hosts", "changed", "a domain of its own or none"),
        ("countries.*.prefix", "added changed removed", "another prefix, or the code"),
        ("countries.*.path", "changed removed", "another path, or the prefix"),
        ("countries.*.shared_tld", "removed", "the domain of the default country"),
        ("countries.*.sites", "removed", "the environments' sites"),
        ("countries.*.sites.*", "changed removed", "another site, or the environment's"),
        ("countries.*.accepts", "added removed", "old hosts that no longer open the app, or in another row"),
        ("countries.*.accepts[]", "added moved removed", "old hosts that no longer open the app"),
        ("countries.*.name", "changed removed", "another name, or the one in CLDR"),
        ("countries.*.languages[]", "changed moved removed", "another language of the country, another first one, or one less"),
        ("countries.*.languages[].lproj", "changed removed", "the app shown in its own language, or in another"),
        ("countries.*.languages[].android", "changed removed", "another qualifier, or the derived one"),
        ("countries.*.languages[].url", "changed removed", "another page of the country's website"),
        ("countries.*.languages[].help_desk_locale", "removed", "the country's"),
        ("countries.*.help_desk_locale", "changed removed", "another spelling of the help center's, or no help center"),
        ("countries.*.account_form", "added removed", "no form in the country, or in another row"),
        ("countries.*.account_form.fields[]", "changed moved removed", "another form"),
        ("countries.*.account_form.fields[].*.label", "changed removed", "any text, or the label in `form_fields`"),
        ("countries.*.account_form.fields[].*.example", "changed removed", "another example of the pattern, or the table's"),
        ("countries.*.account_form.fields[].*.max_length", "changed removed", "another length, or any"),
        ("countries.*.account_form.optional", "removed", "each field must be filled in"),
        ("countries.*.account_form.optional[]", "moved removed", "a field that must be filled in"),
        ("countries.*.entitlement_domains", "removed", "none but the derived domains"),
        ("countries.*.entitlement_domains[]", "changed moved removed", "other domains"),
    ]
    for kind in kinds.split()
}

NAMED = {"environments", "services", "apps", "form_fields", "countries"}


def key(path):
    """A path with `*` for names that the manifest chooses, and `[]` for elements."""
    path = list(path)
    if len(path) > 1 and path[0] in NAMED:
        path[1] = "*"
    if path[:2] == ["product", "outputs"] and len(path) > 2:
        path[2] = "*"
    if len(path) > 2 and path[0] == "services" and path[2] not in ("label", "scope"):
        path[2] = "*"
    if len(path) > 3 and path[2] in ("sites", "names"):
        path[3] = "*"
    if path[3:5] == ["fields", "[]"] and len(path) > 5:
        path[5] = "*"
    return ".".join(path).replace(".[]", "[]")


def changes(old, new, path=()):
    """The paths of the values that a typo added, removed, changed or moved, each with that word."""
    if isinstance(old, dict) and isinstance(new, dict):
        for name in old.keys() | new.keys():
            if name in old and name in new:
                yield from changes(old[name], new[name], (*path, name))
            else:
                yield (*path, name), "removed" if name in old else "added"
    elif isinstance(old, list) and isinstance(new, list):
        yield from changes_of_list(old, new, (*path, "[]"))
    elif old != new:
        yield path, "changed"


def changes_of_list(old, new, path):
    texts = [str(element) for element in old], [str(element) for element in new]
    if texts[0] != texts[1] and sorted(texts[0]) == sorted(texts[1]):
        yield path, "moved"
    elif len(old) != len(new):
        longer, shorter = sorted(texts, key=len, reverse=True)
        rest = iter(longer)
        is_part = all(text in rest for text in shorter)
        yield path, "changed" if not is_part else "removed" if len(old) > len(new) else "added"
    else:
        for first, second in zip(old, new):
            yield from changes(first, second, path)


def difference(old, text):
    """The differences that a typo made, in the words of CHOICES; empty if its text cannot be loaded."""
    try:
        new = yaml.load(text, yaml.BaseLoader)
    except yaml.YAMLError as error:
        return (f"PyYAML: {str(error).split(chr(10))[0]}",)
    found = {f"{key(path)} {kind}" for path, kind in changes(old, new)}
    return tuple(sorted(found)) or ("rows moved",)


@dataclasses.dataclass
class Judgment:
    typo: typo_kinds.Typo
    effect: str  # same, choice, unnoticed, noticed or crash
    what: tuple = ()  # the keys that differ, or how the tool crashed
    findings: tuple = ()
    outcome: str = ""  # of --fix
    fixed: str = ""  # the text after --fix

    @property
    def is_valid(self):
        return self.effect in ("same", "choice")

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
        changes = difference(loaded(typo.manifest), typo.text)
        return Judgment(typo, "choice" if changes and set(changes) <= CHOICES.keys() else "unnoticed", changes)

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
        if export in map(self.export, typo.others) and export:
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
    return typo_kinds.Typo(0, typo_kinds.KINDS["misspelled-key"], manifest, text, line, frozenset([line]), (), (), ())


def unchanged(manifest):
    return changed(manifest, "", "")


@functools.cache
def loaded(manifest):
    return yaml.load(manifest.text, yaml.BaseLoader)


# The expected effects of changes to the real manifest. A tool that finds everything, or nothing, fails here.
CONTROL = [
    ("\nformat: 1\n", "\nformat: 1\n# A comment.\n", "same", ()),
    ("\nformat: 1\n", "\nformat: 1\nformat: 1\n", "noticed", ()),
    ("\n  name: Nextdoor\n", "\n  name: Nextdor\n", "choice", ("product.name changed",)),
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
    for old, new, *expected in CONTROL:
        found = judge.judged(changed(manifest, old, new))
        if [found.effect, found.what] != expected:
            sys.exit(f"error: with {new!r} instead of {old!r}: expected {expected}, found {found.effect} {found.what}")
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
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--kind", choices=sorted(typo_kinds.KINDS), metavar="KIND", help="only typos of this kind")
    parser.add_argument("--manifest", choices=sorted(typo_kinds.manifests()), help="only typos in this manifest")
    parser.add_argument("--show", choices=typo_report.SHOWN, action="append", default=[], help="list such typos, too; repeatable")
    parser.add_argument("--samples", type=int, default=3, help="how many to list of each kind")
    parser.add_argument("--record", action="store_true", help=f"write the figures to {RECORDED.name}")
    parser.add_argument("--case", metavar="NUMBER/KIND/MANIFEST", help="print the damaged text of one typo, and what the tool says")
    options = parser.parse_args()
    if options.count < 1:
        parser.error("--count: expected at least 1")
    return options


def made(options):
    kinds = [typo_kinds.KINDS[options.kind]] if options.kind else list(typo_kinds.KINDS.values())
    manifests = [typo_kinds.manifests()[options.manifest]] if options.manifest else list(typo_kinds.manifests().values())
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
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        judgments = list(pool.map(judge.judged, every))
    typo_report.print_table(judgments)
    typo_report.print_choices(judgments, CHOICES)
    for shown in dict.fromkeys([*options.show, "crash", "wrong"]):
        typo_report.print_samples(judgments, shown, options.samples)
    if options.record:
        record(options, typo_report.figures(judgments))
    is_whole = not options.kind and not options.manifest
    known = recorded().get((options.seed, options.count), {}) if is_whole else {}
    found = [] if options.kind else list(failures(judgments, known))
    print("\n".join(f"error: {failure}" for failure in found), file=sys.stderr)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
