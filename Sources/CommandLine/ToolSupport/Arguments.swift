import ManifestFindings
import POSIX

/// Ends the program with status 64 if an argument has a run of combining marks that would take very long to compare.
package func requireShortCombiningRuns() {
  for argument in CommandLine.arguments
  where CombiningMarks.firstLongRun(in: Array(argument.utf8)) != nil {
    say("nd-config: an argument has \(CombiningMarks.problem)")
    exit(64)
  }
}
