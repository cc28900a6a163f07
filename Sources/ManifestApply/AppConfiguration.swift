package import ManifestDiagnostics
internal import ManifestMerging

/// What `app.yaml` says: where in an app's folder the files are that hold something of the manifest.
///
/// Paths are relative to the folder.
package struct AppConfiguration: Sendable {
  /// A file that belongs to one app variant of the manifest.
  package struct VariantFile: Sendable {
    package var variant: Located<String>
    package var path: Located<String>
    /// Of an AndroidManifest.xml: the activity that opens links.
    package var activity: Located<String>?

    package init(
      _ variant: Located<String>,
      _ path: Located<String>,
      activity: Located<String>? = nil
    ) {
      self.variant = variant
      self.path = path
      self.activity = activity
    }
  }

  package var entitlements: [VariantFile] = []
  package var projects: [Located<String>] = []
  package var infoPlists: [Located<String>] = []
  /// With `{lproj}` in it.
  package var strings: Located<String>?
  package var stringCatalog: Located<String>?
  /// The labels of forms, where they are not with the other texts.
  package var labels: Located<String>?
  package var smartlingIOS: Located<String>?
  package var smartlingAndroid: Located<String>?
  /// `pt-BR` as the configuration writes it.
  package var smartlingIOSForm: Located<String>?
  package var smartlingAndroidForm: Located<String>?
  package var resources: Located<String>?
  /// The names of files in the resource folder.
  package var androidStrings: Located<String>?
  package var androidLabels: Located<String>?
  package var locales: Located<String>?
  package var androidManifests: [VariantFile] = []
  /// Language folders that the manifest does not have, by path or name.
  package var otherFolders: [Located<String>] = []

  package static let languagePlaceholder = "{lproj}"

  package init() {}

  /// Whether it names no file at all.
  package var isEmpty: Bool {
    let files: [[Located<String>?]] = [
      entitlements.map(\.path), projects, infoPlists, androidManifests.map(\.path),
      [strings, stringCatalog, labels, smartlingIOS, smartlingAndroid, resources],
    ]
    return files.joined().allSatisfy { $0 == nil }
  }

  /// Brings all paths into one form and drops those that are not valid.
  ///
  /// - Returns: why they were dropped, and what else is wrong with them.
  mutating func normalize() -> [Diagnostic] {
    var findings: [Diagnostic] = []
    let files = { (files: [VariantFile]) in
      files.compactMap { file in
        Self.normalized(file.path, &findings).map {
          VariantFile(file.variant, $0, activity: file.activity)
        }
      }
    }
    let path = { (path: Located<String>?) in path.flatMap { Self.normalized($0, &findings) } }
    entitlements = files(entitlements)
    projects = projects.compactMap { project in
      path(project).map { project in
        guard project.value.hasSuffix(".xcodeproj") else { return project }
        return Located("\(project.value)/project.pbxproj", at: project.range)
      }
    }
    infoPlists = infoPlists.compactMap(path)
    strings = path(strings)
    stringCatalog = path(stringCatalog)
    labels = path(labels)
    smartlingIOS = path(smartlingIOS)
    smartlingAndroid = path(smartlingAndroid)
    smartlingIOSForm = Self.localeForm(smartlingIOSForm, &findings)
    smartlingAndroidForm = Self.localeForm(smartlingAndroidForm, &findings)
    resources = path(resources)
    androidStrings = path(androidStrings)
    androidLabels = path(androidLabels)
    locales = path(locales)
    androidManifests = files(androidManifests)
    otherFolders = otherFolders.compactMap(path)
    if let strings { findings += Self.placeholderFindings(strings) }
    androidStrings = resourceFile(androidStrings, &findings)
    androidLabels = resourceFile(androidLabels, &findings)
    locales = resourceFile(locales, &findings)
    return findings
  }

  private static func normalized(
    _ path: Located<String>,
    _ findings: inout [Diagnostic]
  ) -> Located<String>? {
    if let normalized = AppPath.normalized(path.value) {
      return Located(normalized, at: path.range)
    }
    findings.add(
      Diagnostic(
        "apply-path-outside-app",
        "path `\(path.value)` is outside the app's folder",
        at: path.range,
        help: "write a path relative to the app's folder, without `..`"
      )
    )
    return nil
  }

  private static func placeholderFindings(_ strings: Located<String>) -> [Diagnostic] {
    let folders = strings.value.split(separator: "/").dropLast()
    let isOnce = strings.value.ranges(of: languagePlaceholder).count == 1
    guard !isOnce || !folders.contains(where: { $0.contains(languagePlaceholder) }) else {
      return []
    }
    return [
      Diagnostic(
        "apply-missing-language-placeholder",
        "path `\(strings.value)` does not contain `\(languagePlaceholder)` exactly once",
        at: strings.range,
        help: strings.value.hasSuffix(".xcstrings")
          ? "write a string catalog as `xcstrings: \(strings.value)`"
          : "write `\(languagePlaceholder)` once, in the name of a folder:"
            + " `App/\(languagePlaceholder).lproj/App.strings`"
      )
    ]
  }

  private static func localeForm(
    _ form: Located<String>?,
    _ findings: inout [Diagnostic]
  ) -> Located<String>? {
    guard let form, LocaleForm(example: form.value) == nil else { return form }
    findings.add(
      Diagnostic(
        "wrong-type",
        "expected `pt-BR` as the configuration writes it, found `\(form.value)`",
        at: form.range,
        help: "write `pt-BR`, `pt_BR`, `pt-rBR`, `b+pt+BR` or `values-pt-rBR`"
      )
    )
    return nil
  }

  /// The name of a file in the resource folder, which must be known.
  private func resourceFile(
    _ name: Located<String>?,
    _ findings: inout [Diagnostic]
  ) -> Located<String>? {
    guard let name else { return nil }
    guard !name.value.contains("/") else {
      let message = "expected a file name, found `\(name.value)`"
      findings.add(Diagnostic("wrong-type", message, at: name.range))
      return nil
    }
    guard resources == nil else { return name }
    findings.add(
      Diagnostic(
        "missing-key",
        "missing the resource folder of `\(name.value)`",
        at: name.range,
        help: "add `res` under `android`"
      )
    )
    return nil
  }
}
