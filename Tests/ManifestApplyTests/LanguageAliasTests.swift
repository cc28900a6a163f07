import Testing

@testable import ManifestApply

/// Folders that probably belong to the same language, despite different names.
struct LanguageAliasTests {
  @Test(arguments: [
    ("es", "es-ES"), ("pt-BR", "pt"), ("Spanish.lproj", "es.lproj"), ("es_ES", "b+es+ES"),
    ("es-rES", "es-ES"), ("English", "en-GB"),
  ])
  func sameLanguage(_ first: String, _ second: String) {
    let names = [first, second].map { $0.replacing(".lproj", with: "") }
    #expect(LanguageAlias.isSame(names[0], names[1]))
    #expect(LanguageAlias.isSame(names[1], names[0]))
  }

  @Test(arguments: [
    ("es", "pt"), ("es-ES", "es-MX"), ("es", "pt-ES"), ("zh-Hans", "zh-Hant"), ("fr-CA", "ca"),
  ])
  func otherLanguage(_ first: String, _ second: String) {
    #expect(!LanguageAlias.isSame(first, second))
    #expect(!LanguageAlias.isSame(second, first))
  }

  @Test(arguments: [
    ("English", "en"), ("zh_hant_tw.lproj", "zh-Hant-TW"), ("values-in-rID", "id-ID"),
    ("values-b+ca+ES+valencia", "ca-ES-valencia"), ("ca-VALENCIA.lproj", "ca-valencia"),
    ("de_DE_1996", "de-DE-1996"), ("values-tl", "fil"),
    ("de-DE-x-ab-simp.lproj", "de-DE-x-ab-simp"),
  ])
  func tagOfAFolder(_ name: String, _ tag: String) {
    #expect(LanguageAlias.tag(name) == tag)
  }
}
