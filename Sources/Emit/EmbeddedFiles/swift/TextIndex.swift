/// A hash table with short texts as keys.
///
/// Lookups ignore the case of ASCII letters and allocate no memory.
///
/// It uses open addressing with linear probing and is at most half full. The keys come from the
/// manifest, so an attacker cannot choose keys that collide.
nonisolated struct TextIndex<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var hash: UInt64
    var start: Int
    var count: Int
    var value: Value
  }

  private var keys: [UInt8] = []
  private var entries: [Entry] = []
  private var slots: [UInt32]
  private let mask: Int
  private let shift: Int

  /// Creates an index for at most `capacity` keys.
  init(capacity: Int) {
    var size = 4
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
    shift = UInt64.bitWidth - size.trailingZeroBitCount
    entries.reserveCapacity(capacity)
    keys.reserveCapacity(capacity * 32)
  }

  /// Adds a key.
  ///
  /// If a key is added twice, lookups find the first value.
  mutating func insert(_ key: some Collection<UInt8>, _ value: Value) {
    precondition(entries.count * 2 < slots.count, "the index was made for fewer keys")
    let start = keys.count
    var hash = Hash()
    for byte in key {
      keys.append(byte.foldingASCII)
      hash.combine(byte.foldingASCII)
    }
    entries.append(
      Entry(hash: hash.value, start: start, count: keys.count - start, value: value)
    )
    var slot = hash.slot(shift)
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(entries.count)
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The value of a key.
  func value(for key: Slice<UnsafeBufferPointer<UInt8>>) -> Value? {
    let key = UnsafeBufferPointer(rebasing: key)
    var hash = Hash()
    for byte in key { hash.combine(byte.foldingASCII) }
    var slot = hash.slot(shift)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash.value, entry.count == key.count, holds(key, at: entry.start) {
        return entry.value
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The value of a key.
  func value(for key: String) -> Value? {
    var key = key
    return key.withUTF8 { value(for: $0[...]) }
  }

  private func holds(_ key: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    keys.withUnsafeBufferPointer { keys in
      for offset in 0..<key.count where keys[start + offset] != key[offset].foldingASCII {
        return false
      }
      return true
    }
  }
}

/// A hash that rotates and xors, with half the latency per byte of the multiplication in FNV-1a.
nonisolated private struct Hash {
  private(set) var value: UInt64 = 0

  mutating func combine(_ byte: UInt8) {
    value = (value &<< 5 | value &>> 59) ^ UInt64(byte)
  }

  /// Uses the upper bits of the product, because only they depend on every byte.
  func slot(_ shift: Int) -> Int {
    Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(shift))
  }
}

nonisolated extension UInt8 {
  /// The lowercase form of an ASCII letter; any other byte is unchanged.
  var foldingASCII: UInt8 {
    self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
  }
}
