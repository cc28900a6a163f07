// Embeds the part of the generated code and of the report that is the same for every manifest: the files
// next to this one, in a folder per language.
#include "EmbeddedFiles.h"

// #embed is C23's; clang has it in every version of C, with this warning.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct SupportFile swift[] = {
  {"AccountForm+Check.swift", (const char[]){
#embed "swift/AccountForm+Check.swift" suffix(, 0)
  }},
  {"AccountForm.swift", (const char[]){
#embed "swift/AccountForm.swift" suffix(, 0)
  }},
  {"Addresses.swift", (const char[]){
#embed "swift/Addresses.swift" suffix(, 0)
  }},
  {"Country+Choice.swift", (const char[]){
#embed "swift/Country+Choice.swift" suffix(, 0)
  }},
  {"Country+Facts.swift", (const char[]){
#embed "swift/Country+Facts.swift" suffix(, 0)
  }},
  {"Environment+Host.swift", (const char[]){
#embed "swift/Environment+Host.swift" suffix(, 0)
  }},
  {"Environment+Key.swift", (const char[]){
#embed "swift/Environment+Key.swift" suffix(, 0)
  }},
  {"Language.swift", (const char[]){
#embed "swift/Language.swift" suffix(, 0)
  }},
  {"Link.swift", (const char[]){
#embed "swift/Link.swift" suffix(, 0)
  }},
  {"PageURL.swift", (const char[]){
#embed "swift/PageURL.swift" suffix(, 0)
  }},
  {"PreviewName.swift", (const char[]){
#embed "swift/PreviewName.swift" suffix(, 0)
  }},
  {"Scheme.swift", (const char[]){
#embed "swift/Scheme.swift" suffix(, 0)
  }},
  {"URLs.swift", (const char[]){
#embed "swift/URLs.swift" suffix(, 0)
  }},
  {0, 0},
};

const struct SupportFile *swiftSupportFiles(void) { return swift; }

static const struct SupportFile kotlin[] = {
  {"AccountForm.kt", (const char[]){
#embed "kotlin/AccountForm.kt" suffix(, 0)
  }},
  {"HostName.kt", (const char[]){
#embed "kotlin/HostName.kt" suffix(, 0)
  }},
  {"Link.kt", (const char[]){
#embed "kotlin/Link.kt" suffix(, 0)
  }},
  {"PreviewName.kt", (const char[]){
#embed "kotlin/PreviewName.kt" suffix(, 0)
  }},
  {"SortedCountries.kt", (const char[]){
#embed "kotlin/SortedCountries.kt" suffix(, 0)
  }},
  {"TextTable.kt", (const char[]){
#embed "kotlin/TextTable.kt" suffix(, 0)
  }},
  {"UserTags.kt", (const char[]){
#embed "kotlin/UserTags.kt" suffix(, 0)
  }},
  {0, 0},
};

const struct SupportFile *kotlinSupportFiles(void) { return kotlin; }

static const char support[] = {
#embed "typescript/support.ts" suffix(, 0)
};

const char *typeScriptSupport(void) { return support; }

static const char forms[] = {
#embed "typescript/forms.ts" suffix(, 0)
};

const char *typeScriptForms(void) { return forms; }

static const char previews[] = {
#embed "typescript/previews.ts" suffix(, 0)
};

const char *typeScriptPreviews(void) { return previews; }

static const char page[] = {
#embed "report/page.html" suffix(, 0)
};

const char *reportPage(void) { return page; }

static const char style[] = {
#embed "report/page.css" suffix(, 0)
};

const char *reportStyle(void) { return style; }

static const char script[] = {
#embed "report/page.js" suffix(, 0)
};

const char *reportScript(void) { return script; }
