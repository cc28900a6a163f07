/// An error of libyaml.
package struct SyntaxProblem: Equatable {
  /// Nil if libyaml ran out of memory, or if its message is not one of the known ones.
  package var kind: Kind?
  package var index: Int
  /// The start of the construct that libyaml was parsing.
  package var contextIndex: Int?

  /// The errors of libyaml 0.2.5 that `SyntaxMessage` words for users, with their messages.
  package enum Kind: String, CaseIterable, Sendable {
    // Keys and values.
    case characterStartsNothing = "found character that cannot start any token"
    case keyWithoutColon = "could not find expected ':'"
    case sequenceEntryNotAllowed = "block sequence entries are not allowed in this context"
    case valueNotAllowed = "mapping values are not allowed in this context"
    case noContent = "did not find expected node content"

    // The layout of lines.
    case noSequenceEntry = "did not find expected '-' indicator"
    case noKey = "did not find expected key"
    case tabInIndentation = "found a tab character that violates indentation"
    case tabInBlockIndentation = "found a tab character where an indentation space is expected"

    // Brackets and braces.
    case sequenceNotClosed = "did not find expected ',' or ']'"
    case mappingNotClosed = "did not find expected ',' or '}'"

    // Quotes.
    case endInQuotes = "found unexpected end of stream"
    case documentInQuotes = "found unexpected document indicator"
    case unknownEscape = "found unknown escape character"
    case noHexadecimalNumber = "did not find expected hexdecimal number"
    case invalidCharacterCode = "found invalid Unicode character escape code"
  }
}
