/// The characters that all engines match alike: ICU (in Foundation and on Android), the JVM and JavaScript.
///
/// For other characters, engines differ:
///
/// - In some, `\d` and `\s` include the digits and spaces of other scripts.
/// - In some, `.` includes control characters.
/// - A character beyond U+FFFF counts as one or as two.
/// - If case is ignored, some treat `ſ` as equal to `s`, and `ß` as equal to `ss`.
package enum PortableCharacter {
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "\t" || (0x20..<0x7F).contains(scalar.value) }
    guard scalar.value <= 0xFFFF else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .decimalNumber:
      return false
    default: return !isCased(scalar) || otherCase(ofCased: scalar) != nil
    }
  }

  /// The characters in the ranges, and their counterparts in the other letter case: `a-z` → `A-Z` and `a-z`.
  ///
  /// Returns nil if the ranges contain a character that some engines treat as equal to one outside the ranges, such as
  /// `ſ` and `s`.
  static func ignoringCase(_ ranges: [ClosedRange<UInt32>]) -> CodePointSet? {
    var result = ranges
    for range in ranges {
      addCounterparts(of: range, from: 0x41...0x5A, at: 0x20, to: &result)
      addCounterparts(of: range, from: 0x61...0x7A, at: -0x20, to: &result)
    }
    guard ranges.contains(where: { $0.upperBound >= 0x80 }) else { return CodePointSet(result) }
    for pair in pairs where ranges.contains(where: { $0.contains(pair.character) }) {
      result.append(pair.other...pair.other)
    }
    let set = CodePointSet(result)
    let isAmbiguous = variants.contains { set.contains($0.character) && !set.contains($0.other) }
    return isAmbiguous ? nil : set
  }

  private static func addCounterparts(
    of range: ClosedRange<UInt32>,
    from letters: ClosedRange<UInt32>,
    at distance: Int32,
    to result: inout [ClosedRange<UInt32>]
  ) {
    guard range.overlaps(letters) else { return }
    let shared = range.clamped(to: letters)
    func moved(_ codePoint: UInt32) -> UInt32 { UInt32(Int32(codePoint) + distance) }
    result.append(moved(shared.lowerBound)...moved(shared.upperBound))
  }

  /// Portable letters beyond ASCII with their counterparts in the other letter case, in order.
  package static let pairs: [(character: UInt32, other: UInt32)] =
    cased.joined().compactMap { value in
      guard let scalar = Unicode.Scalar(value), isCased(scalar),
        let other = otherCase(ofCased: scalar), contains(other)
      else { return nil }
      return (value, other.value)
    }

  /// Characters that are not portable, each with a portable character that some engines treat as equal to it.
  private static let variants: [(character: UInt32, other: UInt32)] =
    (0x80...0x2FFF).flatMap { (value: UInt32) -> [(UInt32, UInt32)] in
      guard let scalar = Unicode.Scalar(value), isCased(scalar), !contains(scalar) else {
        return []
      }
      let mappings = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
      // Some engines treat `İ`, an `I` with a dot above, as equal to `i`.
      let others = value == 0x130 ? ["i"] : mappings
      return others.compactMap(single).filter(contains).map { (value, $0.value) }
    }

  /// The blocks in which a letter can have a counterpart in the other letter case.
  ///
  /// Cased characters in other blocks are symbols such as `Ⅷ`, or got their counterpart only recently.
  private static let cased: [ClosedRange<UInt32>] = [0x80...0x1C7F, 0x1E00...0x1FFF]

  private static func isCased(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.changesWhenCaseMapped || properties.changesWhenCaseFolded
  }

  /// The letter in the other letter case; nil unless both letters have only each other as counterpart.
  ///
  /// `É` has `é`. `ſ` has none, because its uppercase letter is `S`, whose lowercase letter is `s`.
  private static func otherCase(ofCased scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard cased.contains(where: { $0.contains(scalar.value) }),
      let lower = single(scalar.properties.lowercaseMapping),
      let upper = single(scalar.properties.uppercaseMapping)
    else { return nil }
    if lower != scalar, upper == scalar, single(lower.properties.uppercaseMapping) == scalar {
      return lower
    }
    if upper != scalar, lower == scalar, single(upper.properties.lowercaseMapping) == scalar {
      return upper
    }
    return nil
  }

  private static func single(_ mapping: String) -> Unicode.Scalar? {
    let scalars = mapping.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }
}
