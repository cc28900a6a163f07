package ndcountries

/**
 * The host of `host[.][:port]` with its ASCII letters in lowercase; null if the text has another
 * form.
 */
internal fun hostName(text: String): String? {
    // A host has at most 253 bytes. With a full stop and the longest port, it has 260.
    if (text.length > 260) return null
    var end = text.length
    if ('/' in text) return null
    val colon = text.indexOf(':')
    if (colon >= 0) {
        val port = text.substring(colon + 1)
        if (port.length !in 1..5 || port.any { it !in '0'..'9' }) return null
        end = colon
    }
    if (end > 0 && text[end - 1] == '.') end -= 1
    return if (end > 0) text.substring(0, end).foldingAscii() else null
}

/** The text with its ASCII letters in lowercase; other letters are unchanged. */
internal fun String.foldingAscii(): String {
    if (none { it in 'A'..'Z' }) return this
    val folded = StringBuilder(length)
    for (char in this) folded.append(if (char in 'A'..'Z') char + 32 else char)
    return folded.toString()
}

/**
 * The environment of each host, and of each `host/segment` that is a country's or a language's.
 * `shared` has the hosts on which countries have paths.
 */
internal class Addresses(
    private val owners: Map<String, Environment>,
    private val shared: Set<String>
) {

    /** The environment of `host[.][:port]`; null for a host on which countries have paths. */
    fun ofHost(text: String): Environment? {
        val host = hostName(text) ?: return null
        return if (host in shared) null else ofWhole(host)
    }

    /** The environment to which a page belongs. */
    fun ofUrl(url: String): Environment? {
        val scheme = listOf("https://", "http://").firstOrNull {
            it.length <= url.length && url.substring(0, it.length).foldingAscii() == it
        } ?: return null
        val rest = url.substring(scheme.length)
        val authority = rest.takeWhile { it !in "/?#" }
        val host = hostName(authority) ?: return null
        val path = unescaped(rest.substring(authority.length).takeWhile { it !in "?#" })
        if (path.length <= 1) return ofWhole(host)
        val segments = path.substring(1).split('/')
        // Browsers read a backslash as a slash and ignore control characters.
        val isReadInOneWay =
            path.none { it <= ' ' || it == '\u007F' || it == '\\' } &&
                segments[0].isNotEmpty() && segments.none { it == "." || it == ".." }
        val address = "$host/${segments[0]}"
        val owner = if (isReadInOneWay) owners[address] else null
        if (owner != null || host !in shared) return owner ?: ofWhole(host)
        return if (isReadInOneWay && address.foldingAscii() !in owners) ofWhole(host) else null
    }

    private fun ofWhole(host: String): Environment? = owners[host] ?: namedEnvironment(host)
}

/** The path with escapes of letters, digits and `-._~` decoded. */
internal fun unescaped(path: String): String {
    if ('%' !in path) return path
    val result = StringBuilder(path.length)
    var index = 0
    while (index < path.length) {
        val end = minOf(index + 3, path.length)
        val digits = if (path[index] == '%') path.substring(index + 1, end) else ""
        val isEscape = digits.length == 2 && digits.all(::isHexDigit)
        val char = if (isEscape) digits.toInt(16).toChar() else '%'
        if (isEscape && (isAsciiLetterOrDigit(char) || char in "-._~")) {
            result.append(char)
            index += 3
        } else {
            result.append(path[index])
            index += 1
        }
    }
    return result.toString()
}

private fun isHexDigit(char: Char): Boolean = char in '0'..'9' || char in 'a'..'f' || char in 'A'..'F'

internal fun isAsciiLetterOrDigit(char: Char): Boolean =
    char in '0'..'9' || char in 'a'..'z' || char in 'A'..'Z'

/**
 * Collects the addresses in all rows. [environment] returns a country's environment for its key in
 * the manifest.
 */
