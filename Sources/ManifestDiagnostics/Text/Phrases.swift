/// `a`, `b` and 3 more.
package func listing(_ names: [String], atMost limit: Int = 30) -> String {
  let shown = names.prefix(limit).map { "`\($0)`" }.joined(separator: ", ")
  return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
}

/// 1 country, 2 countries.
package func counted(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}
