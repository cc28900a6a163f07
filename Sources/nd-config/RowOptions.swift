import ArgumentParser
import CountryManifest
import ManifestEditing

/// The keys of a country's row as options.
struct RowOptions: ParsableArguments {
  @Option(help: "Whether it is launched: live or planned.")
  var status: String?

  @Option(help: "The suffix by which the country is known, such as pt or com.au.")
  var tld: String?

  @Option(help: "Where its requests go: tld or subdomain.")
  var hosts: String?

  @Option(help: "Host forms that open the app though no request goes there: tld or subdomain.")
  var accepts: String?

  @Option(help: "Its name in the development language, where CLDR's is not wanted.")
  var name: String?

  @Option(
    help: ArgumentHelp(
      "Its locales, the default first, separated by commas; after a colon the app language that "
        + "one shares: de-AT:de.",
      valueName: "locales"
    )
  )
  var languages: String?

  @Option(help: ArgumentHelp("Its locale in the help centre's spelling.", valueName: "locale"))
  var helpDeskLocale: String?

  @Option(help: "The fields of its account form, in order, separated by commas.")
  var fields: String?

  @Option(
    help: ArgumentHelp("Those of them that may stay empty.", valueName: "fields")
  )
  var optional: String?

  /// The row that the options and a person's answers make of a proposal.
  func row(_ proposal: CountryProposal, _ interview: Interview) throws -> NewCountry {
    let status = try interview.answer(
      "status",
      option: status,
      default: Country.Status.live.rawValue,
      readChoice(Country.Status.self)
    )
    let tld = try interview.answer("tld", option: tld, default: proposal.tld, readText)
    let hosts = try interview.answer(
      "hosts",
      option: hosts,
      default: proposal.hosts.rawValue,
      readChoice(Country.Hosts.self)
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
      accepts: try accepted(),
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

  /// Left out in most rows, so nobody is asked.
  private func accepted() throws -> [Country.Hosts] {
    guard let accepts else { return [] }
    do throws(Misread) { return try readList(accepts).map(readChoice()) } catch {
      throw ValidationError("--accepts: \(error.reason)")
    }
  }
}

// MARK: Reading

private func readText(_ text: String) throws(Misread) -> String {
  guard !text.isEmpty else { throw Misread(reason: "it is empty") }
  return text
}

private func readChoice<Choice: RawRepresentable<String> & CaseIterable>(
  _: Choice.Type = Choice.self
) -> (String) throws(Misread) -> Choice {
  { (text) throws(Misread) in
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: " or ")
      throw Misread(reason: "`\(text)` is not \(known)")
    }
    return choice
  }
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
