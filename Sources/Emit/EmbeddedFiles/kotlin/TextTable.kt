package ndcountries

/**
 * Texts in rows, one fact per line: a key, a space and what it says.
 *
 * `\\` stands for a backslash and `\u{a}` for a character by its number. A row comes in pieces because
 * a class file holds no text of over 65,535 bytes; it is read when it is first asked for.
 */
internal class TextTable<Key>(fill: TextTable<Key>.() -> Unit) {
    private val rows = LinkedHashMap<Key, Lazy<TextRow>>()

    init {
        fill()
    }

    fun row(key: Key, vararg pieces: String) {
        rows[key] = lazy { TextRow(pieces.joinToString("")) }
    }

    operator fun get(key: Key): TextRow =
        rows[key]?.value ?: error("the manifest compiler writes a row for each")
}

/** The lines of a row by their keys. */
internal class TextRow(source: String) {
    private val lines = LinkedHashMap<String, MutableList<String>>()

    init {
        for (line in source.split('\n')) {
            val fact = line.trimStart(' ')
            if (fact == "") continue
            lines.getOrPut(fact.substringBefore(' ')) { mutableListOf() }
                .add(fact.substringAfter(' ', ""))
        }
    }

    val keys: Set<String> get() = lines.keys

    /** The text of the first line with that key. */
    fun text(key: String): String? = lines[key]?.first()?.unescaped()

    /** The words of every line with that key. */
    fun words(key: String): List<List<String>> =
        lines[key].orEmpty().map { line -> line.split(' ').map { it.unescaped() } }
}

private fun String.unescaped(): String {
    if ('\\' !in this) return this
    val result = StringBuilder(length)
    var place = 0
    while (place < length) {
        val char = this[place]
        if (char != '\\') {
            result.append(char)
            place += 1
        } else if (this[place + 1] != 'u') {
            result.append(this[place + 1])
            place += 2
        } else {
            val end = indexOf('}', place)
            result.appendScalar(substring(place + 3, end).toInt(16))
            place = end + 1
        }
    }
    return result.toString()
}

private fun StringBuilder.appendScalar(scalar: Int) {
    if (scalar < 0x10000) {
        append('\u0000' + scalar)
    } else {
        append('\uD800' + ((scalar - 0x10000) shr 10))
        append('\uDC00' + ((scalar - 0x10000) and 0x3FF))
    }
}