internal fun listedAddresses(
    environment: (String, Country) -> Environment
): Addresses {
    val owners = HashMap<String, Environment>()
    for (country in Country.values()) {
        countryRows[country].forEachFact { key, text ->
            if (key.startsWith("url.")) {
                val name = key.substring(4, key.indexOf('.', 4))
                owners[addressOf(text)] = environment(name, country)
            } else if (key.startsWith("accepted.")) {
                owners[text.substringBefore(' ')] = environment(key.substring(9), country)
            }
        }
    }
    val shared = owners.keys.filter { '/' in it }.map { it.substringBefore('/') }.toSet()
    for (country in Country.values()) {
        for ((name, url) in country.languages.flatMap { it.ownUrls.toList() }) {
            owners[addressOf(url)] = environment(name, country)
        }
    }
    return Addresses(owners, shared)
}

/** The host of a URL, with its path: `www.acme.com/it`. */
internal fun addressOf(url: String): String {
    val address = url.substringAfter("://")
    val authority = address.substringBefore('/')
    return authority.substringBefore(':') + address.substring(authority.length)
}

/** The path, query and fragment in the form in which they are appended to a service's URL. */
internal fun belowUrl(path: String): String {
    val start = path.takeWhile { it !in "?#" }
    val rest = path.substring(start.length)
    if (start.isEmpty()) return percentEncoded(rest)
    val segments = start.trimStart('/').split('/')
    val kept = mutableListOf<String>()
    for ((number, segment) in segments.withIndex()) {
        val dots = segment.replace("%2e", ".").replace("%2E", ".")
        if (dots != "." && dots != "..") {
            kept.add(segment)
            continue
        }
        if (dots == ".." && kept.isNotEmpty()) kept.removeAt(kept.size - 1)
        if (number == segments.size - 1) kept.add("")
    }
    return percentEncoded("/" + kept.joinToString("/") + rest)
}

/**
 * The text with an escape for each byte that a URL cannot contain there, including a second `#`.
 */
private fun percentEncoded(text: String): String {
    val result = StringBuilder(text.length)
    var hasFragment = false
    var index = 0
    while (index < text.length) {
        val char = text[index]
        val isEscape =
            char == '%' && index + 2 < text.length &&
                isHexDigit(text[index + 1]) && isHexDigit(text[index + 2])
        val isFragment = char == '#' && !hasFragment
        hasFragment = hasFragment || isFragment
        val isPair =
            char.isHighSurrogate() && index + 1 < text.length && text[index + 1].isLowSurrogate()
        if (isEscape || isFragment || isAsciiLetterOrDigit(char) || char in "-._~!$&'()*+,;=:@/?") {
            result.append(char)
        } else {
            val code = when {
                isPair -> 0x10000 + ((char - '\uD800') shl 10) + (text[index + 1] - '\uDC00')
                char.isSurrogate() -> 0xFFFD
                else -> char - '\u0000'
            }
            for (byte in utf8(code)) {
                result.append('%').append("0123456789ABCDEF"[byte shr 4])
                result.append("0123456789ABCDEF"[byte and 15])
            }
        }
        index += if (isPair) 2 else 1
    }
    return result.toString()
}

/** The UTF-8 bytes of a character. */
private fun utf8(code: Int): List<Int> {
    fun following(shift: Int) = 0x80 or ((code shr shift) and 0x3F)
    return when {
        code < 0x80 -> listOf(code)
        code < 0x800 -> listOf(0xC0 or (code shr 6), following(0))
        code < 0x10000 -> listOf(0xE0 or (code shr 12), following(6), following(0))
        else -> listOf(0xF0 or (code shr 18), following(12), following(6), following(0))
    }
}

/** Reads a preview's host, which is one label under the site. */
internal fun preview(host: String, site: String): Pair<Country, PreviewName>? {
    if (!host.endsWith(site)) return null
    val label = host.substring(0, host.length - site.length)
    val hyphen = label.indexOf('-')
    val owner = if (hyphen >= 0) Country.byPrefix[label.substring(0, hyphen)] else null
    val (country, text) =
        if (owner == null || owner == Country.default) Pair(Country.default, label)
        else Pair(owner, label.substring(hyphen + 1))
    return PreviewName.of(text)?.let { Pair(country, it) }
}
