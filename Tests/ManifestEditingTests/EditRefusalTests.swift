import ManifestEditing
import Testing

@Test func refusalCarriesWhatToPaste() {
  #expect(EditRefusal(reason: "a reason", snippet: "pt: {}").snippet == "pt: {}")
}
