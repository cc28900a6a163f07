package import ManifestFindings

/// A country with all values, written and derived.
///
/// This is an immutable class, which is cheap to copy, because every output reads every country.
package final class ResolvedCountry: Sendable {
  package let code: String
  package let isoCode: String
  /// The index among the manifest's countries.
  let position: Int
  private let row: Country
  /// The written or derived value of each key that holds one scalar.
  package let scalars: CountryScalars<Sourced<String>>
  // A copy of the value in `scalars`, because outputs read it most often.
  package let status: Sourced<Country.Status>
  /// The label that the country's hosts start with on a shared domain.
  package let prefix: Sourced<String>
  /// Nil if all services are global.
  package let hosts: Sourced<HostStyle>?
  /// For each environment in the row's `sites`: the part of the country's own domain before the TLD, as in
  /// `mercado.com.br`.
  package var sites: [(environment: Located<String>, site: Located<String>)] { row.sites }
  /// Hosts that receive no requests but still belong to the country.
  package var accepts: [Located<AcceptedHosts>] { row.accepts }
  let places: HostPlaces
  /// The names, by the index of the app language.
  package let names: [Sourced<String>]
  /// The name in the development language.
  package let displayName: String
  /// The display name with the article that English needs: `the United States`.
  package let nameInSentence: String
  package let languages: [ResolvedLanguage]
  /// Nil if the country has no help-desk locale or the product has no `help_desk_url`.
  package let helpDeskURL: String?
  /// Empty if the country has no account form.
  package let form: [ResolvedFieldUse]
  /// The fields of the form that can be left empty, as written in the manifest.
  package var optionalFields: [Located<String>] { row.form?.optional ?? [] }
  /// Additional hosts that open the app, as listed in the row.
  package let entitlementDomains: [Located<String>]
  /// The hosts whose links open the app.
  ///
  /// They are the country's production web host, its hosts in accepted forms, the row's entitlement domains without
  /// wildcards, and addresses of its languages.
  package let deepLinkHosts: [Sourced<String>]
  /// Nil if the country does not have a calling code.
  package let callingCode: String?

  /// Resolves a row; nil if it lacks a value, or if a value is invalid.
  init?(
    _ row: Country,
    _ position: Int,
    names: [Sourced<String>],
    languages: [ResolvedLanguage],
    form: [ResolvedFieldUse],
    _ resolver: CountryResolver
  ) {
    let ownName = resolver.appLanguages.position(of: resolver.developmentLanguage).map { names[$0] }
    let scope = DefaultScope(resolver, country: (row, position))
    let scalars = CountryScalars { scalar in
      row.scalars[scalar].map { Sourced($0) }
        ?? (scalar == .name
          ? ownName : Country.scalarFields[scalar]?.derived(row.values, scope))
    }
    hosts = scalars.choice(.hosts)
    guard hosts != nil || !resolver.manifest.hasCountryServices, scalars[.currency] != nil,
      let status: Sourced<Country.Status> = scalars.choice(.status), let prefix = scalars[.prefix]
    else { return nil }
    let (code, standards) = (row.code.value, resolver.standards)
    let displayName = ownName?.value ?? code
    self.row = row
    self.position = position
    self.code = code
    isoCode = code.uppercased()
    self.scalars = scalars
    self.status = status
    self.prefix = prefix
    places = resolver.hostPlaces[position]
    self.names = names
    self.displayName = displayName
    nameInSentence =
      displayName == standards.englishName(code) ? standards.nameInSentence(code) : displayName
    self.languages = languages
    helpDeskURL = row.helpDeskLocale.flatMap { resolver.helpURL($0.value, position) }
    self.form = form
    callingCode = standards.callingCodes[code]
    let derived = resolver.webAddresses(of: position)
    // Leave out domains that are also derived; otherwise every list would have them twice.
    let domains = row.entitlementDomains.filter { domain in
      !derived.contains { $0.value == domain.value }
    }
    let own =
      derived + domains.filter { !Address($0.value).isWildcard }.map { Sourced($0) }
    entitlementDomains = domains
    deepLinkHosts = own + resolver.languageLinks(of: row, position, besides: own)
  }

  /// The wildcards among the entitlement domains: links to these subdomains open the app, but lead to no country.
  package var linkWildcards: [Located<String>] {
    entitlementDomains.filter { Address($0.value).isWildcard }
  }
}

extension ResolvedCountry {
  /// Whether an address leads to the country only because a language is there.
  func isOfLanguage(_ address: String) -> Bool {
    languages.contains { $0.ownURLs.contains { $0.url.hasSuffix("://\(address)") } }
  }

  /// The hosts that only links lead to and no formula gives: those of a language alone, and wildcards.
  var linkOnlyHosts: [String] {
    let ofLanguages = deepLinkHosts.map(\.value).filter { !$0.contains("/") && isOfLanguage($0) }
    return ofLanguages + linkWildcards.map(\.value)
  }
}

