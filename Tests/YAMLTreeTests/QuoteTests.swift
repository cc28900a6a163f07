import Testing
import YAMLTree

/// Missing and broken quotes, reported where the quote opens.
struct QuoteTests {
  @Test(arguments: ["\"", "'"])
  func unclosedQuoteIsReportedWhereItOpens(_ quote: String) {
    expectFindings(
      """
      é: \(quote)b
         ^ unclosed-quote: quote is not closed on its line
         = close it
      c: d

      """
    )
  }

  @Test(arguments: ["\"", "'"])
  func quoteClosedByALaterOneIsReportedWhereItOpens(_ quote: String) {
    let help = "close it; write a line break in a value as `\\n` in double quotes"
    expectFindings(
      """
      é: \(quote)b
         ^ unclosed-quote: quote is not closed on its line
         = \(help)
      c: \(quote)d\(quote)
      """
    )
    expectFindings(
      """
      é: \(quote)b
         ^ unclosed-quote: quote is not closed on its line
         = \(help)
        c\(quote)
      """
    )
  }

  @Test func keyQuoteClosedByALaterOneIsReportedWhereItOpens() {
    expectFindings(
      """
      a: b
      "c
      ^ unclosed-quote: quote is not closed on its line
      = close it
      d: "e"
      """
    )
  }

  @Test(arguments: ["\"b\" c", "'it's'", "\"b\" \"c\""])
  func textAfterAQuotedScalarIsAnError(_ value: String) throws {
    let end = try #require(value.dropFirst().firstIndex { $0 == value.first })
    let rest = value[value.index(after: end)...]
    let column = value.count - rest.drop { $0 == " " }.count
    expectFindings(
      """
      é: \(value)
         \(String(repeating: " ", count: column))^ syntax-error: unexpected text after a value
         = quote the whole value, or delete the text
      """
    )
  }

  @Test func unknownEscapeIsReportedWithItsQuote() {
    expectFindings(
      #"""
      é: "b\q"
           ^ syntax-error: invalid escape sequence
           = write a backslash as `\\`, or use single quotes
      """#
    )
  }

  @Test func apostropheInAWordIsNotAQuote() {
    #expect(expectFindings("a: it's\nb: 3\" pipe\nc: x'y'\n") != nil)
  }
}
