import CountryManifest
import ManifestCompiler
import ManifestFindings
import Testing

/// The implicit types of https://yaml.org/type (YAML 1.1) and of the core schema of YAML 1.2.
struct AmbiguousScalarTests {
  private func isAmbiguousText(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { isAmbiguous($0) }
  }

  @Test(arguments: [
    "y", "N", "yes", "Yes", "NO", "no", "on", "Off", "true", "FALSE", "null", "Null", "~", "=",
    "0", "-1", "+12", "1_000", "0x1F", "-0xff", "0o17", "0b1010", "017",
    "1.5", "-.5", "+.5", "5.", "1e3", "1.5E-3", "1e+10", ".inf", "-.Inf", "+.INF", ".nan", ".NaN",
    "1:30", "-1:30", "12:30:45", "190:20:30", "20:30.15",
    "2024-05-01", "2024-5-1", "2024-05-01T12:30:45Z", "2024-05-01 12:30:45",
  ])
  func otherTypes(_ text: String) { #expect(isAmbiguousText(text)) }

  @Test(arguments: [
    "", "it", "yEs", "nO", "TrUE", "none", "nil", "yess", "offs", "truest", "~a", "==",
    "-", "+", ".", "..", "0x", "0xg1", "0o8", "0b2", "1a", "1 000", "1-2", "1.2.3", "1e", "1e+",
    "1ea",
    "e5", "-e5", "_", ".infinity", "inf", "nan", "-.nan", "_1:",
    "1:", "1:60", "1:123", "1:3a", ":30", "1;30",
    "2024-05", "2024-05-", "24-05-01", "2024-005-01", "2024-05-001", "2024/05/01", "2024-05-01x",
  ])
  func texts(_ text: String) { #expect(!isAmbiguousText(text)) }

  @Test(arguments: [
    ("null", "null"), ("~", "null"), ("no", "a boolean"), ("12", "a number or a date"),
    ("2024-05-01", "a number or a date"),
  ])
  func messageNamesTheOtherReading(_ text: String, _ reading: String) {
    let file = SourceFile(path: "countries.yaml", text: "product:\n  name: \(text)\n")
    let messages = CheckedManifest(file).findings.map(\.message)
    #expect(
      messages.contains("unquoted `\(text)` is read as \(reading) by other YAML readers"),
      "\(messages)"
    )
  }
}
