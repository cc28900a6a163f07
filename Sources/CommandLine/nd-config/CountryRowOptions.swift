import ArgumentParser
import CountryManifest
import ManifestEditing

/// The keys of a country's row as command-line options.
struct CountryRowOptions: ParsableArguments {
  @Option(
    help: "Whether the country is launched: live or planned. (default: planned in scripts)",
    completion: .list(Country.Status.allCases.map(\.rawValue)),
    transform: readChoice
  )
  var status: Country.Status?

  @Option(
    help: "The domain suffix of the country, such as pt or com.au, or none.",
    transform: readText
  )
  var tld: String?

  @Option(
    help: ArgumentHelp(
      "The first part of the hosts on a shared domain, instead of the code.",
      valueName: "label"
    ),
    transform: readText
  )
  var prefix: String?

  @Option(
    help: ArgumentHelp(
      "The first segment of the paths on a domain where countries have paths, instead of the prefix.",
      valueName: "segment"
    ),
    transform: readText
  )
  var path: String?

  @Option(
    help: "The form of the hosts that requests go to: tld, subdomain or path.",
    completion: .list(HostStyle.allCases.map(\.rawValue)),
    transform: readChoice
  )
  var hosts: HostStyle?

  @Option(
    help: ArgumentHelp(
      "The TLD of the shared domain, if it is not the default country's.",
      valueName: "tld"
    ),
    transform: readText
  )
  var sharedTld: String?

  @Option(
    help: ArgumentHelp(
      "Another site of the country's own domain, such as production=mercado; repeatable.",
      valueName: "environment=site"
    ),
    transform: readSite
  )
  var sites: [CountryRow.Site] = []

  @Option(
    help: ArgumentHelp(
      "Further host forms that open the app, separated by commas: tld, subdomain or path, or subdomain:com "
        + "and path:com under another shared domain.",
      valueName: "hosts"
    ),
    transform: { try readList($0).map(readAccepted) }
  )
  var accepts: [AcceptedHosts]?

  @Option(
    help: "The name in the development language, instead of CLDR's.",
    transform: readText
  )
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The name in another app language, such as de=Portugal; repeatable.",
      valueName: "language=name"
    ),
    transform: readName
  )
  var names: [CountryRow.Name] = []

  @Option(
    help: ArgumentHelp(
      "The ISO 4217 code of the currency, instead of the country's own.",
      valueName: "code"
    ),
    transform: readText
  )
  var currency: String?

  @Option(
    help: ArgumentHelp(
      "The locales, the default first, separated by commas. To share an app language, write it "
        + "after a colon: de-AT:de.",
      valueName: "locales"
    ),
    transform: readLanguages
  )
  var languages: [CountryRow.Language]?

  @Option(
    help: ArgumentHelp("The locale in the help center's spelling, or none.", valueName: "locale"),
    transform: readText
  )
  var helpDeskLocale: String?

  @Option(
    help: "The fields of the account form, in order, separated by commas, or none.",
    transform: readListOrNone
  )
  var fields: [String]?

  @Option(
    help: ArgumentHelp("The fields that can be left empty, or none.", valueName: "fields"),
    transform: readListOrNone
  )
  var optional: [String]?

  @Option(
    help: ArgumentHelp("Further hosts that open the app.", valueName: "hosts"),
    transform: readList
  )
  var entitlementDomains: [String]?

  /// The options for keys with a scalar value; with `takesNone`, the text `none` means that there is no value.
  private var scalars: [(scalar: CountryScalar, text: String?, takesNone: Bool)] {
    [
      (.status, status?.rawValue, false), (.tld, tld, true), (.prefix, prefix, false),
      (.path, path, false), (.hosts, hosts?.rawValue, false), (.sharedTLD, sharedTld, false),
      (.name, name, false),
      (.currency, currency, false), (.helpDeskLocale, helpDeskLocale, true),
    ]
  }

  /// The proposed row, with the values of the options.
  func draft(_ proposal: CountryProposal) -> CountryRow {
    var row = proposal.row
    row.scalars[.status] = nil
    for (scalar, text, takesNone) in scalars {
      if let text { row.scalars[scalar] = takesNone && text == "none" ? nil : text }
    }
    // `live` is the default, so it is not written.
    if status == .live { row.scalars[.status] = nil }
    (row.sites, row.accepts, row.names) = (sites, accepts ?? [], names)
    if let languages { row.languages = languages }
    if let fields { row.fields = fields }
    row.optional = optional ?? row.optional.filter(row.fields.contains)
    row.entitlementDomains = entitlementDomains ?? []
    return row
  }

  /// The keys whose values are given by options.
  var keys: [String] {
    var given = Set(scalars.filter { $0.text != nil }.map(\.scalar.key))
    // The option accepts only valid values.
    given.remove(.status)
    if accepts != nil { given.insert(.accepts) }
    if !names.isEmpty { given.insert(.names) }
    if languages != nil { given.insert(.languages) }
    if entitlementDomains != nil { given.insert(.entitlementDomains) }
    let forms: [(AccountFormKey, Bool)] = [(.fields, fields != nil), (.optional, optional != nil)]
    return CountryKey.allCases.filter(given.contains).map(\.rawValue)
      + forms.filter(\.1).map(\.0.rawValue)
  }

  /// Completes a proposed row with the options and the answers.
  ///
  /// `problem` gets a row whose later keys still have their defaults, and returns what is wrong with the value of the
  /// key, or nil.
  func row(
    _ proposal: CountryProposal,
    _ interview: Interview,
    problem: (CountryRow, _ key: String) -> String?
  ) throws -> CountryRow {
    var row = draft(proposal)
    var interview = interview
    interview.country = row.code
    func ask<Value>(
      _ key: String,
      _ option: Value?,
      _ suggestion: String?,
      _ path: WritableKeyPath<CountryRow, Value>,
      _ read: (String) throws(Misread) -> Value
    ) throws {
      row[keyPath: path] = try interview.answer(key, option: option, default: suggestion, read) {
        var draft = row
        draft[keyPath: path] = $0
        return problem(draft, key)
      }
    }
    func ask(
      _ scalar: CountryScalar,
      _ suggestion: String?,
      _ read: (String) throws(Misread) -> String?
    ) throws {
      let isGiven = scalars.contains { $0.scalar == scalar && $0.text != nil }
      let given: String?? = isGiven ? .some(row.scalars[scalar]) : nil
      try ask(scalar.key.rawValue, given, suggestion, \.scalars[scalar], read)
    }
    let status = try interview.answer(
      "status",
      option: status,
      // Without a terminal, a country is only `live` if an option says so.
      default: (interview.hasListener ? Country.Status.live : .planned).rawValue,
      readChoice
    )
    row.scalars[.status] = status == .live ? nil : status.rawValue
    try ask(.tld, proposal.tld ?? "none", readTextOrNone)
    try ask(.hosts, proposal.hosts.rawValue) { text throws(Misread) in
      (try readChoice(text) as HostStyle).rawValue
    }
    let suggested = proposal.languages.isEmpty ? nil : proposal.languages.text
    try ask("languages", languages, suggested, \.languages, readLanguages)
    if !proposal.hasCurrency {
      try ask(.currency, nil) { text throws(Misread) in try readText(text) }
    }
    if proposal.hasHelpDesk {
      try ask(.helpDeskLocale, proposal.helpDeskLocale(for: row.languages[0]), readTextOrNone)
    }
    row.languages = proposal.languages(row.languages, beside: row.scalars[.helpDeskLocale])
    (row.fields, row.optional) = (fields ?? [], optional ?? [])
    if proposal.hasForms {
      let form = proposal.form
      let suggested = form.fields.isEmpty ? nil : form.fields.joined(separator: ",")
      try ask("fields", fields, suggested, \.fields, readListOrNone)
    }
    if proposal.hasForms, !row.fields.isEmpty {
      let suggested = proposal.form.optional.filter(row.fields.contains)
      let text = suggested.isEmpty ? "none" : suggested.joined(separator: ",")
      try ask("optional", optional, text, \.optional, readListOrNone)
    } else {
      row.optional = []
    }
    return row
  }
}

