package import ManifestFindings
package import YAMLTree

/// A row of the manifest, or another mapping with keys of its own.
package protocol FieldRow: Sendable {
  /// The keys whose value is not known, because it is invalid or the key is probably misspelled.
  ///
  /// The decoder has reported them.
  var unread: Set<String> { get set }
}

/// One key of a row: how its value is read and written, what follows if it is omitted, and what the documentation says.
package struct Field<Row: FieldRow>: Sendable {
  package typealias Path<Value> = any WritableKeyPath<Row, Value> & Sendable
  /// Reads the value into the row; returns false if the value, or a part of it, is invalid.
  package typealias Reading = @Sendable (inout ManifestDecoder, Node, inout Row) -> Bool
  package typealias Default = @Sendable (Row, DefaultScope) -> Sourced<String>?

  package let name: String
  package private(set) var spec: KeySpec
  let read: Reading
  /// The written value as a text; nil if the key is omitted, or if its value is not a scalar.
  package let written: @Sendable (Row) -> Located<String>?
  /// The value of the row without the key; nil if there is none.
  package private(set) var derived: Default = { _, _ in nil }

  private init(
    _ name: String,
    _ spec: KeySpec,
    written: @escaping @Sendable (Row) -> Located<String>? = { _ in nil },
    read: @escaping Reading
  ) {
    (self.name, self.spec, self.read, self.written) = (name, spec, read, written)
  }

  // MARK: Meaning

  /// The meaning of a required key.
  package func required(_ summary: String) -> Self {
    var field = means(summary)
    field.spec.presence = .required
    return field
  }

  /// The meaning of a key that can be omitted.
  package func means(_ summary: String) -> Self {
    var field = self
    field.spec.summary = summary
    return field
  }

  /// What follows if the key is omitted, in words, and the value if it is a single one.
  package func otherwise(
    _ source: String,
    _ derived: @escaping Default = { _, _ in nil }
  ) -> Self {
    var field = self
    (field.spec.presence, field.derived) = (.derived(source), derived)
    return field
  }

  /// The value if the key is omitted.
  package func otherwise(is value: String) -> Self {
    otherwise("`\(value)`") { _, _ in Sourced(value, .standard("the format's default")) }
  }

  /// An example and a pattern that replace those of the format.
  package func such(as example: String, matching pattern: String? = nil) -> Self {
    var field = self
    (field.spec.example, field.spec.pattern) = (example, pattern)
    return field
  }

  /// The field as a field of a row that contains this row.
  func within<Outer>(
    _ path: Field<Outer>.Path<Row>,
    derived: @escaping Field<Outer>.Default
  ) -> Field<Outer> {
    let (read, written) = (read, written)
    var field = Field<Outer>(name, spec, written: { written($0[keyPath: path]) }) {
      read(&$0, $1, &$2[keyPath: path])
    }
    field.derived = derived
    return field
  }
}

// MARK: Kinds of values

extension Field {
  /// Any value, which a closure reads.
  package static func value(
    _ name: String,
    _ kind: ValueKind,
    _ format: TextFormat? = nil,
    read: @escaping Reading
  ) -> Self {
    Field(name, KeySpec(kind, format), read: read)
  }

  private static func scalar<Value>(
    _ name: String,
    _ spec: KeySpec,
    _ path: Path<Located<Value>?>,
    _ text: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (inout ManifestDecoder, Node) -> Located<Value>?
  ) -> Self {
    Field(
      name,
      spec,
      written: { row in row[keyPath: path].map { Located(text($0.value), at: $0.range) } },
      read: { decoder, node, row in
        let value = read(&decoder, node)
        row[keyPath: path] = value
        return value != nil
      }
    )
  }

  /// A text in a format, or any text.
  package static func text(
    _ name: String,
    _ path: Path<Located<String>?>,
    _ format: TextFormat? = nil
  ) -> Self {
    scalar(name, KeySpec(.text, format), path, { $0 }) { $0.text($1, format) }
  }

  static func integer(
    _ name: String,
    _ path: Path<Located<Int>?>,
    _ bounds: ClosedRange<Int>
  ) -> Self {
    scalar(name, KeySpec(.integer(bounds)), path, { "\($0)" }) { $0.integer($1, bounds) }
  }

