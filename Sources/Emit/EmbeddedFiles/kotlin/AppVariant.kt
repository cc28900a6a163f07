package ndcountries

/** A variant of the Android app: a row under `apps`. */
public class AppVariant internal constructor(
    /** The key in the manifest. */
    public val name: String,
    /** The application ID. */
    public val applicationId: String,
    /** The statuses of the countries in the variant. */
    public val statuses: Set<Country.Status>,
    /** The environments of the variant: only `production`, or all if it has planned countries. */
    public val environments: List<Environment.Kind>
) {
    /** The countries of the variant, in the order of the manifest. */
    public val countries: List<Country> get() = Country.values().filter { it.status in statuses }

    public companion object {
        /** All variants for which this code was generated. */
        @JvmStatic
        public val all: List<AppVariant> get() = appVariants

        /** The variant with this application ID, such as `BuildConfig.APPLICATION_ID`. */
        @JvmStatic
        public fun of(applicationId: String): AppVariant? =
            all.firstOrNull { it.applicationId == applicationId }
    }
}
