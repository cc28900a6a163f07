import TestSupport

/// `Documentation/Faults.md`: what a network does to a request, and the outcome.
///
/// The table is the one with which `FaultTests` checks NNNetwork.
enum FaultsPage {
  static var text: String {
    let lost = Fault.all.filter { $0.expect == "dies" }.map { "`\($0.name)`" }
    let limits = Fault.all.filter { $0.foundation != nil }
    var text = """
      # Network faults

      \(Fault.all.count) faults of a server or a network, and how NNNetwork handles each over `URLSession` on Linux. Generated
      from `Tests/NNNetworkTests/Fire/faults.json`: edit it and run `make golden`.

      By default, a request is a `GET`, and a failure that may be temporary is retried twice. Attempts are the
      requests that the server received; if their content matters, it is listed.

      *dies*: the process crashes inside Foundation, in \(lost.count) rows. Bare `URLSession`, without NNNetwork,
      crashes on the same bytes: \(lost.joined(separator: ", ")).

      In \(limits.count) rows the outcome is wrong because of Foundation for Linux:

      """
    for (reason, rows) in Dictionary(grouping: limits, by: { $0.foundation ?? "" })
      .sorted(by: { $0.key < $1.key })
    {
      text += "\n- \(reason): \(rows.map { "`\($0.name)`" }.joined(separator: ", "))"
    }
    text += """


      The toxics are toxiproxy's, except `bytes` (a malformed or odd response), `redirect`, `status`
      and `tls`.

      | fault | toxic | what happens | outcome | attempts |
      | --- | --- | --- | --- | --- |

      """
    for fault in Fault.all {
      let aside = fault.effects.map { "; effects: \($0)" } ?? ""
      text += "| \(fault.name) | \(fault.toxic) | \(fault.fault)\(aside) | \(fault.expect) |"
      text += " \(attempts(of: fault)) |\n"
    }
    return text
  }

  private static func attempts(of fault: Fault) -> String {
    guard let seen = fault.seen else { return fault.attempts.map { "\($0)" } ?? "" }
    return (["\(seen.count)"] + seen.map { "`\($0)`" }).joined(separator: "<br>")
  }
}
