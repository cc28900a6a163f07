package ndcountries

/** The name in `host[.][:port]`, its ASCII letters in lowercase; null for any other text. */
internal fun hostName(text: String): String? {
    // A host has at most 253 bytes; with a full stop and the longest port that is 260.
    if (text.length > 260) return null
    var end = text.length
    val colon = text.indexOf(':')
    if (colon >= 0) {
        val port = text.substring(colon + 1)
        if (port.length !in 1..5 || port.any { it !in '0'..'9' }) return null
        end = colon
    }
    if (end > 0 && text[end - 1] == '.') end -= 1
    return if (end > 0) text.substring(0, end).foldingAscii() else null
}

/** The text with ASCII letters in lowercase and every other letter as it is. */
internal fun String.foldingAscii(): String {
    if (none { it in 'A'..'Z' }) return this
    val folded = StringBuilder(length)
    for (char in this) folded.append(if (char in 'A'..'Z') char + 32 else char)
    return folded.toString()
}

/** Every host in the rows, with the environment that a key of the manifest means for a country. */
internal fun listedHosts(
    environment: (String, Country) -> Environment
): Map<String, Environment> {
    val hosts = HashMap<String, Environment>()
    for (country in Country.values()) {
        val row = countryRows[country]
        for (key in row.keys) {
            val words = key.split('.')
            when (words[0]) {
                "url" -> {
                    val url = row.text(key).orEmpty()
                    hosts[url.substringAfter("://").substringBefore(':')] =
                        environment(words[1], country)
                }
                "accepted" -> for (line in row.words(key)) {
                    hosts[line[0]] = environment(words[1], country)
                }
            }
        }
    }
    return hosts
}

/** The preview that a host names by the site it is under. */
internal fun preview(host: String, site: String): Pair<Country, PreviewName>? {
    if (!host.endsWith(site)) return null
    val label = host.substring(0, host.length - site.length)
    val hyphen = label.indexOf('-')
    val owner = if (hyphen >= 0) Country.byPrefix[label.substring(0, hyphen)] else null
    val (country, text) =
        if (owner == null || owner == Country.withoutPrefix) Pair(Country.withoutPrefix, label)
        else Pair(owner, label.substring(hyphen + 1))
    return PreviewName.of(text)?.let { Pair(country, it) }
}
