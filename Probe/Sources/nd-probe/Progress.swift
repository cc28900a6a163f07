import Foundation
import NIOConcurrencyHelpers

/// One line on standard error; nothing without a terminal.
final class Progress: Sendable {
  private let isShown = isatty(2) == 1
  private let counts = NIOLockedValueBox((done: 0, all: 0))

  func begin(_ count: Int) { counts.withLockedValue { $0.all = count } }

  func step() {
    let text = counts.withLockedValue { counts in
      counts.done += 1
      return "\r\(counts.done) of \(counts.all) answers"
    }
    if isShown { FileHandle.standardError.write(Data(text.utf8)) }
  }

  func end() {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
