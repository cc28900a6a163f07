declare const Buffer: { from(text: string, encoding: string): Iterable<number> };

function hex(text: string | undefined): string {
  return [...Buffer.from(text ?? "", "utf8")].map((byte) => byte.toString(16)).join(".");
}

