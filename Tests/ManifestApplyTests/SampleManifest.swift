import CountryManifest
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// The manifest of three countries that the command-line tests use.
enum SampleManifest {
  static func resolved() throws -> ResolvedManifest {
    let bytes = try Places.bytes("Tests/CommandLineTests/countries.yaml")
    let file = SourceFile(path: "countries.yaml", bytes: bytes)
    return try #require(CheckedManifest(file).resolve())
  }
}
