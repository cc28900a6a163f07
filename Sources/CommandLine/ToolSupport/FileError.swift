internal import POSIX

/// A failed file operation, which is reported as an error of the machine, not as a finding about a manifest.
package struct FileError: Error, CustomStringConvertible {
  package var operation: String
  package var path: String
  package var reason: String

  /// The default reason is the text for `errno`, the error of the last system call.
  package init(_ operation: String, _ path: String, code: Int32 = errno) {
    self.init(operation, path, reason: String(cString: strerror(code)))
  }

  package init(_ operation: String, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  package var description: String { "cannot \(operation) \(path): \(reason)" }
}
