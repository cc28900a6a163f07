/// The checksum of zip and PNG, which detects damaged records.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in
      sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1
    }
  }

  static func checksum(_ parts: UnsafeRawBufferPointer...) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      ~parts.reduce(UInt32.max) { sum, part in
        part.reduce(sum) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
      }
    }
  }
}
