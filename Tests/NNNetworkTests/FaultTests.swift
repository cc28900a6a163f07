import Foundation
import TestSupport
import Testing

#if os(Linux)
private let isLinux = true
#else
private let isLinux = false
#endif

/// Faults of servers and networks, row by row of `Fire/faults.json`, each in a separate process.
///
/// The outcome and the requests at the server must be those of the table, and the process must not
/// crash.
@Suite(
  .requires(.python(.plain), .program("openssl")),
  .enabled(if: isLinux, "the table is of Foundation on Linux"),
  .timeLimit(.minutes(10))
)
struct FaultTests {
  #if AsyncHTTPClient
  static let transports = ["URLSession", "AsyncHTTPClient"]
  #else
  static let transports = ["URLSession"]
  #endif

  @Test(arguments: Fault.all, transports)
  func outcomeIsAsInTheTable(_ fault: Fault, _ transport: String) async throws {
    let rounds = try await FaultRun.of(fault, by: transport)
    #expect(!rounds.isEmpty)
    for met in rounds {
      // If the outcome depends on how the bytes are split, the table lists both.
      let expected = try #require(fault.expect[transport]).components(separatedBy: " or ")
      #expect(expected.contains(met.outcome))
      if let attempts = fault.attempts?[transport] {
        #expect(attempts.range.contains(met.seen.count))
      }
      if let seen = fault.seen?[transport] { #expect(met.seen == seen) }
      if let effects = fault.effects { #expect(met.effects == effects) }
      if let waits = fault.waits { #expect(met.waits == waits) }
    }
  }

  /// If Foundation crashes or hangs in the table, it also does so without our code.
  @Test(arguments: Fault.all.filter { $0.bare != nil })
  func bareURLSessionIsNotBetter(_ fault: Fault) async throws {
    let rounds = try await FaultRun.of(fault, by: "bare")
    #expect(!rounds.isEmpty)
    for met in rounds { #expect(met.outcome == fault.bare) }
  }

  @Test func tableIsPrinted() async throws {
    let lines = try await FaultRun.all.map { met in
      let columns = [(met.row, 30), (met.transport, 17), (met.outcome, 46)]
      return columns.map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined()
        + "\(met.seen.count)"
    }
    #expect(lines.count >= Fault.all.count)
    print(
      "fault                         transport        outcome                                       attempts"
    )
    print(lines.sorted().joined(separator: "\n"))
  }

  @Test func tableIsConsistent() {
    #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
    #expect(Fault.all.count >= 40)
    for fault in Fault.all where fault.expect["URLSession"] == "dies" {
      #expect(fault.bare == "dies", "\(fault.name): is it Foundation?")
    }
    // A request that would crash can be refused before AsyncHTTPClient sees it.
    for fault in Fault.all { #expect(fault.expect["AsyncHTTPClient"] != "dies", "\(fault.name)") }
  }
}

extension Fault: CustomTestStringConvertible {
  /// The row's name.
  public var testDescription: String { name }
}

/// The result of a row with a transport, as `Fire/run.py` prints it.
struct FaultRun: Decodable, Sendable {
  let row: String
  let transport: String
  let outcome: String
  let waits: [Int]
  let seen: [String]
  let effects: Int

  /// All rows with all transports, run once.
  static var all: [FaultRun] { get async throws { try await task.value } }

  static func of(_ fault: Fault, by transport: String) async throws -> [FaultRun] {
    try await all.filter { $0.row == fault.name && $0.transport == transport }
  }

  private static let task = Task {
    let python = try #require(Python.installed.first)
    let probe = try Command.product("fault-probe")
    let script = Places.url("Tests/NNNetworkTests/Fire/run.py").path
    let run = try await Command.run(
      python,
      [script, probe.path] + FaultTests.transports + ["bare"]
    )
    try #require(run.status == 0, "\(run.stderr)")
    return try run.stdout.split(separator: "\n").map {
      try JSONDecoder().decode(FaultRun.self, from: Data($0.utf8))
    }
  }
}
