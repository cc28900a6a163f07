internal import ManifestFindings

/// Source code, written as a literal that looks like the code it produces.
///
/// An interpolated `SourceText` gets the indentation of the line that contains it. If the interpolated text is empty
/// and alone on its line, the line is removed.
@usableFromInline
package struct SourceText: ExpressibleByStringInterpolation, Sendable {
  package private(set) var bytes: [UInt8]

  @usableFromInline package init(stringLiteral text: String) { bytes = Array(text.utf8) }

  @usableFromInline package init(stringInterpolation: StringInterpolation) {
    bytes = stringInterpolation.finished
  }

  /// Joins texts by a separator; empty texts are left out.
  @usableFromInline package init(joining texts: [SourceText], by separator: String) {
    bytes = []
    for text in texts where !text.bytes.isEmpty {
      if !bytes.isEmpty { bytes.append(utf8: separator) }
      bytes.append(contentsOf: text.bytes)
    }
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension SourceText {
  @usableFromInline package struct StringInterpolation: StringInterpolationProtocol {
    private var bytes: [UInt8] = []
    /// The number of spaces at the start of the current line.
    private var indentation = 0
    /// Whether the current line has spaces only.
    private var hasOnlySpaces = true
    /// Whether the current line was removed, so that its line break must be removed, too.
    private var removesLineBreak = false

    @usableFromInline package init(literalCapacity: Int, interpolationCount: Int) {
      bytes.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    fileprivate var finished: [UInt8] { removesLineBreak ? bytes.dropLast() : bytes }

    @usableFromInline package mutating func appendLiteral(_ literal: String) {
      guard !literal.isEmpty else { return }
      var literal = literal
      literal.withUTF8 { literal in
        bytes.append(contentsOf: removesLineBreak ? literal.dropFirst() : literal[...])
        removesLineBreak = false
        var line = literal[...]
        if let end = literal.lastIndex(of: lineBreak) {
          line = literal[(end + 1)...]
          (indentation, hasOnlySpaces) = (0, true)
        }
        guard hasOnlySpaces else { return }
        let spaces = line.prefix { $0 == space }.count
        indentation += spaces
        hasOnlySpaces = spaces == line.count
      }
    }

    /// Appends a word without a line break, such as a name or a URL.
    package mutating func appendInterpolation(_ word: String) {
      bytes.append(utf8: word)
      if !word.isEmpty { hasOnlySpaces = false }
    }

    package mutating func appendInterpolation(_ number: Int) { appendInterpolation(String(number)) }

    /// Appends an optional text; if it is empty and alone on its line, the line is removed.
    package mutating func appendInterpolation(_ source: SourceText?) {
      guard let source, !source.bytes.isEmpty else {
        if hasOnlySpaces {
          bytes.removeLast(indentation)
          removesLineBreak = true
        }
        return
      }
      hasOnlySpaces = false
      append(source.bytes)
    }

    /// Appends a text if the condition holds.
    package mutating func appendInterpolation(
      if condition: Bool,
      _ source: @autoclosure () -> SourceText
    ) {
      appendInterpolation(condition ? source() : nil)
    }

    private mutating func append(_ source: [UInt8]) {
      guard indentation > 0 else { return bytes.append(contentsOf: source) }
      var rest = source[...]
      while let end = rest.firstIndex(of: lineBreak) {
        bytes.append(contentsOf: rest[...end])
        rest = rest[(end + 1)...]
        // Empty lines stay empty.
        guard let first = rest.first, first != lineBreak else { continue }
        bytes.append(contentsOf: repeatElement(space, count: indentation))
      }
      bytes.append(contentsOf: rest)
    }
  }
}

private let lineBreak = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")

// The functions are inlinable so that other modules specialize them for their sequences.
extension Sequence {
  /// Joins the texts of the elements, each on separate lines; empty texts are left out.
  @inlinable package func lines(_ source: (Element) -> SourceText) -> SourceText {
    SourceText(joining: map(source), by: "\n")
  }

  /// Joins the texts of the elements with an empty line between them; empty texts are left out.
  @inlinable package func sections(_ source: (Element) -> SourceText) -> SourceText {
    SourceText(joining: map(source), by: "\n\n")
  }

  /// Joins the texts of the elements with a comma and a line break; empty texts are left out.
  @inlinable package func arguments(_ source: (Element) -> SourceText) -> SourceText {
    SourceText(joining: map(source), by: ",\n")
  }
}
