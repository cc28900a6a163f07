import Foundation
import TestSupport
import Testing

/// Node runs the extension in `Documentation/Editors/VSCode.md` with a stand-in for the editor's
/// client library.
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

  @Test func extensionOfThePageStartsTheServer() async throws {
    let page = String(decoding: try Places.bytes("Documentation/Editors/VSCode.md"), as: UTF8.self)
    let manifest = try #require(page.firstMatch(of: /`package\.json`:\n\n```json\n([^`]+)```/)).1
    let code = try #require(page.firstMatch(of: /`extension\.js`:\n\n```js\n([^`]+)```/)).1
    let folder = try ToolFolder()
    try folder.write(String(manifest), to: "extension/package.json")
    try folder.write(String(code), to: "extension/extension.js")
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
