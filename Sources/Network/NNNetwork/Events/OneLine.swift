extension String {
  /// The text with line breaks and other control characters escaped (`\n`), so that the text cannot forge a line in a
  /// log.
  var onOneLine: String {
    guard unicodeScalars.contains(where: Self.breaksLines) else { return self }
    var line = ""
    for scalar in unicodeScalars {
      if Self.breaksLines(scalar) {
        line += scalar.escaped(asASCII: true)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  private static func breaksLines(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
