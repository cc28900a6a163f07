import ArgumentParser
import CountryManifest
import ManifestEditing

/// The keys of a country's row as options.
struct RowOptions: ParsableArguments {
  @Option(
    help: "Whether it is launched: live or planned.",
    transform: readChoice
  )
  var status: Country.Status?

  @Option(
    help: "The suffix by which the country is known, such as pt or com.au.",
    transform: readText
  )
  var tld: String?

  @Option(
    help: "Where its requests go: tld or subdomain.",
    transform: readChoice
  )
  var hosts: Country.Hosts?

  @Option(
    help: ArgumentHelp(
      "The other form of host, where it opens the app, too.",
      valueName: "hosts"
    ),
    transform: { try readList($0).map(readChoice) }
  )
  var accepts: [Country.Hosts]?

  @Option(
    help: "Its name in the development language, where CLDR's is not wanted.",
    transform: readText
  )
  var name: String?

  @Option(
    help: ArgumentHelp(
      "Its locales, the default first, separated by commas; after a colon the app language that "
        + "one shares: de-AT:de.",
      valueName: "locales"
    ),
    transform: readLanguages
  )
  var languages: [NewCountry.Language]?

  @Option(
    help: ArgumentHelp("Its locale in the help centre's spelling.", valueName: "locale"),
    transform: readText
  )
  var helpDeskLocale: String?

  @Option(
    help: "The fields of its account form, in order, separated by commas.",
    transform: readList
  )
  var fields: [String]?

  @Option(
    help: ArgumentHelp("Those of them that may stay empty, or none.", valueName: "fields"),
    transform: readListOrNone
  )
  var optional: [String]?

  /// The row that the options and a person's answers make of a proposal.
  func row(_ proposal: CountryProposal, _ interview: Interview) throws -> NewCountry {
    let status = try interview.answer(
      "status",
      option: status,
      default: Country.Status.live.rawValue,
      readChoice
    )
    let tld = try interview.answer("tld", option: tld, default: proposal.tld, readText)
    let hosts = try interview.answer(
      "hosts",
      option: hosts,
      default: proposal.hosts.rawValue,
      readChoice
    )
    let chosen = try interview.answer(
      "languages",
      option: languages,
      default: proposal.languages.isEmpty ? nil : proposal.languages.text,
      readLanguages
    )
    let help = try interview.answer(
      "help_desk_locale",
      option: helpDeskLocale,
      default: proposal.helpDeskLocale(for: chosen[0]),
      readText
    )
    let form = try form(proposal.form, interview)
    return NewCountry(
      code: proposal.code,
      status: status,
      tld: tld,
      hosts: hosts,
      accepts: accepts ?? [],
      name: name,
      languages: proposal.languages(chosen, beside: help),
      helpDeskLocale: help,
      fields: form.fields,
      optional: form.optional
    )
  }

  private func form(
    _ form: CountryProposal.Form,
    _ interview: Interview
  ) throws -> (fields: [String], optional: [String]) {
    let fields = try interview.answer(
      "fields",
      option: fields,
      default: form.fields.isEmpty ? nil : form.fields.joined(separator: ","),
      readList
    )
    let suggested = form.optional.filter(fields.contains)
    let optional = try interview.answer(
      "optional",
      option: optional,
      default: suggested.isEmpty ? "none" : suggested.joined(separator: ","),
      readListOrNone
    )
    return (fields, optional)
  }
}

// MARK: Reading

private func readText(_ text: String) throws(Misread) -> String {
  guard !text.isEmpty else { throw Misread(reason: "it is empty") }
  return text
}

private func readChoice<Choice: RawRepresentable<String> & CaseIterable>(
  _ text: String
) throws(Misread) -> Choice {
  guard let choice = Choice(rawValue: text) else {
    let known = Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: " or ")
    throw Misread(reason: "`\(text)` is not \(known)")
  }
  return choice
}

/// Words between commas.
private func readList(_ text: String) throws(Misread) -> [String] {
  let words = text.split(separator: ",", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").joined(separator: " ") }
  guard !words.contains("") else { throw Misread(reason: "`\(text)` has an empty place") }
  return words
}

private func readListOrNone(_ text: String) throws(Misread) -> [String] {
  text == "none" ? [] : try readList(text)
}

/// `nl-BE:nl,fr-BE:fr`: locales, after a colon the app language that one shares.
private func readLanguages(_ text: String) throws(Misread) -> [NewCountry.Language] {
  var languages: [NewCountry.Language] = []
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
      NewCountry.Language(locale: parts[0], lproj: parts.count == 2 ? parts[1] : nil)
    )
  }
  return languages
}

extension [NewCountry.Language] {
  fileprivate var text: String {
    map { language in language.locale + (language.lproj.map { ":\($0)" } ?? "") }
      .joined(separator: ",")
  }
}
