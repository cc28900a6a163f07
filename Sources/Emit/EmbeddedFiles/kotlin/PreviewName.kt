package ndcountries

import kotlin.jvm.JvmStatic

/**
 * The name of a preview environment: one DNS label that cannot be taken for a country's.
 *
 * Lowercase letters, digits and hyphens, no hyphen at an end; neither a country's code or prefix nor
 * beginning with one and a hyphen. At most 60, fewer where a country's prefix is longer than two. Making
 * one of any other text throws; [of] does not.
 */
public data class PreviewName(
    /** The name as it appears in a host. */
    val value: String
) {
    init {
        require(isValid(value)) { "`$value` cannot name a preview" }
    }

    override fun toString(): String = value

    /** What names the preview of a country in a host. */
    internal fun label(country: Country): String =
        if (country == Country.default) value else "${country.hostPrefix}-$value"

    public companion object {
        /** The name, or null if the text cannot be one. */
        @JvmStatic
        public fun of(text: String): PreviewName? = if (isValid(text)) PreviewName(text) else null

        private fun isValid(text: String): Boolean =
            text.length in 1..limit && text.first() != '-' && text.last() != '-' &&
                text.all { it in 'a'..'z' || it in '0'..'9' || it == '-' } &&
                Country.of(text.substringBefore('-')) == null &&
                Country.byPrefix[text.substringBefore('-')] == null

        /** What fits into a label of 63 characters after a country's prefix and a hyphen. */
        private val limit: Int by lazy {
            62 - Country.values().fold(0) { longest, country ->
                maxOf(longest, country.hostPrefix.length)
            }
        }
    }
}
