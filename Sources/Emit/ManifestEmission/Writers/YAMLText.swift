internal import ManifestDiagnostics

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
      case _ where scalar.isVisible: literal.unicodeScalars.append(scalar)
      default:
        literal += "\\U" + hexadecimal(scalar.value, digits: 8)
      }
    }
    return literal + "\""
  }
}
