internal import CountryManifest

/// A value of a row on its way to text.
indirect enum RowValue {
  case scalar(String)
  case list([RowValue], isBlock: Bool)
  case mapping([(key: String, value: RowValue)], isBlock: Bool)

  /// On one line, as it may stand anywhere.
  var flowText: String {
    switch self {
    case .scalar(let text): return scalarText(text)
    case .list(let elements, _):
      return "[\(elements.map(\.flowText).joined(separator: ", "))]"
    case .mapping(let entries, _):
      let pairs = entries.map { "\(scalarText($0.key)): \($0.value.flowText)" }
      return pairs.isEmpty ? "{}" : "{ \(pairs.joined(separator: ", ")) }"
    }
  }

  /// The lines of an entry of a block mapping.
  func lines(key: String, indent: Int, steps: RowLayout.Steps) -> [String] {
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .list(let elements, isBlock: true):
      let dash = margin + String(repeating: " ", count: steps.list) + "- "
      return ["\(margin)\(scalarText(key)):"] + elements.map { dash + $0.flowText }
    case .mapping(let entries, isBlock: true):
      return ["\(margin)\(scalarText(key)):"]
        + entries.flatMap {
          $0.value.lines(key: $0.key, indent: indent + steps.mapping, steps: steps)
        }
    default: return ["\(margin)\(scalarText(key)): \(flowText)"]
    }
  }
}

/// A text as a scalar that every reader of YAML takes for that text: plain where it is a plain
/// word, else in double quotes.
func scalarText(_ text: String) -> String {
  var copy = text
  let isWord = copy.withUTF8 { bytes in
    guard let first = bytes.first, isLetter(first), !isAmbiguous(bytes) else { return false }
    return bytes.allSatisfy { byte in
      isLetter(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
  }
  guard !isWord else { return text }
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": quoted += "\\\(scalar)"
    case _ where isPrintable(scalar): quoted.unicodeScalars.append(scalar)
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let width = scalar.value > 0xFFFF ? 8 : 4
      let padding = String(repeating: "0", count: max(0, width - digits.count))
      quoted += (width == 8 ? "\\U" : "\\u") + padding + digits
    }
  }
  return quoted + "\""
}

private func isLetter(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}

/// Whether a scalar stands for itself between quotes: not what breaks lines, nor what nobody sees.
private func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
    false
  case .spaceSeparator: scalar == " "
  default: true
  }
}
