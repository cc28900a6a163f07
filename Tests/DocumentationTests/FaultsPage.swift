import TestSupport

/// `Documentation/Faults.md`: what a network does to a request, and the outcome.
///
/// The table is the one with which `FaultTests` checks both transports.
enum FaultsPage {
  private static let transports = ["URLSession", "AsyncHTTPClient"]

  static var text: String {
    let lost = Fault.all.filter { $0.expect["URLSession"] == "dies" }
    var text = """
      # Faults

      \(Fault.all.count) things that a server or a network does to a request, and what NNNetwork makes of
      each on Linux. Made from `Tests/NNNetworkTests/Fire/faults.json`: edit it and run `make golden`.
      `make transports` meets every row with both transports, each in a process of its own, and compares.

      Where nothing else is said a request is a `GET`, and what may pass is retried twice. Attempts are the
      requests that the server saw; where they matter they are listed, with what they carried. Where a row
      says that bare `URLSession` hangs, NNNetwork does not.

      *dies*: the process ends inside Foundation. \(lost.count) rows do that over `URLSession`, and bare `URLSession`,
      without NNNetwork, dies of the same bytes: \(lost.map { "`\($0.name)`" }.joined(separator: ", ")).
      The response of `trailers` is valid. No row ends the process over AsyncHTTPClient, which is the default
      transport on Linux if its package trait is enabled.

      The toxics are toxiproxy's, except `bytes` (a malformed or odd response), `redirect`, `status`
      and `tls`. Meet one by hand with `python3 Tests/NNNetworkTests/Fire/run.py serve NAME`.

      | fault | toxic | what happens | outcome | attempts |
      | --- | --- | --- | --- | --- |

      """
    for fault in Fault.all {
      text += "| \(fault.name) | \(fault.toxic) | \(fault.fault)\(aside(fault)) |"
      text +=
        " \(column { fault.expect[$0]?.trimmed }) | \(column { attempts(of: fault, by: $0) }) |\n"
    }
    return text
  }

  private static func aside(_ fault: Fault) -> String {
    var aside = fault.bare.map { "; bare `URLSession` \($0)" } ?? ""
    if let effects = fault.effects { aside += "; effects: \(effects)" }
    if let waits = fault.waits, waits.contains(where: { $0 > 0 }) {
      aside += "; waits \(waits.map { "\($0) s" }.joined(separator: ", "))"
    }
    return aside
  }

  private static func attempts(of fault: Fault, by transport: String) -> String? {
    guard let seen = fault.seen?[transport] else {
      return fault.attempts?[transport].map { "\($0)" }
    }
    return (["\(seen.count)"] + seen.map { "`\($0)`" }).joined(separator: "<br>")
  }

  /// One text, or one for each transport if they differ.
  private static func column(_ value: (String) -> String?) -> String {
    let values = transports.map { value($0) ?? "" }
    guard Set(values).count > 1 else { return values[0] }
    return zip(transports, values).map { "\($0): \($1)" }.joined(separator: "<br>")
  }
}

extension String {
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
