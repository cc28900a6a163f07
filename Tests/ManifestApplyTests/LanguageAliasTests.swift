import Testing

@testable import ManifestApply

/// Which folders are likely of one language, whatever they are named.
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
}