/// A language that users in a country can choose.
package struct ResolvedLanguage: Sendable {
  package let locale: Located<String>
  package let url: Sourced<String>
  /// The URLs at addresses that lead to the country only because the language is there, by environment.
  package let ownURLs: [(environment: String, url: String)]
  /// Nil if neither the entry nor the country has one.
  package let helpDeskLocale: Sourced<String>?
  /// Nil if there is no help-desk locale or the product has no `help_desk_url`.
  package let helpDeskURL: String?
  package let appLanguage: Sourced<String>
  /// The name of the `.lproj` folder, without the extension.
  package let folder: String
  /// Nil if another entry owns the app language, because only the owner is translated.
  package let smartling: Sourced<String>?
  package let android: Sourced<String>?
}

/// A field of account forms with its own properties, before any country overrides them.
package final class ResolvedFormField: Sendable {
  package let name: String
  package let label: Located<String>
  package let content: Located<FieldContent>
  package let keyboard: Sourced<Keyboard>
  package let pattern: Located<String>?
  package let example: Located<String>?
  package let maxLength: Located<Int>?

  package init?(_ row: FormField) {
    guard let label = row.label, let content = row.content else { return nil }
    name = row.name.value
    self.label = label
    self.content = content
    pattern = row.traits.pattern
    example = row.traits.example
    maxLength = row.traits.maxLength
    keyboard = .fitting(row.traits.keyboard, content, pattern: pattern?.value)
  }
}

/// A field in a country's account form, with the overrides of the country and of the address table.
package struct ResolvedFieldUse: Sendable {
  package let field: ResolvedFormField
  package let label: Sourced<String>
  package let keyboard: Sourced<Keyboard>
  package let pattern: Sourced<String>?
  package let example: Sourced<String>?
  package let maxLength: Sourced<Int>?
  package let isRequired: Bool

  package var name: String { field.name }
  package var content: FieldContent { field.content.value }

  /// The properties that differ from the field's row in `form_fields`, with their keys in the manifest.
  package var overrides: [(key: String, value: String)] {
    let values: [(key: String, own: String?, inherited: String?)] = [
      ("label", label.value, field.label.value),
      ("keyboard", keyboard.value.rawValue, field.keyboard.value.rawValue),
      ("pattern", pattern?.value, field.pattern?.value),
      ("example", example?.value, field.example?.value),
      ("max_length", maxLength?.text.value, field.maxLength.map { "\($0.value)" }),
    ]
    return values.compactMap { key, own, inherited in
      own == inherited ? nil : own.map { (key, $0) }
    }
  }
}

extension Sourced<Keyboard> {
  /// The keyboard in the manifest, or else the keyboard that suits the field's content.
  static func fitting(
    _ written: Located<Keyboard>?,
    _ content: Located<FieldContent>,
    pattern: String?
  ) -> Self {
    written.map { Sourced($0) }
      ?? Sourced(
        .fitting(content.value, pattern: pattern),
        .derived(rule: "the field's content", from: content.range)
      )
  }
}

extension Keyboard {
  /// The keyboard that suits a content.
  ///
  /// For a postal code, the keyboard depends on the field's pattern.
  package static func fitting(_ content: FieldContent, pattern: String?) -> Keyboard {
    switch content {
    case .givenName, .familyName: .name
    case .phone: .phone
    case .email: .email
    case .postalCode: pattern.map(keyboard(forPattern:)) ?? .numbersAndPunctuation
    case .streetAddress, .streetAddress2, .city, .state, .neighborhood, .text: .text
    }
  }

  /// The keyboard for a postal code: digits suffice for `[1-9]\d{4}`, but not for `\d{5}-\d{3}` or `[A-Z]`.
  private static func keyboard(forPattern pattern: String) -> Keyboard {
    var code = Array(pattern.utf8)
    // Users need not type an optional group before the code: `(?:LT[ \-]?)?`.
    if pattern.hasPrefix("(?:"), let end = code.firstIndex(of: UInt8(ascii: ")")),
      code[(end + 1)...].first == UInt8(ascii: "?")
    {
      code.removeFirst(end + 2)
    }
    let neighbors = zip([0] + code, code.dropFirst() + [0])
    var isInSet = false
    let isNumber = zip(code, neighbors).allSatisfy { byte, neighbors in
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") { isInSet.toggle() }
      return switch Unicode.Scalar(byte) {
      case "d": neighbors.0 == UInt8(ascii: "\\")
      // A range of digits.
      case "-": isInSet && neighbors.0.isDigit && neighbors.1.isDigit
      case " ", ".", "/": false
      default: byte < 0x80 && !byte.isLetter
      }
    }
    return isNumber ? .numbers : .numbersAndPunctuation
  }
}
