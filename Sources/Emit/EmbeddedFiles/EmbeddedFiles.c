// Embeds the files in the folders beside this file: the support code of generated code, the page of `report`, and the
// tables of facts, which `Scripts/make_standards.py` writes.
#include "EmbeddedFiles.h"
#include <string.h>

// `#embed` is part of C23; in earlier versions of C, clang supports it with this warning.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct EmbeddedFile files[] = {{"kotlin/AccountForm.kt", (const char[]){
#embed "kotlin/AccountForm.kt" suffix(, 0)
}}, {"kotlin/Addresses.kt", (const char[]){
#embed "kotlin/Addresses.kt" suffix(, 0)
}}, {"kotlin/AppVariant.kt", (const char[]){
#embed "kotlin/AppVariant.kt" suffix(, 0)
}}, {"kotlin/Language.kt", (const char[]){
#embed "kotlin/Language.kt" suffix(, 0)
}}, {"kotlin/Link.kt", (const char[]){
#embed "kotlin/Link.kt" suffix(, 0)
}}, {"kotlin/PageUrl.kt", (const char[]){
#embed "kotlin/PageUrl.kt" suffix(, 0)
}}, {"kotlin/PreviewName.kt", (const char[]){
#embed "kotlin/PreviewName.kt" suffix(, 0)
}}, {"kotlin/SortedCountries.kt", (const char[]){
#embed "kotlin/SortedCountries.kt" suffix(, 0)
}}, {"kotlin/UserTags.kt", (const char[]){
#embed "kotlin/UserTags.kt" suffix(, 0)
}}, {"report/page.css", (const char[]){
#embed "report/page.css" suffix(, 0)
}}, {"report/page.html", (const char[]){
#embed "report/page.html" suffix(, 0)
}}, {"report/page.js", (const char[]){
#embed "report/page.js" suffix(, 0)
}}, {"swift/AccountForm+Check.swift", (const char[]){
#embed "swift/AccountForm+Check.swift" suffix(, 0)
}}, {"swift/AccountForm.swift", (const char[]){
#embed "swift/AccountForm.swift" suffix(, 0)
}}, {"swift/Addresses.swift", (const char[]){
#embed "swift/Addresses.swift" suffix(, 0)
}}, {"swift/Country+Choice.swift", (const char[]){
#embed "swift/Country+Choice.swift" suffix(, 0)
}}, {"swift/Country+Facts.swift", (const char[]){
#embed "swift/Country+Facts.swift" suffix(, 0)
}}, {"swift/Environment+Host.swift", (const char[]){
#embed "swift/Environment+Host.swift" suffix(, 0)
}}, {"swift/Environment+Key.swift", (const char[]){
#embed "swift/Environment+Key.swift" suffix(, 0)
}}, {"swift/Language.swift", (const char[]){
#embed "swift/Language.swift" suffix(, 0)
}}, {"swift/Link.swift", (const char[]){
#embed "swift/Link.swift" suffix(, 0)
}}, {"swift/PageURL.swift", (const char[]){
#embed "swift/PageURL.swift" suffix(, 0)
}}, {"swift/PreviewName.swift", (const char[]){
#embed "swift/PreviewName.swift" suffix(, 0)
}}, {"swift/URLs.swift", (const char[]){
#embed "swift/URLs.swift" suffix(, 0)
}}, {"tables/address_forms.tsv", (const char[]){
#embed "tables/address_forms.tsv" suffix(, 0)
}}, {"tables/calling_codes.tsv", (const char[]){
#embed "tables/calling_codes.tsv" suffix(, 0)
}}, {"tables/country_code_domains.tsv", (const char[]){
#embed "tables/country_code_domains.tsv" suffix(, 0)
}}, {"tables/country_currencies.tsv", (const char[]){
#embed "tables/country_currencies.tsv" suffix(, 0)
}}, {"tables/country_languages.tsv", (const char[]){
#embed "tables/country_languages.tsv" suffix(, 0)
}}, {"tables/country_names.tsv", (const char[]){
#embed "tables/country_names.tsv" suffix(, 0)
}}, {"tables/country_suffixes.tsv", (const char[]){
#embed "tables/country_suffixes.tsv" suffix(, 0)
}}, {"tables/currencies.tsv", (const char[]){
#embed "tables/currencies.tsv" suffix(, 0)
}}, {"tables/iso_countries.tsv", (const char[]){
#embed "tables/iso_countries.tsv" suffix(, 0)
}}, {"tables/language_own_names.tsv", (const char[]){
#embed "tables/language_own_names.tsv" suffix(, 0)
}}, {"tables/languages.tsv", (const char[]){
#embed "tables/languages.tsv" suffix(, 0)
}}, {"tables/likely_subtags.tsv", (const char[]){
#embed "tables/likely_subtags.tsv" suffix(, 0)
}}, {"tables/parent_locales.tsv", (const char[]){
#embed "tables/parent_locales.tsv" suffix(, 0)
}}, {"tables/public_suffixes.tsv", (const char[]){
#embed "tables/public_suffixes.tsv" suffix(, 0)
}}, {"tables/scripts.tsv", (const char[]){
#embed "tables/scripts.tsv" suffix(, 0)
}}, {"tables/short_country_names.tsv", (const char[]){
#embed "tables/short_country_names.tsv" suffix(, 0)
}}, {"tables/variants.tsv", (const char[]){
#embed "tables/variants.tsv" suffix(, 0)
}}, {"typescript/forms.ts", (const char[]){
#embed "typescript/forms.ts" suffix(, 0)
}}, {"typescript/previews.ts", (const char[]){
#embed "typescript/previews.ts" suffix(, 0)
}}, {"typescript/support.ts", (const char[]){
#embed "typescript/support.ts" suffix(, 0)
}}, {0, 0}};

const struct EmbeddedFile *embeddedFiles(void) { return files; }

const char *embeddedText(const char *path) {
  const struct EmbeddedFile *file = files;
  while (file->path && strcmp(file->path, path)) file++;
  return file->text;
}

long embeddedCount(const char *path) { return strlen(embeddedText(path)); }

long linesIn(const unsigned char *text, long count) {
  long lines = 0;
  for (const unsigned char *end = text + count; (text = memchr(text, '\n', end - text)); text++) lines++;
  return lines;
}

long firstLine(const unsigned char *table, long count, const unsigned char *text, long length) {
  long low = 0, high = count;
  while (low < high) {
    long start = (low + high) / 2;
    while (start > low && table[start - 1] != '\n') start--;
    const long shorter = length < count - start ? length : count - start;
    if (memcmp(table + start, text, shorter) < 0)
      low = (const unsigned char *)memchr(table + start, '\n', count - start) - table + 1;
    else
      high = start;
  }
  return low;
}

struct TextPart tableValue(const unsigned char *table, long count, const unsigned char *key, long length) {
  const struct TextPart none = {0, -1};
  if (memchr(key, '\n', length) || memchr(key, '\t', length) != key + length - 1) return none;
  const long line = firstLine(table, count, key, length);
  if (count - line < length || memcmp(table + line, key, length)) return none;
  const unsigned char *value = table + line + length, *end = memchr(value, '\n', table + count - value);
  return (struct TextPart){value - table, end - value};
}
