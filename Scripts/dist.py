#!/usr/bin/env python3
"""Writes the files of a release into .build/dist, from the executable that Scripts/static-build made.

The same executable and the same commit give the same bytes. `--also TRIPLE=FILE` adds an executable for another
system to the artifact bundle. `--url` is the address of the folder to download the files from. `--builder` is the
workflow that runs this script in the recorded container image.
"""

import argparse
import gzip
import hashlib
import io
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import zipfile

import dependencies
import dist_components as inside
import dist_provenance

ROOT = inside.ROOT
DIST = ROOT / ".build/dist"
TOOL = ROOT / ".build/static/nd-config"
TRIPLE = "x86_64-unknown-linux-gnu"
COMPLETIONS = {
    "bash": "usr/share/bash-completion/completions/nd-config",
    "zsh": "usr/share/zsh/vendor-completions/_nd-config",
    "fish": "usr/share/fish/vendor_completions.d/nd-config.fish",
}
RELINK = """This executable contains parts of glibc, which is under the GNU Lesser General Public License: you may replace them. To link with
your own, build nd-config from its sources with `make static`.
"""


def write(path, content, mode=0o644):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    path.chmod(mode)


def compress(content):
    return gzip.compress(content, mtime=0)


def fill(text, **values):
    for name, value in values.items():
        text = text.replace(f"@{name.upper()}@", value)
    return text


def files_below(folder):
    return sorted(path for path in folder.rglob("*") if path.is_file())


def tar(folder, name, epoch):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        for path in files_below(folder):
            entry = tarfile.TarInfo(f"{name}/{path.relative_to(folder)}")
            entry.size, entry.mtime = path.stat().st_size, epoch
            entry.mode = path.stat().st_mode & 0o777
            archive.addfile(entry, io.BytesIO(path.read_bytes()))
    return compress(buffer.getvalue())


def zip_folder(folder):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in files_below(folder):
            entry = zipfile.ZipInfo(str(path.relative_to(folder.parent)), (1980, 1, 1, 0, 0, 0))
            entry.external_attr = (0o100000 | path.stat().st_mode & 0o777) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return buffer.getvalue()


def write_licenses(folder, parts):
    for part in parts:
        for text in part.texts:
            write(folder / part.name / text.name, text.read_bytes())
    for text in sorted((ROOT / "Documentation/Licenses").glob("*.txt")):
        write(folder / "embedded-tables" / text.name, text.read_bytes())
    for name in ["LGPL-2.1", "GPL-3"]:
        write(folder / "common" / name, pathlib.Path("/usr/share/common-licenses", name).read_bytes())
    write(folder / "README", RELINK)


def write_archive(version, parts, sbom, epoch):
    name = f"nd-config-{version}-linux-x86_64"
    folder = DIST / "archive"
    write(folder / "nd-config", TOOL.read_bytes(), 0o755)
    for shell in COMPLETIONS:
        write(folder / "completions" / pathlib.Path(COMPLETIONS[shell]).name, completion(shell))
    write(folder / "nd-config.spdx.json", sbom)
    write_licenses(folder / "licenses", parts)
    shutil.copy(ROOT / "Scripts/dist/Containerfile", folder)
    write(DIST / f"{name}.tar.gz", tar(folder, name, epoch))


def completion(shell):
    return subprocess.run([TOOL, "--generate-completion-script", shell], check=True, capture_output=True).stdout


def write_deb(version, parts, sbom, epoch, url):
    folder = DIST / "deb"
    documents = folder / "usr/share/doc/nd-config"
    write(folder / "usr/bin/nd-config", TOOL.read_bytes(), 0o755)
    for shell, path in COMPLETIONS.items():
        write(folder / path, completion(shell))
    glibc = "The executable contains glibc, under the LGPL: /usr/share/common-licenses/LGPL-2.1; see licenses/README.\n\n"
    notice = (ROOT / "NOTICE.md").read_text()
    write(documents / "copyright", (ROOT / "LICENSE").read_text() + "\n" + glibc + notice)
    write(documents / "NEWS.md.gz", compress((ROOT / "CHANGELOG.md").read_bytes()))
    write(documents / "nd-config.spdx.json.gz", compress(sbom.encode()))
    write_licenses(documents / "licenses", parts)
    # The executable is static on purpose.
    tags = ["statically-linked-binary", "embedded-library", "no-changelog", "bash-completion-with-hashbang"]
    write(folder / "usr/share/lintian/overrides/nd-config", "".join(f"nd-config: {tag} *\n" for tag in tags))
    # dpkg sorts `~dev` before the release.
    number = version.replace("-", "~")
    size = sum(path.stat().st_size for path in files_below(folder)) // 1024
    control = f"""Package: nd-config
Version: {number}
Section: devel
Priority: optional
Architecture: amd64
Maintainer: The nd-config authors <nd-config@{url.split('/')[2]}>
Homepage: {url}
Installed-Size: {size}
Description: check countries.yaml and generate everything that apps need from it
 Products that run in several countries keep their domains, hosts, languages
 and account forms in one file. This program checks that file and generates
 Swift, Kotlin, TypeScript and the files of apps.
"""
    write(folder / "DEBIAN/control", control)
    for path in [folder, *folder.rglob("*")]:
        if path.is_dir():
            path.chmod(0o755)
        os.utime(path, (epoch, epoch))
    package = DIST / f"nd-config_{number}_amd64.deb"
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch)}
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", folder, package]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)


