package ndcountries

/** What a person is asked for when they open an account. */
public data class AccountForm(
    /** The fields, in the order in which they are shown. */
    val fields: List<Field>
) {
    /** One line of the form. */
    public data class Field(
        /** The name in the manifest, as a constant. */
        val name: FieldName,
        /** The label in the development language. */
        val label: String,
        /**
         * The key of the label's translations, `form.label.postal_code`, or `country.form.GB.postal_code`
         * where the country has a label of its own.
         */
        val labelKey: String,
        /** What the field holds. */
        val content: Content,
        /** The keyboard that can type it. */
        val keyboard: Keyboard,
        /** A regular expression for the whole of the text, letter case aside. */
        val pattern: String?,
        /** A text that would be right. */
        val example: String?,
        /** The most characters it may have. */
        val maxLength: Int?,
        /** Whether it must be filled in. */
        val isRequired: Boolean
    ) {
        /** The name in the manifest, `postal_code`. */
        public val id: String get() = name.key

        /** The Android resource of the label: `form_label_city` for `R.string.form_label_city`. */
        public val labelResource: String get() = labelKey.replace('.', '_').foldingAscii()

        /** What is wrong with a text that a person typed into this field, or null. */
        public fun problem(typed: String): Problem? {
            val text = typed.trim { it in whiteSpace }
            if (text == "") return if (isRequired) Problem.Missing else null
            val canonical = canonical(text)
            val length = (canonical ?: text).count { !it.isLowSurrogate() }
            if (maxLength != null && length > maxLength) return Problem.TooLong(maxLength)
            return if (canonical == null) Problem.Malformed(example) else null
        }

        /**
         * The text to send for one that a person typed; null where [problem] finds something.
         *
         * It has no white space around it. A postal code is uppercase and laid out as the example, whatever
         * spaces, hyphens, digits of other scripts and letters of the country were typed: `SW1A 1AA` for
         * `sw1a1aa`, `01109` for `LT-01109`.
         */
        public fun normalized(typed: String): String? {
            if (problem(typed) != null) return null
            val text = typed.trim { it in whiteSpace }
            return if (text == "") text else canonical(text)
        }

        private fun canonical(text: String): String? {
            val pattern = pattern ?: return text
            val expression = Regex(pattern, RegexOption.IGNORE_CASE)
            if (content != Content.POSTAL_CODE || pattern.any { it >= '\u0080' }) {
                return if (expression.matches(text)) text else null
            }
            // On Android `\d` takes every script's digits, elsewhere not. No postal code has them.
            return TypedPostalCode(text).canonical(pattern, example.orEmpty()) { code ->
                code.all { it < '\u0080' } && expression.matches(code)
            }
        }
    }

    /**
     * What a field holds; [key] is its name in the manifest, [autofillToken] HTML's token for it, and
     * [autofillHint] what `View.setAutofillHints` takes.
     */
    public enum class Content(
        public val key: String,
        public val autofillToken: String?,
        public val autofillHint: String?
    ) {
        GIVEN_NAME("given_name", "given-name", "personGivenName"),
        FAMILY_NAME("family_name", "family-name", "personFamilyName"),
        STREET_ADDRESS("street_address", "address-line1", "streetAddress"),
        STREET_ADDRESS_2("street_address_2", "address-line2", "extendedAddress"),
        CITY("city", "address-level2", "addressLocality"),
        STATE("state", "address-level1", "addressRegion"),
        POSTAL_CODE("postal_code", "postal-code", "postalCode"),
        PHONE("phone", "tel", "phoneNumber"),
        EMAIL("email", "email", "emailAddress"),
        TEXT("text", null, null)
    }

    /**
     * Which keys are needed; [key] is its name in the manifest, [inputType] what `TextView.setInputType` takes
     * (constants of `android.text.InputType`).
     */
    public enum class Keyboard(public val key: String, public val inputType: Int) {
        /** Letters and digits: a text. */
        TEXT("text", 0x1),
        /** Letters, each word with a capital: a person's name, words that begin uppercase. */
        NAME("name", 0x1 or 0x60 or 0x2000),
        /** Digits alone: a number. */
        NUMBERS("numbers", 0x2),
        /** Digits and symbols first, letters at hand: a postal address, all uppercase. */
        NUMBERS_AND_PUNCTUATION("numbers_and_punctuation", 0x1 or 0x70 or 0x1000),
        /** Digits and the symbols of a telephone number: a phone. */
        PHONE("phone", 0x3),
        /** Letters, digits and the symbols of an e-mail address: an e-mail address. */
        EMAIL("email", 0x1 or 0x20)
    }

    /** Something that a person should correct. */
    public sealed class Problem {
        /** A field that must be filled in is empty. */
        public object Missing : Problem() {
            override fun toString(): String = "Missing"
        }
        /** The text has more characters, counted as Unicode code points, than the field may have. */
        public data class TooLong(
            /** The most that it may have. */
            val limit: Int
        ) : Problem()
        /** The text does not look as it should. */
        public data class Malformed(
            /** A text that would be right. */
            val example: String?
        ) : Problem()
    }

    /**
     * What is wrong with the texts that a person typed, in the order of the fields.
     *
     * White space around a text does not count, nor does letter case, nor how a postal code is laid out:
     * [Field.normalized] returns what to send. A field that is not in [values] is empty; a value without a
     * field is not looked at.
     */
    public fun checkFields(values: Map<FieldName, String>): Map<FieldName, Problem> {
        val problems = LinkedHashMap<FieldName, Problem>()
        for (field in fields) {
            field.problem(values[field.name].orEmpty())?.let { problems[field.name] = it }
        }
        return problems
    }

    /** The same by the fields' names in the manifest. */
    public fun check(values: Map<String, String>): Map<String, Problem> {
        val known = fields.associate { it.name to values[it.id].orEmpty() }
        return checkFields(known).mapKeys { it.key.key }
    }
}

