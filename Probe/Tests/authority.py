"""Certificates of an authority of the tests, made by openssl."""

import datetime
import pathlib
import subprocess

CONFIG = """
[ca]
default_ca = tests
[tests]
dir = {folder}
database = {folder}/index.txt
new_certs_dir = {folder}
default_md = sha256
policy = any
rand_serial = yes
unique_subject = no
[any]
commonName = supplied
[req]
distinguished_name = name
[name]
[authority]
basicConstraints = critical, CA:true
subjectKeyIdentifier = hash
keyUsage = critical, keyCertSign, cRLSign
[server]
basicConstraints = CA:false
extendedKeyUsage = {usage}
subjectAltName = {names}
{more}
"""
# Covers every host of the tests.
NAMES = ("acme.com *.acme.com acme.it *.acme.it elsewhere.test *.elsewhere.test "
         "app-site-association.cdn-apple.com digitalassetlinks.googleapis.com").split()


class Authority:
    """A root and an intermediate certificate, and certificates of servers by kind."""

    def __init__(self, folder, names=NAMES):
        self.folder, self.names = pathlib.Path(folder), names
        (self.folder / "index.txt").write_text("")
        self.root = self.made("root", "Tests Root", None, "authority")
        self.intermediate = self.made("intermediate", "Tests Intermediate", self.root, "authority")
        self.unknown = self.made("unknown-root", "Unknown Root", None, "authority")

    def server(self, kind):
        """The file with key and chain of a kind of certificate."""
        chain, options = [self.intermediate], {}
        issuer = self.intermediate
        match kind:
            case "good": pass
            case "expired": options = {"start": -40, "days": 30}
            case "not-yet": options = {"start": 30, "days": 90}
            case "soon": options = {"days": 10}
            case "other": options = {"names": ["www.elsewhere.test"]}
            case "self-signed": issuer, chain = None, []
            case "unknown": issuer, chain = self.unknown, [self.unknown]
            case "incomplete":
                chain, options = [], {"more": "authorityInfoAccess = caIssuers;URI:http://ca.test/i.der"}
            case "client": options = {"usage": "clientAuth"}
            case _: raise ValueError(kind)
        certificate = self.made(kind, "server", issuer, "server", **options)
        bundle = self.folder / f"{kind}.bundle"
        parts = [certificate.with_suffix(".key"), certificate, *chain]
        bundle.write_text("".join(part.read_text() for part in parts))
        return bundle

    def made(self, file, name, issuer, section, start=-1, days=90, names=None, usage="serverAuth", more=""):
        path = self.folder / f"{file}.pem"
        config = self.folder / f"{file}.conf"
        listed = ", ".join(f"DNS:{host}" for host in names or self.names)
        config.write_text(CONFIG.format(folder=self.folder, names=listed, usage=usage, more=more))
        key = path.with_suffix(".key")
        request = path.with_suffix(".csr")
        run("openssl", "req", "-new", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
            "-keyout", key, "-out", request, "-subj", f"/CN={name}", "-config", config)
        now = datetime.datetime.now(datetime.UTC)
        form = "%Y%m%d%H%M%SZ"
        signer = ["-selfsign", "-keyfile", key] if issuer is None else [
            "-cert", issuer, "-keyfile", issuer.with_suffix(".key")]
        run("openssl", "ca", "-batch", "-notext", "-config", config, "-extensions", section, *signer,
            "-startdate", (now + datetime.timedelta(days=start)).strftime(form),
            "-enddate", (now + datetime.timedelta(days=start + days)).strftime(form),
            "-in", request, "-out", path)
        return path


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, command))}: {done.stderr}")
