for (const country of nd.countries) {
  const environments: nd.Environment[] = [ENVIRONMENTS];
  for (const environment of environments) print(environment);
}

function print(environment: nd.Environment): void {
  for (const service of nd.services) {
    const url = nd.serviceURL(service, environment);
    const read = describe(nd.environmentOfURL(url));
    const host = describe(nd.environmentOf(url.split("/")[2]!));
    console.log(`url ${describe(environment)} ${service} ${url} ${read}, host ${host}`);
  }
}
