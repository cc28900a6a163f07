import Foundation
import TestSupport
import Testing

/// The questions of `add` on a terminal.
@Suite(.requires(.python(.plain)))
struct TerminalTests {
  @Test func valuesWithoutAnOptionAreAskedFor() async throws {
    let folder = try ToolFolder()
    let screen = try await folder.terminal(
      ["planned", "", "elsewhere", "tld", "pt_PT", "pt-PT", "pt", "", ""],
      "nd-config add pt"
    )
    #expect(
      screen == """
        status [live]: planned
        tld [pt]: 
        hosts [subdomain]: elsewhere
          expected `tld` or `subdomain` or `path`, found `elsewhere`
        hosts [subdomain]: tld
        languages [pt-PT]: pt_PT
          expected `pt-PT`, found `pt_PT`
        languages [pt-PT]: pt-PT
        help_desk_locale [pt_PT]: pt
        fields [first_name,postal_code]: 
        optional [none]: 
        countries.yaml: added Portugal (pt) after `it`
          written   status planned · tld pt · hosts tld · languages pt-PT · help_desk_locale pt \
        · account_form 2 fields
          derived   name in 4 languages (CLDR) · 2 hosts per environment · smartling pt-PT · \
        pt-PT.lproj · values-pt-rPT
          form      lacks the street address, the city: no form field has \
        `content: street_address` or `content: city`
        exit 0

        """
    )
    #expect(
      try folder.read("countries.yaml").contains("\n  pt:\n    status: planned\n    tld: pt\n")
    )
  }

  @Test func optionsAreNotAskedFor() async throws {
    let folder = try ToolFolder()
    let screen = try await folder.terminal(
      [],
      "nd-config add pt --status live --tld pt --hosts subdomain --languages pt-PT "
        + "--help-desk-locale pt --fields first_name --optional none"
    )
    #expect(screen.hasPrefix("countries.yaml: added Portugal (pt) after `it`\n"))
    #expect(screen.hasSuffix("\nexit 0\n"))
  }

  @Test func nothingIsAskedInCI() async throws {
    let folder = try ToolFolder()
    let screen = try await folder.terminal([], "CI=true nd-config add pt")
    #expect(screen.hasPrefix("countries.yaml: added Portugal (pt) after `it`\n"))
  }

  /// Ctrl-D and Ctrl-C, at the first question and at a later one.
  @Test(arguments: [
    (["\u{4}"], "nd-config: nothing was written\nexit 1\n"),
    (["", "", "\u{4}"], "nd-config: nothing was written\nexit 1\n"),
    (["", "\u{3}"], "]: \nnd-config: nothing was written\nexit 130\n"),
  ])
  func cancelingChangesNothing(_ answers: [String], _ end: String) async throws {
    let folder = try ToolFolder()
    let before = try folder.read("countries.yaml")
    let screen = try await folder.terminal(answers, "nd-config add pt")
    #expect(screen.hasSuffix(end), "\(screen)")
    #expect(try folder.read("countries.yaml") == before)
  }

  /// An invalid answer is refused immediately, with a suggestion.
  @Test func answersAreCheckedWhenTheyAreGiven() async throws {
    let folder = try ToolFolder()
    let screen = try await folder.terminal(
      [
        "", "it", "x_x", "", "", "en-US,xx-PT", "pt-PT,pt-PT", "pt-PT", "dk", "", "nothing", "",
        "city", "",
      ],
      "nd-config add pt"
    )
    let lines = screen.split(separator: "\n").map(String.init)
    let questions = lines.filter { $0.contains("]: ") }.map { $0.prefix { $0 != " " } }
    #expect(
      questions == [
        "status", "tld", "tld", "tld", "hosts", "languages", "languages", "languages",
        "help_desk_locale", "help_desk_locale", "fields", "fields", "optional", "optional",
      ],
      "\(screen)"
    )
    #expect(screen.contains("\n  TLD `it` already belongs to Italy; write `pt`"), "\(screen)")
    #expect(screen.hasSuffix("\nexit 0\n"), "\(screen)")
    let run = try await folder.shell("nd-config validate --warnings-as-errors")
    #expect(run.status == 0, "\(run.output)")
  }

  /// Errors in options are reported before the first question.
  @Test(arguments: [
    ("--tld it", "TLD `it` already belongs to Italy; write `pt`"),
    ("--help-desk-locale dk", "`dk` is the code of Denmark, not of a language; expected `pt`"),
    ("--languages pt-PT,pt-PT", "duplicate locale `pt-PT`"),
    ("--fields nothing", "unknown form field `nothing`"),
  ])
  func optionsAreCheckedFirst(_ option: String, _ problem: String) async throws {
    let folder = try ToolFolder()
    let before = try folder.read("countries.yaml")
    let screen = try await folder.terminal([], "nd-config add pt \(option)")
    #expect(screen.hasPrefix("nd-config: countries.yaml was not changed: \(problem)"), "\(screen)")
    #expect(screen.hasSuffix("\nexit 1\n"), "\(screen)")
    #expect(try folder.read("countries.yaml") == before)
  }

  @Test func emptyAnswerWithoutADefaultIsAskedAgain() async throws {
    let folder = try ToolFolder()
    let screen = try await folder.terminal(["", "", "", "", "\u{4}"], "nd-config add aq")
    #expect(
      screen.hasSuffix(
        "languages: \n  expected a value\nlanguages: \nnd-config: nothing was written\nexit 1\n"
      ),
      "\(screen)"
    )
  }

  @Test func concurrentEditIsNotOverwritten() async throws {
    let folder = try ToolFolder()
    let screen = try await folder.terminal(
      ["", "!echo '# saved' >> countries.yaml", "", "", "", "", ""],
      "nd-config add pt"
    )
    #expect(
      screen.hasSuffix(
        "nd-config: cannot write countries.yaml: it changed while the command ran; run it again\n"
          + "exit 2\n"
      ),
      "\(screen)"
    )
    #expect(try folder.read("countries.yaml").hasSuffix("# saved\n"))
  }
}

