import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// `Documentation/terminal.svg`, the picture in README.md.
@Suite struct TerminalPictureTests {
  /// If this fails, change the line of the picture, and its `textLength`: 8.4 for each character.
  @Test func textOfThePictureIsTheOutput() async throws {
    let document = try XMLDocument(data: Data(Places.bytes("Documentation/terminal.svg")))
    let lines = try document.nodes(forXPath: "//*[local-name()='text']").map {
      $0.stringValue ?? ""
    }
    let folder = try ToolFolder(manifest: Places.frozenManifest())
    var printed: [String] = []
    for command in lines.filter({ $0.hasPrefix("$ ") }).map({ $0.dropFirst(2) }) {
      let run = try await folder.shell("{ \(command); } 2>&1")
      printed += ["$ \(command)"] + run.stdout.split(separator: "\n").map(String.init)
    }
    #expect(lines == printed)
    #expect(lines.count > 20)
  }
}
