import Foundation

/// What `nd-config export` prints, as far as the probe needs it.
struct Export: Decodable {
  struct Environment: Decodable {
    let name: String
    let hosts: String?
  }

  struct Service: Decodable { let name: String }

  struct Language: Decodable {
    let locale: String
    let url: String
    let helpDeskURL: String?
    let helpDeskLocale: String?
  }

  struct Country: Decodable {
    let code: String
    let status: String
    let names: [String: String]
    let languages: [Language]
    let helpDeskURL: String?
    let urls: [String: [String: String]]
    let acceptedHosts: [String: [String]]
    let deepLinkHosts: [String]
  }

  let version: Int
  let environments: [Environment]
  let services: [Service]
  let countries: [Country]
  /// The generated files that each host of a link serves below `/.well-known/`.
  let associationFiles: [String: [String]]?

  /// Reads a file, or standard input for `-`.
  init(_ path: String) throws {
    let input = path == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: path)
    let data = input?.readDataToEndOfFile() ?? Data()
    guard let export = try? JSONDecoder().decode(Self.self, from: data), export.version == 1 else {
      throw Refusal("`\(path)` is not what `nd-config export` prints")
    }
    self = export
  }
}

/// Why nothing can be asked; exit status 2.
struct Refusal: Error, CustomStringConvertible {
  let description: String

  init(_ text: String) { description = text.inert }
}
