extension DecodingError {
  /// What is wrong and where, without the values.
  var locationSummary: String {
    let (problem, context) =
      switch self {
      case .typeMismatch(let type, let context): ("expected \(type)", context)
      case .valueNotFound(let type, let context): ("null instead of \(type)", context)
      case .keyNotFound(let key, let context): ("missing key `\(key.stringValue)`", context)
      case .dataCorrupted(let context): ("malformed", context)
      @unknown default: ("not decodable", Context(codingPath: [], debugDescription: ""))
      }
    return at(context.codingPath, problem)
  }
}

extension EncodingError {
  /// The location of a value that cannot be encoded, without the value.
  var locationSummary: String {
    guard case .invalidValue(_, let context) = self else { return "not encodable" }
    return at(context.codingPath, "not encodable")
  }
}

private func at(_ path: [any CodingKey], _ problem: String) -> String {
  let path = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }
  return (path.isEmpty ? problem : "\(problem) at `\(path.joined())`").onOneLine
}
