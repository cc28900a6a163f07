package ndcountries

import java.text.Normalizer

/** The form that a person fills in to open an account. */
public data class AccountForm(
    /** The fields, in the order in which they are shown. */
    val fields: List<Field>
) {
    /** One field of the form. */
    public data class Field(
        /** The field's name in the manifest, as an enum constant. */
        val name: FieldName,
        /** The label in the development language. */
        val label: String,
        /**
         * The key of the label's translations, such as `form.label.postal_code`. If the country
         * overrides the label, the key names the country: `country.form.GB.postal_code`.
         */
        val labelKey: String,
        /** The kind of information that the field holds. */
        val content: Content,
        /** The keyboard that can type it. */
        val keyboard: Keyboard,
        /** A regular expression that the whole text must match; letter case is ignored. */
        val pattern: String? = null,
        /** An example of a valid text. */
        val example: String? = null,
        /** The maximum number of characters. */
        val maxLength: Int? = null,
        /** Whether the field is required. */
        val isRequired: Boolean = true
    ) {
        /** The field's name in the manifest, such as `postal_code`. */
        public val id: String get() = name.key

        /**
         * The name of the label's Android resource: `form_label_city` for
         * `R.string.form_label_city`.
         */
        public val labelResource: String get() = labelKey.replace('.', '_').foldingAscii()

        /**
         * Returns the problem with the value that a person typed into this field, or null if it is
         * valid.
         */
        public fun problem(typed: String): Problem? {
            val text = typed.trim { it in whiteSpace }
            if (text == "") return if (isRequired) Problem.Missing else null
            val canonical = canonical(text)
            val length = (canonical ?: text).count { !it.isLowSurrogate() }
            if (maxLength != null && length > maxLength) return Problem.TooLong(maxLength)
            return if (canonical == null) Problem.Malformed(example) else null
        }

        /**
         * Returns the value to send for the value that a person typed; null if [problem] finds a
         * problem.
         *
         * White space around the value is removed. A postal code becomes uppercase and gets the
         * layout of the example. It may be typed with other spaces or hyphens, with digits of
         * another script, or with the country's letters in front: `sw1a1aa` becomes `SW1A 1AA`, and
         * `LT-01109` becomes `01109`.
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
            // On Android, but not on other platforms, `\d` matches the digits of every script.
            // Postal codes only have ASCII digits.
            return postalCode(text, pattern, example.orEmpty()) { code ->
                code.all { it < '\u0080' } && expression.matches(code)
            }
        }
    }

    /**
     * The kind of information that a field holds. [key] is its name in the manifest, and
     * [autofillHint] is its hint for `View.setAutofillHints`.
     */
    public enum class Content(public val key: String, public val autofillHint: String?) {
        GIVEN_NAME("given_name", "personGivenName"),
        FAMILY_NAME("family_name", "personFamilyName"),
        STREET_ADDRESS("street_address", "streetAddress"),
        STREET_ADDRESS_2("street_address_2", "extendedAddress"),
        CITY("city", "addressLocality"),
        STATE("state", "addressRegion"),
        NEIGHBORHOOD("neighborhood", "dependentLocality"),
        POSTAL_CODE("postal_code", "postalCode"),
        PHONE("phone", "phoneNumber"),
        EMAIL("email", "emailAddress"),
        TEXT("text", null)
    }

    /**
     * The keyboard to show for a field. [key] is its name in the manifest, and [inputType] is the
     * value for `TextView.setInputType` (constants of `android.text.InputType`).
     */
    public enum class Keyboard(public val key: String, public val inputType: Int) {
        /** Letters and digits; the input type is text. */
        TEXT("text", 0x1),
        /**
         * Letters; each word begins with an uppercase letter. The input type is a person's name,
         * with uppercase words.
         */
        NAME("name", 0x1 or 0x60 or 0x2000),
        /** Digits only; the input type is a number. */
        NUMBERS("numbers", 0x2),
        /**
         * Digits and symbols first; letters are one key away. The input type is a postal address in
         * uppercase.
         */
        NUMBERS_AND_PUNCTUATION("numbers_and_punctuation", 0x1 or 0x70 or 0x1000),
        /** Digits and the symbols of a telephone number; the input type is a phone number. */
        PHONE("phone", 0x3),
        /**
         * Letters, digits and the symbols of an e-mail address; the input type is an e-mail
         * address.
         */
        EMAIL("email", 0x1 or 0x20)
    }

    /** A mistake in a form that the person should correct. */
    public sealed class Problem {
        /** A required field is empty. */
        public object Missing : Problem() {
            override fun toString(): String = "Missing"
        }
        /** The text has more characters, counted as Unicode code points, than the field allows. */
        public data class TooLong(
            /** The maximum number of characters. */
            val limit: Int
        ) : Problem()
        /** The text does not match the field's pattern. */
        public data class Malformed(
            /** An example of a valid text. */
            val example: String?
        ) : Problem()
    }

    /**
     * Returns the problems with the values that a person typed, in the order of the fields.
     *
     * The check ignores white space around a value, letter case, and the layout of a postal code.
     * Call [Field.normalized] to get the value to send. A field that is not in [values] counts as
     * empty. A value for a field that the form does not have is ignored.
     */
    public fun checkFields(values: Map<FieldName, String>): Map<FieldName, Problem> {
        val problems = LinkedHashMap<FieldName, Problem>()
        for (field in fields) {
            field.problem(values[field.name].orEmpty())?.let { problems[field.name] = it }
        }
        return problems
    }

    /** The same check, with values keyed by the fields' names in the manifest. */
    public fun check(values: Map<String, String>): Map<String, Problem> {
        val known = fields.associate { it.name to values[it.id].orEmpty() }
        return checkFields(known).mapKeys { it.key.key }
    }
}

/** The white space that is removed around a text; it is the same on every platform. */
private const val whiteSpace =
    "\t\n\u000B\u000C\r \u0085\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008" +
        "\u2009\u200A\u200B\u2028\u2029\u202F\u205F\u3000"

/** A postal code that a person typed, in the layout of the example; null if it is none. */
private fun postalCode(
    text: String,
    pattern: String,
    example: String,
    isCode: (String) -> Boolean
): String? {
    fun code(words: List<String>): String? {
        val layouts = listOf("-", "", " ").map { words.joinToString(it) }
        return (listOf(laidOut(words.joinToString(""), example)) + layouts).firstOrNull(isCode)
    }
    val plain = postalText(text)
    val words = plain.split(postalSeparator).filter { it != "" }
    val opening = example.takeWhile { it in 'A'..'Z' }
    val found = code(words) ?: plain.takeIf(isCode)
    return when {
        // People also type `LV-1010` without its letters.
        found == null && opening != "" && pattern.startsWith(opening) ->
            code(listOf(opening) + words)
        found == null || opening != "" -> found
        // The country's letters before a code, such as `LT-`, are not sent.
        else -> code(listOf(words.joinToString("").dropWhile { it in 'A'..'Z' })) ?: found
    }
}

/**
 * The text without format characters, its digits as ASCII digits, and its ASCII letters in
 * uppercase; empty if the text is too long for a postal code.
 */
private fun postalText(typed: String): String {
    if (typed.length > 64) return ""
    // Makes ASCII of what Chinese and Japanese keyboards type for it.
    val plain = Normalizer.normalize(typed, Normalizer.Form.NFKC).replace(Regex("\\p{Cf}"), "")
    // A digit can be a pair of surrogates.
    return plain.replace(Regex("\\p{Nd}")) { "${Character.digit(it.value.codePointAt(0), 10)}" }
        .map { if (it in 'a'..'z') it - 32 else it }.joinToString("")
}

/**
 * White space, dashes, a full stop, a minus sign, the Japanese postal mark, and the character that
 * Japanese keyboards type for a hyphen.
 */
private val postalSeparator = Regex("[\\p{Z}\\p{Pd}\t-\r\u0085.\u2212\u3012\u30FC]")

/** The letters and digits with the separators of the example between them, from the end. */
private fun laidOut(code: String, example: String): String {
    var rest = code
    var result = ""
    for (place in example.reversed()) {
        if (rest == "") break
        val isSeparator = place !in 'A'..'Z' && place !in 'a'..'z' && place !in '0'..'9'
        result = (if (isSeparator) place else rest.last()) + result
        if (!isSeparator) rest = rest.dropLast(1)
    }
    return rest + result
}
