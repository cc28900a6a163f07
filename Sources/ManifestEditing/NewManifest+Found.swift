package import ManifestCompiler
internal import ManifestDiagnostics

/// The manifest of an app whose files mention more than a manifest takes without findings.
extension NewManifest {
  /// What of an app's files is not in the manifest, since it would leave a finding.
  package struct LeftOut: Sendable {
    package var country: String
    /// Nil where the country as a whole is left out.
    package var locale: String?
    package var reason: String
  }

  /// The manifest with the countries and languages that leave it without findings, and why others don't.
  package func checkedLeavingOut() throws(Problem) -> (
    manifest: CheckedManifest, leftOut: [LeftOut]
  ) {
    let (first, suffix, others, start) = try parts()
    var leftOut: [LeftOut] = []
    var checked = try addingWhatFits(first, suffix: suffix, to: start, &leftOut)
    for code in others {
      do throws(Problem) {
        checked = try addingWhatFits(code, suffix: nil, to: checked, &leftOut)
      } catch {
        leftOut.append(LeftOut(country: code, reason: error.reason))
      }
    }
    return (checked, leftOut)
  }

  /// The manifest with a country's row, in which those of its found languages are missing that leave
  /// findings.
  private func addingWhatFits(
    _ code: String,
    suffix: String?,
    to checked: CheckedManifest,
    _ leftOut: inout [LeftOut]
  ) throws(Problem) -> CheckedManifest {
    func adding(_ languages: [CountryRow.Language]) throws(Problem) -> CheckedManifest {
      let next = try self.adding(code, suffix: suffix, languages, to: checked)
      if let finding = next.diagnostics.first { throw Problem(reason: finding.message) }
      return next
    }
    let found = found?.country(code)?.languages ?? []
    do throws(Problem) { return try adding(found) } catch {
      if found.isEmpty { throw error }
    }
    var fitting: [CountryRow.Language] = []
    var reasons: [LeftOut] = []
    for language in found {
      do throws(Problem) {
        _ = try adding(fitting + [language])
        fitting.append(language)
      } catch {
        reasons.append(LeftOut(country: code, locale: language.locale, reason: error.reason))
      }
    }
    let next = try adding(fitting)
    leftOut += reasons
    return next
  }
}
