import Foundation
import TestSupport
import Testing

/// Whatever happens during an edit, the manifest has either its old or its new text.
@Suite struct EditSafetyTests {
  @Test func modeIsPreservedAndALinkIsRefused() async throws {
    let folder = try ToolFolder()
    let run = try await folder.shell(
      """
      mkdir config
      mv countries.yaml config
      chmod 640 config/countries.yaml
      ln -s config/countries.yaml .
      nd-config validate 2> /dev/null && nd-config add pt; echo $?
      nd-config add pt -m config/countries.yaml > /dev/null
      find config -type f -perm 640
      grep -c '^  pt:$' config/countries.yaml
      """
    )
    #expect(run.stdout == "2\nconfig/countries.yaml\n1\n")
    #expect(
      run.stderr
        == "nd-config: cannot read countries.yaml: `countries.yaml` is a link, and links in the folder are not"
        + " followed\n"
    )
  }

  @Test func concurrentRunsLoseNothing() async throws {
    let folder = try ToolFolder()
    let codes = ["pt", "fi", "gr", "pl", "br", "jp"]
    let run = try await folder.shell(
      """
      for code in \(codes.joined(separator: " ")); do
        (nd-config add $code > /dev/null 2>&1; echo "$code $?") &
      done
      wait
      nd-config validate > /dev/null || echo invalid
      """
    )
    let manifest = try folder.read("countries.yaml")
    for code in codes {
      // The second command reports that the file has changed.
      let wasAdded = manifest.contains("\n  \(code):\n")
      #expect(run.stdout.contains("\(code) \(wasAdded ? 0 : 2)\n"), "\(run.stdout)")
    }
    #expect(!run.stdout.contains("invalid") && run.stdout.contains(" 0\n"))
  }
}
