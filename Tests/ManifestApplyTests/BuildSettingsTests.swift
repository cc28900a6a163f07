import Testing

@testable import ManifestApply

struct BuildSettingsTests {
  @Test(arguments: [
    ("$(A)/$(B)", "x/y"), ("${A}", "x"), ("$(A:lower)", "x"), ("$(MISSING)", nil),
    ("$(LOOP)", nil), ("$(inherited) x", nil), ("$A", nil), ("plain", "plain"),
  ])
  func variablesAreResolved(_ text: String, _ expected: String?) {
    let settings = BuildSettings(levels: [["S": text], ["A": "x", "B": "y", "LOOP": "$(LOOP)"]])
    #expect(settings.value("S") == expected)
  }

  /// Each variable contains the next one ten times, so the first has 10¹⁵ characters.
  @Test func variablesInVariablesAreLimited() {
    var level: [String: String] = ["V15": "x"]
    for depth in 0..<15 {
      level["V\(depth)"] = String(repeating: "$(V\(depth + 1))", count: 10)
    }
    let settings = BuildSettings(levels: [level])
    #expect(settings.value("V0") == nil)
    #expect(settings.value("V13") == String(repeating: "x", count: 100))
  }

  @Test func configurationHasSettingsAndIncludes() {
    let text = """
      // Folders
      #include "A.xcconfig"
      #include? "B.xcconfig"
      FOLDER[sdk=macosx*] = Mac

      FOLDER = x // y
      EMPTY =
      """
    let (settings, includes) = BuildSettings.configuration(text)
    #expect(settings == ["FOLDER": "x", "EMPTY": ""])
    #expect(includes == ["A.xcconfig", "B.xcconfig"])
  }
}
