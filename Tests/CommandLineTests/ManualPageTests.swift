import Foundation
import TestSupport
import Testing

/// `Documentation/nd-config.1`: the help of every command as a page for `man`.
@Suite struct ManualPageTests {
  private static let page = Places.packageRoot.appendingPathComponent("Documentation/nd-config.1")

  @Test func committedPageIsTheHelpOfEveryCommand() async throws {
    let folder = try ToolFolder()
    let overview = try await CommandHelp.text(of: "", folder)
    var text = """
      .\\" Made from `nd-config --help` by `make golden`.
      .TH ND-CONFIG 1
      .SH NAME
      nd-config \\- check countries.yaml and generate everything that apps need from it
      .SH DESCRIPTION
      \(Self.preformatted(overview))
      .SH COMMANDS

      """
    for command in CommandHelp.commands(in: overview) {
      let help = try await CommandHelp.text(of: command, folder)
      text += ".SS nd-config \(command)\n\(Self.preformatted(help))\n"
    }
    try Golden.expect(text.utf8, at: Self.page)
  }

  /// groff warns about what it cannot format.
  @Test(.requires(.program("groff"))) func pageIsFormattedWithoutAWarning() async throws {
    let run = try await Command.run(
      "groff",
      ["-man", "-ww", "-Tutf8", "-rLL=100n", Self.page.path]
    )
    #expect(run.status == 0 && run.stderr.isEmpty, "\(run.stderr)")
    #expect(
      run.stdout.contains("nd-config validate") && run.stdout.contains("--warnings-as-errors")
    )
  }

  /// Lines as they are.
  ///
  /// A backslash, a hyphen, what is not ASCII, and a period or a quote at the start
  /// of a line have a meaning of their own in roff.
  private static func preformatted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let escaped = line.unicodeScalars.map { scalar in
        switch scalar {
        case "\\": "\\e"
        case "-": "\\-"
        case _ where scalar.isASCII: String(scalar)
        default: "\\[u\(String(scalar.value, radix: 16, uppercase: true))]"
        }
      }.joined()
      return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }
    return ".nf\n" + lines.joined(separator: "\n") + "\n.fi"
  }
}
