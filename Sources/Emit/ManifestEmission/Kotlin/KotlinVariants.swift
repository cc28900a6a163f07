internal import CountryManifest
internal import ManifestFindings
internal import SwiftEmission

/// The generated `AppVariant`, with the settings of each variant of the Android app.
struct KotlinVariants {
  let manifest: ResolvedManifest

  var text: SourceText {
    """
    import kotlin.jvm.JvmStatic

    /** A variant of the Android app: a row under `apps`. */
    public class AppVariant internal constructor(
        /** The key in the manifest. */
        public val name: String,
        /** The application ID. */
        public val applicationId: String,
        /** The statuses of the countries in the variant. */
        public val statuses: Set<Country.Status>,
        /**
         * The environments of the variant: only `production`, or all if it has planned countries.
         */
        public val environments: List<Environment.Kind>
    ) {
        /** The countries of the variant, in the order of the manifest. */
        public val countries: List<Country> get() = Country.values().filter { it.status in statuses }

        public companion object {
            /** All variants for which this code was generated. */
            @JvmStatic
            public val all: List<AppVariant> by lazy {
                listOf(
                    \(variants)
                )
            }

            /** The variant with this application ID, such as `BuildConfig.APPLICATION_ID`. */
            @JvmStatic
            public fun of(applicationId: String): AppVariant? =
                all.firstOrNull { it.applicationId == applicationId }
        }
    }
    """
  }

  private var variants: SourceText {
    let rows = manifest.apps.compactMap { app in app.android.map { (app, $0.package.value) } }
    return rows.enumerated().lines { position, row in
      let statuses = row.0.statuses.map {
        "Country.Status.\(KotlinText.constant($0.value.rawValue))"
      }
      let kinds = row.0.environments.map { "Environment.Kind.\(KotlinText.constant($0))" }
      return """
        AppVariant(
            \(KotlinText.quoted(row.0.name)),
            \(KotlinText.quoted(row.1)),
            setOf(\(statuses.joined(separator: ", "))),
            listOf(\(kinds.joined(separator: ", ")))
        )\(position < rows.count - 1 ? "," : "")
        """
    }
  }
}
