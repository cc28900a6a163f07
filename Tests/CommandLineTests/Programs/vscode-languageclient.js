// Starts the server as `vscode-languageclient` does, and initializes it.
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
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    return new Promise((resolve) => this.process.stdout.once("data", resolve));
  }
  stop() {
    this.process.kill();
  }
};
