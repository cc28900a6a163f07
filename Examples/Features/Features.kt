// A picker, the first start, links from outside, a form and a debug menu; prints output.txt with the code that is
// generated for countries.yaml.
fun picker(language: AppLanguage): List<String> =
    Country.sortedByName(language).map { "${it.flag} ${it.nameIn(language)}" }

fun firstStart(header: String): Pair<Country, Language> {
    val tags = Language.tagsOfHeader(header)
    val country = Country.suggested(tags)
    return Pair(country, country.languageFor(tags))
}

fun destination(url: String): String? =
    Link.of(url, Environment.Kind.PRODUCTION, setOf(Country.Status.LIVE))
        ?.let { "${it.environment.country.code} ${it.path}" }

fun problems(form: AccountForm, texts: Map<FieldName, String>): List<String> =
    form.checkFields(texts).map { (field, problem) ->
        when (problem) {
            is AccountForm.Problem.Missing -> "${field.key}: missing"
            is AccountForm.Problem.TooLong -> "${field.key}: longer than ${problem.limit}"
            is AccountForm.Problem.Malformed -> "${field.key}: malformed"
        }
    }

fun debugMenu(country: Country): List<String> =
    Environment.Kind.values().mapNotNull { Environment.of(it, country) }
        .map { "${it.kind.key} ${Service.API.url(it)}" }

fun main() {
    println(picker(AppLanguage.DE).take(3).joinToString(", "))
    val (country, language) = firstStart("it-IT,it;q=0.9,en;q=0.8")
    println("${country.code} ${language.locale}")
    println(destination("https://it.nextdoor.com/pizza/42") ?: "elsewhere")
    val form = Country.IT.accountForm!!
    val typed = mapOf(
        FieldName.FIRST_NAME to "Ada", FieldName.LAST_NAME to "Rossi", FieldName.STREET_ADDRESS to "Via Roma 1",
        FieldName.POSTAL_CODE to "1", FieldName.PROVINCE to "RM"
    )
    println(problems(form, typed).joinToString(", "))
    println(form.fields.find { it.name == FieldName.POSTAL_CODE }?.normalized(" 00 144") ?: "no postal code")
    debugMenu(Country.IT).forEach { println(it) }
}
