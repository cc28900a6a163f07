/// A path as file systems read it that take some different names for one file.
///
/// Names are equal if they differ only in case, in the composition of accents, or in characters that
/// nobody sees. Case is folded as Unicode's full case folding does: `ß` is `ss`.
struct FoldedPath: Hashable {
  /// Compared by canonical equivalence, as all texts of Swift: `é` is `e` with an accent.
  private let text: String

  init(_ path: String) {
    if path.utf8.allSatisfy({ $0 < 0x80 }) {
      text = path.lowercased()
      return
    }
    var folded = ""
    for scalar in path.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      folded += Self.folded(scalar)
    }
    text = folded
  }

  /// Unicode gives no case folding to Swift's library; through capitals and back is the same for all
  /// characters but `ı`, whose capital is that of `i`.
  private static func folded(_ scalar: Unicode.Scalar) -> String {
    if scalar.value < 0x80 || scalar == "ı" { return scalar.properties.lowercaseMapping }
    let capitals = mapped(scalar.properties.lowercaseMapping, \.uppercaseMapping)
    return mapped(capitals, \.lowercaseMapping)
  }

  private static func mapped(
    _ text: String,
    _ mapping: KeyPath<Unicode.Scalar.Properties, String>
  ) -> String {
    text.unicodeScalars.map { $0.properties[keyPath: mapping] }.joined()
  }
}
