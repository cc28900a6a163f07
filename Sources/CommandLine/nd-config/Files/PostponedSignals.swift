import POSIX
import ToolSupport

/// Postpones SIGINT, SIGTERM and SIGHUP until the files are consistent.
///
/// A transaction checks for a signal between its steps and gives up if one has arrived. After that, the signal has its
/// usual effect.
struct PostponedSignals: ~Copyable {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  private typealias Handler = @convention(c) (Int32) -> Void

  private var previous: [(number: Int32, handler: Handler?)] = []

  init() {
    for number in Self.numbers {
      let handler = signal(number) { received = $0 }
      // A signal that the parent process ignores stays ignored; `nohup` does this with SIGHUP.
      if Self.isIgnoring(handler) {
        signal(number, SIG_IGN)
      } else {
        previous.append((number, handler))
      }
    }
  }

  deinit {
    for (number, handler) in previous { signal(number, handler) }
    guard received != 0 else { return }
    let number = received
    received = 0
    raise(number)
  }

  /// Throws an error, which ends the transaction, if a signal has arrived.
  func check(_ path: String) throws(FileError) {
    guard received == 0 else { throw FileError("write", path, code: EINTR) }
  }

  private static func isIgnoring(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// The last received signal; 0 if there was none.
// `unsafe` is justified: the value is one aligned word, so a reader never sees half of a write. While the handler is
// installed, only the handler writes it, and the only running transaction reads it. It is reset after the handler is
// removed. If a read misses a signal, the transaction gives up one step later.
nonisolated(unsafe) private var received: Int32 = 0
