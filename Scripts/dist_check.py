#!/usr/bin/env python3
"""Tries everything that Scripts/dist.py wrote, and writes the measurements into Documentation/Install.md.

`make dist-check` runs it as root on Debian, because it creates root file systems. It cannot run the Homebrew formula,
and only reads it.
"""

import functools
import gzip
import hashlib
import http.server
import json
import os
import pathlib
import re
import resource
import shutil
import ssl
import subprocess
import sys
import tempfile
import threading

import dependencies
import dist
import dist_components as inside

ROOT, DIST = inside.ROOT, dist.DIST
PAGE = ROOT / "Documentation/Install.md"
WRONG = "format: 0\n"


def run(*command, status=0, **options):
    """Runs a command; returns its output. Another exit status ends the check."""
    done = subprocess.run([str(part) for part in command], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    if done.returncode != status:
        sys.exit(f"error: status {done.returncode}, expected {status}: {command}\n{done.stdout}")
    return done.stdout


def measured(*command, **options):
    """The processor seconds that a command and its children take."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run(*command, **options)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def expect(condition, message):
    if not condition:
        sys.exit(f"error: {message}")


def same_bytes_elsewhere(scratch):
    """Builds a clone in a folder of another name and depth."""
    clone = scratch / "another folder" / "clone"
    run("git", "clone", "--quiet", ROOT, clone)
    run("Scripts/static-build", cwd=clone)
    run("python3", "Scripts/dist.py", cwd=clone)
    ours, theirs = (folder.joinpath("SHA256SUMS").read_text() for folder in [DIST, clone / ".build/dist"])
    expect(ours == theirs, f"a clone gives other bytes:\n{ours}\n{theirs}")


def bare_machine(scratch):
    """Installs each package in a new Debian; measures the time from the file to the first finding."""
    root = scratch / "debian"
    run("debootstrap", "--variant=minbase", "bookworm", root)
    (root / "work").mkdir()
    (root / "work/countries.yaml").write_text(WRONG)
    archive, package = next(DIST.glob("*-linux-x86_64.tar.gz")), next(DIST.glob("*.deb"))
    for file in [archive, package]:
        shutil.copy(file, root / "work")
    inner = 'mount -t proc proc "$1/proc" && exec chroot "$1" sh -euc "$2"'

    def inside_root(script, status=0):
        return ["unshare", "--mount", "--pid", "--fork", "sh", "-c", inner, "sh", root, f"cd /work; {script}"], status

    def times(script):
        command, status = inside_root(script, status=1)
        return measured(*command, status=status)

    unpack = f"tar -xzf {archive.name} --strip-components 1"
    results = {"archive": times(f"{unpack}; ./nd-config validate"), "deb": times(f"dpkg -i {package.name} >&2; nd-config validate")}
    command, _ = inside_root("nd-config validate || true; nd-config --version; dpkg -L nd-config; dpkg --verify nd-config")
    printed = run(*command)
    expect("[unknown-format]" in printed and inside.version() in printed, f"unexpected output: {printed}")
    for path in dist.COMPLETIONS.values():
        expect(f"/{path}\n" in printed and (root / path).stat().st_size > 0, f"the .deb lacks {path}")
    command, _ = inside_root("dpkg --remove nd-config; test ! -e /usr/bin/nd-config")
    run(*command)
    run("lintian", "--fail-on", "error,warning", package)
    return results


def sources(scratch):
    """The source package is the output of `git archive` with exactly the files of a clone."""
    package = next(DIST.glob("*-source.tar.gz"))
    name = package.name.removesuffix("-source.tar.gz")
    archived = subprocess.run(["git", "archive", f"--prefix={name}/", "HEAD"], cwd=ROOT, check=True, capture_output=True).stdout
    expect(gzip.decompress(package.read_bytes()) == archived, "`git archive` gives other bytes than the source package has")
    run("tar", "-xzf", package, "-C", scratch)
    clone = scratch / "sources of a clone"
    run("git", "clone", "--quiet", ROOT, clone)
    shutil.rmtree(clone / ".git")
    run("diff", "--recursive", "--no-dereference", clone, scratch / name)


def documents(scratch):
    """The SBOM is valid SPDX; the formula, which has never run, is valid Ruby with the checksum of the sources."""
    run("ruby", "-c", DIST / "nd-config.rb")
    sources = next(DIST.glob("*-source.tar.gz"))
    checksum = hashlib.sha256(sources.read_bytes()).hexdigest()
    expect(checksum in (DIST / "nd-config.rb").read_text(), "the formula has another checksum")
    run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=DIST)
    venv = scratch / "venv"
    run("python3", "-m", "venv", venv)
    run(venv / "bin/pip", "install", "--quiet", "--no-deps", "--require-hashes", "-r", ROOT / "Scripts/dist/requirements.txt")
    run(venv / "bin/pyspdxtools", "-i", next(DIST.glob("*.spdx.json")))


def provenance(scratch):
    """The provenance has the checksum of every file, and the tree hashes of Swift packages from the SBOM."""
    text, sbom = (next(DIST.glob(f"*.{kind}.json")).read_text() for kind in ["provenance", "spdx"])
    subject = {f"{each['digest']['sha256']}  {each['name']}" for each in json.loads(text)["subject"]}
    released = {line for line in (DIST / "SHA256SUMS").read_text().splitlines() if not line.endswith(".provenance.json")}
    expect(subject == released, f"the provenance has {subject}, the release {released}")
    for name, package in dependencies.recorded()["packages"].items():
        named = f'"gitTree": "{package["tree"]}"' in text and f"swh:1:dir:{package['tree']}" in sbom
        expect(named, f"provenance or SBOM lacks the tree of {name}")


def container(scratch):
    """buildah builds the image from the archive and runs it without a network; returns the time of the run."""
    unpacked = scratch / "archive"
    unpacked.mkdir()
    run("tar", "-xzf", next(DIST.glob("*-linux-x86_64.tar.gz")), "-C", unpacked, "--strip-components", "1")
    (unpacked / "work").mkdir()
    (unpacked / "work/countries.yaml").write_text(WRONG)
    buildah = ["buildah", "--root", scratch / "images", "--runroot", scratch / "run", "--storage-driver", "vfs"]
    run(*buildah, "bud", "--isolation", "chroot", "-t", "nd-config", "-f", "Containerfile", ".", cwd=unpacked)
    name = run(*buildah, "from", "localhost/nd-config").split()[-1]
    command = [*buildah, "run", "--isolation", "chroot", "-v", f"{unpacked}/work:/work", name, "/nd-config", "validate"]
    return measured(*command, status=1)


def consumer(folder, dependency, package):
    """The package in Examples/Consumer, without the library NNNetwork, which only the sources have."""
    shutil.copytree(ROOT / "Examples/Consumer/Sources", folder / "Sources")
    (folder / "Sources/shop/Services.swift").unlink()
    text = (ROOT / "Examples/Consumer/Package.swift").read_text()
    text = text.replace('.package(name: "nd-config", path: "../..")', f'.package(name: "{package}", path: "{dependency}")')
    text = text.replace('"ShopCountries", .product(name: "NNNetwork", package: "nd-config")', '"ShopCountries"')
    (folder / "Package.swift").write_text(text.replace('package: "nd-config")', f'package: "{package}")'))


def plugin_builds(scratch):
    """Processor seconds of a consumer's clean build: from sources, and with the bundle while libyaml is hidden."""
    def with_mounts(mounts):
        """The prefix of a command that mounts other files over some files."""
        binds = "".join(f"mount --bind '{source}' '{target}'; " for source, target in mounts)
        return ["unshare", "--mount", "sh", "-euc", f'{binds}exec "$@"', "sh"]

    hidden = [("/dev/null", "/usr/include/yaml.h"), ("/dev/null", "/usr/lib/x86_64-linux-gnu/pkgconfig/yaml-0.1.pc")]
    plugin = DIST / "nd-config-plugin"
    with server(scratch) as (url, authority):
        remote = scratch / "remote"
        shutil.copytree(plugin, remote, ignore=shutil.ignore_patterns("*.artifactbundle"))
        line = re.search(r"    \.binaryTarget\(\n.*?\n    \),\n", (plugin / "README.md").read_text(), re.DOTALL).group(0)
        manifest = (remote / "Package.swift").read_text()
        local = '    .binaryTarget(name: "nd-config", path: "nd-config.artifactbundle"),\n'
        expect(local in manifest, "Package.swift has no target by path")
        line = re.sub(r'url: "[^"]*/', f'url: "{url}/', line)
        (remote / "Package.swift").write_text(manifest.replace(local, line))
        trusted = [(authority, "/etc/ssl/certs/ca-certificates.crt")]
        results = {}
        for name, dependency, package, mounts in [
            ("source", ROOT, "nd-config", []),
            ("bundle by path", plugin, "nd-config-plugin", hidden),
            ("bundle by url", remote, "nd-config-plugin", hidden + trusted),
        ]:
            folder = scratch / f"consumer {name}"
            consumer(folder, dependency, package)
            build = ["swift", "build", "--package-path", folder, "--disable-dependency-cache"]
            results[name] = measured(*with_mounts(mounts), *build)
            expect("Iceland" in run(folder / ".build/debug/shop"), f"{name}: the program does not know Iceland")
        # Without the certificate of the authority, or with another checksum, the build fails.
        for label, mounts, reason, text in [
            ("untrusted", [], "SSL certificate problem", line),
            ("other checksum", trusted, "checksum", re.sub(r'checksum: "[^"]*"', f'checksum: "{"0" * 64}"', line)),
        ]:
            (remote / "Package.swift").write_text(manifest.replace(local, text))
            folder = scratch / f"consumer {label}"
            consumer(folder, remote, "nd-config-plugin")
            command = ["swift", "package", "--package-path", folder, "--cache-path", scratch / label, "resolve"]
            expect(reason in run(*with_mounts(mounts), *command, status=1), f"{label}: not refused for its {reason}")
    expect(results["bundle by path"] * 3 <= results["source"], f"expected at most a third: {results}")
    return results


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class server:
    """Serves the bundle over TLS with a certificate of an authority made for this run."""

    def __init__(self, scratch):
        self.folder = scratch / "tls"
        self.folder.mkdir()

    def __enter__(self):
        """The address, and the file with the authority's certificate."""
        authority, key, request, certificate = (self.folder / name for name in ["ca.pem", "key.pem", "request.pem", "certificate.pem"])
        new = ["openssl", "req", "-newkey", "rsa:2048", "-nodes", "-keyout"]
        run(*new, self.folder / "ca.key", "-x509", "-days", "2", "-subj", "/CN=Test authority", "-out", authority)
        run(*new, key, "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-out", request)
        sign = ["openssl", "x509", "-req", "-in", request, "-CA", authority, "-CAkey", self.folder / "ca.key", "-copy_extensions", "copy"]
        run(*sign, "-days", "2", "-out", certificate)
        handler = functools.partial(Files, directory=DIST)
        self.http = http.server.ThreadingHTTPServer(("localhost", 0), handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self.http.socket = context.wrap_socket(self.http.socket, server_side=True)
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        return f"https://localhost:{self.http.server_port}", authority

    def __exit__(self, *_):
        self.http.shutdown()


def fill_table(bare, image, builds):
    """Replaces the rows of the table in Documentation/Install.md."""

    def megabytes(pattern):
        return f"{next(DIST.glob(pattern)).stat().st_size / 1e6:.1f} MB"

    tool = f"{dist.TOOL.stat().st_size / 1e6:.1f} MB"
    rows = [
        ("static executable", f"{megabytes('*-linux-x86_64.tar.gz')}, unpacked {tool}", "Linux on x86_64, /proc", f"{bare['archive']:.1f} s"),
        ("`.deb`", megabytes("*.deb"), "Debian or Ubuntu on amd64", f"{bare['deb']:.1f} s"),
        ("container", tool, "a container engine, x86_64", f"{image:.1f} s"),
        ("plugins with the artifact bundle", megabytes("*.artifactbundle.zip"), "Swift 6.1, Linux on x86_64", f"{builds['bundle by path']:.0f} s by path, {builds['bundle by url']:.0f} s by URL"),
        ("plugins from sources", megabytes("*-source.tar.gz"), "Swift 6.2, libyaml", f"{builds['source']:.0f} s"),
    ]
    table = "".join(f"| {' | '.join(row)} |\n" for row in rows)
    text = PAGE.read_text()
    head = "| --- | --- | --- | --- |\n"
    before, after = text.split(head, 1)
    PAGE.write_text(before + head + table + re.sub(r"\A(?:\|.*\n)*", "", after))


def main():
    expect(os.geteuid() == 0, "make dist-check makes roots of its own; run it as root")
    expect(not run("git", "status", "--porcelain", cwd=ROOT), "the work tree is not clean; commit first")
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        steps = [same_bytes_elsewhere, sources, documents, provenance, bare_machine, container, plugin_builds]
        results = {}
        for step in steps:
            print(f"==> {step.__doc__.splitlines()[0]}", flush=True)
            results[step] = step(scratch)
    fill_table(results[bare_machine], results[container], results[plugin_builds])
    print(run("git", "diff", "--", PAGE, cwd=ROOT))


if __name__ == "__main__":
    main()
