import NDFrozenCountries
import Testing

/// Real postal codes, and texts that no post office would accept.
struct PostalCodeTests {
  static let valid: [(Country, [String])] = [
    (.us, ["95014", "95014-1234", "94103 1234", "00501"]),
    (.nl, ["1012 AB", "1012AB", "9999 XK"]),
    (.gb, ["SW1A 1AA", "SW1A1AA", "M1 1AE", "EC1A 1BB", "GIR 0AA", "BFPO 1"]),
    (.de, ["10115", "01067"]),
    (.fr, ["75001", "75 001", "20000"]),
    (.it, ["00144", "20121"]),
    (.es, ["28039", "08001"]),
    (.au, ["2000", "0800"]),
    (.ca, ["K1A 0B1", "K1A0B1", "H3Z 2Y7"]),
    (.se, ["114 55", "11455"]),
    (.dk, ["2100", "0800"]),
    (.no, ["0150", "9990"]),
    (.be, ["1000", "9000"]),
    (.ie, ["D02 AF30", "A65F4E2"]),
    (.at, ["1010", "9020"]),
  ]

  static let invalid: [(Country, [String])] = [
    (.us, ["9501", "950145", "ABCDE", "95014-123"]),
    (.nl, ["0123 AB", "1012", "1012 A", "1012 SA", "1012 SD", "1012 SS"]),
    (.gb, ["SW1A", "12345", "ZZ1 1AA", "SW1A 1CA", "SW1A 1AA 1", "ΑΒ10 1AA"]),
    (.de, ["1011", "101155", "F-10115", "1011a", "00000"]),
    (.fr, ["7500", "7500A", "750 011"]),
    (.it, ["0014", "001444", "OO144"]),
    (.es, ["2803", "28 0399"]),
    (.au, ["200", "20000", "NSW 2000"]),
    (.ca, ["D1A 0B1", "W1A 0B1", "K1A 0B", "KIA 0B1", "K1A 0O1"]),
    (.se, ["1145", "SE-1145", "FI-11455"]),
    (.dk, ["210", "SE-2100"]),
    (.no, ["015", "01500"]),
    (.be, ["100", "0100", "NL-1000"]),
    (.ie, ["D02", "1234567", "D02 AF3"]),
    (.at, ["101", "0101", "D-1010"]),
  ]

  @Test(arguments: valid)
  func existingCodesAreValid(_ country: Country, _ codes: [String]) throws {
    let field = try #require(postalField(of: country))
    for code in codes {
      #expect(field.problem(with: code) == nil, "\(code)")
      #expect(field.problem(with: code.lowercased()) == nil, "\(code)")
      #expect(field.problem(with: " \t\(code)\u{A0}\r\n") == nil, "\(code)")
    }
  }

  @Test(arguments: invalid)
  func otherCodesAreMalformed(_ country: Country, _ codes: [String]) throws {
    let field = try #require(postalField(of: country))
    let hostile = ["-", ")", "(", "\\", "1010\u{0}", "1010\n1010", "\u{301}", "🏤", "١٠١٠x"]
    for code in codes + hostile {
      #expect(field.problem(with: code) == .malformed(example: field.example), "\(code)")
    }
  }

  @Test func listsContainEveryCountry() {
    #expect(Self.valid.map(\.0) == Country.allCases)
    #expect(Self.invalid.map(\.0) == Country.allCases)
  }
}
