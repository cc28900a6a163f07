import Foundation
import TestSupport
import Testing

/// Node runs the extension in `Examples/VSCode` with a stand-in for the editor's client library.
@Suite(.requires(.program("node"))) struct EditorPageTests {
  @Test func extensionStartsTheServer() async throws {
    let folder = try ToolFolder()
    for name in ["package.json", "extension.js"] {
      let text = String(decoding: try Places.bytes("Examples/VSCode/\(name)"), as: UTF8.self)
      try folder.write(text, to: "extension/\(name)")
    }
    let library = "extension/node_modules/vscode-languageclient"
    let client = try Places.bytes("Tests/CommandLineTests/Programs/vscode-languageclient.js")
    try folder.write(String(decoding: client, as: UTF8.self), to: "\(library)/node.js")
    let run = try await folder.shell(
      """
      node -e '
        const { main, dependencies } = require("./extension/package.json");
        if (!dependencies["vscode-languageclient"]) throw "the library is not a dependency";
        const extension = require("./extension/" + main);
        extension.activate().then((answer) => {
          console.log(String(answer));
          extension.deactivate();
        });
      '
      """
    )
    #expect(run.status == 0, "\(run)")
    #expect(run.stdout.contains(#""completionProvider""#), "\(run)")
  }
}
