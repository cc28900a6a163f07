import Foundation

/// The parts of a row of `Tests/NNNetworkTests/Fire/faults.json` that tests and pages read.
///
/// The server and the probe get the rest.
package struct Fault: Decodable, Sendable {
  package let name: String
  package let toxic: String
  package let fault: String
  package let expect: ByTransport<String>
  /// The requests and effects that the server saw.
  package let attempts: ByTransport<Attempts>?
  package let seen: ByTransport<[String]>?
  package let effects: Int?
  package let waits: [Int]?
  /// The outcome with `URLSession` alone, if it crashes or hangs.
  package let bare: String?
  package let tls: String?

  package static let all: [Fault] = {
    do {
      let bytes = try Places.bytes("Tests/NNNetworkTests/Fire/faults.json")
      return try JSONDecoder().decode([Fault].self, from: Data(bytes))
    } catch {
      preconditionFailure("faults.json cannot be read: \(error)")
    }
  }()
}

/// One value for all transports, or one for each.
package enum ByTransport<Value: Decodable & Sendable>: Decodable, Sendable {
  case all(Value)
  case each([String: Value])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Value.self) {
      self = .all(value)
    } else {
      self = .each(try container.decode([String: Value].self))
    }
  }

  package subscript(transport: String) -> Value? {
    switch self {
    case .all(let value): value
    case .each(let values): values[transport]
    }
  }
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
