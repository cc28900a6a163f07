package ndcountries

import java.text.Collator
import java.util.Locale

/**
 * Sorts countries by name, in the alphabetical order of the language. By default, sorts the
 * countries that are open to users.
 */
@JvmOverloads
public fun Country.Companion.sortedByName(
    language: AppLanguage,
    countries: List<Country> = live
): List<Country> {
    val collator = Collator.getInstance(Locale.forLanguageTag(language.tag))
    // The JVM's collator ignores spaces and hyphens, so names are compared word by word. This puts
    // Guinea directly before Guinea-Bissau.
    val order = Comparator<List<String>> { one, other ->
        val difference = one.zip(other) { a, b -> collator.compare(a, b) }.firstOrNull { it != 0 }
        difference ?: one.size - other.size
    }
    return countries.map { Pair(it, it.nameIn(language).split(' ', '-')) }
        .sortedWith(Comparator { one, other -> order.compare(one.second, other.second) })
        .map { it.first }
}
