import Foundation
import TestSupport
import Testing

/// Node runs the extension in `Examples/VSCode` with a stand-in for the editor's client library.
@Suite(.requires(.program("node"))) struct EditorPageTests {
  /// Starts the server as `vscode-languageclient` does, and initializes it.
  private static let client = """
    const { spawn } = require("child_process");
    exports.LanguageClient = class {
      constructor(id, server, options) {
        Object.assign(this, { id, server, options });
      }
      start() {
        this.process = spawn(this.server.command, this.server.args);
        const text = JSON.stringify({
          jsonrpc: "2.0", id: 1, method: "initialize",
          params: { processId: null, rootUri: null, capabilities: {} },
        });
        this.process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\\r\\n\\r\\n${text}`);
        return new Promise((resolve) => this.process.stdout.once("data", resolve));
      }
      stop() {
        this.process.kill();
      }
    };
    """

  @Test func extensionStartsTheServer() async throws {
    let folder = try ToolFolder()
    for name in ["package.json", "extension.js"] {
      let text = String(decoding: try Places.bytes("Examples/VSCode/\(name)"), as: UTF8.self)
      try folder.write(text, to: "extension/\(name)")
    }
    let library = "extension/node_modules/vscode-languageclient"
    try folder.write(Self.client, to: "\(library)/node.js")
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
