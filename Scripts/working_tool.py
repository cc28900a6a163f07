"""The first check of every script that uses nd-config: the tool accepts a manifest, rejects one, and writes files.

A program that does nothing has no findings, changes no file and never crashes. So it would pass most checks.

    Scripts/working_tool.py TOOL
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def working_tool(path):
    """The absolute path of an nd-config that works; exits otherwise."""
    tool = pathlib.Path(path).resolve()
    if not tool.is_file():
        sys.exit(f"error: {tool} is missing; build nd-config first")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copy(ROOT / "Tests/FrozenCountries/countries.yaml", folder)
        text = (folder / "countries.yaml").read_text()
        (folder / "wrong.yaml").write_text(text.replace("\nformat: 1\n", "\nformat: 0\n"))

        def run(*arguments):
            return subprocess.run([tool, *arguments], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)

        valid, wrong = run("validate"), run("validate", "wrong.yaml")
        if valid.returncode != 0:
            sys.exit(f"error: {tool} does not accept countries.yaml\n{valid.stdout}{valid.stderr}")
        if wrong.returncode != 1 or "[unknown-format]" not in wrong.stdout:
            sys.exit(f"error: {tool} does not reject `format: 0`\n{wrong.stdout}{wrong.stderr}")
        run("generate")
        if not any((folder / "generated").glob("swift/*.swift")):
            sys.exit(f"error: {tool} generates no Swift")
    return str(tool)


if __name__ == "__main__":
    working_tool(sys.argv[1])
