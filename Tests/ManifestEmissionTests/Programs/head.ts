import * as nd from "./ndcountries";

declare const console: { log(text: string): void };

export function describe(environment: nd.Environment | undefined): string {
  if (environment === undefined) return "none";
  const { kind, country, name } = environment as { kind: string; country: string; name?: string };
  return `${kind} ${country}${name === undefined ? "" : ` ${name}`}`;
}

