// The generated Swift for Objective-C, which cannot use Swift enums. Copy this file into the target that has the
// generated Swift, and replace the services and environments with those of your manifest: the compiler names a `switch`
// that lacks one. A new country needs no change.
#if canImport(ObjectiveC)
public import Foundation

/// A `Country` for Objective-C.
@objc(NDCountry)
nonisolated public final class ObjCCountry: NSObject {
  /// The country in Swift.
  public let country: Country
  /// Wraps a country.
  public init(_ country: Country) { self.country = country }

  /// All countries.
  @objc public static var allCountries: [ObjCCountry] { Country.allCases.map(ObjCCountry.init) }
  /// The countries that are open to users.
  @objc public static var liveCountries: [ObjCCountry] { Country.live.map(ObjCCountry.init) }
  /// The country with this code, such as `it`.
  @objc(countryWithCode:)
  public static func country(code: String) -> ObjCCountry? {
    Country(rawValue: code).map(ObjCCountry.init)
  }

  /// The ISO 3166-1 code in lowercase.
  @objc public var code: String { country.rawValue }
  /// Whether the country is open to users.
  @objc public var isLive: Bool { country.status == .live }
  /// The country's domain suffix.
  @objc public var tld: String? { country.tld }
  /// The calling code without the plus.
  @objc public var callingCode: String? { country.callingCode }
  /// The hosts whose links open the app in this country.
  @objc public var deepLinkHosts: [String] { country.deepLinkHosts }
  /// The name in a language of the app, such as `en-GB`.
  @objc(nameInLanguage:)
  public func name(inLanguage tag: String) -> String? {
    AppLanguage(rawValue: tag).map { country.name(in: $0) }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? ObjCCountry)?.country == country
  }
  public override var hash: Int { country.hashValue }
}

/// A `Service` for Objective-C.
@objc(NDService)
nonisolated public enum ObjCService: Int {
  case web, api, auth, region, socket, tracking

  fileprivate var service: Service {
    switch self {
    case .web: .web
    case .api: .api
    case .auth: .auth
    case .region: .region
    case .socket: .socket
    case .tracking: .tracking
    }
  }
}

/// An `Environment` for Objective-C.
@objc(NDEnvironment)
nonisolated public final class ObjCEnvironment: NSObject {
  /// The environment in Swift.
  public let environment: Environment
  /// Wraps an environment.
  public init(_ environment: Environment) { self.environment = environment }

  /// The environment that a host names.
  @objc(environmentWithHost:)
  public static func environment(host: String) -> ObjCEnvironment? {
    Environment(host: host).map(ObjCEnvironment.init)
  }
  /// The environment to which a page's URL belongs; nil if it belongs to none.
  @objc(environmentWithURL:)
  public static func environment(url: URL) -> ObjCEnvironment? {
    Environment(url: url).map(ObjCEnvironment.init)
  }
  /// The production environment of a country.
  @objc(environmentForProductionWithCountry:)
  public static func production(_ country: ObjCCountry) -> ObjCEnvironment {
    ObjCEnvironment(.production(country: country.country))
  }
  /// A preview of a country; nil for a name that is not valid.
  @objc(environmentForPreviewWithCountry:name:)
  public static func preview(_ country: ObjCCountry, name: String) -> ObjCEnvironment? {
    PreviewName(name).map { ObjCEnvironment(.preview(country: country.country, name: $0)) }
  }

  /// The environment's country.
  @objc public var country: ObjCCountry { ObjCCountry(environment.country) }
  /// The URL of a service.
  @objc(URLOfService:)
  public func url(of service: ObjCService) -> URL { service.service.url(for: environment) }
  /// The URL of a path of a service.
  @objc(URLOfService:path:)
  public func url(of service: ObjCService, path: String) -> URL {
    service.service.url(path: path, for: environment)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? ObjCEnvironment)?.environment == environment
  }
  public override var hash: Int { environment.hashValue }
}
#endif
