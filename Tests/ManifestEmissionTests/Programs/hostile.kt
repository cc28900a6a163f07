fun hex(text: String?) = text.orEmpty().toByteArray().joinToString(".") {
    (it.toInt() and 255).toString(16)
}

fun main() {
    for (country in Country.values()) {
        println(hex(country.nameIn(AppLanguage.EN)) + " " + hex(country.nameIn(AppLanguage.IT)))
        for (field in country.accountForm!!.fields) {
            println(hex(field.label) + " " + hex(field.example) + " " + hex(field.pattern))
        }
    }
}
