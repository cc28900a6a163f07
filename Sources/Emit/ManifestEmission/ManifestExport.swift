package import CountryManifest
internal import ManifestFindings
package import SwiftEmission

/// Emits `countries.json`, for programs in languages for which there is no emitter.
package enum ExportEmitter: Emitter {
  package static let id = "json"
  package static let onlyFile: String? = "countries.json"

  package static func files(for manifest: ResolvedManifest) -> [EmittedFile] {
    [EmittedFile(path: "countries.json", bytes: exportJSON(manifest))]
  }
}

/// The resolved manifest as JSON, format version 1: the product's settings and rows, and every country with
/// its URLs, names, form, domains and completeness.
///
/// Two manifests with equal exports mean the same.
///
/// In a named environment, `{name}` stands for the name of a preview. `acceptedHosts` has, by environment, the hosts
/// that get no requests but still identify the country. `associationFiles` has, for each host whose links open the app,
/// the generated files that the host serves below `/.well-known/`. Fields may be added without a new version.
package func exportJSON(_ manifest: ResolvedManifest) -> [UInt8] {
  var json = JSONWriter()
  json.object { json in
    json.field("version", 1)
    json.field("product", manifest.product.name.value)
    json.field("defaultCountry", manifest.defaultCountry.code)
    json.field("developmentLanguage", manifest.developmentLanguage.value)
    json.array("appLanguages", manifest.appLanguages.names) { $0.value($1) }
    json.object("settings") { json in
      if let limit = manifest.product.subdomainsPerDomain {
        json.field("subdomainsPerDomain", limit.value)
      }
      if let outputs = manifest.product.outputs {
        json.array("outputs", outputs) { $0.value($1.rawValue) }
      }
      if let prefix = manifest.product.swiftPrefix { json.field("swiftPrefix", prefix.value) }
      json.field("kotlinPackage", manifest.product.kotlinPackage)
      json.field("webCredentials", manifest.product.webCredentials)
      json.array("excludedPaths", manifest.product.excludedPaths) { $0.value($1.value) }
      json.array("includedPaths", manifest.product.includedPaths) { $0.value($1.value) }
      if !manifest.product.androidPaths.isEmpty {
        json.array("androidPaths", manifest.product.androidPaths) { $0.value($1.value) }
      }
    }
    json.array("environments", manifest.environments) { json, environment in
      json.object { json in
        json.field("name", environment.name)
        if let site = environment.site { json.field("site", site.value) }
        if let domain = environment.domain { json.field("domain", domain.value) }
        if let hosts = environment.hosts { json.field("hosts", hosts.value.rawValue) }
      }
    }
    json.array("services", manifest.services) { json, service in
      json.object { json in
        json.field("name", service.name)
        json.field("label", service.label.value)
        json.field("scope", service.scope.value.rawValue)
      }
    }
    json.array("apps", manifest.apps) { json, app in
      json.object { write(app, to: &$0) }
    }
    json.array("formFields", manifest.formFields) { json, field in
      json.object { write(field, to: &$0) }
    }
    json.object("associationFiles") { json in
      for (host, paths) in manifest.servedFiles { json.array(host, paths) { $0.value($1) } }
    }
    json.array("countries", manifest.countries) { json, country in
      json.object { write(country, of: manifest, to: &$0) }
    }
  }
  json.endLine()
  return json.bytes
}

/// One country as `exportJSON` writes it.
package func exportJSON(_ country: ResolvedCountry, of manifest: ResolvedManifest) -> [UInt8] {
  var json = JSONWriter()
  json.object { write(country, of: manifest, to: &$0) }
  json.endLine()
  return json.bytes
}

private func write(_ app: ResolvedApp, to json: inout JSONWriter) {
  json.field("name", app.name)
  if let apple = app.apple {
    json.field("team", apple.team.value)
    json.field("bundle", apple.bundle.value)
  }
  json.array("statuses", app.statuses) { $0.value($1.value.rawValue) }
  guard let android = app.android else { return }
  json.object("android") { json in
    json.field("package", android.package.value)
    json.array("sha256", android.fingerprints) { $0.value($1.value) }
  }
}

