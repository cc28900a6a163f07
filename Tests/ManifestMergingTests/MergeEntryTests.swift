import ManifestMerging
import Testing

@Test func entriesOfOneKeyAndOtherValuesDiffer() {
  #expect(MergeEntry("country.name.IT", "Italy") != MergeEntry("country.name.IT", "Italia"))
}
