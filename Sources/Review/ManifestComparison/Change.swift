internal import ManifestFindings

/// One difference between two manifests: values that only the old one has, and values that only the new
/// one has.
package struct Change: Sendable, Hashable {
  /// The changed part: the product as a whole, or a row of the manifest.
  package enum Subject: Sendable, Hashable {
    case product
    case environment(String), service(String), app(String), formField(String), country(String)
  }

  /// Distinguishes the values of a row that have the same name: labels by field, URLs by environment.
  package enum Place: Sendable, Hashable {
    case environment(String), language(String), locale(String), field(String)
  }

  package let subject: Subject
  /// The name of the value, `called` or `label`; empty if a whole language or field was added or removed.
  let name: String
  let place: Place?
  package let old: [String]
  package let new: [String]
  /// Whether reviewers rarely need the change, so that Markdown folds it.
  package let isDetail: Bool

  /// Nil if the lists are equal byte for byte.
  ///
  /// Common elements are left out, unless their order differs.
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

  /// The name of the property for people: `called in production`.
  package var property: String {
    switch place {
    case nil: name
    case .environment(let each), .language(let each): "\(name) in \(each)"
    case .locale(let each), .field(let each): name.isEmpty ? each : "\(each): \(name)"
    }
  }

  /// The name of the property for programs: `called`, or `language` if a whole language was added or removed.
  package var kind: String {
    guard name.isEmpty else { return name.replacing(" ", with: "-") }
    return place?.key == "locale" ? "language" : "field"
  }

  /// A stable id of the property: `countries/it/called/production`.
  package var id: String {
    [subject.section, subject.name, kind, place?.value].compactMap(\.self).joined(separator: "/")
  }

  /// Whether the values are the same in another order.
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
  /// The key of the value in JSON.
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
  /// The name of the row's section in the manifest: `countries`.
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

  /// The key of the row; nil for the product.
  package var name: String? {
    switch self {
    case .product: nil
    case .environment(let name), .service(let name), .app(let name), .formField(let name),
      .country(let name):
      name
    }
  }

  /// The name of the kind of row for people.
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
