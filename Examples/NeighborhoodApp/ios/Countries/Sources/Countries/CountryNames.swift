import Foundation

extension Country {
  /// The country's name in the language of the app.
  public var localizedName: String {
    Bundle.module.localizedString(forKey: nameKey, value: isoCode, table: "Countries")
  }
}
