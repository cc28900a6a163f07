package ndcountries

/** A language tag of a user, in lowercase and with hyphens. */
private class UserTag private constructor(val text: String) {
    private val subtags: List<String> = text.split('-')

    /** The first two-letter part after the language and before any single-letter part. */
    val region: String?
        get() = subtags.drop(1).takeWhile { it.length > 1 }.firstOrNull { it.length == 2 }

    /**
     * The tag, then the tag without its last subtag, and so on. As in RFC 4647, no prefix ends with
     * a single-letter subtag.
     */
    val prefixes: List<String>
        get() = (subtags.size downTo 1).filter { subtags[it - 1].length > 1 }
            .map { subtags.take(it).joinToString("-") }

    /**
     * The language that the tag means, with its script if the product has the language in several
     * scripts.
     */
    val meaning: String
        get() {
            for (prefix in prefixes) languageMeanings[prefix]?.let { return it }
            return subtags[0]
        }

    companion object {
        /** Null if the text is not a language tag or is longer than 64 characters. */
        fun of(text: String): UserTag? {
            val tag = text.replace('_', '-')
            return if (isTag(tag)) UserTag(tag.foldingAscii()) else null
        }
    }
}

/**
 * Whether a text is a language tag: parts of one to eight ASCII letters or digits, separated by
 * hyphens, at most 64 characters in total.
 *
 * A tag whose first part is a single letter names no language and is rejected.
 */
private fun isTag(text: String): Boolean = text.length <= 64 && tagForm.matches(text)

private val tagForm = Regex("[A-Za-z0-9]{2,8}(-[A-Za-z0-9]{1,8})*")

internal fun suggestedCountry(tags: List<String>, statuses: Set<Country.Status>): Country {
    val countries = Country.values().filter { it.status in statuses }
    val meanings = countries.map { country ->
        country.languages.map { UserTag.of(it.locale)?.meaning }
    }
    for (tag in tags.mapNotNull(UserTag.Companion::of)) {
        val country = tag.region?.let { Country.ofIsoCode(it) }
        if (country in countries) return country!!
        var place = meanings.indexOfFirst { it.first() == tag.meaning }
        if (place < 0) place = meanings.indexOfFirst { tag.meaning in it }
        if (place >= 0) return countries[place]
    }
    return Country.default
}

internal fun languageOf(country: Country, tags: List<String>): Language {
    val languages = country.languages
    val own = languages.map { UserTag.of(it.locale) }
    for (tag in tags.mapNotNull(UserTag.Companion::of)) {
        for (prefix in tag.prefixes) {
            val place = own.indexOfFirst { it?.text == prefix }
            if (place >= 0) return languages[place]
        }
        val place = own.indexOfFirst { it?.meaning == tag.meaning }
        if (place >= 0) return languages[place]
    }
    return languages[0]
}

internal fun acceptedTags(header: String): List<String> {
    val elements = header.take(1_000).split(',')
    // The limit may have cut the last element.
    val whole = if (header.length > 1_000) elements.dropLast(1) else elements
    val found = whole.map { element ->
        val parts = element.split(';').map { part -> part.trim { it in " \t\r\n" } }
        val quality = parts.drop(1).firstOrNull { it.foldingAscii().startsWith("q=") } ?: "q=1"
        Pair(parts[0], if (qualityForm.matches(quality)) quality.drop(2).toDouble() else 0.0)
    }
    // Tags of equal quality keep their order.
    return found.filter { (tag, quality) -> isTag(tag) && quality > 0 }
        .sortedByDescending { it.second }.map { it.first }
}

private val qualityForm = Regex("[Qq]=(0(\\.[0-9]{0,3})?|1(\\.0{0,3})?)")
