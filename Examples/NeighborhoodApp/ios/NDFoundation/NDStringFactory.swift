import Foundation

/// Texts of the app.
public enum NDStringFactory {
  private static let bundle = Bundle(identifier: "com.nextdoor.example.NDFoundation") ?? .main

  /// The name of a country in the language of the app, by its ISO 3166-1 code.
  public static func countryName(_ code: String) -> String {
    bundle.localizedString(forKey: "country.name.\(code)", value: code, table: "ND")
  }
}
