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
    "PreviewName", "Service",
  ]

  func applied(to files: [EmittedFile]) -> [EmittedFile] {
    guard !prefix.isEmpty else { return files }
    return files.map { EmittedFile(path: $0.path, bytes: prefixed($0.bytes)) }
  }

  /// Adds the prefix to names in code and after a backtick in comments, but not in string literals, which have texts of
  /// the manifest.
  private func prefixed(_ source: [UInt8]) -> [UInt8] {
    var isCode = true
    let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let prefixed = lines.map { line -> [UInt8] in
      let isComment = isCode && line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
      return isComment ? comment(line) : code(line, &isCode)
    }
    return Array(prefixed.joined(separator: [UInt8(ascii: "\n")]))
  }

  private func comment(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let tick = UInt8(ascii: "`")
    let parts = line.split(separator: tick, omittingEmptySubsequences: false).enumerated().map {
      $0 > 0 && $1.first?.isLetter == true ? names($1) : Array($1)
    }
    return Array(parts.joined(separator: [tick]))
  }

  /// Quotes begin and end literals; a literal of several lines has three.
  private func code(_ line: ArraySlice<UInt8>, _ isCode: inout Bool) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    var parts = line.split(separator: quote, omittingEmptySubsequences: false)
    var result: [UInt8] = []
    let last = parts.removeLast()
    for part in parts {
      result += isCode ? names(part) : Array(part)
      result.append(quote)
      let isEscaped = part.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
      if isCode || !isEscaped { isCode.toggle() }
    }
    return result + (isCode ? names(last) : Array(last))
  }

  private func names(_ code: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = code
    while let byte = rest.first {
      let name = rest.prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
      let isMember = result.last == UInt8(ascii: ".")
      if !isMember, Self.types.contains(String(decoding: name, as: UTF8.self)) { result += prefix }
      result += name.isEmpty ? [byte] : Array(name)
      rest = rest.dropFirst(max(name.count, 1))
    }
    return result
  }
}
