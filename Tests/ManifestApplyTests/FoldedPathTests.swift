import Testing

@testable import ManifestApply

/// Names that some file systems treat as equal.
struct FoldedPathTests {
  @Test(arguments: [
    ("ß", "ss"), ("ß", "ẞ"), ("ſ", "s"), ("ﬁ", "fi"), ("Σ", "ς"), ("\u{B5}", "\u{3BC}"),
    ("a\u{200D}", "a"), ("\u{200C}a", "A"), ("É", "e\u{301}"), ("e\u{200D}\u{301}", "é"),
    ("\u{212A}", "k"),
    ("İ", "i\u{307}"), ("ᾳ", "αι"), ("ǅ", "ǆ"), ("Ꭰ", "ꭰ"), ("App", "aPP"),
  ])
  func namesAreEqual(_ name: String, _ other: String) {
    #expect(FoldedPath("App/\(name).xml") == FoldedPath("App/\(other).xml"))
  }

  @Test(arguments: [("é", "e"), ("Ａ", "a"), ("a", "a "), ("ss", "s")])
  func namesAreDifferent(_ name: String, _ other: String) {
    #expect(FoldedPath("App/\(name).xml") != FoldedPath("App/\(other).xml"))
  }
}
