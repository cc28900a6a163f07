"""The output of `Scripts/typos.py`: a table by kind and by manifest, the choices, and samples of failures."""

import collections
import difflib

OUTCOMES = ["original", "equal", "partly", "wrong"]


def percent(part, whole):
    return f"{100 * part / whole:.0f}" if whole else "-"


def row(name, judgments, fixes):
    noticed = [judgment for judgment in judgments if judgment.effect == "noticed"]
    one_cause = [judgment for judgment in noticed if judgment.typo.kind.is_one_cause]
    derivable = [judgment for judgment in noticed if judgment.typo.kind.is_derivable]
    wrongly_valid = sum(judgment.effect == "unnoticed" for judgment in judgments)
    cells = [
        len(judgments),
        sum(judgment.is_valid for judgment in judgments),
        percent(len(noticed), len(noticed) + wrongly_valid),
        percent(sum(judgment.is_at_its_line for judgment in noticed), len(noticed)),
        percent(sum(len(judgment.findings) == 1 for judgment in one_cause), len(one_cause)),
        percent(sum(judgment.is_helpful for judgment in derivable), len(derivable)),
    ]
    for fix in ("fix", "unsafe"):
        counts = collections.Counter(judgment.outcomes[fix] for judgment in noticed) if fix in fixes else None
        for outcome in OUTCOMES:
            cells.append("n/a" if counts is None else counts[outcome] if outcome == "wrong" else percent(counts[outcome], len(noticed)))
    return f"{name:36}" + "".join(f"{cell:>9}" for cell in cells)


def print_table(judgments, fixes):
    heads = ["typos", "valid", "noticed%", "line%", "one%", "help%"]
    print(" " * 36 + " " * 9 * len(heads) + f"{'--fix, %':>36}{'--unsafe-fixes, %':>36}")
    print(" " * 36 + "".join(f"{head:>9}" for head in [*heads, *OUTCOMES, *OUTCOMES]))
    for title, group in [("kind", lambda j: j.typo.kind.name), ("manifest", lambda j: j.typo.manifest.name), ("", lambda j: "all")]:
        groups = collections.defaultdict(list)
        for judgment in judgments:
            groups[group(judgment)].append(judgment)
        print(title)
        for name in sorted(groups):
            print(row(name, groups[name], fixes))
    noticed = [judgment for judgment in judgments if judgment.effect == "noticed"]
    for fix in fixes:
        equal = [judgment for judgment in noticed if judgment.outcomes[fix] == "equal"]
        spaces = sum(judgment.texts[fix].split() == judgment.typo.manifest.text.split() for judgment in equal)
        print(f"{fix}: {len(equal)} equal, {spaces} of them with other spaces and line breaks only")


def print_choices(judgments, choices):
    groups = collections.Counter(judgment.what for judgment in judgments if judgment.effect == "choice")
    print(f"{groups.total()} are another valid choice:")
    for what, count in groups.most_common():
        print(f"{count:6}  {', '.join(what)}: {choices[what[0]]}")


# The samples that can be shown, and which typos belong to them.
SHOWN = {
    "crash": lambda judgment: judgment.effect == "crash",
    "wrong": lambda judgment: "wrong" in judgment.outcomes.values(),
    "choice": lambda judgment: judgment.effect == "choice",
    "suspicious": lambda judgment: judgment.effect == "choice" and judgment.typo.kind.is_derivable,
    "unnoticed": lambda judgment: judgment.effect == "unnoticed",
    "elsewhere": lambda judgment: judgment.effect == "noticed" and not judgment.is_at_its_line,
    "several": lambda judgment: judgment.typo.kind.is_one_cause and len(judgment.findings) > 1,
    "helpless": lambda judgment: judgment.effect == "noticed" and judgment.typo.kind.is_derivable and not judgment.is_helpful,
}


def difference_of(old, new, name):
    """A diff of two texts without context, under a heading."""
    lines = list(difflib.unified_diff(old.split("\n"), new.split("\n"), lineterm="", n=0))[2:]
    shown = [line for line in lines if not line.startswith("@@")]
    more = [f"… {len(shown) - 8} more lines"] if len(shown) > 8 else []
    return [f"    {name}", *(f"      {line!r}"[:200] for line in [*shown[:8], *more])]


def sample(judgment, shown):
    typo = judgment.typo
    lines = [f"  --case {typo.case}, line {typo.line}", *difference_of(typo.manifest.text, typo.text, "typo")]
    lines += [f"    {what}" for what in judgment.what]
    for finding in judgment.findings[:3]:
        lines.append(f"    {finding['range']['start']['line']}: {finding['message']} [{finding['id']}]; help: {finding.get('help')}"[:300])
    for fix, outcome in judgment.outcomes.items():
        if shown == "wrong" and outcome == "wrong":
            lines += difference_of(typo.text, judgment.texts[fix], f"{fix} wrote")
    return "\n".join(lines)


def print_samples(judgments, shown, count):
    found = [judgment for judgment in judgments if SHOWN[shown](judgment)]
    if found:
        print(f"\n{shown}: {len(found)}")
    kinds = collections.Counter()
    for judgment in found:
        kinds[judgment.typo.kind.name] += 1
        if kinds[judgment.typo.kind.name] <= count:
            print(sample(judgment, shown))
