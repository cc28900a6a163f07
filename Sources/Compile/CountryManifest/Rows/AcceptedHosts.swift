internal import ManifestFindings
internal import YAMLTree

/// The kind of host that a country uses: the values of a country's `hosts`.
package enum HostStyle: String, CaseIterable, Sendable {
  /// On the country's own domain: `nextdoor.it`.
  case tld
  /// On a subdomain of a shared domain: `it.nextdoor.com`.
  case subdomain
  /// Below a path of the main domain: `nextdoor.com/it`.
  case path
}

/// A form of hosts that open the app although requests do not go to them: an element of a country's `accepts`.
package struct AcceptedHosts: Hashable, Sendable {
  package var form: HostStyle
  /// The TLD in `{ subdomain: com }` or `{ path: com }`; nil for the country's current shared domain.
  package var sharedTLD: String?

  package init(_ form: HostStyle, sharedTLD: String? = nil) {
    self.form = form
    self.sharedTLD = sharedTLD
  }

  /// The text for the manifest: `subdomain`, `{ subdomain: com }`.
  package var text: String {
    sharedTLD.map { "{ \(form.rawValue): \($0) }" } ?? form.rawValue
  }

  /// The TLDs of an element for a shared domain that the country has left: `{ subdomain: com }`.
  struct Domain: FieldRow {
    var subdomain: Located<String>?
    var path: Located<String>?
    var unread: Set<String> = []
  }

  static let table = FieldTable<Domain>(
    "an accepted domain",
    [
      .text("subdomain", \.subdomain, .sharedTLD)
        .such(as: "com")
        .otherwise("required, unless the other key is given")
        .means("the TLD of a shared domain on whose subdomain the country was"),
      .text("path", \.path, .sharedTLD)
        .such(as: "com")
        .otherwise("required, unless the other key is given")
        .means("the TLD of a main domain on whose path the country was"),
    ]
  )
}

extension ManifestDecoder {
  mutating func acceptedHosts(_ element: Node) -> Located<AcceptedHosts>? {
    guard element.kind == .mapping else {
      let form: Located<HostStyle>? = choice(element)
      return form.map { Located(AcceptedHosts($0.value), at: $0.range) }
    }
    var domain = AcceptedHosts.Domain()
    guard let values = read(element, AcceptedHosts.table, into: &domain) else { return nil }
    if !values.has("subdomain"), !values.has("path"), !values.hasUnknownKey {
      reportMissing("subdomain", at: element.head, AcceptedHosts.table.shape)
    }
    if values["subdomain"] != nil, let other = values["path"] {
      findings.add(
        "wrong-type",
        "expected `{ subdomain: TLD }` or `{ path: TLD }`, found both",
        at: other.range,
        help: "write a separate list element for each"
      )
    }
    let form: HostStyle = domain.subdomain == nil ? .path : .subdomain
    return (domain.subdomain ?? domain.path).map {
      Located(AcceptedHosts(form, sharedTLD: $0.value), at: $0.range)
    }
  }
}
