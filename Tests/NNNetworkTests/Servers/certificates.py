"""Certificates that openssl makes for a test, from an authority that no system knows."""

import subprocess
from pathlib import Path

KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]


def openssl(folder, *arguments):
    subprocess.run(["openssl", *arguments], check=True, capture_output=True, cwd=folder)


def authority(folder):
    """Makes the authority; returns its file, which a client can be told to trust."""
    files = ["-keyout", "ca.key", "-out", "ca.pem"]
    openssl(folder, "req", "-x509", *KEY, *files, "-days", "1", "-subj", "/CN=a test authority")
    return Path(folder, "ca.pem")


def certificate(folder, name, host, days):
    """Makes a certificate for a host or an IPv4 address; with 0 days it has expired already. Returns it and its key.
    """
    files = ["-keyout", f"{name}.key", "-out", f"{name}.csr"]
    openssl(folder, "req", *KEY, *files, "-subj", f"/CN={host}")
    kind = "IP" if host.replace(".", "").isdigit() else "DNS"
    Path(folder, f"{name}.ext").write_text(f"subjectAltName={kind}:{host}\n")
    signed = ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-extfile", f"{name}.ext"]
    output = ["-days", str(days), "-out", f"{name}.pem"]
    openssl(folder, "x509", "-req", "-in", f"{name}.csr", *signed, *output)
    return Path(folder, f"{name}.pem"), Path(folder, f"{name}.key")
