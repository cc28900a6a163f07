import Foundation

/// Compares a served association file with the generated one, which it has to contain.
struct AssociationFile: Sendable {
  /// What Apple reads at most.
  static let bytes = 131_072

  /// Where it is below the folder of generated files: `aasa/acme.com/apple-app-site-association`.
  let path: String
  private let apple: AppleFile?
  private let android: [AndroidStatement]

  init(_ path: String, in folder: URL) throws {
    self.path = path
    let file = folder.appendingPathComponent(path)
    let data = (try? Data(contentsOf: file)) ?? Data()
    apple = try? JSONDecoder().decode(AppleFile.self, from: data)
    android = (try? JSONDecoder().decode([AndroidStatement].self, from: data)) ?? []
    guard apple != nil || !android.isEmpty else {
      throw Refusal("`\(file.path)` is missing: run `nd-config generate`, or use `--generated`")
    }
  }

  var name: String { String(path.split(separator: "/").last ?? "") }

  /// Throws what is wrong with an answer.
  func check(_ answer: Answer) throws(Fault) {
    guard answer.trail.count == 1 else {
      let text = "redirects to \(answer.url.absoluteString), which phones do not follow"
      throw Fault(.associationRedirected, text)
    }
    guard !answer.isCut else { throw Fault(.associationTooLarge, "is larger than 128 KB") }
    let text = String(data: answer.body, encoding: .utf8)
    if let text, text.drop(while: \.isWhitespace).hasPrefix("<") {
      throw Fault(.associationIsHtml, "is an HTML page")
    }
    guard answer.type == "application/json" else {
      throw Fault(.associationType, "has the type `\(answer.type)`, expected `application/json`")
    }
    guard text != nil else { throw Fault(.associationNotUtf8, "is not UTF-8") }
    try compare(answer) { try JSONDecoder().decode([AndroidStatement].self, from: $0) }
  }

  /// Where Apple or Google keeps the file of a host for phones.
  func cache(of host: String) -> String {
    apple == nil
      ? "https://digitalassetlinks.googleapis.com/v1/statements:list"
        + "?source.web.site=https://\(host)&relation=\(AndroidStatement.opensLinks)"
      : "https://app-site-association.cdn-apple.com/a/v1/\(host)"
  }

  /// Throws what the file that phones get lacks.
  func checkCached(_ answer: Answer) throws(Fault) {
    do throws(Fault) {
      try compare(answer) { try JSONDecoder().decode(CachedStatements.self, from: $0).all }
    } catch {
      throw Fault(.cacheDiffers, "the cached file \(error.text)")
    }
  }

  private func compare(
    _ answer: Answer,
    _ statements: (Data) throws -> [AndroidStatement]
  ) throws(Fault) {
    do {
      if answer.body.starts(with: [0xef, 0xbb, 0xbf]) { throw CocoaError(.coderReadCorrupt) }
      if let apple { try apple.check(JSONDecoder().decode(AppleFile.self, from: answer.body)) }
      let served = android.isEmpty ? [] : try statements(answer.body)
      for statement in android { try statement.check(served) }
    } catch let fault as Fault {
      throw fault
    } catch DecodingError.typeMismatch, DecodingError.keyNotFound, DecodingError.valueNotFound {
      throw Fault(.associationOtherShape, "has another form than the generated file")
    } catch {
      throw Fault(.associationNotJson, "is not JSON")
    }
  }
}

/// What `apple-app-site-association` says.
private struct AppleFile: Decodable, Sendable {
  struct Links: Decodable { let details: [Detail] }

  struct Credentials: Decodable { let apps: [String]? }

  struct Component: Decodable, Hashable {
    enum CodingKeys: String, CodingKey {
      case path = "/"
      case exclude
    }

    var path: String?
    var exclude: Bool?

    func isSame(as other: Self) -> Bool {
      path == other.path && (exclude ?? false) == (other.exclude ?? false)
    }
  }

  struct Detail: Decodable {
    let appIDs: [String]?
    let components: [Component]?
    /// What `appIDs` and `components` have replaced.
    let appID: String?
    let paths: [String]?

