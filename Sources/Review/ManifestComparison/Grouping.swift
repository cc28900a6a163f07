extension Sequence {
  /// The elements with equal keys together, each group where its first element is.
  func grouped<Key: Hashable>(by value: (Element) -> Key) -> [[Element]] {
    var groups: [[Element]] = []
    var numbers: [Key: Int] = [:]
    for element in self {
      let key = value(element)
      if let number = numbers[key] {
        groups[number].append(element)
      } else {
        numbers[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}
