package ndcountries

/** What a person is asked for when they open an account. */
public data class AccountForm(
    /** The fields, in the order in which they are shown. */
    val fields: List<Field>
) {
    /** One line of the form. */
    public data class Field(
        /** The name in the manifest, `postal_code`. */
        val id: String,
        /** The label in the development language. */
        val label: String,
        /**
         * The key of the label's translations, `form.label.postal_code`, or `country.form.GB.postal_code`
         * where the country has a label of its own. Its Android resource is `form_label_postal_code`.
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
        /** What is wrong with a text that a person typed into this field, or null. */
        public fun problem(typed: String): Problem? {
            val text = typed.trim { it in whiteSpace }
            if (text == "") return if (isRequired) Problem.Missing else null
            if (maxLength != null && text.count { !it.isLowSurrogate() } > maxLength) {
                return Problem.TooLong(maxLength)
            }
            return if (matches(text)) null else Problem.Malformed(example)
        }

        private fun matches(text: String): Boolean {
            val pattern = pattern ?: return true
            // On Android `\d` takes every script's digits, elsewhere not. No postal code has them.
            val isPlain = content == Content.POSTAL_CODE && pattern.all { it < '\u0080' }
            if (isPlain && text.any { it >= '\u0080' }) return false
            return Regex(pattern, RegexOption.IGNORE_CASE).matches(text)
        }
    }

    /** What a field holds; [key] is its name in the manifest, [autofillToken] HTML's token for it. */
    public enum class Content(public val key: String, public val autofillToken: String?) {
        GIVEN_NAME("given_name", "given-name"),
        FAMILY_NAME("family_name", "family-name"),
        STREET_ADDRESS("street_address", "address-line1"),
        STREET_ADDRESS_2("street_address_2", "address-line2"),
        CITY("city", "address-level2"),
        STATE("state", "address-level1"),
        POSTAL_CODE("postal_code", "postal-code"),
        PHONE("phone", "tel"),
        EMAIL("email", "email"),
        TEXT("text", null)
    }

    /** Which keys are needed; [key] is its name in the manifest. */
    public enum class Keyboard(public val key: String) {
        /** Letters and digits. */
        TEXT("text"),
        /** Letters, each word with a capital. */
        NAME("name"),
        /** Digits alone. */
        NUMBERS("numbers"),
        /** Digits and symbols first, letters at hand. */
        NUMBERS_AND_PUNCTUATION("numbers_and_punctuation"),
        /** Digits and the symbols of a telephone number. */
        PHONE("phone"),
        /** Letters, digits and the symbols of an e-mail address. */
        EMAIL("email")
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
     * What is wrong with the texts that a person typed, by the fields' ids and in their order.
     *
     * White space around a text does not count, nor does letter case. A field that is not in [values]
     * is empty; a value without a field is not looked at.
     */
    public fun check(values: Map<String, String>): Map<String, Problem> {
        val problems = LinkedHashMap<String, Problem>()
        for (field in fields) {
            field.problem(values[field.id].orEmpty())?.let { problems[field.id] = it }
        }
        return problems
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
        id = name,
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
