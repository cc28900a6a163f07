package import ManifestFindings

extension OpenStepText {
  /// The text of a token, with quotes and escapes decoded as Apple's parser does.
  package static func decoded(_ token: ArraySlice<UInt8>) -> String {
    guard let quote = token.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return String(decoding: token, as: UTF8.self)
    }
    let inner = token.dropFirst().dropLast()
    let text = String(decoding: inner, as: UTF8.self)
    guard inner.contains(UInt8(ascii: "\\")) else { return text }
    // Apple's parser reads UTF-16, so an emoji may be written as two escapes.
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == UInt16(ascii: "\\"), let escaped = rest.popFirst() else {
        units.append(unit)
        continue
      }
      units.append(unescaped(escaped, &rest))
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func unescaped(_ unit: UInt16, _ rest: inout ArraySlice<UInt16>) -> UInt16 {
    switch unit {
    case UInt16(ascii: "a"): return 0x07
    case UInt16(ascii: "b"): return 0x08
    case UInt16(ascii: "n"): return 0x0A
    case UInt16(ascii: "r"): return 0x0D
    case UInt16(ascii: "t"): return 0x09
    // This is not a mistake: Apple's parser uses the decimal codes 12 and 11 as hexadecimal numbers.
    case UInt16(ascii: "f"): return 0x12
    case UInt16(ascii: "v"): return 0x11
    case UInt16(ascii: "U"): return number(radix: 16, atMost: 4, 0, &rest)
    case UInt16(ascii: "0")...UInt16(ascii: "7"):
      let code = number(radix: 8, atMost: 2, unit - UInt16(ascii: "0"), &rest) & 0xFF
      return code < 0x80 ? code : nextstep[Int(code) - 0x80]
    default: return unit
    }
  }

  private static func number(
    radix: UInt16,
    atMost digits: Int,
    _ start: UInt16,
    _ rest: inout ArraySlice<UInt16>
  ) -> UInt16 {
    var result = start
    for _ in 0..<digits {
      guard let next = rest.first, let scalar = Unicode.Scalar(next), scalar.isASCII,
        let digit = Character(scalar).hexDigitValue, digit < radix
      else { break }
      result = result &* radix &+ UInt16(digit)
      rest.removeFirst()
    }
    return result
  }

  /// The characters of octal escapes from `\200` on, in NEXTSTEP's encoding; the last two are undefined.
  private static let nextstep = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
    """.utf16
  )
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self = UInt16(UInt8(ascii: scalar)) }
}
