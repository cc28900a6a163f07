/// Brackets that are missing within a value.
extension WrittenLine {
  /// Each place where a bracket may be missing is an edit to try.
  private static let mostPlaces = 12

  /// A bracket that is missing within a value: `{ city: { label: Town, zip: 1 }`, `dev: port: 80 }`.
  func missingInside(_ body: Substring) -> [LineMistake] {
    let braces = body.count { $0 == "{" } - body.count { $0 == "}" }
    let keys = flowKeys.filter {
      body.startIndex < $0.lowerBound && $0.upperBound <= body.endIndex
    }
    .prefix(Self.mostPlaces)
    var texts: [String] = []
    if braces == 1 {
      let ends = body.indices.filter { ",]".contains(body[$0]) }.prefix(Self.mostPlaces)
      texts = ends.map { body[..<$0].trimmedEnd + " }" + body[$0...] }
    } else if braces == -1 {
      let starts = keys.map(\.lowerBound)
      texts = ([body.startIndex] + starts).map { body[..<$0] + "{ " + body[$0...] }
    } else if braces == 0, !body.contains("{"), key == nil, body.contains(", ") {
      texts = ["{ \(body) }"]
    } else if braces == 0 {
      // A key right behind another one is in braces.
      texts = keys.filter { body[..<$0.lowerBound].trimmedEnd.last == ":" }.map { key in
        let end = body[key.lowerBound...].firstIndex { ",]}".contains($0) } ?? body.endIndex
        let rest = body[end...]
        return body[..<key.lowerBound] + "{ " + body[key.lowerBound..<end].trimmedEnd + " }"
          + (rest.first == "}" ? " " : "") + rest
      }
    }
    let bracket = braces == 1 ? "}" : "{"
    return texts.map { text in
      LineMistake(
        message: "missing `\(bracket)`",
        help: "write `\(text)`",
        corrected: replacing(body, with: text)
      )
    }
  }
}
