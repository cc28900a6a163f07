import Testing

@testable import ManifestRules

/// Other spellings of hosts, URLs and fingerprints.
@Suite struct RepairTests {
  /// The encoded forms are those of Python's `idna` codec.
  @Test(arguments: [
    ("example", "example"), ("MÜNCHEN", "xn--mnchen-3ya"),
    ("bücher.example", "xn--bcher-kva.example"),
    ("пример.испытание", "xn--e1afmkfd.xn--80akhbyknj4f"), ("例え", "xn--r8jz45g"), ("a_b", "a_b"),
    ("ü", "xn--tda"), ("e\u{301}", nil), ("a–b", nil), ("🙂", nil),
  ])
  func hostIsEncoded(_ host: String, _ encoded: String?) {
    #expect(Punycode.host(host) == encoded)
  }

  @Test(arguments: [
    ("http://a.example/b", "https://a.example/b", true), ("a.example", "https://a.example", true),
    (" https://a.example\n", "https://a.example", true),
    ("//a.example/", "https://a.example/", true),
    ("[a](https://a.example/)", "https://a.example/", true),
    ("<https://a.example/>", "https://a.example/", true),
    ("https:/a.example", "https://a.example", true),
    ("HTPS://A.example./B", "https://a.example/B", true),
    ("https://a.example:443/b#c", "https://a.example/b", true),
    ("https://a.example:80", "https://a.example", false),
    ("https://me:pw@a.example", "https://a.example", false),
    ("ftp://a.example", "https://a.example", false),
    ("https:\\\\a.example\\b", "https://a.example/b", false),
    ("https://a_b.example", "https://a-b.example", false),
    ("https://ü.example/é ü?a=|", "https://xn--tda.example/%C3%A9%20%C3%BC?a=%7C", true),
    ("https://a.example/5%", "https://a.example/5%25", true),
    ("https://a..example", "https://a.example", false),
    ("https://https://a.example", "https://a.example", true),
    ("https://a.example/#/{b}", "https://a.example/{b}", false),
    ("https://a.example#{b}", "https://a.example/{b}", false),
    ("https://{web_host}:443/", "https://{web_host}/", true),
  ])
  func urlIsRepaired(_ url: String, _ repaired: String, _ isCertain: Bool) throws {
    let found = try #require(RepairedURL(url))
    #expect(found.text == repaired)
    #expect(found.isCertain == isCertain)
    #expect(RepairedURL(found.text) == nil)
  }

  @Test(arguments: [
    "", "https://", "mailto:a@a.example", "https://localhost", "https://a", "{",
    "https://🙂.example",
  ])
  func textWithoutAHostIsNot(_ url: String) {
    #expect(RepairedURL(url) == nil)
  }

  @Test func fingerprintIsRespelled() {
    let right = Array(repeating: "0A:FF", count: 16).joined(separator: ":")
    let digits = right.replacing(":", with: "")
    for text in [
      digits, digits.lowercased(), right.lowercased(), right.replacing(":", with: " "),
      "SHA256: \(right)",
      "sha-256=\(digits)", "0x\(digits)", "\(right):",
      "Cv8K/wr/Cv8K/wr/Cv8K/wr/Cv8K/wr/Cv8K/wr/Cv8=",
      "sha256/Cv8K_wr_Cv8K_wr_Cv8K_wr_Cv8K_wr_Cv8K_wr_Cv8",
    ] {
      #expect(Fingerprint.respelled(text) == right, "\(text)")
    }
    for text in ["", "SHA1: \(right)", String(digits.dropLast()), "\(digits)00", "x\(digits)"] {
      #expect(Fingerprint.respelled(text) == nil, "\(text)")
    }
  }
}
