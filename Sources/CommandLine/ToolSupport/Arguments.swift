internal import ManifestFindings
internal import POSIX

/// Makes failed writes errors instead of signals, and checks the arguments; both programs begin with this.
package func prepareProcess() {
  // Writing to a closed pipe then fails with EPIPE instead of ending the process.
  signal(SIGPIPE, SIG_IGN)
  // Exceeding `ulimit -f` then fails with an error, as a full disk does.
  signal(SIGXFSZ, SIG_IGN)
  // A long run of combining marks would take very long to compare.
  for argument in CommandLine.arguments
  where CombiningMarks.firstLongRun(in: Array(argument.utf8)) != nil {
    say("nd-config: an argument has \(CombiningMarks.problem)")
    exit(64)
  }
}
