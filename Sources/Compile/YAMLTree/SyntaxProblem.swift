/// An error of libyaml.
package struct SyntaxProblem: Equatable {
  /// Nil if libyaml ran out of memory, or if its message is not one of the known ones.
  package var kind: Kind?
  package var index: Int
  /// The construct that libyaml was parsing; it is only compared, never shown.
  package var context: String
  package var contextIndex: Int?

  /// All errors that libyaml 0.2.5 reports for UTF-8 without control characters, with their messages.
  ///
  /// `SyntaxMessage` rewords them for users. The errors of libyaml's reader are not included, because
  /// `SourceScan` finds them first.
  package enum Kind: String, CaseIterable, Sendable {
    // Keys and values.
    case characterStartsNothing = "found character that cannot start any token"
    case keyWithoutColon = "could not find expected ':'"
    case sequenceEntryNotAllowed = "block sequence entries are not allowed in this context"
    case keyNotAllowed = "mapping keys are not allowed in this context"
    case valueNotAllowed = "mapping values are not allowed in this context"
    case colonInWord = "found unexpected ':'"
    case noContent = "did not find expected node content"

    // The layout of lines.
    case noSequenceEntry = "did not find expected '-' indicator"
    case noKey = "did not find expected key"
    case tabInIndentation = "found a tab character that violates indentation"
    case tabInBlockIndentation = "found a tab character where an indentation space is expected"
    case noDocumentStart = "did not find expected <document start>"

    // Brackets and braces.
    case sequenceNotClosed = "did not find expected ',' or ']'"
    case mappingNotClosed = "did not find expected ',' or '}'"

    // Quotes.
    case endInQuotes = "found unexpected end of stream"
    case documentInQuotes = "found unexpected document indicator"
    case unknownEscape = "found unknown escape character"
    case noHexadecimalNumber = "did not find expected hexdecimal number"
    case invalidCharacterCode = "found invalid Unicode character escape code"

    // `|` and `>`.
    case indentationIndicatorZero = "found an indentation indicator equal to 0"
    case noLineBreak = "did not find expected comment or line break"

    // `&`, `*` and `!`.
    case noName = "did not find expected alphabetic or numeric character"
    case tagNotClosed = "did not find the expected '>'"
    case noSpaceAfterTag = "did not find expected whitespace or line break"
    case noExclamationMark = "did not find expected '!'"
    case noTagURI = "did not find expected tag URI"
    case noEscapedOctet = "did not find URI escaped octet"
    case incorrectLeadingOctet = "found an incorrect leading UTF-8 octet"
    case incorrectTrailingOctet = "found an incorrect trailing UTF-8 octet"
    case undefinedTagHandle = "found undefined tag handle"

    // Directives.
    case unknownDirective = "found unknown directive name"
    case noDirectiveName = "could not find expected directive name"
    case characterInDirectiveName = "found unexpected non-alphabetical character"
    case characterInVersion = "did not find expected digit or '.' character"
    case longVersion = "found extremely long version number"
    case noVersion = "did not find expected version number"
    case noSpaceInDirective = "did not find expected whitespace"
    case secondVersion = "found duplicate %YAML directive"
    case otherVersion = "found incompatible YAML document"
    case secondTagDirective = "found duplicate %TAG directive"
  }
}
