internal import CountryManifest
internal import ManifestFindings
internal import YAMLTree

/// Findings about sections and lists that would produce too much output.
///
/// A manifest with such a finding is not checked further, because the checks would be too expensive.
enum SizeLimits {
  static func findings(_ manifest: Manifest, _ limits: Limits) -> [Finding] {
    let long = sections(of: manifest).filter { $0.rows.count > limits.rows }
    guard long.isEmpty else {
      return long.map { section in
        Finding(
          "too-large",
          "section `\(section.name)` has \(section.rows.count) rows; the limit is \(limits.rows)",
          at: section.rows[limits.rows],
          help: "remove rows that are not needed"
        )
      }
    }
    let products = manifest.listProducts
    guard products.reduce(0, { $0 + $1.size }) > limits.product,
      let largest = products.max(by: { $0.size < $1.size }),
      let place = largest.lists.max(by: { $0.count < $1.count })?.first
    else { return [] }
    let lists = largest.lists.map { "\($0.count) \($0.name)" }.joined(separator: " × ")
    return [
      Finding(
        "too-large",
        "\(lists) produce \(megabytes(largest.size)) of \(largest.made); the limit is "
          + "\(megabytes(limits.product)) for all combinations of lists",
        at: place,
        related: largest.lists.compactMap { list in
          list.first.flatMap { $0 == place ? nil : .init("the first of the \(list.name)", at: $0) }
        },
        help: "shorten the longest of these lists"
      )
    ]
  }

  private static func sections(of manifest: Manifest) -> [(name: String, rows: [SourceRange])] {
    [
      ("environments", manifest.environments.map(\.name.range)),
      ("services", manifest.services.map(\.name.range)),
      ("apps", manifest.apps.map(\.name.range)),
      ("form_fields", manifest.formFields.map(\.name.range)),
      ("countries", manifest.countries.map(\.code.range)),
    ]
  }

  private static func megabytes(_ bytes: Int) -> String { "\((bytes + (1 << 19)) >> 20) MB" }
}
