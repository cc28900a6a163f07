for (const country of nd.countries) {
  const { helpDeskLocale, helpDeskURL } = nd.countryFacts[country];
  const form = nd.accountForms[country] ?? [];
  const [field] = form;
  console.log(`${country} ${helpDeskLocale ?? "-"} ${helpDeskURL ?? "-"} ${field?.labelKey ?? "-"}`);
  if (field) {
    const isLong = (text: string) => nd.fieldProblem(field, text)?.reason === "too_long";
    console.log([LENGTHS].map((text) => isLong(text) ? "long" : "fits").join(" "));
    // What an object inherits is not a value of the form.
    const missing = nd.checkForm(form, Object.create({ name: "inherited" }));
    console.log("missing " + missing.map((problem) => problem.field).join(" "));
  }
  for (const { locale, helpDeskLocale, helpDeskURL } of nd.countryLanguages[country]) {
    console.log(`${locale} ${helpDeskLocale ?? "-"} ${helpDeskURL ?? "-"}`);
  }
}
