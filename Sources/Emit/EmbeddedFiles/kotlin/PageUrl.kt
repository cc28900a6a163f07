package ndcountries

/** The parts of a page's URL, which is read in the same way in Swift, Kotlin and TypeScript. */
internal class PageUrl private constructor(
    /** Whether the scheme is `https`. */
    val isSecure: Boolean,
    /** The host in lowercase, without the port and a full stop at the end. */
    val host: String,
    /** The path with escapes of letters, digits and `-._~` decoded. */
    val path: String,
    /** The text after the question mark, without the fragment; null if there is none. */
    val query: String?
) {
    /**
     * Whether every browser reads the path in the same way.
     *
     * Browsers read a backslash as a slash and ignore control characters.
     */
    val isReadInOneWay: Boolean
        get() = !ambiguity.containsMatchIn(path)

    companion object {
        private val ambiguity = Regex("[\\u0000- \\u007F\\\\]|/\\.{1,2}(/|$)|^//")

        private val form = Regex("^([A-Za-z]+)://([^/?#]*)([^?#]*)(?:\\?([^#]*))?")

        /**
         * Null if the scheme is neither `http` nor `https`, or the authority is not
         * `host[.][:port]`.
         */
        fun of(url: String): PageUrl? {
            val parts = form.find(url)?.groups ?: return null
            val scheme = parts[1]!!.value.foldingAscii()
            val host = hostName(parts[2]!!.value)
            if (scheme != "https" && scheme != "http" || host == null) return null
            return PageUrl(scheme == "https", host, unescaped(parts[3]!!.value), parts[4]?.value)
        }
    }
}

private val hostForm = Regex("([^:/]*?)\\.?(?::[0-9]{1,5})?")

/** The host of `host[.][:port]` in lowercase; null if the text has another form. */
internal fun hostName(text: String): String? {
    // A host has at most 253 bytes. With a full stop and the longest port, it has 260.
    val found = if (text.length > 260) null else hostForm.matchEntire(text)
    return found?.let { it.groupValues[1].foldingAscii() }?.takeIf { it != "" }
}

/** The text with its ASCII letters in lowercase; other letters are unchanged. */
internal fun String.foldingAscii(): String =
    map { if (it in 'A'..'Z') it + 32 else it }.joinToString("")

private val escape =
    Regex("%(2[DEde]|3[0-9]|4[1-9A-Fa-f]|5[0-9AFaf]|6[1-9A-Fa-f]|7[0-9AEae])")

/** The path with escapes of letters, digits and `-._~` decoded. */
private fun unescaped(path: String): String =
    escape.replace(path) { it.groupValues[1].toInt(16).toChar().toString() }

/** The path, query and fragment in the form in which they are appended to a service's URL. */
internal fun belowUrl(path: String): String {
    val start = path.takeWhile { it !in "?#" }
    val rest = path.substring(start.length)
    if (start == "") return percentEncoded(rest)
    val segments = start.trimStart('/').split('/')
    val kept = mutableListOf<String>()
    for ((number, segment) in segments.withIndex()) {
        val dots = segment.replace("%2e", ".").replace("%2E", ".")
        val isDots = dots == "." || dots == ".."
        if (dots == ".." && kept.isNotEmpty()) kept.removeAt(kept.size - 1)
        if (!isDots || number == segments.size - 1) kept.add(if (isDots) "" else segment)
    }
    return percentEncoded("/" + kept.joinToString("/") + rest)
}

private val notInUrl = Regex("%(?![0-9A-Fa-f]{2})|#|[^A-Za-z0-9\\-._~!$&'()*+,;=:@/?%#]+")

/**
 * The text with an escape for each byte that a URL cannot contain there, including a second `#`.
 */
private fun percentEncoded(text: String): String {
    // Java would encode an unpaired surrogate as a question mark.
    val whole = text.replace(Regex("[\\uD800-\\uDFFF]"), "\uFFFD")
    val fragment = whole.indexOf('#')
    return notInUrl.replace(whole) { found ->
        if (found.range.first == fragment) "#"
        else found.value.toByteArray().joinToString("") { "%%%02X".format(it) }
    }
}
