/// Text that moves no cursor: a tab becomes a blank, and what is invisible its code point, so that
/// marks stand under what they mark and a manifest cannot write to the terminal.
package func printable(_ text: some StringProtocol) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09: result.append(" ")
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      let code = String(scalar.value, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: max(0, 4 - code.count))
      result.append(contentsOf: "<U+\(padding)\(code)>".unicodeScalars)
    default: result.append(scalar)
    }
  }
  return String(result)
}
