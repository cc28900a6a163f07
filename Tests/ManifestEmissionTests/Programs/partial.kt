fun main() {
    for (country in Country.values()) {
        val label = country.accountForm?.fields?.first()?.labelKey
        println("${country.code} ${country.helpDeskLocale ?: "-"} ${country.helpDeskUrl ?: "-"} ${label ?: "-"}")
        country.accountForm?.fields?.first()?.let { field ->
            println(listOf(LENGTHS).joinToString(" ") {
                if (field.problem(it) is AccountForm.Problem.TooLong) "long" else "fits"
            })
            println("missing " + country.accountForm!!.check(emptyMap()).keys.joinToString(" "))
        }
        for (language in country.languages) {
            println("${language.locale} ${language.helpDeskLocale ?: "-"} ${language.helpDeskUrl ?: "-"}")
        }
    }
}
