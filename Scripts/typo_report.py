"""The output of `Scripts/typos.py`: a table by kind and by manifest, and samples of failures."""

import collections
import difflib

OUTCOMES = ["original", "equal", "partly", "wrong"]


def percent(part, whole):
    return round(100 * part / whole, 1) if whole else 100


HEADS = ["typos", "same", "noticed%", "line%", "one%", "help%", "mended%"]


def figures(judgments):
    noticed = [judgment for judgment in judgments if judgment.effect == "noticed"]
    one_cause = [judgment for judgment in noticed if judgment.typo.kind.is_one_cause]
    derivable = [judgment for judgment in noticed if judgment.typo.kind.is_derivable]
    unnoticed = sum(judgment.effect == "unnoticed" for judgment in judgments)
    values = [
        len(judgments),
        sum(judgment.effect == "same" for judgment in judgments),
        percent(len(noticed), len(noticed) + unnoticed),
        percent(sum(judgment.is_at_its_line for judgment in noticed), len(noticed)),
        percent(sum(len(judgment.findings) == 1 for judgment in one_cause), len(one_cause)),
        percent(sum(judgment.is_helpful for judgment in derivable), len(derivable)),
        percent(sum(judgment.outcome in ("original", "equal") for judgment in noticed), len(noticed)),
    ]
    return dict(zip(HEADS, values))


def row(name, judgments):
    outcomes = collections.Counter(judgment.outcome for judgment in judgments)
    cells = [*figures(judgments).values(), *(outcomes[outcome] for outcome in OUTCOMES)]
    return f"{name:36}" + "".join(f"{cell:>9}" for cell in cells)


def print_table(judgments):
    print(" " * 36 + " " * 9 * len(HEADS) + f"{'--fix':>36}")
    print(" " * 36 + "".join(f"{head:>9}" for head in [*HEADS, *OUTCOMES]))
    for title, group in [("kind", lambda j: j.typo.kind.name), ("manifest", lambda j: j.typo.manifest.name), ("", lambda j: "all")]:
        groups = collections.defaultdict(list)
        for judgment in judgments:
            groups[group(judgment)].append(judgment)
        print(title)
        for name in sorted(groups):
            print(row(name, groups[name]))


# The samples that can be shown, and which typos belong to them.
SHOWN = {
    "crash": lambda judgment: judgment.effect == "crash",
    "wrong": lambda judgment: judgment.outcome == "wrong",
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
    if shown == "wrong":
        lines += difference_of(typo.text, judgment.fixed, "--fix wrote")
    return "\n".join(lines)


def print_samples(judgments, shown):
    """Lists at most three typos of each kind."""
    found = [judgment for judgment in judgments if SHOWN[shown](judgment)]
    if found:
        print(f"\n{shown}: {len(found)}")
    kinds = collections.Counter()
    for judgment in found:
        kinds[judgment.typo.kind.name] += 1
        if kinds[judgment.typo.kind.name] <= 3:
            print(sample(judgment, shown))
