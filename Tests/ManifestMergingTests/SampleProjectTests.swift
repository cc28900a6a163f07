import Foundation
import ManifestMerging
import TestSupport
import Testing

/// Two programs that know Xcode's format read the sample app's projects.
@Suite(.requires(.python(.withXcodeProjects)))
struct SampleProjectTests {
  private struct Project: Decodable {
    var regions: [String]
    var regionsAgain: [String]
    var targets: [String]
    var isAsXcodeWrites: Bool
    var others: String
  }

  private func read(_ bytes: [UInt8]) async throws -> Project {
    let oracle = Places.url("Tests/oracles/read_project.py")
    let output = try await Python.withXcodeProjects.run([oracle.path], input: bytes)
    return try JSONDecoder().decode(Project.self, from: output)
  }

  @Test(arguments: [
    "Nextdoor.xcodeproj", "NDUIKit/NDUIKit.xcodeproj", "NDModel/NDModel.xcodeproj",
    "NDFoundation/NDFoundation.xcodeproj",
  ])
  func onlyTheNewRegionChanges(_ name: String) async throws {
    let bytes = try Places.bytes("Examples/NeighborhoodApp/ios/\(name)/project.pbxproj")
    let merged = try XcodeProjectMerger().merge(
      bytes,
      wanted: [MergeEntry("en"), MergeEntry("pt-XX")]
    )
    let (before, after) = (try await read(bytes), try await read(merged.bytes))
    #expect(after.regions == before.regions + ["pt-XX"])
    #expect(after.regionsAgain == after.regions)
    #expect(after.others == before.others)
    #expect(after.targets == before.targets && after.targets.count == 1)
    #expect(before.isAsXcodeWrites && after.isAsXcodeWrites)
    let bare = try XcodeProjectMerger().merge(
      merged.bytes,
      wanted: [],
      applied: AppliedEntries(added: [MergeEntry("pt-XX")])
    )
    #expect(bare.bytes == bytes)
  }
}
