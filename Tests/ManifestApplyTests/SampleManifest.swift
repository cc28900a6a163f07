import CountryManifest
import ManifestCompiler
import ManifestFindings
import TestSupport
import Testing

/// The manifest of three countries that the command-line tests use.
enum SampleManifest {
  static func resolved(isByPath: Bool = false) throws -> ResolvedManifest {
    let bytes = try Places.bytes("Tests/CommandLineTests/countries.yaml")
    let text = String(decoding: bytes, as: UTF8.self)
    let file = SourceFile(path: "countries.yaml", text: isByPath ? italyByPath(text) : text)
    return try #require(CheckedManifest(file).resolve())
  }

  /// Italy is also at `nextdoor.net/it`.
  private static func italyByPath(_ text: String) -> String {
    text.replacing(
      "    tld: it\n    hosts: subdomain\n",
      with: "    tld: it\n    hosts: subdomain\n    accepts: [{ path: net }]\n"
    )
  }
}
