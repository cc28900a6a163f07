import ManifestMerging
import Testing

@Test func entriesOfOneKeyAndOtherValuesDiffer() {
  #expect(MergeEntry("it-IT", "it") != MergeEntry("it-IT", "it_IT"))
}
