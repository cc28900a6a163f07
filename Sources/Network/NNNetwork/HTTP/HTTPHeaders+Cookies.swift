extension HTTPHeaders {
  /// Adds fields whose values the system has joined.
  ///
  /// Only cookies are joined wrongly: their dates contain commas. A new one begins after a comma at a name and `=`.
  mutating func add(joined name: String, _ value: String) {
    guard Self.areEqual(name, "Set-Cookie") else { return add(name, value) }
    var cookie = ""
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      if !cookie.isEmpty, Self.beginsCookie(part) {
        add(name, cookie)
        cookie = String(part.drop { $0 == " " })
      } else {
        cookie += cookie.isEmpty ? String(part) : ",\(part)"
      }
    }
    add(name, cookie)
  }

  private static func beginsCookie(_ text: Substring) -> Bool {
    let text = text.drop { $0 == " " }
    guard let end = text.firstIndex(of: "=") else { return false }
    return isToken(String(text[..<end]))
  }
}
