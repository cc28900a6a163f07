public import Foundation

/// Writes `multipart/form-data` as browsers do (RFC 7578 and the HTML standard).
package struct MultipartWriter: Sendable {
  /// A random text, which cannot be guessed and does not occur in a part by accident.
  let boundary = "nnnetwork-" + UUID().uuidString.replacing("-", with: "")
  let parts: [FormPart]
  private static let chunkBytes = 65_536

  /// Encodes the body in memory, unless a part is a file on disk.
  func encoded() throws -> EncodedParams {
    var params = EncodedParams(contentType: "multipart/form-data; boundary=\(boundary)")
    let hasFile = parts.contains { part in
      if case .file(let file) = part.content, case .file = file.source { true } else { false }
    }
    if hasFile {
      params.multipart = self
    } else {
      var body = Data()
      try write { body.append($0) }
      params.body = .data(body)
    }
    return params
  }

  /// Writes the body to a temporary file, on a dispatch queue, because copying large files would block the threads of
  /// Swift's tasks.
  func write() async throws -> TemporaryFile {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try file() }) }
    }
  }

  private func file() throws -> TemporaryFile {
    let temporary = TemporaryFile()
    do {
      let handle = try temporary.create()
      defer { try? handle.close() }
      try write { try handle.write(contentsOf: $0) }
    } catch {
      temporary.remove()
      throw error
    }
    return temporary
  }

  private func write(to sink: (Data) throws -> Void) throws {
    for part in parts {
      try sink(Data(head(of: part).utf8))
      switch part.content {
      case .text(let text): try sink(Data(text.utf8))
      case .file(let file):
        switch file.source {
        case .data(let data): try sink(data)
        case .file(let url): try copy(url, name: part.name, to: sink)
        }
      }
      try sink(Data("\r\n".utf8))
    }
    try sink(Data("--\(boundary)--\r\n".utf8))
  }

  private func head(of part: FormPart) -> String {
    var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.quoted(part.name))\""
    if case .file(let file) = part.content {
      head += "; filename=\"\(Self.quoted(file.filename))\"\r\nContent-Type: "
      head += file.contentType.filter { !$0.isNewline }
    }
    return head + "\r\n\r\n"
  }

  private func copy(_ url: URL, name: String, to sink: (Data) throws -> Void) throws {
    guard let handle = try? FileHandle(forReadingFrom: url) else {
      throw ParamsError.unreadableFile(name: name)
    }
    defer { try? handle.close() }
    while let chunk = try handle.read(upToCount: Self.chunkBytes), !chunk.isEmpty {
      try sink(chunk)
    }
  }

  /// Percent-encodes quotes, CR and LF, which would end the quoted string or the line: `a"b` → `a%22b`.
  private static func quoted(_ text: String) -> String {
    // Iterate over scalars, because CR LF is a single `Character`.
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "%22"
      case "\r": quoted += "%0D"
      case "\n": quoted += "%0A"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted
  }
}

/// A file in multipart parameters.
///
/// ```swift
/// struct Report: Encodable {
///   let title: String
///   let photo: FilePart
/// }
/// ```
public struct FilePart: Encodable, Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case data(Data)
    case file(URL)
  }

  let source: Source
  /// The file name to send, without a folder.
  let filename: String
  /// The media type, such as `image/jpeg`.
  let contentType: String

  /// Creates a part from a file on disk, which is read in pieces of 64 KB when the request is built.
  public init(contentsOf file: URL, filename: String? = nil, contentType: String) {
    source = .file(file)
    self.filename = filename ?? file.lastPathComponent
    self.contentType = contentType
  }

  /// Creates a part from bytes in memory.
  public init(_ data: Data, filename: String, contentType: String) {
    source = .data(data)
    self.filename = filename
    self.contentType = contentType
  }

  /// Always throws an error, because only multipart bodies can contain files.
  ///
  /// - Throws: an error that names the parameter.
  public func encode(to encoder: any Encoder) throws {
    throw ParamsError.fileOutsideMultipart(name: encoder.codingPath.last?.stringValue ?? filename)
  }
}

/// A named part of a form: a text or a file.
struct FormPart: Sendable {
  enum Content: Sendable {
    case text(String)
    case file(FilePart)
  }

  let name: String
  let content: Content
}

/// A file that is deleted after the request.
struct TemporaryFile: Sendable {
  let url: URL

  init() {
    let process = ProcessInfo.processInfo.processIdentifier
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("nnnetwork-\(process)-\(UUID().uuidString)")
  }

  /// Creates the file; only the current user can read it, because it contains private data.
  func create() throws -> FileHandle {
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    _ = FileManager.default.createFile(atPath: url.path, contents: nil, attributes: attributes)
    return try FileHandle(forWritingTo: url)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
