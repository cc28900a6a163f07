package import ManifestFindings

/// A country's row with everything filled in.
///
/// An immutable class, because every output iterates over every country.
package final class ResolvedCountry: Sendable {
  package let code: String
  package let isoCode: String
  /// The written or derived value of each key with one scalar.
  package let scalars: CountryScalars<Sourced<String>>
  // Read from the scalars once, because outputs use them most.
  package let status: Sourced<Country.Status>
  /// What begins its hosts on a shared domain.
  package let prefix: Sourced<String>
  /// Nil if all services are global.
  package let hosts: Sourced<HostStyle>?
  /// The sites of its own domain by environment, if they differ from the environments'.
  package let sites: [(environment: Located<String>, site: Located<String>)]
  /// The forms of hosts that are recognized although requests do not go there.
  package let accepts: [Located<AcceptedHosts>]
  let places: HostPlaces
  /// By position of the app language.
  package let names: [Sourced<String>]
  /// The name in the development language.
  package let displayName: String
  /// Its name with the article that an English name takes: `the United States`.
  package let nameInSentence: String
  package let languages: [ResolvedLanguage]
  /// Nil without a locale or without `product.help_desk_url`.
  package let helpDeskURL: String?
  /// Empty without an account form.
  package let form: [ResolvedFieldUse]
  /// The optional fields of the form, as written.
  package let optionalFields: [Located<String>]
  /// Hosts that the row adds to those that open the app.
  package let entitlementDomains: [Located<String>]
  /// The hosts whose links open the app: the production web host, the accepted forms of it, and
  /// the row's own.
  package let deepLinkHosts: [Sourced<String>]
  /// Nil if the country does not have one.
  package let callingCode: String?

  init(
    code: String,
    scalars: CountryScalars<Sourced<String>>,
    status: Sourced<Country.Status>,
    prefix: Sourced<String>,
    hosts: Sourced<HostStyle>?,
    sites: [(environment: Located<String>, site: Located<String>)],
    accepts: [Located<AcceptedHosts>],
    places: HostPlaces,
    names: [Sourced<String>],
    displayName: String,
    nameInSentence: String,
    languages: [ResolvedLanguage],
    helpDeskURL: String?,
    form: [ResolvedFieldUse],
    optionalFields: [Located<String>],
    entitlementDomains: [Located<String>],
    deepLinkHosts: [Sourced<String>],
    callingCode: String?
  ) {
    self.code = code
    isoCode = code.uppercased()
    self.scalars = scalars
    self.status = status
    self.prefix = prefix
    self.hosts = hosts
    self.sites = sites
    self.accepts = accepts
    self.places = places
    self.names = names
    self.displayName = displayName
    self.nameInSentence = nameInSentence
    self.languages = languages
    self.helpDeskURL = helpDeskURL
    self.form = form
    self.optionalFields = optionalFields
    self.entitlementDomains = entitlementDomains
    self.deepLinkHosts = deepLinkHosts
    self.callingCode = callingCode
  }
}

/// A language that a country's users may choose.
package struct ResolvedLanguage: Sendable {
  package let locale: Located<String>
  package let url: Sourced<String>
  /// Nil if neither the entry nor its country has one.
  package let helpDeskLocale: Sourced<String>?
  /// Nil without a locale or without `product.help_desk_url`.
  package let helpDeskURL: String?
  package let appLanguage: Sourced<String>
  /// The name of the `.lproj` folder, without its ending.
  package let folder: String
  /// Nil if another entry owns the app language and is translated.
  package let smartling: Sourced<String>?
  package let android: Sourced<String>?
}

/// A field of account forms, from its row.
package final class ResolvedFormField: Sendable {
  package let name: String
  package let label: Located<String>
  package let content: Located<FieldContent>
  package let keyboard: Sourced<Keyboard>
  package let pattern: Located<String>?
  package let example: Located<String>?
  package let maxLength: Located<Int>?

  init?(_ row: FormField) {
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

/// A field in a country's account form, with the overrides of the country and its address table.
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

  /// The differences from the field's row, by the manifest's keys.
  package var overrides: [(key: String, value: String)] {
    var result: [(String, String)] = []
    if hasOwnLabel { result.append(("label", label.value)) }
    if keyboard.value != field.keyboard.value {
      result.append(("keyboard", keyboard.value.rawValue))
    }
    if let own = pattern?.value, own != field.pattern?.value { result.append(("pattern", own)) }
    if let own = example?.value, own != field.example?.value { result.append(("example", own)) }
    if let own = maxLength?.value, own != field.maxLength?.value {
      result.append(("max_length", String(own)))
    }
    return result
  }
}

extension Sourced<Keyboard> {
  /// The written keyboard, else the one for the field's content.
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
  /// The keyboard for a content; a postal code that can hold more than digits needs letters.
  package static func fitting(_ content: FieldContent, pattern: String?) -> Keyboard {
    switch content {
    case .givenName, .familyName: .name
    case .phone: .phone
    case .email: .email
    case .postalCode: pattern.map(keyboard(forPattern:)) ?? .numbersAndPunctuation
    case .streetAddress, .streetAddress2, .city, .state, .text: .text
    }
  }

  /// `[1-9]\d{4}` takes digits alone, `\d{5}-\d{3}` a symbol as well; `[A-Z]` needs letters.
  private static func keyboard(forPattern pattern: String) -> Keyboard {
    // An optional group before the code need not be typed: `(?:LT[ \-]?)?`.
    let own = pattern.prefixMatch(of: /\(\?:[^()|]*\)\?/).map { pattern[$0.range.upperBound...] }
    var rest = (own ?? pattern[...]).utf8
    var isInSet = false
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\") where rest.first == UInt8(ascii: "d"): rest.removeFirst()
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case _ where isInSet && byte.isDigit && rest.first == UInt8(ascii: "-"):
        // A range, if a digit follows.
        guard rest.dropFirst().first?.isDigit == true else { return .numbersAndPunctuation }
        rest.removeFirst(2)
      case 0x80..., UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
        return .numbersAndPunctuation
      case _ where byte.isLetter: return .numbersAndPunctuation
      default: break
      }
    }
    return .numbers
  }
}
