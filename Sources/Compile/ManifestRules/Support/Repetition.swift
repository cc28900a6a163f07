/// Two elements of a list that have the same key.
struct Repetition {
  /// The index of the first element with the key.
  var first: Int
  var later: Int
}

/// Finds the elements that have the key of an earlier element; pairs each with the first element that has that key.
func repetitions<Key: Hashable>(_ count: Int, key: (Int) -> Key) -> [Repetition] {
  var found: [Repetition] = []
  // A country's lists are short, and comparing a few texts is cheaper than hashing them.
  if count <= 12 {
    for later in 0..<count {
      guard let first = (0..<later).first(where: { key($0) == key(later) }) else { continue }
      found.append(Repetition(first: first, later: later))
    }
    return found
  }
  var first: [Key: Int] = Dictionary(minimumCapacity: count)
  for later in 0..<count {
    let key = key(later)
    guard let earlier = first[key] else {
      first[key] = later
      continue
    }
    found.append(Repetition(first: earlier, later: later))
  }
  return found
}
