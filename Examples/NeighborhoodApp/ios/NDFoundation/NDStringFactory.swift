import Foundation

/// Texts of the app.
public enum NDStringFactory {
  /// The distance to a neighborhood, such as `3 km`.
  public static func distance(_ meters: Double) -> String {
    MeasurementFormatter().string(from: Measurement(value: meters, unit: UnitLength.meters))
  }
}
