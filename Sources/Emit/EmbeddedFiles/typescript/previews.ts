type Preview = { readonly country: Country; readonly name: PreviewName };

/** The label for a country's preview in a host. */
function previewLabel(preview: Preview): string {
  return preview.country === defaultCountry
    ? preview.name
    : `${hostPrefix(preview.country)}-${preview.name}`;
}

/** Reads a preview's host, which is one label under the site. */
function preview(host: string, site: string): Preview | undefined {
  if (!host.endsWith(site)) return undefined;
  const label = host.slice(0, -site.length);
  const hyphen = label.indexOf("-");
  const prefix = label.slice(0, Math.max(hyphen, 0));
  const owner = countries.find((country) => hostPrefix(country) === prefix) ?? defaultCountry;
  const name = previewName(owner === defaultCountry ? label : label.slice(hyphen + 1));
  return name && { country: owner, name };
}
