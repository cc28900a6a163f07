internal import ManifestFindings

/// Escapes texts for tables and comments in GitHub's Markdown.
package enum MarkdownText {
  /// Escapes a text so that it renders as itself on one line: `a*b` → `a\*b`.
  ///
  /// Control and invisible characters become their code points.
  package static func cell(_ text: String) -> String {
    let scalars = printable(text).unicodeScalars
    let last = scalars.indices.last
    var result = ""
    for index in scalars.indices {
      let scalar = scalars[index]
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "~", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      // A backslash before `|` would be read as part of the table's syntax.
      case "|": result += "&#124;"
      // Without these backslashes, `https://` and `www.` would create links.
      case ":" where scalars[index...].dropFirst().first == "/": result += "\\:"
      case "." where result.hasSuffix("www") || result.hasSuffix("WWW"): result += "\\."
      case _ where scalar.properties.isWhitespace && scalar != " ",
        " " where index == scalars.startIndex || index == last:
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Writes a machine-readable name in code style; a text that cannot be code in a table is escaped instead.
  static func code(_ text: String) -> String {
    let isName = text.utf8.allSatisfy { 0x21..<0x7F ~= $0 && !"`|".utf8.contains($0) }
    return isName && !text.isEmpty ? "`\(text)`" : cell(text)
  }
}

extension MarkdownText {
  /// A text of a manifest for a comment on GitHub, in code style unless it consists of plain words.
  ///
  /// GitHub would otherwise make mentions, references and links of texts such as `@name`, `#1` or a commit's hash.
  package static func inert(_ text: String) -> String {
    let isWords = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || " '’()-,".unicodeScalars.contains($0)
    }
    if isWords, text.first != " ", text.last != " ", !text.isEmpty, !text.hasCommitHash {
      return cell(text)
    }
    return inertCode(text)
  }

  /// A text of a manifest in code style for a comment on GitHub.
  package static func inertCode(_ text: String) -> String {
    if text.isEmpty { return "`\"\"`" }
    // A `|` in code would end a cell of a table. As a character reference outside of code, it is text.
    return printable(text).split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : $0.asMarkdownCode }.joined(separator: "&#124;")
  }

  /// A code block of these lines, with a fence that is longer than any fence in the lines.
  package static func block(_ lines: String, language: String = "") -> String {
    let fence = lines.markdownFence(atLeast: 3)
    let end = lines.isEmpty || lines.utf8.last == UInt8(ascii: "\n") ? "" : "\n"
    return "\(fence)\(language)\n\(lines)\(end)\(fence)\n"
  }
}

/// A table with one row per line; columns are not padded, so that an added row does not change other rows.
package struct MarkdownTable {
  package private(set) var text: String

  package init(_ headings: [String]) {
    text = "| " + headings.joined(separator: " | ") + " |\n"
    text += "|" + String(repeating: " --- |", count: headings.count) + "\n"
  }

  /// Adds a row of cells that have already been escaped.
  package mutating func row(_ cells: [String]) {
    text += "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined() + "\n"
  }
}
