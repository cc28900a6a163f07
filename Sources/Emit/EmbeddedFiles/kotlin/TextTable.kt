package ndcountries

/**
 * A table of rows. Each line of a row has one fact: a key, a space and a value.
 *
 * In a value, `\\` stands for a backslash and `\u{a}` for the character with that hexadecimal
 * number. A row is split into pieces because a class file cannot hold a string of more than 65,535
 * bytes. A row is read when it is first used.
 */
internal class TextTable<Key>(fill: TextTable<Key>.() -> Unit) {
    private val rows = LinkedHashMap<Key, Lazy<TextRow>>()

    init {
        fill()
    }

    fun row(key: Key, vararg pieces: String) {
        rows[key] = lazy { TextRow(if (pieces.size == 1) pieces[0] else pieces.joinToString("")) }
    }

    operator fun get(key: Key): TextRow =
        rows[key]?.value ?: error("the manifest compiler writes a row for each")
}

/**
 * The lines of a row.
 *
 * Rows are short and few values are read from most of them, so searching the lines costs less than
 * building a map.
 */
internal class TextRow(private val source: String) {
    val keys: Set<String>
        get() {
            val keys = LinkedHashSet<String>()
            forEachFact { key, _ -> keys.add(key) }
            return keys
        }

    /** The value of the first line with this key. */
    fun text(key: String): String? {
        forEachLine { start, end ->
            if (hasKey(key, start, end)) return textBehind(key.length, start, end).unescaped()
        }
        return null
    }

    /** The words of each line with this key. */
    fun words(key: String): List<List<String>> {
        val found = mutableListOf<List<String>>()
        forEachLine { start, end ->
            if (hasKey(key, start, end)) {
                found.add(textBehind(key.length, start, end).split(' ').map { it.unescaped() })
            }
        }
        return found
    }

    /** Calls the action with each line's key and value; escapes in the value are not decoded. */
    inline fun forEachFact(action: (String, String) -> Unit) {
        forEachLine { start, end ->
            val space = source.indexOf(' ', start)
            val keyEnd = if (space < 0 || space > end) end else space
            action(source.substring(start, keyEnd), textBehind(keyEnd - start, start, end))
        }
    }

    /** Calls the action with the start of each line, after its leading spaces, and its end. */
    inline fun forEachLine(action: (Int, Int) -> Unit) {
        var start = 0
        while (start < source.length) {
            val lineBreak = source.indexOf('\n', start)
            val end = if (lineBreak < 0) source.length else lineBreak
            while (start < end && source[start] == ' ') start += 1
            if (start < end) action(start, end)
            start = end + 1
        }
    }

    private fun hasKey(key: String, start: Int, end: Int): Boolean =
        source.startsWith(key, start) &&
            (start + key.length == end || source[start + key.length] == ' ')

    private fun textBehind(keyLength: Int, start: Int, end: Int): String =
        if (start + keyLength == end) "" else source.substring(start + keyLength + 1, end)
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
