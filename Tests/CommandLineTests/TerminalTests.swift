import Foundation
import TestSupport
import Testing

/// Commands on a terminal ask nothing.
@Suite(.requires(.python(.plain)))
struct TerminalTests {
  @Test(arguments: ["", "CI=true "])
  func addAsksNothing(_ setting: String) async throws {
    let folder = try ToolFolder()
    let screen = try await folder.terminal("\(setting)nd-config add pt")
    let script = try await ToolFolder().shell("nd-config add pt")
    #expect(screen == script.stdout + "exit 0\n")
    #expect(
      try folder.read("countries.yaml").contains("\n  pt:\n    status: planned\n    tld: pt\n")
    )
  }

  @Test func initWithoutOptionsPrintsItsUsage() async throws {
    let screen = try await ToolFolder().terminal("nd-config init")
    #expect(screen.contains("Usage: nd-config init --product <product>"), "\(screen)")
    #expect(screen.hasSuffix("exit 64\n"), "\(screen)")
  }
}

extension ToolFolder {
  /// The screen after a command on a terminal.
  ///
  /// If the command asks anything, the answer is Ctrl-D.
  func terminal(_ command: String) async throws -> String {
    try write(Self.typist, to: ".typist.py")
    let run = try await shell(
      "\(#require(Python.installed.first)) .typist.py \"$command\"",
      environment: ["command": command]
    )
    try #require(run.status == 0, "\(run)")
    return run.stdout
  }

  private static let typist = """
    import os, pty, sys
    child, terminal = pty.fork()
    if child == 0:
        os.execvp("sh", ["sh", "-c", "exec env " + sys.argv[1]])
    os.write(terminal, b"\\x04")
    screen = b""
    while True:
        try:
            new = os.read(terminal, 4096)
        except OSError:
            break
        if not new:
            break
        screen += new
    code = os.WEXITSTATUS(os.waitpid(child, 0)[1])
    text = screen.decode().replace("\\r\\n", "\\n").replace("^D\\b\\b", "")
    sys.stdout.write(text + f"exit {code}\\n")
    """
}
