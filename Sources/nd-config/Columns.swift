import ManifestDiagnostics

/// The width of a terminal, in cells.
let columns = 80

/// How many cells a text takes.
func cells(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + displayWidth(of: $1) } }

/// A text with spaces after it up to a number of cells.
func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - cells(text)))
}

/// A text that takes at most a number of cells, with `…` for what is cut off.
func clipped(_ text: String, to width: Int) -> String {
  guard cells(text) > width else { return text }
  var result = ""
  for character in text {
    guard cells(result + String(character)) < width else { break }
    result.append(character)
  }
  return result + "…"
}

/// The parts of a text on as many lines as they need; a part that is wider than a line has its own.
///
/// Lines after the first are indented.
func wrapped(_ parts: [String], separator: String, width: Int, indent: Int = 2) -> [String] {
  var lines: [String] = []
  for part in parts {
    let part = printable(part)
    guard let last = lines.last else {
      lines.append(part)
      continue
    }
    if cells(last) + cells(separator) + cells(part) <= width {
      lines[lines.count - 1] += separator + part
    } else {
      lines[lines.count - 1] += separator.contains { $0 != " " } ? String(separator.dropLast()) : ""
      lines.append(String(repeating: " ", count: indent) + part)
    }
  }
  return lines
}
