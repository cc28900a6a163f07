
declare const process: { argv: string[] };
declare function require(name: "fs"): { readFileSync(path: string, encoding: "utf8"): string };
declare const Buffer: { from(text: string, encoding: "hex"): { toString(): string } };

function normalize(file: string): void {
  for (const line of require("fs").readFileSync(file, "utf8").split("\n").slice(0, -1)) {
    const [country = "", hex = ""] = line.split(" ");
    const form = nd.accountForms[country as nd.Country] ?? [];
    const field = form.find((each) => each.content === "postal_code");
    const text = Buffer.from(hex, "hex").toString();
    console.log(`${line} ${(field && nd.normalizedText(field, text)) ?? "none"}`);
  }
}