extension ToolFolder {
  /// The screen after a command whose questions are answered one after the other.
  ///
  /// An answer that begins with `!` is a shell command, followed by Enter.
  func terminal(_ answers: [String], _ command: String) async throws -> String {
    try write(Self.typist, to: ".typist.py")
    let words = String(decoding: try JSONEncoder().encode(answers), as: UTF8.self)
    let run = try await shell(
      "\(#require(Python.installed.first)) .typist.py \"$answers\" \"$command\"",
      environment: ["answers": words, "command": command]
    )
    try #require(run.status == 0, "\(run)")
    return run.stdout
  }

  /// Runs a command in a terminal, answers each line that ends with `: `, and prints the screen.
  private static let typist = """
    import json, os, pty, sys, termios
    answers = json.loads(sys.argv[1])
    child, terminal = pty.fork()
    if child == 0:
        # Ctrl-C would otherwise discard what the screen does not show yet.
        modes = termios.tcgetattr(0)
        modes[3] |= termios.NOFLSH
        termios.tcsetattr(0, termios.TCSANOW, modes)
        os.execvp("sh", ["sh", "-c", "exec env " + sys.argv[2]])
    screen = b""
    while True:
        try:
            new = os.read(terminal, 4096)
        except OSError:
            break
        if not new:
            break
        screen += new
        # A question that no test expects would wait for ever.
        if not answers and screen.endswith(b": "):
            answers = ["\\x04"]
        if answers and screen.endswith(b": "):
            answer = answers.pop(0)
            if answer.startswith("!"):
                os.system(answer[1:])
                answer = ""
            # A key that is not Enter is pressed alone.
            os.write(terminal, (answer if answer in "\\x03\\x04" and answer else answer + "\\n").encode())
    status = os.waitpid(child, 0)[1]
    code = 128 + os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
    text = screen.decode().replace("\\r\\n", "\\n").replace("^D\\b\\b", "").replace("^C", "")
    sys.stdout.write(text + f"exit {code}\\n")
    """
}
