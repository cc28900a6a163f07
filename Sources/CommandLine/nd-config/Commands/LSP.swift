import ArgumentParser
import ManifestLanguageServer
import POSIX
import ToolSupport

struct LSP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor: findings while you type, completion, quick fixes.",
    discussion: """
      Your editor starts this command and uses the Language Server Protocol on its standard input and output. \
      Documentation/Install.md shows how to set up VS Code, Neovim and Emacs.
      """
  )

  @Flag(help: ArgumentHelp("Accepted, because some editors add it.", visibility: .hidden))
  var stdio = false

  func run() throws {
    var server = LanguageServer(toolVersion: version)
    var reader = MessageReader()
    while true {
      switch reader.next() {
      case .message(let message):
        for answer in server.receive(message) { try send(answer) }
        if let status = server.exitStatus { throw ExitCode(status) }
      case .incomplete:
        let bytes = try input()
        guard !bytes.isEmpty else { throw ExitCode(server.statusAtEnd) }
        reader.append(bytes)
      case .broken(let reason):
        say("nd-config: \(reason)")
        throw ExitCode(1)
      }
    }
  }

  private func send(_ message: [UInt8]) throws {
    guard writeAll(MessageReader.framed(message), to: standardOutput.descriptor) else {
      throw FileError("write", standardOutput.name)
    }
  }

  /// Waits for input and returns it; returns no bytes at the end of the input.
  private func input() throws -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count >= 0 { return buffer[..<count] }
      guard errno == EINTR else { throw FileError("read", "standard input") }
    }
  }
}
