for (const country of nd.countries) {
  const names = nd.countryNames[country];
  console.log(`${hex(names.en)} ${hex(names.it)}`);
  for (const field of nd.accountForms[country] ?? []) {
    console.log(`${hex(field.label)} ${hex(field.example)} ${hex(field.pattern)}`);
  }
}
