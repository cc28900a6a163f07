import ManifestCompiler
import ManifestEditing
import ManifestFindings
import TestSupport
import Testing

/// The comments to review after a country moved.
struct MigrationCommentTests {
  private func lines(_ row: String) throws -> [Int] {
    let real = String(
      decoding: try Places.bytes("Tests/CommandLineTests/countries.yaml"),
      as: UTF8.self
    )
    let start = try #require(real.firstRange(of: "  it:\n")).lowerBound
    let head = String(real[..<start])
    let first = head.split(separator: "\n", omittingEmptySubsequences: false).count
    let file = SourceFile(path: "countries.yaml", text: head + row)
    let found = CheckedManifest(file).linesWithComments(onHostsOf: "it")
    // Line numbers count from the first line of the row.
    return found.map { $0 - first + 1 }
  }

  @Test func commentsOfTheRowAndItsHostsAreListed() throws {
    let row = """
        # Italy is under .com, see T-1.
        it:  # the second one
          tld: it
          # Not on nextdoor.it,
          # which is not ours.
          hosts: subdomain  # for now
          # Nothing to do with hosts.
          languages: [it-IT]  # one
          # Printed on posters.
          accepts: [tld]
          help_desk_locale: it

      """
    #expect(try lines(row) == [1, 2, 4, 5, 6, 9])
  }

  @Test func otherCommentsAreNot() throws {
    let row = """
        it:
          tld: it
          hosts: subdomain
          # The form.
          languages: [it-IT]  # one
          help_desk_locale: it  # two

      """
    #expect(try lines(row) == [])
    #expect(
      try lines("  it: { tld: it, hosts: subdomain, languages: [it-IT], name: \"#1\" }\n") == []
    )
    #expect(try lines("  it: { tld: it, hosts: subdomain, languages: [it-IT] }  # why\n") == [1])
  }
}
