/// Encodes Unicode labels as ASCII (RFC 3492): `münchen` becomes `xn--mnchen-3ya`.
enum Punycode {
  private static let (base, tMin, tMax, skew, damp) = (36, 1, 26, 38, 700)

  /// Encodes all labels of a host or a site; nil if a label cannot be encoded.
  static func host(_ text: some StringProtocol) -> String? {
    var labels: [String] = []
    for label in text.lowercased().split(separator: ".", omittingEmptySubsequences: false) {
      if label.utf8.allSatisfy({ $0 < 0x80 }) {
        labels.append(String(label))
      } else {
        guard let encoded = encoded(label) else { return nil }
        labels.append("xn--" + encoded)
      }
    }
    return labels.joined(separator: ".")
  }

  private static func encoded(_ label: Substring) -> String? {
    let scalars = Array(label.unicodeScalars)
    // A label has at most 63 bytes. Combining marks are not supported, because they would have to be composed first.
    guard scalars.count <= 63,
      scalars.allSatisfy({ $0.properties.isAlphabetic || $0 == "-" || ("0"..."9").contains($0) }),
      scalars.allSatisfy({ $0.properties.canonicalCombiningClass == .notReordered })
    else { return nil }
    let ascii = scalars.filter(\.isASCII)
    var output = ascii
    if !ascii.isEmpty { output.append("-") }
    var (next, delta, bias) = (UInt32(0x80), 0, 72)
    var handled = ascii.count
    while handled < scalars.count {
      guard let smallest = scalars.lazy.map(\.value).filter({ $0 >= next }).min() else {
        return nil
      }
      delta += Int(smallest - next) * (handled + 1)
      next = smallest
      for scalar in scalars {
        if scalar.value < next { delta += 1 }
        guard scalar.value == next else { continue }
        output += digits(of: delta, bias)
        bias = adapted(delta, handled + 1, isFirst: handled == ascii.count)
        delta = 0
        handled += 1
      }
      delta += 1
      next += 1
    }
    return String(String.UnicodeScalarView(output))
  }

  /// The digits of a number, as a generalized variable-length integer.
  private static func digits(of number: Int, _ bias: Int) -> [Unicode.Scalar] {
    var digits: [Unicode.Scalar] = []
    var (rest, position) = (number, base)
    while true {
      let threshold = min(max(position - bias, tMin), tMax)
      if rest < threshold { break }
      digits.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      position += base
    }
    return digits + [digit(rest)]
  }

  private static func digit(_ value: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(value < 26 ? 0x61 + value : 0x30 + value - 26))
  }

  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / damp : delta / 2
    delta += delta / count
    var bias = 0
    while delta > (base - tMin) * tMax / 2 {
      delta /= base - tMin
      bias += base
    }
    return bias + (base - tMin + 1) * delta / (delta + skew)
  }
}
