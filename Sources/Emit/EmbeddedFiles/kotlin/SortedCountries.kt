package ndcountries

import java.text.Collator
import java.util.Locale

/**
 * Countries in the order in which a reader of the language looks for their names; without others, those that are
 * open to users.
 *
 * It needs the collator of Android and the JVM: code for other platforms leaves this file out.
 */
@JvmOverloads
public fun Country.Companion.sortedByName(
    language: AppLanguage,
    countries: List<Country> = live
): List<Country> {
    val collator = Collator.getInstance(Locale.forLanguageTag(language.tag))
    // The JVM's collator passes over spaces and hyphens, so it gets one word at a time: Guinea, Guinea-Bissau.
    val order = Comparator<List<String>> { one, other ->
        val difference = one.zip(other) { a, b -> collator.compare(a, b) }.firstOrNull { it != 0 }
        difference ?: one.size - other.size
    }
    return countries.map { Pair(it, it.nameIn(language).split(' ', '-')) }
        .sortedWith(Comparator { one, other -> order.compare(one.second, other.second) })
        .map { it.first }
}
