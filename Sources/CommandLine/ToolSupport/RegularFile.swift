internal import POSIX

/// Reads a file that the command line names, or standard input for the path `-`.
///
/// Reading stops one byte after the limit.
package func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
  if path == "-" {
    return try readAll(STDIN_FILENO, "standard input", limit: limit, expected: 0)
  }
  guard let bytes = try readRegularFile(path, name: path, limit: limit, followsLink: true) else {
    throw FileError("read", path, code: ENOENT)
  }
  return bytes
}

/// Reads a regular file, and at most one byte more than the limit; nil if the file does not exist.
///
/// Opening a FIFO, socket or device is an error and never blocks. `name` is for error messages.
func readRegularFile(
  _ path: String,
  name: String,
  limit: Int,
  followsLink: Bool
) throws(FileError) -> [UInt8]? {
  let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followsLink ? 0 : O_NOFOLLOW)
  let descriptor = open(path, flags)
  let special = "Not a regular file"
  guard descriptor >= 0 else {
    switch errno {
    case ENOENT: return nil
    // The errors for opening a socket.
    case ENXIO, EOPNOTSUPP: throw FileError("read", name, reason: special)
    default: throw FileError("read", name)
    }
  }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw FileError("read", name) }
  guard status.st_mode & S_IFMT == S_IFREG else {
    throw FileError("read", name, reason: special)
  }
  return try readAll(descriptor, name, limit: limit, expected: Int(status.st_size))
}

/// Reads until the end, and at most one byte more than the limit; `name` is for error messages.
package func readAll(
  _ descriptor: Int32,
  _ name: String,
  limit: Int,
  expected: Int
) throws(FileError) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: min(limit, max(expected, 1 << 12)) + 1)
  while bytes.count <= limit {
    let count = read(descriptor, &buffer, min(buffer.count, limit + 1 - bytes.count))
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw FileError("read", name) }
    guard count > 0 else { break }
    bytes.append(contentsOf: buffer[..<count])
  }
  return bytes
}
