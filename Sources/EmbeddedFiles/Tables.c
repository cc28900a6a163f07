// Embeds the tables of facts: the files of `tables`, which `Scripts/make_standards.py` makes.
#include "EmbeddedFiles.h"

// #embed is C23's; clang has it in every version of C, with this warning.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char addressForms[] = {
#embed "tables/address_forms.tsv"
};

struct EmbeddedTable addressFormsTable(void) {
  return (struct EmbeddedTable){addressForms, sizeof addressForms};
}

static const unsigned char callingCodes[] = {
#embed "tables/calling_codes.tsv"
};

struct EmbeddedTable callingCodesTable(void) {
  return (struct EmbeddedTable){callingCodes, sizeof callingCodes};
}

static const unsigned char countryCodeDomains[] = {
#embed "tables/country_code_domains.tsv"
};

struct EmbeddedTable countryCodeDomainsTable(void) {
  return (struct EmbeddedTable){countryCodeDomains, sizeof countryCodeDomains};
}

static const unsigned char countryLanguages[] = {
#embed "tables/country_languages.tsv"
};

struct EmbeddedTable countryLanguagesTable(void) {
  return (struct EmbeddedTable){countryLanguages, sizeof countryLanguages};
}

static const unsigned char countryNames[] = {
#embed "tables/country_names.tsv"
};

struct EmbeddedTable countryNamesTable(void) {
  return (struct EmbeddedTable){countryNames, sizeof countryNames};
}

static const unsigned char isoCountries[] = {
#embed "tables/iso_countries.tsv"
};

struct EmbeddedTable isoCountriesTable(void) {
  return (struct EmbeddedTable){isoCountries, sizeof isoCountries};
}

static const unsigned char languages[] = {
#embed "tables/languages.tsv"
};

struct EmbeddedTable languagesTable(void) {
  return (struct EmbeddedTable){languages, sizeof languages};
}

static const unsigned char likelySubtags[] = {
#embed "tables/likely_subtags.tsv"
};

struct EmbeddedTable likelySubtagsTable(void) {
  return (struct EmbeddedTable){likelySubtags, sizeof likelySubtags};
}

static const unsigned char parentLocales[] = {
#embed "tables/parent_locales.tsv"
};

struct EmbeddedTable parentLocalesTable(void) {
  return (struct EmbeddedTable){parentLocales, sizeof parentLocales};
}

static const unsigned char publicSuffixes[] = {
#embed "tables/public_suffixes.tsv"
};

struct EmbeddedTable publicSuffixesTable(void) {
  return (struct EmbeddedTable){publicSuffixes, sizeof publicSuffixes};
}

static const unsigned char scripts[] = {
#embed "tables/scripts.tsv"
};

struct EmbeddedTable scriptsTable(void) {
  return (struct EmbeddedTable){scripts, sizeof scripts};
}
