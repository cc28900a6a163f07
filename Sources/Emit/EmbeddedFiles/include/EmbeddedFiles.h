/// A file of the support code: its name and its text, which ends with a zero byte.
struct SupportFile {
  const char *name;
  const char *text;
};

/// The files in the order of their names; behind the last is one without a name.
const struct SupportFile *swiftSupportFiles(void);
const struct SupportFile *kotlinSupportFiles(void);

/// The parts of the one TypeScript file.
const char *typeScriptSupport(void);
const char *typeScriptForms(void);
const char *typeScriptPreviews(void);

/// The page that `nd-config report` fills, its style and its script.
const char *reportPage(void);
const char *reportStyle(void);
const char *reportScript(void);

/// The bytes of a table: lines of a key, a tab and a value, sorted by the key's bytes.
struct EmbeddedTable {
  const unsigned char *bytes;
  long count;
};

struct EmbeddedTable addressFormsTable(void);
struct EmbeddedTable callingCodesTable(void);
struct EmbeddedTable countryCodeDomainsTable(void);
struct EmbeddedTable countryCurrenciesTable(void);
struct EmbeddedTable countryLanguagesTable(void);
struct EmbeddedTable countryNamesTable(void);
struct EmbeddedTable countrySuffixesTable(void);
struct EmbeddedTable currenciesTable(void);
struct EmbeddedTable isoCountriesTable(void);
struct EmbeddedTable languageOwnNamesTable(void);
struct EmbeddedTable languagesTable(void);
struct EmbeddedTable likelySubtagsTable(void);
struct EmbeddedTable parentLocalesTable(void);
struct EmbeddedTable publicSuffixesTable(void);
struct EmbeddedTable scriptsTable(void);
struct EmbeddedTable shortCountryNamesTable(void);
// Where each of them is from: `index.toml`.
struct EmbeddedTable tableIndexTable(void);
struct EmbeddedTable variantsTable(void);
