#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What the machine would not do: seen by whoever runs the tool, never a finding.
struct FileError: Error, CustomStringConvertible {
  var operation: String
  var path: String
  var reason: String

  /// The reason is that of the last system call.
  init(_ operation: String, _ path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    reason = String(cString: strerror(code))
  }

  var description: String { "cannot \(operation) \(path): \(reason)" }
}

/// A file descriptor that text is written to, whole.
struct OutputStream: Sendable {
  let descriptor: Int32

  var isTerminal: Bool { isatty(descriptor) == 1 }

  func write(_ text: String) {
    // A reader that has gone away, as in `nd-config export | head`, is no error of ours.
    _ = Array(text.utf8).withUnsafeBytes { writeAll($0, to: descriptor) }
  }
}

let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
let standardError = OutputStream(descriptor: STDERR_FILENO)

/// The bytes of a file, or of standard input for the path `-`.
func readFile(_ path: String) throws(FileError) -> [UInt8] {
  let isStandardInput = path == "-"
  let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError("read", path) }
  defer { if !isStandardInput { close(descriptor) } }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { throw FileError("read", path) }
    guard count > 0 else { return bytes }
    bytes.append(contentsOf: buffer[..<count])
  }
}

func fileExists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// The names in a folder, sorted; empty where there is none.
func namesInFolder(_ path: String) -> [String] {
  guard let folder = opendir(path) else { return [] }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
        String(cString: $0)
      }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}

/// Makes a folder and those above it.
func makeFolder(_ path: String) throws(FileError) {
  guard !path.isEmpty, !fileExists(path) else { return }
  if let slash = path.lastIndex(of: "/") { try makeFolder(String(path[..<slash])) }
  guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError("make", path) }
}

func removeFile(_ path: String) throws(FileError) {
  guard unlink(path) == 0 else { throw FileError("remove", path) }
}

/// Files that take the place of others at once: all are written beside their targets before the
/// first is renamed, so that a full disk or an unwritable folder leaves every old file as it was.
struct FileTransaction: ~Copyable {
  private var pending: [(temporary: String, target: String)] = []

  mutating func write(_ text: String, to target: String) throws(FileError) {
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? ""
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
    if let slash { try makeFolder(String(target[..<slash])) }
    let temporary = "\(folder).\(name).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", target) }
    pending.append((temporary, target))
    let isWritten = Array(text.utf8).withUnsafeBytes { writeAll($0, to: descriptor) }
    let code = errno
    guard close(descriptor) == 0, isWritten else {
      throw FileError("write", target, code: isWritten ? errno : code)
    }
  }

  mutating func commit() throws(FileError) {
    while let next = pending.first {
      guard rename(next.temporary, next.target) == 0 else { throw FileError("write", next.target) }
      pending.removeFirst()
    }
  }

  deinit {
    for file in pending { unlink(file.temporary) }
  }
}

private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count < 0, errno == EINTR { continue }
    guard count >= 0 else { return false }
    rest = rest[(rest.startIndex + count)...]
  }
  return true
}
