import ManifestApply
import Testing

/// Folders of texts that are leftovers.
struct StrayFoldersTests {
  @Test func foldersWithoutAKnownLanguageAreReported() throws {
    let strays = StrayFolders(try SampleManifest.resolved())
    let names = [
      "Base.lproj", "en.lproj", "it.lproj", "en-GB.lproj", "fr.lproj", "pt_BR.lproj", "Assets",
      ".lproj",
    ]
    #expect(strays.ofLanguages(names, template: "{lproj}.lproj") == ["fr.lproj", "pt_BR.lproj"])
    let other = ["texts-fr.d", "fr-texts-.d", "texts-fr", "texts-it.d", "texts-.d"]
    #expect(strays.ofLanguages(other, template: "texts-{lproj}.d") == ["texts-fr.d"])
    let ours = ["values", "values-it", "values-en-rGB", "values-en", "values-it-night"]
    // Qualifiers that are not languages, from Android's table of qualifiers.
    let others = [
      "values-night", "values-v21", "values-sw600dp", "values-w820dp", "values-land",
      "values-ldrtl", "values-mcc310-mnc004", "values-xhdpi", "values-car", "values-watch",
      "values-television", "drawable-fr", "values-h720dp", "values-round",
    ]
    let stray = [
      "values-b+es+419", "values-de", "values-fil", "values-fr-rCA", "values-mcc310-fr",
      "values-pt-night",
    ]
    #expect(strays.ofResources(ours + others + stray) == stray)
  }
}
