/// Identifies a request within the process.
public struct RequestID: Hashable, Sendable, CustomStringConvertible {
  private let number: Int

  private static let last = Locked(0)

  static func next() -> RequestID {
    RequestID(
      number: last.withLock { number in
        number += 1
        return number
      }
    )
  }

  /// A number, starting at 1.
  public var description: String { "\(number)" }
}
