public import Foundation

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
  /// The file name that is sent, without a folder.
  public let filename: String
  /// The media type, such as `image/jpeg`.
  public let contentType: String

  /// A file on disk, read in pieces of 64 KB when the request is built.
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

  /// Always fails: only multipart bodies can contain files.
  ///
  /// - Throws: ``ParamsError/fileOutsideMultipart(name:)``.
  public func encode(to encoder: any Encoder) throws {
    throw ParamsError.fileOutsideMultipart(name: encoder.codingPath.last?.stringValue ?? filename)
  }
}
