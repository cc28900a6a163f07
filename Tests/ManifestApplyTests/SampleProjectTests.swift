import Foundation
import ManifestApply
import ManifestFindings
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

  private func read(_ text: String) async throws -> Project {
    let oracle = Places.url("Tests/oracles/read_project.py")
    let output = try await Python.withXcodeProjects.run([oracle.path], input: Array(text.utf8))
    return try JSONDecoder().decode(Project.self, from: output)
  }

  @Test(arguments: [
    "Nextdoor.xcodeproj", "NDUIKit/NDUIKit.xcodeproj", "NDModel/NDModel.xcodeproj",
    "NDFoundation/NDFoundation.xcodeproj",
  ])
  func onlyTheNewRegionChanges(_ name: String) async throws {
    let bytes = try Places.bytes("Examples/NeighborhoodApp/ios/\(name)/project.pbxproj")
    let text = String(decoding: bytes, as: UTF8.self)
    let merged = try FileKind.project.merge(text, ["en", "pt-XX"])
    let (before, after) = (try await read(text), try await read(merged.text))
    #expect(after.regions == before.regions + ["pt-XX"])
    #expect(after.regionsAgain == after.regions)
    #expect(after.others == before.others)
    #expect(after.targets == before.targets && after.targets.count == 1)
    #expect(before.isAsXcodeWrites && after.isAsXcodeWrites)
    #expect(try FileKind.project.merge(merged.text, [], merged.applied).text == text)
  }
}
