"""Rules that compile and check countries.yaml with nd-config."""

# The rules for Swift take files. The other outputs are directories, because the names of their files depend on the manifest.
_SWIFT_FILES = [
    "AccountForm+Check.swift",
    "AccountForm+Fields.swift",
    "AccountForm.swift",
    "Addresses.swift",
    "AppLanguage.swift",
    "AppVariant.swift",
    "Country+Choice.swift",
    "Country+Facts.swift",
    "Country.swift",
    "CountryFacts.swift",
    "Environment+Host.swift",
    "Environment+Key.swift",
    "Environment.swift",
    "Language.swift",
    "Link.swift",
    "PageURL.swift",
    "PreviewName.swift",
    "Service.swift",
    "URLs.swift",
]

_SINGLE_FILES = {"json": "countries.json", "schema": "countries.schema.json", "table": "COUNTRIES.md"}

_FOLDERS = [
    "aasa",
    "android",
    "assetlinks",
    "entitlements",
    "hosts",
    "kotlin",
    "smartling",
    "strings",
    "typescript",
    "xcstrings",
]

_OUTPUTS = sorted(_SINGLE_FILES.keys() + _FOLDERS + ["swift"])

_TOOL = attr.label(
    doc = "The executable nd-config for the machines that run actions.",
    allow_single_file = True,
    executable = True,
    mandatory = True,
    cfg = "exec",
)

def _declare(ctx, output):
    folder = ctx.label.name + "/"
    if output in _SINGLE_FILES:
        return [ctx.actions.declare_file(folder + _SINGLE_FILES[output])]
    if output == "swift":
        return [ctx.actions.declare_file(folder + "swift/" + name) for name in _SWIFT_FILES]
    return [ctx.actions.declare_directory(folder + output)]

def _nd_countries_impl(ctx):
    groups = {output: _declare(ctx, output) for output in ctx.attr.outputs}
    files = [file for group in groups.values() for file in group]
    folders = [ctx.bin_dir.path, ctx.label.workspace_root, ctx.label.package, ctx.label.name]
    arguments = ctx.actions.args()
    arguments.add_all(["generate", "--quiet"])
    arguments.add("--only", ",".join(ctx.attr.outputs))
    arguments.add("--manifest", ctx.file.manifest)
    arguments.add("--output", "/".join([folder for folder in folders if folder]))
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments],
        inputs = [ctx.file.manifest],
        outputs = files,
        mnemonic = "NDCountries",
        progress_message = "Compiling %s" % ctx.file.manifest.short_path,
    )
    return [
        DefaultInfo(files = depset(files)),
        OutputGroupInfo(**{output: depset(group) for output, group in groups.items()}),
    ]

nd_countries = rule(
    implementation = _nd_countries_impl,
    doc = "Generates code and files from a manifest, in one action with an output group for each output.",
    attrs = {
        "manifest": attr.label(doc = "countries.yaml.", allow_single_file = True, mandatory = True),
        "outputs": attr.string_list(
            doc = "What to generate: " + ", ".join(_OUTPUTS) + ".",
            default = ["swift"],
            allow_empty = False,
        ),
        "tool": _TOOL,
    },
)

# Runfiles are links that lead out of their folder, and the tool refuses those. So it gets a copy.
_CHECK = """#!/bin/sh
set -eu
cp -RL "{manifest}" "$TEST_TMPDIR/countries.yaml"
mkdir "$TEST_TMPDIR/generated"
cp -RL "{generated}/." "$TEST_TMPDIR/generated"
tool=$PWD/{tool}
cd "$TEST_TMPDIR"
"$tool" validate --warnings-as-errors
exec "$tool" generate --check
"""

def _nd_countries_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    folder = ctx.label.package + "/" + ctx.attr.folder if ctx.label.package else ctx.attr.folder
    ctx.actions.write(
        script,
        _CHECK.format(
            manifest = ctx.file.manifest.short_path,
            generated = folder,
            tool = ctx.executable.tool.short_path,
        ),
        is_executable = True,
    )
    files = [ctx.file.manifest, ctx.executable.tool] + ctx.files.generated
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = files))]

nd_countries_test = rule(
    implementation = _nd_countries_test_impl,
    doc = "Checks a manifest, and that the committed files are what it generates.",
    attrs = {
        "manifest": attr.label(doc = "countries.yaml.", allow_single_file = True, mandatory = True),
        "generated": attr.label_list(doc = "The committed files.", allow_files = True),
        "folder": attr.string(doc = "The folder of the committed files, in this package.", default = "generated"),
        "tool": _TOOL,
    },
    test = True,
)
