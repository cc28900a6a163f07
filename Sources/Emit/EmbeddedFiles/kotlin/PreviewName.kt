package ndcountries

/**
 * The name of a preview environment: one DNS label that cannot be mistaken for a country's.
 *
 * The rules for a name:
 *
 * - It has lowercase letters, digits and hyphens, and does not begin or end with a hyphen.
 * - It is not a country's code or host prefix, and does not begin with one and a hyphen.
 * - It has at most 60 characters, or fewer if a country's prefix is longer than two characters.
 *
 * The constructor throws if the text breaks a rule; [of] returns null instead.
 */
public data class PreviewName(
    /** The name as it appears in a host. */
    val value: String
) {
    init {
        require(isValid(value)) { "`$value` cannot name a preview" }
    }

    override fun toString(): String = value

    /** The label for a country's preview in a host. */
    internal fun label(country: Country): String =
        if (country == Country.default) value else "${country.hostPrefix}-$value"

    public companion object {
        /** Creates a name, or returns null if the text breaks a rule. */
        @JvmStatic
        public fun of(text: String): PreviewName? = if (isValid(text)) PreviewName(text) else null

        private fun isValid(text: String): Boolean =
            text.length in 1..limit && text.first() != '-' && text.last() != '-' &&
                text.all { it in 'a'..'z' || it in '0'..'9' || it == '-' } &&
                Country.of(text.substringBefore('-')) == null &&
                Country.byPrefix[text.substringBefore('-')] == null

        /**
         * The characters that remain in a label of 63 characters after a country's prefix and a
         * hyphen.
         */
        private val limit: Int by lazy {
            62 - Country.values().map { it.hostPrefix.length }.sorted().last()
        }
    }
}

/** Reads a preview's host, which is one label under the site. */
internal fun preview(host: String, site: String): Pair<Country, PreviewName>? {
    if (!host.endsWith(site)) return null
    val label = host.removeSuffix(site)
    val prefix = label.substringBefore('-', "")
    val owner = Country.byPrefix[prefix] ?: Country.default
    val name = if (owner == Country.default) label else label.substringAfter('-')
    return PreviewName.of(name)?.let { Pair(owner, it) }
}