    var apps: [String] { appIDs ?? [appID].compactMap(\.self) }

    var all: [Component] {
      components
        ?? (paths ?? []).map { path in
          path.hasPrefix("NOT ")
            ? Component(path: String(path.dropFirst(4)), exclude: true) : Component(path: path)
        }
    }
  }

  let applinks: Links
  let webcredentials: Credentials?

  /// Throws what another file lacks.
  func check(_ served: AppleFile) throws(Fault) {
    for detail in applinks.details {
      for app in detail.apps {
        let own = served.applinks.details.filter { $0.apps.contains(app) }
        guard !own.isEmpty else {
          throw Fault(.associationWithoutApp, "does not name the app `\(app)`")
        }
        for component in detail.all { try Self.check(own.flatMap(\.all), have: component, of: app) }
      }
    }
    let apps = served.webcredentials?.apps ?? []
    if let missing = webcredentials?.apps?.first(where: { !apps.contains($0) }) {
      let text = "does not name `\(missing)` in `webcredentials`"
      throw Fault(.associationWithoutCredentials, text)
    }
  }

  private static func check(
    _ served: [Component],
    have component: Component,
    of app: String
  ) throws(Fault) {
    let path = component.path ?? "*"
    guard let position = served.firstIndex(where: component.isSame(as:)) else {
      let verb = component.exclude == true ? "exclude" : "name"
      throw Fault(.associationWithoutPath, "does not \(verb) the path `\(path)` for `\(app)`")
    }
    // Of the components that match a path, the first counts.
    let others = ["*", "/*", path]
    let hiding = served[..<position].first { $0.exclude == true && others.contains($0.path ?? "*") }
    if component.exclude != true, let hiding {
      let text = "excludes `\(hiding.path ?? "*")` before it names `\(path)`"
      throw Fault(.associationExcludesPath, text)
    }
  }
}

/// A statement of `assetlinks.json`.
private struct AndroidStatement: Decodable, Sendable {
  static let opensLinks = "delegate_permission/common.handle_all_urls"

  struct Target: Decodable {
    enum CodingKeys: String, CodingKey {
      case name = "package_name"
      case fingerprints = "sha256_cert_fingerprints"
    }

    let name: String?
    let fingerprints: [String]?
  }

  let relation: [String]
  let target: Target

  /// Throws what is not among other statements.
  func check(_ served: [AndroidStatement]) throws(Fault) {
    let name = target.name ?? ""
    let own = served.filter { $0.target.name == name }
    guard !own.isEmpty else {
      throw Fault(.assetlinksWithoutPackage, "does not name the app `\(name)`")
    }
    let linking = own.filter { Set(relation).isSubset(of: $0.relation) }
    guard !linking.isEmpty else {
      throw Fault(.assetlinksWithoutRelation, "does not let `\(name)` open links")
    }
    let prints = linking.flatMap { $0.target.fingerprints ?? [] }.map { $0.uppercased() }
    if let missing = target.fingerprints?.first(where: { !prints.contains($0.uppercased()) }) {
      let text = "lacks the fingerprint \(missing.prefix(11))… of `\(name)`"
      throw Fault(.assetlinksWithoutFingerprint, text)
    }
  }
}

/// What Google's cache answers: a statement for each app and fingerprint, if there are any.
private struct CachedStatements: Decodable {
  struct Statement: Decodable {
    let relation: String
    let target: Target
  }

  struct Target: Decodable { let androidApp: App? }

  struct App: Decodable {
    let packageName: String
    let certificate: Certificate
  }

  struct Certificate: Decodable { let sha256Fingerprint: String }

  let statements: [Statement]?

  var all: [AndroidStatement] {
    (statements ?? []).compactMap { statement in
      statement.target.androidApp.map { app in
        AndroidStatement(
          relation: [statement.relation],
          target: .init(name: app.packageName, fingerprints: [app.certificate.sha256Fingerprint])
        )
      }
    }
  }
}
