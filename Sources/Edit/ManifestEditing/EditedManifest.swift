package import CountryManifest
package import ManifestCompiler
internal import ManifestFindings
internal import YAMLTree

/// A manifest after an edit, checked and proven to differ from the old one only in the requested change.
package struct EditedManifest: Sendable {
  package let checked: CheckedManifest
  package let resolved: ResolvedManifest

  package var bytes: [UInt8] { checked.file.bytes }

  /// Makes the edits and checks the result; throws a refusal if the result has an error.
  init(
    _ old: SourceFile,
    _ edits: TextEdits,
    refusal: (String) -> EditRefusal
  ) throws(EditRefusal) {
    checked = CheckedManifest(SourceFile(path: old.path, bytes: edits.applied(to: old.bytes)))
    guard checked.manifest != nil else {
      throw refusal("the result would not be valid YAML")
    }
    guard let resolved = checked.resolve() else {
      // The row has errors, so no snippet is offered.
      throw EditRefusal(reason: Self.summary(of: checked.findings), snippet: "")
    }
    self.resolved = resolved
  }

  private static func summary(of findings: [Finding]) -> String {
    let errors = findings.filter { $0.severity == .error }
    let causes = errors.prefix(3).map { error in
      let help = error.help.map { "; \($0)" } ?? ""
      return "\n  \(error.message) [\(error.id)]\(help)"
    }
    let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
    return "the manifest would have \(count)" + causes.joined()
  }

  /// Throws a refusal unless every section but `countries`, and every row but that of the country `code`, has the same
  /// meaning and order as before.
  func prove(
    equalTo old: SourceFile,
    but code: String,
    refusal: (String) -> EditRefusal
  ) throws(EditRefusal) {
    guard let before = YAMLTree.parse(old).tree?.root,
      let after = YAMLTree.parse(checked.file).tree?.root
    else { throw refusal("the result could not be read back") }
    let isSame =
      before.entries.map(\.key.text) == after.entries.map(\.key.text)
      && zip(before.entries, after.entries).allSatisfy { old, new in
        guard old.key.text == "countries" else { return saysTheSame(old.value, new.value) }
        let (old, new) = (Array(old.value.entries), Array(new.value.entries))
        let (oldRows, newRows) = (
          old.filter { $0.key.text != code }, new.filter { $0.key.text != code }
        )
        return oldRows.count == newRows.count
          && zip(oldRows, newRows).allSatisfy {
            $0.key.text == $1.key.text && saysTheSame($0.value, $1.value)
          }
      }
    guard isSame else { throw refusal("the layout around the row would change another value") }
  }
}

/// Whether two nodes have the same content, regardless of location and style.
func saysTheSame(_ old: Node, _ new: Node) -> Bool {
  guard old.kind == new.kind else { return false }
  switch old.kind {
  case .scalar: return old.isEmpty == new.isEmpty && old.text == new.text
  case .refused: return false
  case .sequence:
    let (old, new) = (Array(old.elements), Array(new.elements))
    return old.count == new.count && zip(old, new).allSatisfy(saysTheSame)
  case .mapping:
    let (old, new) = (Array(old.entries), Array(new.entries))
    return old.count == new.count
      && zip(old, new).allSatisfy {
        $0.key.text == $1.key.text && saysTheSame($0.value, $1.value)
      }
  }
}

/// Proves that hosts and URLs are unchanged.
extension EditedManifest {
  /// Throws a refusal unless every host of the old manifest belongs to the same environment and country as before,
  /// except for the hosts of the country `code`, if it is given.
  func proveHosts(
    of old: CheckedManifest,
    but code: String?,
    refusal: (String) -> EditRefusal
  ) throws(EditRefusal) {
    guard let before = old.resolve() else { throw refusal("it had errors before") }
    let (was, now) = (Meanings(before), Meanings(resolved))
    for entry in before.hosts.entries {
      if let code, let country = entry.country, before.countries[country].code == code { continue }
      let host = before.hosts.address(entry)
      guard let meaning = was.of(host), now.of(host) == meaning else {
        throw refusal(
          "`\(host)` would no longer belong to \(was.of(host)?.country ?? "every country")"
        )
      }
    }
  }

  /// Throws a refusal unless every URL of the other countries is unchanged.
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

  /// Throws a refusal unless a row is unchanged except for the keys of its hosts.
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

/// Looks up hosts by names of environments and countries, because an edit can change the positions of rows.
private struct Meanings {
  struct Meaning: Equatable {
    var environment: String
    var country: String?
  }

  private let manifest: ResolvedManifest

  init(_ manifest: ResolvedManifest) { self.manifest = manifest }

  func of(_ host: String) -> Meaning? {
    manifest.hostLookup.resolve(address: host).map { meaning in
      Meaning(
        environment: manifest.environments[meaning.environment].name,
        country: meaning.country.map { manifest.countries[$0].code }
      )
    }
  }
}

/// The reason why a manifest is not edited, and a snippet to paste instead.
package struct EditRefusal: Error, Sendable {
  package var reason: String
  /// The lines that would have been written; empty if pasting them would not help.
  package var snippet: String

  package init(reason: String, snippet: String) {
    self.reason = reason
    self.snippet = snippet
  }
}
