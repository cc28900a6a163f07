internal import ManifestDiagnostics

/// libyaml's complaint in a manifest author's words, at the place where the mistake is.
func diagnostic(
  for problem: SyntaxProblem,
  in file: SourceFile,
  _ byteOffset: (Int) -> Int
) -> Diagnostic {
  let offset = byteOffset(problem.index)
  let context = problem.contextIndex.map(byteOffset)
  let end = min(offset + 1, file.bytes.count)
  let place = SourceRange(min(offset, end), end)
  let opening = context.map { SourceRange($0, min($0 + 1, file.bytes.count)) }

  if let braces = unquotedBraces(before: offset, in: file) {
    return Diagnostic(
      "syntax-error", "a value that starts with `{` must be quoted", at: braces,
      help: "write `\(quoted(file.text(braces)))`")
  }
  if problem.context.contains("quoted scalar"), let opening {
    if problem.problem.contains("end of stream") || problem.problem.contains("document indicator") {
      return Diagnostic(
        "unclosed-quote", "the quote that opens here is never closed", at: opening,
        help: "close it on the same line")
    }
    return Diagnostic(
      "syntax-error", "an escape that YAML does not know (\(problem.problem))", at: place,
      related: [.init("the quote opens here", at: opening)],
      help: "write a backslash as `\\\\`, or use single quotes")
  }
  if problem.problem.contains("cannot start any token") {
    return Diagnostic(
      "syntax-error", "\(nameOfByte(at: offset, in: file)) cannot start a value or a key",
      at: place,
      help: isTab(offset, in: file) ? "indent with blanks" : "quote the text")
  }
  if problem.problem.contains("mapping values are not allowed") {
    return Diagnostic(
      "syntax-error", "a second `:` on this line, or a line indented under a value", at: place,
      help: "quote the value, or mend the indentation")
  }
  if problem.problem.contains("did not find expected key")
    || problem.problem.contains("expected '-' indicator")
  {
    return Diagnostic(
      "syntax-error", "this line fits neither the key above it nor its list: is it indented right?",
      at: place, related: opening.map { [.init("the block starts here", at: $0)] } ?? [])
  }
  if problem.problem.contains("expected ',' or"), let opening {
    let sign = file.text(opening)
    return Diagnostic(
      "syntax-error", "a `,` or the closing sign is missing before this", at: place,
      related: [.init("`\(sign)` opens here", at: opening)])
  }
  return Diagnostic(
    "syntax-error", [problem.context, problem.problem].filter { !$0.isEmpty }.joined(separator: ": "),
    at: place, related: opening.map { [.init("here", at: $0)] } ?? [])
}

/// `{scheme}://{host}` after a key: YAML takes the brace for a mapping and stumbles behind it.
private func unquotedBraces(before offset: Int, in file: SourceFile) -> SourceRange? {
  let lineNumber = file.location(of: UInt32(offset)).line
  // The stumble can be on the next line, where the value ends with the braces' line.
  for number in [lineNumber, lineNumber - 1] where number >= 1 {
    let line = file.line(number)
    let bytes = file.bytes[line]
    guard
      let colon = bytes.indices.first(where: { index in
        bytes[index] == UInt8(ascii: ":") && index + 1 < line.upperBound
          && bytes[index + 1] == UInt8(ascii: " ")
      }),
      let start = bytes[(colon + 1)...].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      bytes[start] == UInt8(ascii: "{"),
      let close = bytes[start...].firstIndex(of: UInt8(ascii: "}")),
      close + 1 < line.upperBound, close < offset,
      ![UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "}")].contains(bytes[close + 1]),
      !bytes[start...close].contains(UInt8(ascii: ":"))
    else { continue }
    var end = line.upperBound
    while bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return SourceRange(start, end)
  }
  return nil
}

private func quoted(_ text: String) -> String {
  "\"" + text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
    .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"") + "\""
}

private func isTab(_ offset: Int, in file: SourceFile) -> Bool {
  offset < file.bytes.count && file.bytes[offset] == 0x09
}

private func nameOfByte(at offset: Int, in file: SourceFile) -> String {
  guard offset < file.bytes.count else { return "the end of the file" }
  if isTab(offset, in: file) { return "a tab" }
  return "`\(file.text(SourceRange(offset, offset + 1)))`"
}