def write_plugin(version, url, tools):
    """The package folder with the plugin and the artifact bundle, and the bundle as a separate file."""
    folder = DIST / "nd-config-plugin"
    bundle = folder / "nd-config.artifactbundle"
    variants = []
    for triple, tool in sorted(tools.items()):
        path = f"{triple}/nd-config"
        write(bundle / path, tool.read_bytes(), 0o755)
        variants.append({"path": path, "supportedTriples": [triple]})
    artifact = {"type": "executable", "version": version, "variants": variants}
    # The build plugin asks for `compile-countries`; nd-config takes the same arguments.
    artifacts = {"compile-countries": artifact, "nd-config": artifact}
    write(bundle / "info.json", inside.json.dumps({"schemaVersion": "1.0", "artifacts": artifacts}, indent=2) + "\n")
    shutil.copytree(DIST / "archive/licenses", bundle / "licenses")
    archive = zip_folder(bundle)
    write(DIST / "nd-config.artifactbundle.zip", archive)
    shutil.copytree(ROOT / "Plugins/CompileCountries", folder / "Plugins/CompileCountries")
    shutil.copy(ROOT / "LICENSE", folder)
    shutil.copy(ROOT / "Scripts/dist/plugin/Package.swift", folder)
    readme = (ROOT / "Scripts/dist/plugin/README.md").read_text()
    triples = ", ".join(sorted(tools))
    checksum = hashlib.sha256(archive).hexdigest()
    write(folder / "README.md", fill(readme, version=version, url=url, triples=triples, checksum=checksum))


def write_formula(version, url):
    """The sources at this commit, and the formula that builds them."""
    command = ["git", "archive", f"--prefix=nd-config-{version}/", "HEAD"]
    sources = compress(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
    write(DIST / f"nd-config-{version}-source.tar.gz", sources)
    formula = (ROOT / "Scripts/dist/nd-config.rb").read_text()
    checksum = hashlib.sha256(sources).hexdigest()
    write(DIST / "nd-config.rb", fill(formula, version=version, url=url, sha256=checksum))


def check(parts):
    """Exits if the release would contain or name anything that differs from the record."""
    found = [*dependencies.problems(), *inside.unrecorded(parts)]
    if inside.output("git", "-C", str(ROOT), "status", "--porcelain"):
        found.append("the work tree is not clean, and the provenance names a commit; commit first")
    if found:
        sys.exit("\n".join(f"dist.py: {problem}" for problem in found))


def write_provenance(version, released, options):
    commit, tree = inside.output("git", "-C", str(ROOT), "rev-parse", "HEAD", "HEAD^{tree}").split()
    parameters = {"command": "make dist", "url": options.url, "also": sorted(also.split("=")[0] for also in options.also)}
    source = {"gitCommit": commit, "gitTree": tree}
    text = dist_provenance.statement(released, source, parameters, options.builder)
    write(DIST / f"nd-config-{version}.provenance.json", text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--also", action="append", default=[], metavar="TRIPLE=FILE")
    parser.add_argument("--builder", metavar="URL")
    parser.add_argument("--url", default="https://nd-config.example/releases")
    options = parser.parse_args()
    tools = {TRIPLE: TOOL} | {name: pathlib.Path(file) for name, file in (also.split("=", 1) for also in options.also)}

    parts, modules = inside.components(ROOT / ".build/static/nd-config.map")
    check(parts)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir(parents=True)
    epoch = int(inside.output("git", "-C", str(ROOT), "log", "-1", "--format=%ct"))
    version = inside.version()
    sbom = inside.spdx(parts, options.url, epoch, in_image=options.builder is not None)
    write(DIST / f"nd-config-{version}.spdx.json", sbom)
    write_archive(version, parts, sbom, epoch)
    write_deb(version, parts, sbom, epoch, options.url)
    write_plugin(version, options.url, tools)
    write_formula(version, options.url)
    for folder in ["archive", "deb"]:
        shutil.rmtree(DIST / folder)
    released = [path for path in sorted(DIST.iterdir()) if path.is_file()]
    write_provenance(version, released, options)
    released = [path for path in sorted(DIST.iterdir()) if path.is_file()]
    sums = "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in released)
    write(DIST / "SHA256SUMS", sums)
    print(sums, end="")
    print("\nwhat is inside, in KB, by component and by module:")
    for name, size in [(part.name, part.size) for part in parts] + modules[:20]:
        print(f"{size // 1000:8} {name}")


if __name__ == "__main__":
    main()
