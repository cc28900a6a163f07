import Foundation

/// The parts of a row of `Tests/NNNetworkTests/Fire/faults.json` that tests and pages read.
///
/// The server and the probe get the rest.
package struct Fault: Decodable, Sendable {
  package let name: String
  package let toxic: String
  package let fault: String
  /// The outcome over `URLSession` on Linux; two if it depends on how the bytes are split.
  package let expect: String
  /// The requests and effects that the server saw.
  package let attempts: Attempts?
  package let seen: [String]?
  package let effects: Int?
  /// Why the outcome is not what it should be, if Foundation for Linux is the cause.
  package let foundation: String?
  /// The outcome with `URLSession` alone, if it crashes or hangs.
  package let bare: String?

  package static let all: [Fault] = {
    do {
      let bytes = try Places.bytes("Tests/NNNetworkTests/Fire/faults.json")
      return try JSONDecoder().decode([Fault].self, from: Data(bytes))
    } catch {
      preconditionFailure("faults.json cannot be read: \(error)")
    }
  }()
}

/// The number of requests that the server saw: an exact number or a range.
package struct Attempts: Decodable, Sendable, CustomStringConvertible {
  package let range: ClosedRange<Int>

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let count = try? container.decode(Int.self) {
      range = count...count
      return
    }
    let ends = try container.decode([Int].self)
    guard ends.count == 2, ends[0] <= ends[1] else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no range")
    }
    range = ends[0]...ends[1]
  }

  package var description: String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
  }
}
