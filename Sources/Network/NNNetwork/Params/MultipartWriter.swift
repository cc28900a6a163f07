import Foundation

/// Writes `multipart/form-data` like browsers (RFC 7578 and the HTML standard).
struct MultipartWriter {
  private let boundary: String
  private let parts: [FormPart]
  private static let chunkBytes = 65_536

  init(boundary: String, parts: [FormPart]) {
    self.boundary = boundary
    self.parts = parts
  }

  /// 128 random bits, which no part contains by accident and nobody can guess.
  static func randomBoundary() -> String {
    "nnnetwork-" + UUID().uuidString.replacing("-", with: "")
  }

  /// Whether the text can be used in `Content-Type` without quotes (RFC 2046, section 5.1.1).
  static func isBoundary(_ text: String) -> Bool {
    text.utf8.count <= 70 && HTTPHeaders.isToken(text)
  }

  /// The body: in a temporary file if a part is a file on disk, otherwise in memory.
  func encoded() throws -> EncodedParams {
    let contentType = "multipart/form-data; boundary=\(boundary)"
    let hasFile = parts.contains { part in
      if case .file(let file) = part.content, case .file = file.source { true } else { false }
    }
    guard hasFile else {
      var body = Data()
      try write { body.append($0) }
      return EncodedParams(body: .data(body), contentType: contentType)
    }
    let temporary = TemporaryFile()
    do {
      let handle = try temporary.create()
      defer { try? handle.close() }
      try write { try handle.write(contentsOf: $0) }
    } catch {
      temporary.remove()
      throw error
    }
    return EncodedParams(
      body: .file(temporary.url),
      contentType: contentType,
      temporaryFile: temporary
    )
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

  /// Percent-encodes characters that would end the quotes or the line; everything else is UTF-8.
  private static func quoted(_ text: String) -> String {
    // By scalar, because CR LF is a single `Character` that would be missed.
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
