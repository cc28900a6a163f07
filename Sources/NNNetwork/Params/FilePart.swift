public import Foundation

/// A file in parameters that are written as multipart.
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
  /// The name that the server is told, without a folder.
  public let filename: String
  /// The media type, `image/jpeg`.
  public let contentType: String

  /// A file on disk, read when the request is built, 64 KB at a time.
  public init(contentsOf file: URL, filename: String? = nil, contentType: String) {
    source = .file(file)
    self.filename = filename ?? file.lastPathComponent
    self.contentType = contentType
  }

  /// Bytes in memory.
  public init(_ data: Data, filename: String, contentType: String) {
    source = .data(data)
    self.filename = filename
    self.contentType = contentType
  }

  /// Fails: only multipart holds files.
  ///
  /// - Throws: ``ParamsError/fileOutsideMultipart(name:)``.
  public func encode(to encoder: any Encoder) throws {
    throw ParamsError.fileOutsideMultipart(name: encoder.codingPath.last?.stringValue ?? filename)
  }
}

/// A file that goes when the request is done.
struct TemporaryFile: Sendable {
  let url: URL

  init() {
    let process = ProcessInfo.processInfo.processIdentifier
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("nnnetwork-\(process)-\(UUID().uuidString)")
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