  static func boolean(_ name: String, _ path: Path<Located<Bool>?>) -> Self {
    scalar(name, KeySpec(.boolean), path, { "\($0)" }) { $0.boolean($1) }
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String,
    _ path: Path<Located<Choice>?>
  ) -> Self {
    let choices = Choice.allCases.map(\.rawValue)
    return scalar(name, KeySpec(.choice(choices)), path, \.rawValue) { $0.choice($1) }
  }

  /// A list; `kind` is the word for its elements in messages, and `one` for one of them if there must be one.
  static func list<Element>(
    _ name: String,
    _ path: Path<[Element]>,
    of elements: ValueKind,
    _ kind: String,
    atLeast one: String? = nil,
    _ format: TextFormat? = nil,
    read: @escaping @Sendable (inout ManifestDecoder, Node) -> Element?
  ) -> Self {
    value(name, .list(of: elements), format) { decoder, node, row in
      if let one { decoder.requireContent(node, one) }
      let nodes = decoder.elements(node, kind)
      row[keyPath: path] = nodes.compactMap { read(&decoder, $0) }
      return row[keyPath: path].count == nodes.count
    }
  }

  /// A list of texts.
  package static func texts(
    _ name: String,
    _ path: Path<[Located<String>]>,
    _ kind: String,
    _ format: TextFormat? = nil,
    atLeast one: String? = nil
  ) -> Self {
    list(name, path, of: .text, kind, atLeast: one, format) { $0.text($1, format) }
  }

  /// A mapping with the keys of a table.
  package static func mapping<Inner>(
    _ name: String,
    _ path: Path<Inner>,
    _ table: FieldTable<Inner>
  ) -> Self {
    value(name, .mapping(table.shape)) { decoder, node, row in
      decoder.read(node, table, into: &row[keyPath: path]) != nil
    }
  }

  /// A mapping with the keys of a table, which a row can be without.
  static func mapping<Inner>(
    _ name: String,
    _ path: Path<Inner?>,
    _ table: FieldTable<Inner>,
    _ empty: Inner
  ) -> Self {
    value(name, .mapping(table.shape)) { decoder, node, row in
      var inner = empty
      let isRead = decoder.read(node, table, into: &inner) != nil
      row[keyPath: path] = isRead ? inner : nil
      return isRead
    }
  }

  /// A mapping from names to rows; `kind` is the word for a name.
  static func rows<Inner>(
    _ name: String,
    _ path: Path<[Inner]>,
    by kind: String,
    _ format: TextFormat,
    _ shape: MappingShape,
    canBeEmpty: Bool = false,
    read: @escaping @Sendable (inout ManifestDecoder, Located<String>, Node) -> Inner
  ) -> Self {
    value(name, .table(of: .mapping(shape), by: kind)) { decoder, node, row in
      if !canBeEmpty { decoder.requireContent(node, kind) }
      row[keyPath: path] = decoder.table(node, kind, format).map {
        read(&decoder, $0.name, $0.value)
      }
      return !row[keyPath: path].isEmpty
    }
  }
}

/// The fields of a row, in the order of the documentation.
package struct FieldTable<Row: FieldRow>: Sendable {
  package let shape: MappingShape
  package let fields: [Field<Row>]

  package init(
    _ owner: String,
    others: OtherKeys? = nil,
    former: [String: String] = [:],
    _ fields: [Field<Row>]
  ) {
    let keys = fields.map { ($0.name, $0.spec) }
    shape = MappingShape(owner: owner, keys: keys, others: others, former: former)
    self.fields = fields
  }
}

/// The place of a row, on which the defaults of its keys can depend.
package struct DefaultScope: Sendable {
  let resolver: CountryResolver
  /// The row's country and its index, and the index of the row among the country's languages.
  package var country: (row: Country, position: Int)?
  package var language = 0
  /// The environment of a service's settings.
  package var environment: Environment?
  /// The form field that a country's form overrides.
  package var formField: ResolvedFormField?

  package init(_ resolver: CountryResolver, country: (row: Country, position: Int)? = nil) {
    (self.resolver, self.country) = (resolver, country)
  }

  /// The app language of a country's language, if this entry is its owner.
  var ownAppLanguage: String? {
    guard let country, resolver.appLanguages.isOwner(country.position, language) else { return nil }
    return resolver.appLanguages.name(country.position, language)
  }
}