// MARK: Values that are typed in an option or at a prompt

/// The reason why a text is not a valid value of a key.
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

/// Reads a language and a country's name, as in `de=Portugal`.
func readName(_ text: String) throws(Misread) -> CountryRow.Name {
  let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
  guard parts.count == 2 else { throw Misread(reason: "expected `language=name`, found `\(text)`") }
  return CountryRow.Name(language: parts[0], text: parts[1])
}

/// Reads an environment and a site, as in `production=mercado`.
func readSite(_ text: String) throws(Misread) -> CountryRow.Site {
  let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
  guard parts.count == 2 else {
    throw Misread(reason: "expected `environment=site`, found `\(text)`")
  }
  return CountryRow.Site(environment: parts[0], site: parts[1])
}

/// Reads `tld`, `subdomain`, `path`, `subdomain:com` or `path:com`.
func readAccepted(_ text: String) throws(Misread) -> AcceptedHosts {
  let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    .map(String.init)
  let style: HostStyle = try readChoice(parts[0])
  guard parts.count == 2 else { return AcceptedHosts(style) }
  guard style != .tld, !parts[1].isEmpty else {
    throw Misread(
      reason: "expected `tld`, `subdomain`, `path`, `subdomain:com` or `path:com`, found `\(text)`"
    )
  }
  return AcceptedHosts(style, sharedTLD: parts[1])
}

/// Reads words that are separated by commas.
func readList(_ text: String) throws(Misread) -> [String] {
  let words = text.split(separator: ",", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").joined(separator: " ") }
  guard !words.contains("") else { throw Misread(reason: "`\(text)` has an empty element") }
  return words
}

/// Reads names, each with an optional text after a colon, as in `web,socket:sockets`.
func readNamed(_ text: String) throws(Misread) -> [NewManifest.Named] {
  try readList(text).map { word throws(Misread) in
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts[0].isEmpty else { throw Misread(reason: "expected a name, found `\(word)`") }
    return NewManifest.Named(name: "\(parts[0])", value: parts.count > 1 ? "\(parts[1])" : nil)
  }
}

func readTextOrNone(_ text: String) throws(Misread) -> String? {
  text == "none" ? nil : try readText(text)
}

func readListOrNone(_ text: String) throws(Misread) -> [String] {
  text == "none" ? [] : try readList(text)
}

/// Reads locales, each with an optional app language to share after a colon, as in `nl-BE:nl,fr-BE:fr`.
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