/** What may be around a text, the same on every platform. */
private const val whiteSpace =
    "\t\n\u000B\u000C\r \u0085\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008" +
        "\u2009\u200A\u200B\u2028\u2029\u202F\u205F\u3000"

/** The form that a country's row lists, if any. */
internal fun accountForm(country: Country, row: TextRow): AccountForm? {
    val names = row.words("form").firstOrNull()?.filter { it.isNotEmpty() } ?: return null
    return AccountForm(names.map { formField(it, country, row) })
}

/** The field of a word in a form: its name, and `?` if it may stay empty. */
private fun formField(word: String, country: Country, row: TextRow): AccountForm.Field {
    val name = word.removeSuffix("?")
    val own = formFields[name]
    val hasOwnLabel = row.text("form.$name.label") != null
    fun text(key: String): String? = row.text("form.$name.$key") ?: own.text(key)
    return AccountForm.Field(
        name = FieldName.values().first { it.key == name },
        label = text("label").orEmpty(),
        labelKey = if (hasOwnLabel) "country.form.${country.isoCode}.$name" else "form.label.$name",
        content = AccountForm.Content.values().first { it.key == text("content") },
        keyboard = AccountForm.Keyboard.values().first { it.key == text("keyboard") },
        pattern = text("pattern"),
        example = text("example"),
        maxLength = text("max_length")?.toInt(),
        isRequired = word == name
    )
}

/** A postal code as a person typed it. */
private class TypedPostalCode(private val text: String) {
    /** The zeros of scripts whose digits keyboards have. */
    private val zeros =
        "\u0660\u06F0\u0966\u09E6\u0A66\u0AE6\u0B66\u0BE6\u0C66\u0CE6\u0D66\u0E50\u0ED0\u0F20\u1040\u17E0"

    /** In uppercase letters and digits of ASCII, what is between separators; empty for a text that is too long for a code. */
    private val words: List<String> =
        if (text.length > 64) listOf()
        else text.filter { !isInvisible(it) }.map(::folded).joinToString("").split(' ')
            .filter { it != "" }

    fun canonical(pattern: String, example: String, isCode: (String) -> Boolean): String? {
        val opening = example.takeWhile { it in 'A'..'Z' }
        val compact = words.joinToString("")
        val hasLetters = compact.any { it in 'A'..'Z' }
        val found = code(words, example, isCode)
        if (found != null) {
            // What an address has before a code of digits, such as `LT-`, is not sent.
            if (!hasLetters || example.any(::isAsciiLetter)) return found
            return code(listOf(compact.dropWhile { it in 'A'..'Z' }), example, isCode) ?: found
        }
        // `LV-1010` is typed without its letters, too.
        if (!hasLetters && opening != "" && pattern.startsWith(opening)) {
            code(listOf(opening) + words, example, isCode)?.let { return it }
        }
        return if (isCode(text)) text else null
    }

    /** The words with the separators of the example, from its end or from its beginning, or with others. */
    private fun code(words: List<String>, example: String, isCode: (String) -> Boolean): String? {
        val compact = words.joinToString("")
        if (compact == "" || compact.any { it >= '\u0080' }) return null
        val candidates = listOf(
            laidOut(compact, example, true), laidOut(compact, example, false),
            words.joinToString("-"), words.joinToString(" "), compact
        )
        return candidates.firstOrNull(isCode)
    }

    private fun laidOut(compact: String, example: String, fromEnd: Boolean): String {
        fun isSeparator(char: Char) = !isAsciiLetter(char) && char !in '0'..'9'
        val result = StringBuilder()
        for (number in compact.indices) {
            for (place in example.indices) {
                if (number == 0 || !isSeparator(example[place])) continue
                val before =
                    if (fromEnd) compact.length - example.drop(place).count { !isSeparator(it) }
                    else example.take(place).count { !isSeparator(it) }
                if (before == number) result.append(example[place])
            }
            result.append(compact[number])
        }
        return result.toString()
    }

    private fun isAsciiLetter(char: Char): Boolean = char in 'A'..'Z' || char in 'a'..'z'

    private fun isInvisible(char: Char): Boolean =
        char == '\u00AD' || char in '\u200B'..'\u200F' || char in '\u202A'..'\u202E' ||
            char in '\u2060'..'\u2069' || char == '\uFEFF'

    /** An uppercase letter, a digit of ASCII, a space for a separator. */
    private fun folded(char: Char): Char {
        // The forms of ASCII that keyboards for Chinese and Japanese have.
        val plain = if (char in '\uFF01'..'\uFF5E') char - 0xFEE0 else char
        val zero = zeros.firstOrNull { plain - it in 0..9 }
        return when {
            zero != null -> '0' + (plain - zero)
            // Hyphens, dashes, a full stop, the mark of Japan's post and what its keyboards have for a hyphen.
            plain in whiteSpace || plain in "-.\u2212\u3012\u30FC\uFF70" || plain in '\u2010'..'\u2015' -> ' '
            plain in 'a'..'z' -> plain - 32
            else -> plain
        }
    }
}
