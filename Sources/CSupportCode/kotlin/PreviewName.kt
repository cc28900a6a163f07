package ndcountries

/**
 * The name of a preview environment: one DNS label that cannot be taken for a country's.
 *
 * Lowercase letters, digits and hyphens, 1 to 60 of them, no hyphen at an end; neither a country's
 * code nor beginning with one and a hyphen. Making one of any other text throws; [of] does not.
 */
data class PreviewName(
    /** The name as it appears in a host. */
    val value: String
) {
    init {
        require(isValid(value)) { "`$value` cannot name a preview" }
    }

    override fun toString(): String = value

    /** What names the preview of a country in a host. */
    internal fun label(country: Country): String =
        if (country == Country.withoutPrefix) value else "${country.code}-$value"

    companion object {
        /** The name, or null if the text cannot be one. */
        fun of(text: String): PreviewName? = if (isValid(text)) PreviewName(text) else null

        private fun isValid(text: String): Boolean =
            text.length in 1..60 && text.first() != '-' && text.last() != '-' &&
                text.all { it in 'a'..'z' || it in '0'..'9' || it == '-' } &&
                Country.of(text.substringBefore('-')) == null
    }
}
