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
  @Test(arguments: Fault.all)
  func outcomeIsAsInTheTable(_ fault: Fault) async throws {
    let rounds = try await FaultRun.of(fault, by: "URLSession")
    #expect(!rounds.isEmpty)
    for met in rounds {
      #expect(fault.expect.components(separatedBy: " or ").contains(met.outcome))
      if let attempts = fault.attempts { #expect(attempts.range.contains(met.seen.count)) }
      if let seen = fault.seen { #expect(met.seen == seen) }
      if let effects = fault.effects { #expect(met.effects == effects) }
    }
  }

  /// If Foundation crashes or hangs in the table, it also does so without our code.
  @Test(arguments: Fault.all.filter { $0.bare != nil })
  func bareURLSessionIsNotBetter(_ fault: Fault) async throws {
    let rounds = try await FaultRun.of(fault, by: "bare")
    #expect(!rounds.isEmpty)
    for met in rounds { #expect(met.outcome == fault.bare) }
  }

  @Test func tableIsConsistent() {
    #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
    #expect(Fault.all.count >= 40)
    for fault in Fault.all where fault.expect == "dies" {
      #expect(fault.bare == "dies", "\(fault.name): is it Foundation?")
    }
  }
}

extension Fault: CustomTestStringConvertible {
  /// The row's name.
  public var testDescription: String { name }
}

/// The result of a row, as `Fire/run.py` prints it.
struct FaultRun: Decodable, Sendable {
  let row: String
  let transport: String
  let outcome: String
  let seen: [String]
  let effects: Int

  /// All rows, run once.
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
      [script, probe.path, "URLSession", "bare"]
    )
    try #require(run.status == 0, "\(run.stderr)")
    return try run.stdout.split(separator: "\n").map {
      try JSONDecoder().decode(FaultRun.self, from: Data($0.utf8))
    }
  }
}
