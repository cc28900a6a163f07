import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// `Documentation/terminal.svg`, the picture in README.md.
@Suite struct TerminalPictureTests {
  private static let commands = [
    "nd-config show it | tail -n 12",
    "sed -i.bak 's/tld: es$/tld: it/' countries.yaml",
    "nd-config validate",
  ]

  /// The output of the commands with the manifest of this repository.
  private func steps(color: String) async throws -> [TerminalPicture.Step] {
    let manifest = try Places.frozenManifest()
    let folder = try ToolFolder(manifest: manifest)
    var steps: [TerminalPicture.Step] = []
    for command in Self.commands {
      let run = try await folder.shell("{ \(command); } 2>&1", environment: [color: "1"])
      steps.append((command, run.stdout))
    }
    return steps
  }

  @Test func pictureIsWhatTheToolPrints() async throws {
    let picture = try TerminalPicture(
      title: "nd-config in a terminal",
      steps: try await steps(color: "CLICOLOR_FORCE")
    )
    let file = Places.url("Documentation/terminal.svg")
    try Golden.expect(picture.svg.utf8, at: file)
  }

  /// The text of the committed picture, read by an XML parser, equals the output without color.
  @Test func textOfThePictureIsTheOutput() async throws {
    let document = try XMLDocument(data: Data(Places.bytes("Documentation/terminal.svg")))
    let lines = try document.nodes(forXPath: "//*[local-name()='text']").map {
      $0.stringValue ?? ""
    }
    let printed = try await steps(color: "NO_COLOR").flatMap { step in
      ["$ \(step.command)"] + step.output.split(separator: "\n").map(String.init)
    }
    #expect(lines == printed)
    #expect(lines.count > 20)
  }
}
