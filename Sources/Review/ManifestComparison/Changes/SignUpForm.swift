package import CountryManifest

/// The account form of a country: its fields in order, which are optional, and their properties.
enum SignUpForm: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    if isSame(pair) { return [] }
    let (before, after) = (pair.old?.country.uses ?? [:], pair.new?.country.uses ?? [:])
    return pair.change("form") { side in
      side.country.form.map { $0.isRequired ? $0.name : "\($0.name) (optional)" }
    }
      + pair.names { $0.country.form.map(\.name) }.flatMap { name in
        let (old, new) = (before[name], after[name])
        return properties.flatMap { property, value in
          pair.change(
            "\(name): \(property)",
            // Of a field that only one form has, only the example is worth reading at once.
            isDetail: (old == nil || new == nil) && property != "example",
            from: old.flatMap(value).map { [$0] } ?? [],
            to: new.flatMap(value).map { [$0] } ?? []
          )
        }
      }
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
  /// The fields of its form by name.
  package var uses: [String: ResolvedFieldUse] {
    Dictionary(form.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
