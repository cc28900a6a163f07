import POSIX

/// A failed file operation, reported to the person who runs the tool; never a finding.
struct FileError: Error, CustomStringConvertible {
  var operation: String
  var path: String
  var reason: String

  /// The reason is that of the last system call.
  init(_ operation: String, _ path: String, code: Int32 = errno) {
    self.init(operation, path, reason: String(cString: strerror(code)))
  }

  init(_ operation: String, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  var description: String { "cannot \(operation) \(path): \(reason)" }
}
