import Testing

@testable import CountryManifest

struct KeyboardTests {
  /// The keyboard with only digits is for postal codes of only digits.
  @Test(arguments: [
    (#"\d{5}"#, Keyboard.numbers), (#"[1-9]\d{3}"#, .numbers), ("[0-8][0-9]{3}", .numbers),
    ("[12][0-35-9]{3}", .numbers), ("(0[1-9]|[1-8][0-9])[0-9]{3}", .numbers),
    (#"\d{5}-\d{3}"#, .numbersAndPunctuation), (#"\d{3} ?\d{2}"#, .numbersAndPunctuation),
    (#"1-2\d{3}"#, .numbersAndPunctuation), ("[0-9-]{8}", .numbersAndPunctuation),
    ("[0-9]1-2", .numbersAndPunctuation), ("[1-]{8}", .numbersAndPunctuation),
    (#"[A-Z]\d{4}"#, .numbersAndPunctuation), (#"LT-\d{5}"#, .numbersAndPunctuation),
  ])
  func keyboardOfAPostalCode(_ pattern: String, _ keyboard: Keyboard) {
    #expect(Keyboard.fitting(.postalCode, pattern: pattern) == keyboard)
  }

  @Test(arguments: [
    (FieldContent.phone, Keyboard.phone), (.email, .email), (.givenName, .name), (.city, .text),
    (.postalCode, .numbersAndPunctuation),
  ])
  func keyboardOfAContent(_ content: FieldContent, _ keyboard: Keyboard) {
    #expect(Keyboard.fitting(content, pattern: nil) == keyboard)
  }
}
