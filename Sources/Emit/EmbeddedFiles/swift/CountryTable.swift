/// A text with a section for each country, in the order of the cases.
///
/// A section begins with a line `key` or `key word …`; its other lines are indented by two spaces.
/// The text is not copied from the executable. One pass finds the start of every line.
nonisolated struct CountryTable: Sendable {
  private let text: StaticString
  /// The offset of each line, and a last entry for the line that would follow the text.
  private let starts: [UInt32]
  /// The number of each section's first line, and a last entry: the number of lines.
  private let sections: [UInt32]

  init(_ text: StaticString) {
    var starts: [UInt32] = [0]
    var sections: [UInt32] = []
    text.withUTF8Buffer { bytes in
      var isLineStart = true
      for (offset, byte) in bytes.enumerated() {
        if isLineStart {
          if byte != UInt8(ascii: " ") { sections.append(UInt32(starts.count - 1)) }
          isLineStart = false
        }
        guard byte == UInt8(ascii: "\n") else { continue }
        starts.append(UInt32(offset + 1))
        isLineStart = true
      }
      starts.append(UInt32(bytes.count + 1))
    }
    sections.append(UInt32(starts.count - 1))
    self.text = text
    self.starts = starts
    self.sections = sections
    precondition(
      sections.count == Country.allCases.count + 1
        && Country.allCases.enumerated().allSatisfy { $1.ordinal == $0 }
        && AppLanguage.allCases.enumerated().allSatisfy { $1.ordinal == $0 },
      "the table's sections are not the countries in their order"
    )
  }

  /// A word of a country's first line; the key is word 0.
  func word(_ number: Int, of country: Country) -> String {
    withBytes(ofLine: Int(sections[country.ordinal]), from: 0) { bytes in
      var start = 0
      var left = number
      while left > 0, start < bytes.count {
        if bytes[start] == UInt8(ascii: " ") { left -= 1 }
        start += 1
      }
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: " ") { end += 1 }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }
  }

  /// A word of a country's first line; nil if it is empty.
  func optionalWord(_ number: Int, of country: Country) -> String? {
    let word = word(number, of: country)
    return word.isEmpty ? nil : word
  }

  /// A line of a country's section, counted from 0 after the first, without its first `dropped`
  /// bytes.
  @inline(__always)
  func line(_ number: Int, of country: Country, droppingFirst dropped: Int = 0) -> String {
    withBytes(ofLine: Int(sections[country.ordinal]) + 1 + number, from: 2 + dropped) {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The number of lines in a country's section, without the first.
  func lineCount(of country: Country) -> Int {
    Int(sections[country.ordinal + 1] - sections[country.ordinal]) - 1
  }

  /// The same line with its escapes decoded.
  func text(_ number: Int, of country: Country, droppingFirst dropped: Int) -> String {
    let line = line(number, of: country, droppingFirst: dropped)
    return line.utf8.contains(UInt8(ascii: "\\")) ? line.unescaped : line
  }

  /// The lines of a country's section, without the first.
  func lines(of country: Country) -> [String] {
    (0..<lineCount(of: country)).map { line($0, of: country) }
  }

  /// Calls the closure with the bytes of a country's line.
  func withLine<Result>(
    _ number: Int,
    of country: Country,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withBytes(ofLine: Int(sections[country.ordinal]) + 1 + number, from: 2, body)
  }

  @inline(__always)
  private func withBytes<Result>(
    ofLine line: Int,
    from dropped: Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = Int(starts[line]) + dropped..<Int(starts[line + 1]) - 1
    return text.withUTF8Buffer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }
}

nonisolated extension String {
  /// The text with `\\` and `\u{a}` read as the characters they stand for.
  var unescaped: String {
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", rest.popFirst() == "u" else {
        result.append(scalar)
        continue
      }
      let digits = rest.dropFirst().prefix { $0 != "}" }
      rest = rest.dropFirst(digits.count + 2)
      guard let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) else {
        preconditionFailure("the manifest compiler writes a scalar's number")
      }
      result.append(scalar)
    }
    return String(result)
  }
}

nonisolated extension Country {
  /// The index of the case in the declaration.
  var ordinal: Int { caseIndex(of: self) }
}

nonisolated extension AppLanguage {
  /// The index of the case in the declaration, and of the language's line in the table of names.
  var ordinal: Int { caseIndex(of: self) }
}

/// The index of an enum's case in its declaration, read from the value's bytes.
///
/// Swift's ABI (TypeLayout, "C-Like Enums") numbers such cases in the order of their declaration
/// and stores the number in as few bytes as possible. A `switch` would need one line per case, and
/// adding a country would renumber every line after it. Each table checks the numbers of all cases
/// once, when it is created.
nonisolated private func caseIndex<Case: CaseIterable>(of value: Case) -> Int {
  withUnsafeBytes(of: value) { bytes in
    var number = 0
    for byte in bytes.reversed() { number = number << 8 | Int(byte) }
    return number
  }
}
