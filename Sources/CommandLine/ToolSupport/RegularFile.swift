package import POSIX

/// A regular file that is open for reading; opening a FIFO, socket or device is an error and never blocks.
package struct RegularFile: ~Copyable {
  package let status: stat
  private let descriptor: Int32
  private let path: String

  private init(_ descriptor: Int32, _ status: stat, _ path: String) {
    self.descriptor = descriptor
    self.status = status
    self.path = path
  }

  /// Opens a file by its name in a folder, or by its path if there is no folder; nil if it does not exist.
  ///
  /// Links are followed only if there is no folder. `path` is for error messages.
  package static func open(
    _ name: String,
    in folder: OpenFolder?,
    path: String
  ) throws(FileError) -> RegularFile? {
    var flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    if folder != nil { flags |= O_NOFOLLOW }
    let descriptor = openat(folder?.descriptor ?? AT_FDCWD, name, flags)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: return nil
      // The errors for opening a socket.
      case ENXIO, EOPNOTSUPP: throw FileError("read", path, reason: Self.isSpecial)
      default: throw FileError("read", path)
      }
    }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    guard isKnown, status.st_mode & S_IFMT == S_IFREG else {
      let error = isKnown ? FileError("read", path, reason: isSpecial) : FileError("read", path)
      close(descriptor)
      throw error
    }
    return RegularFile(descriptor, status, path)
  }

  deinit { close(descriptor) }

  private static let isSpecial = "Not a regular file"

  /// The default size limit, which is larger than any generated file.
  package static let sizeLimit = 64 << 20

  /// Reads at most one byte more than the limit, so that larger files are detected cheaply.
  package func bytes(upTo limit: Int) throws(FileError) -> [UInt8] {
    try readAll(descriptor, path, limit: limit, expected: Int(status.st_size))
  }

  /// Reads the whole file; throws an error if it is larger than the limit.
  package func bytes(limit: Int = sizeLimit) throws(FileError) -> [UInt8] {
    let bytes = try bytes(upTo: limit)
    guard bytes.count <= limit else {
      throw FileError("read", path, reason: "Larger than \(limit >> 20) MB")
    }
    return bytes
  }

  /// Whether the file has extended attributes that a new file with the same name and bytes would not have.
  package var hasAttributes: Bool {
    #if canImport(Darwin)
    let count = flistxattr(descriptor, nil, 0, 0)
    #else
    let count = flistxattr(descriptor, nil, 0)
    #endif
    guard count > 0 else { return false }
    var names = [CChar](repeating: 0, count: count)
    #if canImport(Darwin)
    let length = flistxattr(descriptor, &names, count, 0)
    #else
    let length = flistxattr(descriptor, &names, count)
    #endif
    guard length > 0 else { return false }
    let texts = names[..<length].split(separator: 0).map { name in
      String(decoding: name.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    // The system sets the attributes excluded here on every file.
    return texts.contains { !$0.hasPrefix("security.") && $0 != "com.apple.provenance" }
  }
}

/// Reads a file that the command line names, or standard input for the path `-`.
///
/// Reading stops one byte after the limit.
package func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
  if path == "-" {
    return try readAll(STDIN_FILENO, "standard input", limit: limit, expected: 0)
  }
  guard let file = try RegularFile.open(path, in: nil, path: path) else {
    throw FileError("read", path, code: ENOENT)
  }
  return try file.bytes(upTo: limit)
}

private func readAll(
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
