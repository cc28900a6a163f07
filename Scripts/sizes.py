#!/usr/bin/env python3
"""Prints the sizes of the tracked files beside their limits; exits with status 1 if one is above its limit.

Code is counted in lines that are neither blank nor only a comment. A limit is changed in a commit that says why. A size of
zero is an error, too: it means that the files have moved, and that nothing is checked.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CODE = {".swift", ".kt", ".ts", ".c", ".h", ".html", ".css", ".js"}
# The page that `report` writes is counted with the reviews, although it is embedded elsewhere.
PAGE = {".html", ".css", ".js"}
# Findings about YAML and the shape of a manifest, which are no rules about what it says.
SHAPE = """confusable-character duplicate-key invalid-allow-comment missing-key multiple-documents syntax-error too-deep too-large
    unclosed-quote unknown-format unknown-key unknown-value unquoted-ambiguous-scalar unreadable-text unsupported-yaml
    unused-allow-comment wrong-indentation wrong-type""".split()
PUBLIC = re.compile(r"(?m)^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:nonisolated\s+)?(?:public|open)\b(?! import)")
GENERATED_MARKDOWN = re.compile(r"generated/|Documentation/(Rules|Manifest|CommandLine|Faults)\.md|Tests/.*(Cases|Goldens|Fixtures)/")

listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
FILES = [name for name in listed.split("\0") if (ROOT / name).is_file() and not (ROOT / name).is_symlink()]


def text(name):
    return (ROOT / name).read_text(errors="replace")


def under(*folders, kinds=CODE, but=("-",)):
    return [name for name in FILES if name.startswith(folders) and not name.startswith(but) and pathlib.Path(name).suffix in kinds]


def is_python(name):
    return name.endswith(".py") or "." not in name.rsplit("/")[-1] and text(name).startswith("#!/usr/bin/env python")


def code(names):
    def is_comment(name, line):
        marks = ("#",) if is_python(name) else ("//",) if name.endswith(".swift") else ("//", "/*", "*")
        return line.startswith(marks)

    lines = [(name, line.strip()) for name in names for line in text(name).split("\n")]
    return sum(bool(line) and not is_comment(name, line) for name, line in lines)


def rules():
    page = text("Documentation/Rules.md").split("\n# Breaking")[0]
    return len(set(re.findall(r"(?m)^## ([a-z-]+)$", page)) - set(SHAPE))


def sizes():
    """Each size with its limit."""
    page = under("Sources/", kinds=PAGE)
    for part, limit in {"Compile": 11_000, "Apps": 1_900, "Edit": 1_500, "CommandLine": 2_200, "Network": 3_700}.items():
        yield part, code(under(f"Sources/{part}/")), limit
    yield "Emit", code(under("Sources/Emit/", kinds=CODE - PAGE)), 4_600
    yield "Review, with the page", code([*under("Sources/Review/", kinds=CODE - PAGE), *page]), 1_500
    yield "NNNetwork", code(under("Sources/Network/NNNetwork/")), 2_700
    yield "NNNetworkQueue", code(under("Sources/Network/NNNetworkQueue/")), 1_000
    yield "all Sources", code(under("Sources/")), 26_400
    yield "Swift in Tests", code(under("Tests/", kinds={".swift"}, but=("Tests/Bench", "Tests/Fuzz"))), 20_000
    networks = ("Tests/NNNetwork", "Tests/FaultProbe", "Tests/QueueChild", "Tests/CancelStorm")
    yield "tests of NNNetwork", code(under(*networks, kinds={".swift"})), 4_500
    data = [name for name in FILES if name.startswith("Tests/") and not name.endswith((".swift", ".c")) and not is_python(name)]
    yield "lines of test data", sum(text(name).count("\n") for name in data), 30_000
    yield "Python", code(filter(is_python, FILES)), 4_500
    yield "tracked files", len(FILES), 1_800
    yield "entries at the top level", len({name.split("/")[0] for name in FILES}), 22
    yield "make targets", len(re.findall(r"(?m)^([a-z]\w*)\s*:(?!=)", text("Makefile"))), 16
    small = [name for name in FILES if (ROOT / name).stat().st_size < 1 << 20]
    yield "variables ND_…", len({word for name in small for word in re.findall(r"\bND_[A-Z][A-Z0-9_]+", text(name))}), 8
    written = [name for name in FILES if name.endswith(".md") and not GENERATED_MARKDOWN.match(name)]
    yield "words of Markdown", sum(len(text(name).split()) for name in written), 26_000
    yield "lines of Package.swift", text("Package.swift").count("\n"), 200
    yield "lines of README.md", text("README.md").count("\n"), 130
    declared = under("Sources/Network/", kinds={".swift"}, but=("Sources/Network/NDNetwork",))
    yield "public declarations of NNNetwork", sum(len(PUBLIC.findall(text(name))) for name in declared), 230
    yield "rules", rules(), 48


def main():
    problems = []
    for name, size, limit in sizes():
        print(f"{name:34}{size:>7,} of {limit:,}")
        if not 0 < size <= limit:
            problems.append(f"error: {name}: expected at most {limit:,}, found {size:,}; remove something, or say in a commit why the limit changes")
    print("\n".join(problems), end="\n" if problems else "")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
