package import CountryManifest
package import SwiftEmission

/// A wrapper of the generated Swift for Objective-C, which cannot use Swift enums.
///
/// The file must be in the same target as the generated Swift. It is only written if the manifest lists this output.
package struct ObjectiveCEmitter: Emitter {
  package static let id = "objc"

  package static func hasData(in manifest: ResolvedManifest) -> Bool { false }

  package init() {}

  package func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    let file: SourceText = """
      // swift-format-ignore-file
      // \(GeneratedNote.text)
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
        public func name(inLanguage tag: String) -> String? { AppLanguage(rawValue: tag).map { country.name(in: $0) } }

        public override func isEqual(_ object: Any?) -> Bool {
          (object as? ObjCCountry)?.country == country
        }
        public override var hash: Int { country.hashValue }
      }

      /// A `Service` for Objective-C, in the same order.
      @objc(NDService)
      nonisolated public enum ObjCService: Int {
        case \(manifest.services.map { SwiftText.declared($0.name) }.joined(separator: ", "))
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
        public static func environment(host: String) -> ObjCEnvironment? { Environment(host: host).map(ObjCEnvironment.init) }
        /// The environment to which a page's URL belongs; nil if it belongs to none.
        @objc(environmentWithURL:)
        public static func environment(url: URL) -> ObjCEnvironment? { Environment(url: url).map(ObjCEnvironment.init) }
        \(manifest.environments.lines(factory))

        /// The environment's country.
        @objc public var country: ObjCCountry { ObjCCountry(environment.country) }
        /// The URL of a service.
        @objc(URLOfService:)
        public func url(of service: ObjCService) -> URL { Service.allCases[service.rawValue].url(for: environment) }
        /// The URL of a path of a service.
        @objc(URLOfService:path:)
        public func url(of service: ObjCService, path: String) -> URL { Service.allCases[service.rawValue].url(path: path, for: environment) }

        public override func isEqual(_ object: Any?) -> Bool {
          (object as? ObjCEnvironment)?.environment == environment
        }
        public override var hash: Int { environment.hashValue }
      }
      #endif

      """
    let files = [EmittedFile(path: "\(Self.id)/ObjectiveC.swift", bytes: file.bytes)]
    return SwiftTypePrefix(manifest).applied(to: files)
  }

  private func factory(_ environment: ResolvedEnvironment) -> SourceText {
    let member = SwiftText.member(environment.name)
    let identifier = Identifier.camelCase(environment.name)
    let selector = "environmentFor\(identifier.prefix(1).uppercased())\(identifier.dropFirst())"
    return switch environment.kind {
    case .table:
      """
      /// The `\(environment.name)` environment.
      @objc(\(selector)WithCountry:)
      public static func \(SwiftText.declared(environment.name))(_ country: ObjCCountry) -> ObjCEnvironment {
        ObjCEnvironment(.\(member)(country: country.country))
      }
      """
    case .named:
      """
      /// The `\(environment.name)` environment; nil for a name that is not valid.
      @objc(\(selector)WithCountry:name:)
      public static func \(SwiftText.declared(environment.name))(_ country: ObjCCountry, name: String) -> ObjCEnvironment? {
        PreviewName(name).map { ObjCEnvironment(.\(member)(country: country.country, name: $0)) }
      }
      """
    }
  }
}
