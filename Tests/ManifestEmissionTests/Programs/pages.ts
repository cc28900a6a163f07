declare const process: { argv: string[] };
declare function require(name: "fs"): { readFileSync(path: string, encoding: "utf8"): string };
declare const Buffer: { from(text: string, encoding: "hex"): { toString(): string } };
declare const URL: { new (text: string): { protocol: string; host: string; hostname: string; pathname: string } };

function urls(path: string): string {
  return nd.countries.flatMap((country) => {
    const environments: nd.Environment[] = [ENVIRONMENTS];
    return environments.flatMap((environment) =>
      nd.services.map((service) => {
        const url = nd.servicePathURL(service, environment, path);
        return `${url} ${describe(nd.environmentOfURL(url))}`;
      }),
    );
  }).join("|");
}

/** The host and the path that a browser asks for. */
function parsed(text: string): string {
  try {
    const { protocol, hostname, pathname } = new URL(text);
    return /^https?:$/.test(protocol) ? `${hostname} ${pathname}` : "none";
  } catch {
    return "none";
  }
}

function answer(kind: string, text: string): string {
  switch (kind) {
    case "url":
      return describe(nd.environmentOfURL(text));
    case "host":
      return describe(nd.environmentOf(text));
    case "link": {
      const link = nd.linkOfURL(text, "production", ["live"]);
      const language = link?.language?.locale ?? "-";
      return `${describe(link?.environment)} ${language} ${link?.path ?? "-"} ${link?.query ?? "-"}`;
    }
    case "parsed":
      return parsed(text);
    default:
      return urls(text);
  }
}

for (const line of require("fs").readFileSync(process.argv[2]!, "utf8").split("\n").slice(0, -1)) {
  const [kind = "", digits = ""] = line.split(" ");
  console.log(answer(kind, Buffer.from(digits, "hex").toString()));
}
