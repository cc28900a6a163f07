internal import ManifestFindings

/// One difference between two manifests: values that only the old manifest has, and values that only the new one has.
package struct Change: Sendable, Hashable {
  /// The changed part: the product as a whole, or a row of the manifest, such as one country or service.
  package enum Subject: Sendable, Hashable {
    case product
    case environment(String), service(String), app(String), formField(String), country(String)
  }

  /// Distinguishes values of a row that have the same name: labels by field, URLs by environment.
  package enum Place: Sendable, Hashable {
    case environment(String), language(String), locale(String), field(String)
  }

  package let subject: Subject
  /// The name of the value, such as `called` or `label`; empty if a whole language or field was added or removed.
  let name: String
  let place: Place?
  package let old: [String]
  package let new: [String]
  /// Whether reviewers rarely need the change, so that Markdown shows it folded.
  package let isDetail: Bool

  /// Creates the change; nil if the lists are equal byte for byte.
  ///
  /// Elements that are in both lists are left out, unless their order differs.
  init?(
    _ subject: Subject,
    _ name: String,
    _ place: Place? = nil,
    from old: [String],
    to new: [String],
    isDetail: Bool = false
  ) {
    guard !Self.areSame(old, new) else { return nil }
    self.subject = subject
    self.name = name
    self.place = place
    self.isDetail = isDetail
    let gone = Self.elements(of: old, notIn: new)
    let added = Self.elements(of: new, notIn: old)
    let isReordered = !Self.areSame(
      Self.elements(of: old, notIn: gone),
      Self.elements(of: new, notIn: added)
    )
    (self.old, self.new) = isReordered ? (old, new) : (gone, added)
  }

  /// The property's name in texts for people, such as `called in production`.
  package var property: String {
    switch place {
    case nil: name
    case .environment(let each), .language(let each): "\(name) in \(each)"
    case .locale(let each), .field(let each): name.isEmpty ? each : "\(each): \(name)"
    }
  }

  /// The property's name for programs, such as `called`; `language` or `field` if one of these was added or removed.
  package var kind: String {
    guard name.isEmpty else { return name.replacing(" ", with: "-") }
    return place?.key == "locale" ? "language" : "field"
  }

  /// A stable id of the property, such as `countries/it/called/production`.
  package var id: String {
    [subject.section, subject.name, kind, place?.value].compactMap(\.self).joined(separator: "/")
  }

  /// Whether both lists have the same values in a different order.
  var isReordering: Bool {
    old.count == new.count && Self.elements(of: old, notIn: new).isEmpty
      && Self.elements(of: new, notIn: old).isEmpty
  }

  private static func areSame(_ one: [String], _ other: [String]) -> Bool {
    one.elementsEqual(other) { ManifestComparison.areSame($0, $1) }
  }

  private static func elements(of list: [String], notIn other: [String]) -> [String] {
    let known = Set(other.map { Array($0.utf8) })
    return list.filter { !known.contains(Array($0.utf8)) }
  }
}

extension Change.Place {
  /// The key of the place in JSON, such as `environment`.
  package var key: String {
    switch self {
    case .environment: "environment"
    case .language: "language"
    case .locale: "locale"
    case .field: "field"
    }
  }

  package var value: String {
    switch self {
    case .environment(let value), .language(let value), .locale(let value), .field(let value): value
    }
  }
}

extension Change.Subject {
  /// The section of the manifest that contains the row, such as `countries`.
  package var section: String {
    switch self {
    case .product: "product"
    case .environment: "environments"
    case .service: "services"
    case .app: "apps"
    case .formField: "form_fields"
    case .country: "countries"
    }
  }

  /// The row's key in its section; nil for the product.
  package var name: String? {
    switch self {
    case .product: nil
    case .environment(let name), .service(let name), .app(let name), .formField(let name),
      .country(let name):
      name
    }
  }

  /// The kind of row, in words for people.
  var kind: String {
    switch self {
    case .product: "product"
    case .environment: "environment"
    case .service: "service"
    case .app: "app variant"
    case .formField: "form field"
    case .country: "country"
    }
  }
}
