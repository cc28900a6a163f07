internal import ManifestDiagnostics

/// libyaml's complaint in a manifest author's words, at the place where the mistake is.
func diagnostic(
  for problem: SyntaxProblem,
  in file: SourceFile,
  _ byteOffset: (Int) -> Int
) -> Diagnostic {
  let offset = byteOffset(problem.index)
  let context = problem.contextIndex.map(byteOffset)
  let end = characterEnd(at: offset, in: file)
  let place = SourceRange(min(offset, end), end)
  let opening = context.map {
    SourceRange(min($0, file.bytes.count), characterEnd(at: $0, in: file))
  }

  if let braces = unquotedBraces(before: offset, in: file, isFlow: problem.context.contains("flow"))
  {
    return Diagnostic(
      "syntax-error",
      "a value that starts with `{` must be quoted",
      at: braces,
      help: "write `\(quoted(file.text(braces)))`"
    )
  }
  if problem.context.contains("quoted scalar"), let opening {
    if problem.problem.contains("end of stream") || problem.problem.contains("document indicator") {
      return Diagnostic(
        "unclosed-quote",
        "the quote that opens here is never closed",
        at: opening,
        help: "close it on the same line"
      )
    }
    return Diagnostic(
      "syntax-error",
      "an escape that YAML does not know (\(problem.problem))",
      at: place,
      related: [.init("the quote opens here", at: opening)],
      help: "write a backslash as `\\\\`, or use single quotes"
    )
  }
  if problem.problem.contains("cannot start any token") {
    return Diagnostic(
      "syntax-error",
      "\(nameOfByte(at: offset, in: file)) cannot start a value or a key",
      at: place,
      help: isTab(offset, in: file) ? "indent with blanks" : "quote the text"
    )
  }
  if problem.context.contains("simple key"), let opening {
    if ["\"", "'"].contains(file.text(opening)) {
      return Diagnostic(
        "unclosed-quote",
        "the quote that opens here is not closed on its line",
        at: opening,
        help: "close it on the same line"
      )
    }
    return Diagnostic(
      "syntax-error",
      "a line that is no `key: value`",
      at: opening,
      help: "write `:` after the key"
    )
  }
  if followsQuote(offset, in: file) {
    return Diagnostic(
      "syntax-error",
      "text behind a closing quote",
      at: place,
      help: "quote the whole value; a quote in it is `\\\"` or `''`"
    )
  }
  if problem.problem.contains("mapping values are not allowed") {
    return Diagnostic(
      "syntax-error",
      "a second `:` on this line, or a line indented under a value",
      at: place,
      help: "quote the value, or mend the indentation"
    )
  }
  if problem.problem.contains("did not find expected key")
    || problem.problem.contains("expected '-' indicator")
  {
    return Diagnostic(
      "syntax-error",
      "this line fits neither the key above it nor its list: is it indented right?",
      at: place,
      related: opening.map { [.init("the block starts here", at: $0)] } ?? []
    )
  }
  if problem.problem.contains("expected ',' or"), let opening {
    let sign = file.text(opening)
    return Diagnostic(
      "syntax-error",
      "a `,` or the closing sign is missing before this",
      at: place,
      related: [.init("`\(sign)` opens here", at: opening)]
    )
  }
  return Diagnostic(
    "syntax-error",
    [problem.context, problem.problem].filter { !$0.isEmpty }.joined(separator: ": "),
    at: place,
    related: opening.map { [.init("here", at: $0)] } ?? []
  )
}

/// `{scheme}://{host}` as a value: YAML takes the brace for a mapping and stumbles behind it.
private func unquotedBraces(before offset: Int, in file: SourceFile, isFlow: Bool) -> SourceRange? {
  let line = file.line(file.location(of: UInt32(offset)).line)
  let bytes = file.bytes
  guard
    let close = lastSign(in: bytes, line.lowerBound..<max(line.lowerBound, offset)),
    bytes[close] == UInt8(ascii: "}"),
    let start = bytes[line.lowerBound..<close].lastIndex(of: UInt8(ascii: "{")),
    !bytes[start..<close].contains(UInt8(ascii: ":"))
  else { return nil }
  if let sign = lastSign(in: bytes, line.lowerBound..<start), !":-,[{".utf8.contains(bytes[sign]) {
    return nil
  }
  var end = close + 1
  var depth = 0
  while end < line.upperBound {
    let byte = bytes[end]
    if byte == UInt8(ascii: "#"), bytes[end - 1] == UInt8(ascii: " ") { break }
    if isFlow, depth == 0, " ,]}".utf8.contains(byte) { break }
    if byte == UInt8(ascii: "{") { depth += 1 }
    if byte == UInt8(ascii: "}") { depth -= 1 }
    end += 1
  }
  while [0x20, 0x09].contains(bytes[end - 1]) { end -= 1 }
  return SourceRange(start, end)
}

/// `"it" is`, or `'it's'`: libyaml is done with the scalar and stumbles over what follows.
private func followsQuote(_ offset: Int, in file: SourceFile) -> Bool {
  let line = file.line(file.location(of: UInt32(offset)).line)
  guard offset < line.upperBound, file.bytes[offset] != UInt8(ascii: ":"),
    let sign = lastSign(in: file.bytes, line.lowerBound..<offset)
  else { return false }
  return "\"'".utf8.contains(file.bytes[sign])
}

/// The last byte that is no blank.
private func lastSign(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
  bytes[range].lastIndex { $0 != 0x20 && $0 != 0x09 }
}

private func characterEnd(at offset: Int, in file: SourceFile) -> Int {
  var end = min(offset + 1, file.bytes.count)
  while end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
  return end
}

private func quoted(_ text: String) -> String {
  "\""
    + text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
    .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"") + "\""
}

private func isTab(_ offset: Int, in file: SourceFile) -> Bool {
  offset < file.bytes.count && file.bytes[offset] == 0x09
}

private func nameOfByte(at offset: Int, in file: SourceFile) -> String {
  guard offset < file.bytes.count else { return "the end of the file" }
  if isTab(offset, in: file) { return "a tab" }
  if file.bytes[offset] == UInt8(ascii: "`") { return "a backtick" }
  return "`\(file.text(SourceRange(offset, offset + 1)))`"
}
