import CountryManifest
import ManifestCompiler
import ManifestEditing
import ManifestFindings
import TestSupport
import Testing

/// Unusual and damaged manifests: an edit is made or refused.
@Suite struct OddManifestTests {
  /// Sections without a row, to which a row cannot be added in place.
  @Test(arguments: [
    "countries: []", "countries: \"\"", "countries: ~", "countries: words", "countries: &a {}",
    "countries: {\n}", "countries:\n  {}", "? countries\n: {}", "countries: !!map {}", "",
    "countries: {}\ncountries: {}", "countries: | # nothing\n",
  ])
  func firstRowIsRefused(_ section: String) throws {
    let example = try #require(
      try EditCase.all().first { $0.testDescription == "add-the-first-row-for-braces" }
    )
    let before = try #require(example.text("before.yaml"))
    let odd = before.replacing("countries: {}   # none yet", with: section)
    #expect(odd != before)
    guard case .failure(let refused) = example.outcome(of: Array(odd.utf8)) else {
      Issue.record("it was edited")
      return
    }
    #expect(!refused.text.isEmpty)
  }

  @Test func damagedManifestsAreEditedOrRefused() throws {
    var random = SeededGenerator(seed: 23)
    var (edited, refused) = (0, 0)
    for example in try EditCase.all() {
      let before = try #require(example.bytes("before.yaml"))
      for _ in 0..<(Places.isLongRun ? 500 : 20) {
        switch example.outcome(of: Self.damaged(before, &random)) {
        case .success: edited += 1
        case .failure(let refusal):
          #expect(!refusal.text.isEmpty)
          refused += 1
        }
      }
    }
    #expect(edited > 20 && refused > 100, "\(edited) edited, \(refused) refused")
  }

  /// Removes, inserts or changes a byte, or cuts off the rest.
  private static func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let pieces = [
      " ", "\n", "#", ":", "-", "{", "}", "[", "]", "\"", "'", "\t", "|", "?", "\r", "a",
    ]
    var bytes = bytes
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let piece = Array((pieces.randomElement(using: &random) ?? " ").utf8)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.remove(at: place)
    case 1: bytes.replaceSubrange(place...place, with: piece)
    case 2: bytes = Array(bytes[..<max(1, place)])
    default: bytes.insert(contentsOf: piece, at: place)
    }
    return bytes
  }
}
