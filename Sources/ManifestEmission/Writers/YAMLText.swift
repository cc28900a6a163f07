/// YAML's spelling of texts; nothing else writes its quotes.
enum YAMLText {
  /// A double-quoted scalar.
  ///
  /// In quotes `no` is Norwegian and not `false`.
  static func quoted(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case _ where SwiftText.isPlain(scalar): literal.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        literal += "\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
      }
    }
    return literal + "\""
  }
}
