internal import CountryManifest
internal import ManifestCompiler
internal import ManifestDiagnostics
internal import YAMLTree

/// That people find what they found before.
extension EditedManifest {
  /// Throws a refusal unless every host of the old manifest means what it meant; those of one
  /// country may be left out.
  func proveHosts(
    of old: CheckedManifest,
    but code: String?,
    refusal: (String) -> EditRefusal
  ) throws(EditRefusal) {
    guard let before = old.resolve() else { throw refusal("it had errors before") }
    let (was, now) = (Meanings(before), Meanings(resolved))
    for entry in before.hosts.entries {
      if let code, let country = entry.country, before.countries[country].code == code { continue }
      let host = before.hosts.host(entry)
      guard let meaning = was.of(host), now.of(host) == meaning else {
        throw refusal(
          "`\(host)` would no longer belong to \(was.of(host)?.country ?? "every country")"
        )
      }
    }
  }

  /// Throws a refusal unless every URL of the other countries stays.
  func proveURLs(
    of old: CheckedManifest,
    but code: String,
    refusal: (String) -> EditRefusal
  ) throws(EditRefusal) {
    guard let before = old.resolve(), before.countries.map(\.code) == resolved.countries.map(\.code)
    else { throw refusal("other countries would change") }
    for (old, new) in zip(before.countries, resolved.countries) where old.code != code {
      for (environment, newEnvironment) in zip(before.environments, resolved.environments) {
        for (service, newService) in zip(before.services, resolved.services) {
          let url = environment.url(of: service, for: old, name: "name")
          guard url == newEnvironment.url(of: newService, for: new, name: "name") else {
            throw refusal("`\(url)` of `\(old.code)` would change")
          }
        }
      }
    }
  }

  /// Throws a refusal unless a row is unchanged except for its hosts.
  func proveRow(
    _ code: String,
    of old: CheckedManifest,
    refusal: (String) -> EditRefusal
  ) throws(EditRefusal) {
    func entries(_ file: SourceFile) -> [Node.Entry]? {
      CountriesSection(file).flatMap { section in
        section.position(of: code).map { position in
          section.rows[position].value.entries.filter {
            !CheckedManifest.hostKeys.contains($0.key.text)
          }
        }
      }
    }
    guard let before = entries(old.file), let after = entries(checked.file),
      before.count == after.count,
      zip(before, after).allSatisfy({
        $0.key.text == $1.key.text && saysTheSame($0.value, $1.value)
      })
    else { throw refusal("the layout of the row would change another value") }
  }
}

/// What hosts mean, in names, which an edit does not renumber.
private struct Meanings {
  struct Meaning: Equatable {
    var environment: String
    var country: String?
  }

  private let manifest: ResolvedManifest

  init(_ manifest: ResolvedManifest) { self.manifest = manifest }

  func of(_ host: String) -> Meaning? {
    manifest.hostResolver.resolve(host).map { meaning in
      Meaning(
        environment: manifest.environments[meaning.environment].name,
        country: meaning.country.map { manifest.countries[$0].code }
      )
    }
  }
}
