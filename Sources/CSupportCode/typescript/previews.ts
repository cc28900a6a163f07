type Preview = { readonly country: Country; readonly name: PreviewName };

/** What names the preview of a country in a host. */
function previewLabel(preview: Preview): string {
  return preview.country === withoutPrefix ? preview.name : `${preview.country}-${preview.name}`;
}

/** The preview that a host names by the site it is under. */
function preview(host: string, site: string): Preview | undefined {
  if (!host.endsWith(site)) return undefined;
  const label = host.slice(0, -site.length);
  const hyphen = label.indexOf("-");
  const owner = label.slice(0, Math.max(hyphen, 0));
  const isPrefixed = isCountry(owner) && owner !== withoutPrefix;
  const name = previewName(isPrefixed ? label.slice(hyphen + 1) : label);
  return name && { country: isPrefixed ? owner : withoutPrefix, name };
}
