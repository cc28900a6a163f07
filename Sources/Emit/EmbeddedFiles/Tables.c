// Embeds the tables of facts: the files of `tables`, which `Scripts/make_standards.py` makes.
#include "EmbeddedFiles.h"

// #embed is C23's; clang has it in every version of C, with this warning.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define TABLE(rows) \
  struct EmbeddedTable rows##Table(void) { return (struct EmbeddedTable){rows, sizeof rows}; }

static const unsigned char addressForms[] = {
#embed "tables/address_forms.tsv"
};
TABLE(addressForms)

static const unsigned char callingCodes[] = {
#embed "tables/calling_codes.tsv"
};
TABLE(callingCodes)

static const unsigned char countryCodeDomains[] = {
#embed "tables/country_code_domains.tsv"
};
TABLE(countryCodeDomains)

static const unsigned char countryCurrencies[] = {
#embed "tables/country_currencies.tsv"
};
TABLE(countryCurrencies)

static const unsigned char countryLanguages[] = {
#embed "tables/country_languages.tsv"
};
TABLE(countryLanguages)

static const unsigned char countryNames[] = {
#embed "tables/country_names.tsv"
};
TABLE(countryNames)

static const unsigned char countrySuffixes[] = {
#embed "tables/country_suffixes.tsv"
};
TABLE(countrySuffixes)

static const unsigned char currencies[] = {
#embed "tables/currencies.tsv"
};
TABLE(currencies)

static const unsigned char isoCountries[] = {
#embed "tables/iso_countries.tsv"
};
TABLE(isoCountries)

static const unsigned char languageOwnNames[] = {
#embed "tables/language_own_names.tsv"
};
TABLE(languageOwnNames)

static const unsigned char languages[] = {
#embed "tables/languages.tsv"
};
TABLE(languages)

static const unsigned char likelySubtags[] = {
#embed "tables/likely_subtags.tsv"
};
TABLE(likelySubtags)

static const unsigned char parentLocales[] = {
#embed "tables/parent_locales.tsv"
};
TABLE(parentLocales)

static const unsigned char publicSuffixes[] = {
#embed "tables/public_suffixes.tsv"
};
TABLE(publicSuffixes)

static const unsigned char scripts[] = {
#embed "tables/scripts.tsv"
};
TABLE(scripts)

static const unsigned char shortCountryNames[] = {
#embed "tables/short_country_names.tsv"
};
TABLE(shortCountryNames)

static const unsigned char tableIndex[] = {
#embed "tables/index.toml"
};
TABLE(tableIndex)

static const unsigned char variants[] = {
#embed "tables/variants.tsv"
};
TABLE(variants)
