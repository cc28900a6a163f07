import Testing

@testable import ManifestEmission
@testable import SwiftEmission

struct SourceTextTests {
  @Test func interpolatedLinesAreIndented() {
    let body: SourceText = """
      if (a) {

        b
      }
      """
    let text: SourceText = """
      {
        \(body)
        c: \(body)
      }
      """
    #expect(
      text.text == "{\n  if (a) {\n\n    b\n  }\n  c: if (a) {\n\n    b\n  }\n}"
    )
  }

  @Test func emptyTextLeavesNoLine() {
    let none: String? = nil
    let text: SourceText = """
      {
        \([Int]().lines { "\($0)" })
        \(none.map { "\($0)" })
        \(if: false, "a")
        b\(if: false, "c"),
        \("")
        \(if: false, "d")
      """
    #expect(text.text == "{\n  b,\n  ")
  }

  @Test func textsAreJoined() {
    let sources: [SourceText] = ["a", "", "b\nc"]
    #expect(sources.lines { $0 }.text == "a\nb\nc")
    #expect(sources.sections { $0 }.text == "a\n\nb\nc")
  }

  @Test func textThatEndsWithALineBreakDoesNotIndentTheNextLine() {
    let text: SourceText = "  \("a\nb\n" as SourceText)\n  c"
    #expect(text.text == "  a\n  b\n\n  c")
  }
}
