const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  client = new LanguageClient(
    "nd-config",
    { command: "nd-config", args: ["lsp"] },
    { documentSelector: [{ scheme: "file", pattern: "**/countries.yaml" }] }
  );
  return client.start();
};

exports.deactivate = () => client?.stop();