private func write(_ field: ResolvedFormField, to json: inout JSONWriter) {
  json.field("name", field.name)
  json.field("label", field.label.value)
  json.field("labelKey", field.labelKey)
  json.field("content", field.content.value.rawValue)
  json.field("keyboard", field.keyboard.value.rawValue)
  if let pattern = field.pattern { json.field("pattern", pattern.value) }
  if let example = field.example { json.field("example", example.value) }
  if let limit = field.maxLength { json.field("maxLength", limit.value) }
}

private func write(
  _ country: ResolvedCountry,
  of manifest: ResolvedManifest,
  to json: inout JSONWriter
) {
  json.field("code", country.code)
  json.field("isoCode", country.isoCode)
  // Skip the name, which is one of `names`, and the help-desk locale, which is written next to its URL.
  for scalar in CountryScalar.allCases where ![.name, .helpDeskLocale].contains(scalar) {
    if let value = country.exported(scalar) { json.field(scalar.exportName, value) }
  }
  if !country.sites.isEmpty {
    json.object("sites") { json in
      for (environment, site) in country.sites { json.field(environment.value, site.value) }
    }
  }
  if let code = country.callingCode { json.field("callingCode", code) }
  json.object("names") { json in
    for (language, name) in zip(manifest.appLanguages.names, country.names) {
      json.field(language, name.value)
    }
  }
  json.array("languages", country.languages) { json, language in
    json.object { write(language, to: &$0) }
  }
  if let locale = country.helpDeskLocale {
    json.field(CountryScalar.helpDeskLocale.exportName, locale.value)
  }
  if let url = country.helpDeskURL { json.field("helpDeskURL", url) }
  json.object("urls") { json in
    for environment in manifest.environments {
      json.object(environment.name) { json in
        for service in manifest.services {
          json.field(
            service.name,
            environment.url(of: service, for: country, name: "{name}")
          )
        }
      }
    }
  }
  json.object("acceptedHosts") { json in
    for (environment, hosts) in manifest.acceptedHosts(for: country) {
      json.array(environment.name, hosts) { $0.value($1) }
    }
  }
  json.array("deepLinkHosts", country.deepLinkHosts) { $0.value($1.value) }
  if !country.linkWildcards.isEmpty {
    json.array("deepLinkWildcards", country.linkWildcards) { $0.value($1.value) }
  }
  if !country.form.isEmpty {
    json.array("accountForm", country.form) { json, field in
      json.object { write(field, in: country, to: &$0) }
    }
  }
  let completeness = manifest.completeness(of: country)
  json.object("completeness") { json in
    for step in Completeness.Step.allCases {
      json.field(step.rawValue, completeness[step].rawValue)
    }
  }
}

private func write(_ language: ResolvedLanguage, to json: inout JSONWriter) {
  json.field("locale", language.locale.value)
  json.field("url", language.url.value)
  if let locale = language.helpDeskLocale { json.field("helpDeskLocale", locale.value) }
  if let url = language.helpDeskURL { json.field("helpDeskURL", url) }
  json.field("appLanguage", language.appLanguage.value)
  if language.folder != language.appLanguage.value { json.field("lproj", language.folder) }
  if let smartling = language.smartling { json.field("smartling", smartling.value) }
  if let android = language.android { json.field("android", android.value) }
}

private func write(
  _ field: ResolvedFieldUse,
  in country: ResolvedCountry,
  to json: inout JSONWriter
) {
  json.field("name", field.name)
  json.field("label", field.label.value)
  json.field("labelKey", field.labelKey(in: country))
  json.field("content", field.content.rawValue)
  json.field("keyboard", field.keyboard.value.rawValue)
  json.field("required", field.isRequired)
  if let pattern = field.pattern { json.field("pattern", pattern.value) }
  if let example = field.example { json.field("example", example.value) }
  if let limit = field.maxLength { json.field("maxLength", limit.value) }
}
