#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

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

/// The bytes of a file, or of standard input for the path `-`.
///
/// Reading stops one byte after the limit, so that endless files such as `/dev/zero` are detected
/// cheaply.
func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
  if path == "-" { return try readAll(STDIN_FILENO, "standard input", limit: limit) }
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError("read", path) }
  defer { close(descriptor) }
  return try readAll(descriptor, path, limit: limit)
}

/// The bytes of a regular file; nil if it does not exist.
func readFileIfPresent(_ path: String, limit: Int) throws(FileError) -> [UInt8]? {
  // A plain open of a FIFO would block until somebody writes to it.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else {
    guard errno == ENOENT else { throw FileError("read", path) }
    return nil
  }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
  guard status.st_mode & S_IFMT == S_IFREG else {
    throw FileError("read", path, reason: "Not a regular file")
  }
  let bytes = try readAll(descriptor, path, limit: limit)
  guard bytes.count <= limit else {
    throw FileError("read", path, reason: "Larger than \(limit) bytes")
  }
  return bytes
}

/// The identity of the file at a path, after following links; nil if it does not exist.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// The path with all links resolved; nil if nothing is there.
func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}

func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// The names of the folders in a folder; empty if it is missing or cannot be read.
func foldersIn(_ folder: String) -> [String] {
  ((try? namesIn(folder)) ?? []).filter { isFolder("\(folder)/\($0)") }
}

/// How a file compares to its expected content.
enum FileState {
  case missing
  case different
  case equal
}

func compareFile(_ path: String, with contents: [UInt8]) throws(FileError) -> FileState {
  // A plain open of a FIFO would block until somebody writes to it.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else {
    guard errno == ENOENT else { throw FileError("read", path) }
    return .missing
  }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
  guard status.st_mode & S_IFMT == S_IFREG else {
    throw FileError("replace", path, reason: "Not a regular file")
  }
  let count = contents.count
  guard Int(status.st_size) == count else { return .different }
  let bytes = try readAll(descriptor, path, limit: count)
  return bytes == contents ? .equal : .different
}

/// The first bytes of a regular file; empty if it cannot be read.
func headOfFile(_ path: String, count: Int) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { return [] }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
  return (try? readAll(descriptor, path, limit: count)) ?? []
}

private func readAll(
  _ descriptor: Int32,
  _ name: String,
  limit: Int
) throws(FileError) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: min(limit + 1, 1 << 16))
  while bytes.count <= limit {
    let count = read(descriptor, &buffer, min(buffer.count, limit + 1 - bytes.count))
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw FileError("read", name) }
    guard count > 0 else { break }
    bytes.append(contentsOf: buffer[..<count])
  }
  return bytes
}

/// The paths of all files under a folder, relative to it; empty if it is missing.
///
/// A link counts as a file, whatever its target.
func filesUnder(_ folder: String) throws(FileError) -> [String] {
  var paths: [String] = []
  for name in try namesIn(folder) {
    var status = stat()
    guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
    if status.st_mode & S_IFMT == S_IFDIR {
      for path in try filesUnder("\(folder)/\(name)") { paths.append("\(name)/\(path)") }
    } else {
      paths.append(name)
    }
  }
  return paths
}

/// The names in a folder, unordered; empty if it is missing.
private func namesIn(_ folder: String) throws(FileError) -> [String] {
  guard let stream = opendir(folder) else {
    guard errno == ENOENT else { throw FileError("read", folder) }
    return []
  }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
        String(cString: $0)
      }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

/// Creates a folder and its parents.
func makeFolder(_ path: String) throws(FileError) {
  guard !path.isEmpty, mkdir(path, 0o777) != 0, errno != EEXIST else { return }
  guard errno == ENOENT, let slash = path.lastIndex(of: "/") else {
    throw FileError("create", path)
  }
  try makeFolder(String(path[..<slash]))
  guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError("create", path) }
}

func removeFile(_ path: String) throws(FileError) {
  guard unlink(path) == 0 || errno == ENOENT else { throw FileError("remove", path) }
}
