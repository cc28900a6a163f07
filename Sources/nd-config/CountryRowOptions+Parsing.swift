import CountryManifest
import ManifestEditing

// Values of a row as a person types them, in an option or at a question.

/// Why a text is no value for a key.
struct Misread: Error, CustomStringConvertible {
  var reason: String

  var description: String { reason }
}

func readText(_ text: String) throws(Misread) -> String {
  guard !text.isEmpty else { throw Misread(reason: "it is empty") }
  return text
}

func readChoice<Choice: RawRepresentable<String> & CaseIterable>(
  _ text: String
) throws(Misread) -> Choice {
  guard let choice = Choice(rawValue: text) else {
    let known = Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: " or ")
    throw Misread(reason: "`\(text)` is not \(known)")
  }
  return choice
}

/// `de=Portugal`.
func readName(_ text: String) throws(Misread) -> CountryRow.Name {
  let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
  guard parts.count == 2 else { throw Misread(reason: "`\(text)` is not `language=name`") }
  return CountryRow.Name(language: parts[0], text: parts[1])
}

/// Words between commas.
func readList(_ text: String) throws(Misread) -> [String] {
  let words = text.split(separator: ",", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").joined(separator: " ") }
  guard !words.contains("") else { throw Misread(reason: "`\(text)` has an empty place") }
  return words
}

func readListOrNone(_ text: String) throws(Misread) -> [String] {
  text == "none" ? [] : try readList(text)
}

/// `nl-BE:nl,fr-BE:fr`: locales, after a colon the app language that one shares.
func readLanguages(_ text: String) throws(Misread) -> [CountryRow.Language] {
  var languages: [CountryRow.Language] = []
  for word in try readList(text) {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, !parts.contains("") else {
      throw Misread(reason: "`\(word)` is neither a locale nor `locale:app language`")
    }
    switch LanguageTag.parse(parts[0], .embedded) {
    case .success: break
    case .failure(.notCanonical(let canonical)):
      throw Misread(reason: "`\(parts[0])` is written `\(canonical)`")
    case .failure: throw Misread(reason: "`\(parts[0])` is no locale, such as `it-IT`")
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
