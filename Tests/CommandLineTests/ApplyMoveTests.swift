import Foundation
import TestSupport
import Testing

/// `apply` still owns its entries if you move the file.
@Suite struct ApplyMoveTests {
  @Test(arguments: [
    ("mv Nextdoor Apps && sed -i s,Nextdoor/,Apps/, app.yaml", "Apps"),
    ("mkdir ios && mv Nextdoor ios && sed -i s,Nextdoor/,ios/Nextdoor/, app.yaml", "ios/Nextdoor"),
  ])
  func entriesOfAMovedFileAreRemovedAgain(_ move: String, _ folder: String) async throws {
    let app = try SampleApp()
    let before = try app.contents()
    let manifest = try app.folder.read("countries.yaml")
    _ = try await app.apply()
    try app.addPortugal()
    _ = try await app.apply()
    _ = try await app.folder.shell("cd app; \(move)")
    let moved = try await app.apply()
    #expect(moved.status == 0)
    // Only the record changes.
    #expect(moved.stderr.hasSuffix(", 0 changed\n"), "\(moved.stderr)")
    #expect(try app.read("\(folder)/pt-PT.lproj/ND.strings").contains("\"Portugal\""))
    try app.folder.write(manifest, to: "countries.yaml")
    _ = try await app.apply()
    #expect(try !app.read("\(folder)/it.lproj/ND.strings").contains("PT"))
    try app.write("# nothing\n", to: "app.yaml")
    _ = try await app.apply()
    var after = try app.contents()
    after["app.yaml"] = before["app.yaml"]
    let expected = before.filter { !$0.key.hasPrefix("Nextdoor") && $0.key != "android/res/xml" }
      .merging(
        before.filter { $0.key.hasPrefix("Nextdoor") }.map { path, data in
          (folder + path.dropFirst("Nextdoor".count), data)
        },
        uniquingKeysWith: { $1 }
      )
    after["ios"] = nil
    #expect(after == expected)
  }

  @Test(arguments: [
    "mkdir ios && mv Nextdoor ios && sed -i s,Nextdoor/,ios/Nextdoor/, app.yaml",
    "for f in Nextdoor/*.lproj; do mv $f/ND.strings $f/Names.strings; done; sed -i s/ND.strings/Names.strings/ app.yaml",
  ])
  func fileOfARemovedLanguageIsRemovedAfterItsMove(_ move: String) async throws {
    let app = try SampleApp()
    let manifest = try app.folder.read("countries.yaml")
    try app.addPortugal()
    _ = try await app.apply()
    _ = try await app.folder.shell("cd app; \(move)")
    // The country is removed before `apply` has seen the move.
    try app.folder.write(manifest, to: "countries.yaml")
    #expect(try await app.apply().status == 0)
    let left = try await app.folder.shell(
      "cd app; find . -name 'pt-PT*'; grep -r country.name.PT . || true"
    )
    #expect(left.stdout == "")
    #expect(try await app.apply("--check").status == 0)
  }

  /// A copy is not a move, so its entries count as already there.
  @Test func entriesOfACopyStay() async throws {
    let app = try SampleApp()
    _ = try await app.apply()
    _ = try await app.folder.shell(
      "cd app; cp -r Nextdoor Copy && sed -i s,Nextdoor/{lproj},Copy/{lproj}, app.yaml"
    )
    #expect(try await app.apply().status == 0)
    try app.write("# nothing\n", to: "app.yaml")
    #expect(try await app.apply().status == 0)
    #expect(try app.read("Copy/it.lproj/ND.strings").contains("country.name.GB"))
  }
}
