/// Finds the candidate that the author of a misspelled name probably meant; nil if none is similar.
///
/// A candidate may differ by one typo for every three letters, and by at least one. A typo is a letter that is
/// added, dropped, replaced or swapped with its neighbor. If no candidate is that similar, the result is the only
/// one that starts with the name: `sub` → `subdomain`.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let candidates = Array(candidates)
  return namesNear(name, among: candidates).first
    ?? onlyCandidate(beginningWith: name, among: candidates)
}

/// Finds all candidates that the author of a misspelled name possibly meant, the nearest first.
///
/// If some candidates differ from the name only in case and separators, only these are returned:
/// `helpDeskLocale` matches `help_desk_locale`.
package func namesNear(_ name: String, among candidates: [String]) -> [String] {
  // A name of more than 64 bytes is not a typo of a candidate, and computing its distance takes quadratic time.
  guard name.utf8.count <= 64 else { return [] }
  let letters = lettersAndDigits(name)
  let same = candidates.filter { lettersAndDigits($0) == letters && !letters.isEmpty }
  guard same.isEmpty else { return same }
  let near = candidates.enumerated().compactMap { index, candidate in
    distance(name, candidate).map { ($0, index) }
  }
  return near.sorted(by: <).map { candidates[$0.1] }
}

/// The only candidate that starts with the letters: `subdomain` for `sub`.
private func onlyCandidate(
  beginningWith name: String,
  among candidates: [String]
) -> String? {
  let letters = lettersAndDigits(name)
  guard 3...64 ~= letters.count else { return nil }
  let found = candidates.filter { lettersAndDigits($0).starts(with: letters) }
  return found.count == 1 ? found[0] : nil
}

private func lettersAndDigits(_ text: String) -> [UInt8] {
  text.utf8.filter(\.isLetterOrDigit).map(\.lowercased)
}

/// The number of typos between two names; nil if it is more than one for every three letters.
private func distance(_ name: String, _ other: String) -> Int? {
  let (count, otherCount) = (name.utf8.count, other.utf8.count)
  let limit = max(1, max(count, otherCount) / 3)
  // Each additional or missing letter is a typo.
  guard abs(count - otherCount) <= limit else { return nil }
  let distance = editDistance(Array(name.utf8), Array(other.utf8))
  return distance <= limit ? distance : nil
}

/// The optimal string alignment distance.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1] + [Int](repeating: 0, count: b.count)
    for j in 0..<b.count {
      row[j + 1] = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
      }
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}

/// Formats a list of names, each in backticks: `a`, `b` and 3 more.
package func listing(_ names: [String], atMost limit: Int = 30) -> String {
  let shown = names.prefix(limit).map { "`\($0)`" }.joined(separator: ", ")
  return names.count > limit ? "\(shown) and \(names.count - limit) more" : shown
}

/// Formats a number with its noun: 1 country, 2 countries.
package func counted(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}
