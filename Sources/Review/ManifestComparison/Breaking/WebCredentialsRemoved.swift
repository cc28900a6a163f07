internal import CountryManifest
internal import ManifestCompiler

enum WebCredentialsRemoved: BreakingRule {
  static let id = BreakingChangeID.webCredentialsRemoved
  static let summary = "the app cannot use passwords and passkeys of the website anymore"
  static let explanation = """
    `webcredentials` of the `aasa` output was `true` and is not anymore. As soon as the hosts serve the
    new files, the system does not offer what users saved for the website, in apps in use as well.
    """

  static func find(in comparison: Comparison) -> [BreakingChange] {
    guard comparison.old.product.webCredentials.value, !comparison.new.product.webCredentials.value
    else { return [] }
    return [
      BreakingChange(
        id,
        .product,
        "passwords and passkeys of the website cannot be used in the app anymore"
      )
    ]
  }
}
