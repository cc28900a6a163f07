import CountryManifest
import ManifestEditing

// Parses values of a row as typed in an option or at a prompt.

/// Why a text is not a valid value for a key.
struct Misread: Error, CustomStringConvertible {
  var reason: String

  var description: String { reason }
}

func readText(_ text: String) throws(Misread) -> String {
  guard !text.isEmpty else { throw Misread(reason: "expected a value, found an empty text") }
  return text
}

func readChoice<Choice: RawRepresentable<String> & CaseIterable>(
  _ text: String
) throws(Misread) -> Choice {
  guard let choice = Choice(rawValue: text) else {
    let known = Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: " or ")
    throw Misread(reason: "expected \(known), found `\(text)`")
  }
  return choice
}

/// `de=Portugal`.
func readName(_ text: String) throws(Misread) -> CountryRow.Name {
  let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
  guard parts.count == 2 else { throw Misread(reason: "expected `language=name`, found `\(text)`") }
  return CountryRow.Name(language: parts[0], text: parts[1])
}

/// `tld`, `subdomain` or `subdomain:com`.
func readAccepted(_ text: String) throws(Misread) -> AcceptedHosts {
  let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    .map(String.init)
  let form: HostForm = try readChoice(parts[0])
  guard parts.count == 2 else { return AcceptedHosts(form) }
  guard form == .subdomain, !parts[1].isEmpty else {
    throw Misread(reason: "expected `tld`, `subdomain` or `subdomain:com`, found `\(text)`")
  }
  return AcceptedHosts(.subdomain, sharedTLD: parts[1])
}

/// Words separated by commas.
func readList(_ text: String) throws(Misread) -> [String] {
  let words = text.split(separator: ",", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").joined(separator: " ") }
  guard !words.contains("") else { throw Misread(reason: "`\(text)` has an empty element") }
  return words
}

func readTextOrNone(_ text: String) throws(Misread) -> String? {
  text == "none" ? nil : try readText(text)
}

func readListOrNone(_ text: String) throws(Misread) -> [String] {
  text == "none" ? [] : try readList(text)
}

/// `nl-BE:nl,fr-BE:fr`: locales, each with an optional app language to share after a colon.
func readLanguages(_ text: String) throws(Misread) -> [CountryRow.Language] {
  var languages: [CountryRow.Language] = []
  for word in try readList(text) {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, !parts.contains("") else {
      throw Misread(reason: "expected a locale or `locale:app-language`, found `\(word)`")
    }
    switch LanguageTag.parse(parts[0], .embedded) {
    case .success: break
    case .failure(.notCanonical(let canonical)):
      throw Misread(reason: "expected `\(canonical)`, found `\(parts[0])`")
    case .failure: throw Misread(reason: "expected a locale such as `it-IT`, found `\(parts[0])`")
    }
    languages.append(
      CountryRow.Language(locale: parts[0], lproj: parts.count == 2 ? parts[1] : nil)
    )
  }
  return languages
}

extension [CountryRow.Language] {
  var text: String {
    map { language in language.locale + (language.lproj.map { ":\($0)" } ?? "") }
      .joined(separator: ",")
  }
}
