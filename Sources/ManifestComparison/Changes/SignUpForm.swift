internal import CountryManifest

/// The account form of a country: its fields in order, which are optional, and their properties.
enum SignUpForm: CountryChangeKind {
  static func changes(of pair: CountryPair) -> [Change] {
    pair.change("form") { side in
      side.country.form.map { $0.isRequired ? $0.name : "\($0.name) (optional)" }
    }
      + pair.names { $0.country.form.map(\.name) }.flatMap { name in
        properties.flatMap { property, value in
          pair.change("\(name): \(property)", isDetail: isDetail(name, property, of: pair)) {
            side in
            let use = side.country.form.first { $0.name == name }
            return use.flatMap(value).map { [$0] } ?? []
          }
        }
      }
  }

  /// Of a field that only one form has, only the example is worth reading at once.
  private static func isDetail(
    _ name: String,
    _ property: String,
    of pair: CountryPair
  ) -> Bool {
    let isInBoth = [pair.old, pair.new].allSatisfy { side in
      side?.country.form.contains { $0.name == name } == true
    }
    return !isInBoth && property != "example"
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
