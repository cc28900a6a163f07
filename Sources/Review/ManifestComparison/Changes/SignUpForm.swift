package import CountryManifest

/// The account form of a country: its fields in order, whether they are optional, and their properties.
enum SignUpForm: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    if isSame(pair) { return [] }
    let (before, after) = (pair.old?.country.uses ?? [:], pair.new?.country.uses ?? [:])
    return pair.change(
      "form",
      of: { side in
        side.country.form.map { ($0.name, $0.isRequired ? $0.name : "\($0.name) (optional)") }
      }
    )
      + pair.names { $0.country.form.map(\.name) }.flatMap { name -> [Change] in
        guard let old = before[name], let new = after[name] else {
          // A field in only one of the forms is shown on one line.
          return pair.change(
            "",
            .field(name),
            isDetail: pair.old == nil || pair.new == nil,
            from: before[name].map(values) ?? [],
            to: after[name].map(values) ?? []
          )
        }
        return properties.flatMap { property, value in
          pair.change(
            property,
            .field(name),
            from: value(old).map { [$0] } ?? [],
            to: value(new).map { [$0] } ?? []
          )
        }
      }
  }

  private static func values(of use: ResolvedFieldUse) -> [String] {
    properties.compactMap { name, value in value(use).map { "\(name): \($0)" } }
  }

  /// Whether both forms have the same fields with the same properties.
  static func isSame(_ pair: CountryPair) -> Bool {
    pair.isSame { old, new in
      old.form.elementsEqual(new.form) { one, other in
        areSame(one.name, other.name) && one.isRequired == other.isRequired
          && properties.allSatisfy { areSame($0.value(one), $0.value(other)) }
      }
    }
  }

  private static let properties: [(name: String, value: @Sendable (ResolvedFieldUse) -> String?)] =
    [
      ("label", { $0.label.value }),
      ("content", { $0.content.rawValue }),
      ("keyboard", { $0.keyboard.value.rawValue }),
      ("pattern", { $0.pattern?.value }),
      ("example", { $0.example?.value }),
      ("max_length", { $0.maxLength.map { "\($0.value)" } }),
    ]
}

extension ResolvedCountry {
  /// The uses of fields in the country's form, by the field's name.
  package var uses: [String: ResolvedFieldUse] {
    Dictionary(form.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
