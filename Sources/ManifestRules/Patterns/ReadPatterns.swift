/// Patterns as they were read for an earlier check, since a search for mistakes checks nearly one manifest
/// many times.
package final class ReadPatterns {
  typealias Outcome = Result<PortablePattern, PortablePattern.Problem>

  /// Beyond this, patterns are read again: a search can try thousands of texts.
  private static let limit = 1_000
  private var byText: [[UInt8]: Outcome] = [:]

  package init() {}

  func pattern(_ text: String) -> Outcome {
    let bytes = Array(text.utf8)
    if let known = byText[bytes] { return known }
    let pattern = Result { () throws(PortablePattern.Problem) in try PortablePattern(text) }
    if byText.count < Self.limit { byText[bytes] = pattern }
    return pattern
  }
}
