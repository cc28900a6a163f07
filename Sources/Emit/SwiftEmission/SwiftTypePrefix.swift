internal import CountryManifest
internal import ManifestFindings

/// Adds the manifest's prefix to the names of public types, so that they do not collide with types of the app and
/// SwiftUI.
struct SwiftTypePrefix {
  private let prefix: [UInt8]

  init(_ manifest: ResolvedManifest) {
    prefix = Array((manifest.product.swiftPrefix?.value ?? "").utf8)
  }

  /// The public types that are not nested in another type.
  static let types: Set = [
    "AccountForm", "AppLanguage", "AppVariant", "Country", "Environment", "Language", "Link",
    "PreviewName", "Scheme",
    "Service",
  ]

  func applied(to files: [EmittedFile]) -> [EmittedFile] {
    guard !prefix.isEmpty else { return files }
    return files.map { EmittedFile(path: $0.path, bytes: prefixed($0.bytes)) }
  }

  /// Adds the prefix to names in code and between the backticks of comments, but not in string literals, which have
  /// texts of the manifest.
  private func prefixed(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + source.count / 8)
    var scanner = SwiftScanner(source)
    while let part = scanner.next() {
      let text = source[part.range]
      let isMember =
        part.range.lowerBound > 0 && source[part.range.lowerBound - 1] == UInt8(ascii: ".")
      if part.isName, !isMember, Self.types.contains(String(decoding: text, as: UTF8.self)) {
        result += prefix
      }
      result += text
    }
    return result
  }
}

/// Splits generated Swift into names and other text; generated Swift has no block comments and no interpolated type
/// names.
private struct SwiftScanner {
  struct Part {
    var range: Range<Int>
    var isName: Bool
  }

  private let source: [UInt8]
  private var position = 0
  private var isInComment = false
  private var isInTicks = false

  init(_ source: [UInt8]) { self.source = source }

  mutating func next() -> Part? {
    guard position < source.count else { return nil }
    let start = position
    if isNameByte(source[position]) {
      while position < source.count, isNameByte(source[position]) { position += 1 }
      return Part(range: start..<position, isName: !isInComment || isInTicks)
    }
    if isInComment { endComment() } else { skipCode() }
    return Part(range: start..<position, isName: false)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "_")
  }

  /// Reads one byte or one run of backticks in a comment: backticks begin or end code, and a line break ends the
  /// comment.
  private mutating func endComment() {
    let byte = source[position]
    position += 1
    if byte == UInt8(ascii: "\n") { (isInComment, isInTicks) = (false, false) }
    guard byte == UInt8(ascii: "`") else { return }
    isInTicks.toggle()
    while position < source.count, source[position] == byte { position += 1 }
  }

  private mutating func skipCode() {
    if starts("//") { isInComment = true }
    let hashes = source[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = position + hashes
    guard quote < source.count, source[quote] == UInt8(ascii: "\"") else { return position += 1 }
    position = quote
    let marks = starts("\"\"\"") ? 3 : 1
    position += marks
    skipLiteral(
      end: [UInt8](repeating: UInt8(ascii: "\""), count: marks)
        + [UInt8](repeating: UInt8(ascii: "#"), count: hashes),
      isRaw: hashes > 0
    )
  }

  private mutating func skipLiteral(end: [UInt8], isRaw: Bool) {
    while position < source.count {
      if source[position...].starts(with: end) { return position += end.count }
      let isEscape = !isRaw && source[position] == UInt8(ascii: "\\")
      position += isEscape ? 2 : 1
    }
    position = min(position, source.count)
  }

  private func starts(_ text: String) -> Bool { source[position...].starts(with: text.utf8) }
}
