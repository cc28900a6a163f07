for (const variant of nd.appVariants) {
  const count = nd.variantCountries(variant).length;
  console.log(`${variant.name} ${variant.bundle} ${count} ${variant.environments.join("")}`);
}
console.log(nd.countries.join(" "));
console.log(nd.serviceURL("api", { kind: "production", country: "it" }));
console.log(["it.localhost.com", "it-api.nextdoor.com", "no.nextdoor.com"].map((host) => {
  const environment = nd.environmentOf(host);
  return environment === undefined ? "none" : nd.environmentKey(environment);
}).join(" "));
