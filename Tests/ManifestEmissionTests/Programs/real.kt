fun describe(environment: Environment?): String = when (environment) {
    is Environment.Dev -> "dev ${environment.country.code}"
    is Environment.Preview -> "preview ${environment.country.code} ${environment.name}"
    is Environment.Staging -> "staging ${environment.country.code}"
    is Environment.Production -> "production ${environment.country.code}"
    null -> "none"
}

fun main(arguments: Array<String>) {
    if (arguments[0] == "codes") {
        for (country in Country.values()) println("${country.code} ${country.callingCode} ${country.currencyCode}")
        return
    }
    if (arguments[1] != "") {
        for (country in Country.values()) print(country, arguments[1].split(","))
    }
    for (line in java.io.File(arguments[0]).readLines()) {
        val (kind, hex) = line.split(" ")
        val text = String(hex.chunked(2).map { it.toInt(16).toByte() }.toByteArray())
        val answer = when (kind) {
            "host" -> describe(Environment.of(text))
            "name" -> if (PreviewName.of(text) == null) "none" else "fine"
            "tld" -> Country.ofTld(text)?.code ?: "none"
            "case" -> answers(text.split('\u001F'))?.joinToString("|") ?: "none"
            else -> Country.values().joinToString(" ") { problem(it, text) }
        }
        println("$kind $hex $answer")
    }
}

fun described(link: Link): List<String> = listOf(
    describe(link.environment), link.service.key, link.language?.locale ?: "-", link.path, link.query ?: "-"
)

fun answers(words: List<String>): List<String>? = when (words[0]) {
    "link" -> {
        val kind = Environment.Kind.values().first { it.key == words[2] }
        val statuses = Country.Status.values().filter { it.name.toLowerCase() in words[3].split(",") }
        Link.of(words[1], kind, statuses.toSet())?.let(::described)
    }
    "link in" -> Link.of(words[1], Environment.ofKey(words[2])!!)?.let(::described)
    "environment of url" -> Environment.ofUrl(words[1])?.let { listOf(describe(it)) }
    "page in a language" -> Environment.ofKey(words[2])!!.let { environment ->
        environment.country.languages.first { it.locale == words[1] }.url(environment, words[3])
            ?.let { listOf(it) }
    }
    "environment of host" -> Environment.of(words[1])?.let { listOf(describe(it)) }
    "page at an own address" ->
        Language("en", AppLanguage.EN, words[1], ownUrls = mapOf("production" to words[2]))
            .url(Environment.ofKey("production/at")!!, words[3])?.let { listOf(it) }
    "environment of key" -> Environment.ofKey(words[1])?.let { listOf(describe(it), it.key) }
    "other country" -> Environment.ofKey(words[1])?.let { listOf(it.with(Country.of(words[2])!!).key) }
    "environment of kind" -> {
        val kind = Environment.Kind.values().first { it.key == words[1] }
        val name = if (words.size > 3) PreviewName.of(words[3]) else null
        Environment.of(kind, Country.of(words[2])!!, name)?.let { listOf(it.key) }
    }
    "known" -> listOfNotNull(
        Country.of(words[1])?.let { "country" }, AppLanguage.of(words[1])?.let { "language" },
        Service.of(words[1])?.let { "service" }
    )
    "flag" -> Country.of(words[1])?.let { listOf(it.flag) }
    "default language" -> Country.of(words[1])?.let { listOf(it.defaultLanguage.locale) }
    "own name" -> AppLanguage.of(words[1])?.let { listOf(it.ownName) }
    "postal code" -> Country.of(words[1])!!.accountForm!!.fields
        .first { it.content == AccountForm.Content.POSTAL_CODE }.normalized(words[2])?.let { listOf(it) }
    "postal code of a field" -> AccountForm.Field(
        FieldName.POSTAL_CODE, "", "", AccountForm.Content.POSTAL_CODE, AccountForm.Keyboard.TEXT, words[1], words[2]
    ).normalized(words[3])?.let { listOf(it) }
    "url" -> listOf(Service.of(words[2])!!.url(Environment.ofKey(words[1])!!, words[3]))
    "country of tld" -> Country.ofTld(words[1])?.let { listOf(it.code) }
    "sorted" -> Country.sortedByName(
        AppLanguage.values().first { it.tag == words[1] }, Country.values().toList()
    ).map { it.code }
    "open sorted" -> Country.sortedByName(AppLanguage.values().first { it.tag == words[1] }).map { it.code }
    "choice" -> {
        val statuses = Country.Status.values().filter { it.name.toLowerCase() in words[1].split(",") }
        val country = Country.suggested(words.drop(2), statuses.toSet())
        listOf(country.code, country.languageFor(words.drop(2)).locale)
    }
    "tags of header" -> Language.tagsOfHeader(words[1])
    "country of code" -> Country.ofIsoCode(words[1])?.let { listOf(it.code) }
    "default country" -> listOf(Country.default.code)
    "variant" -> AppVariant.of(words[1])?.let { variant ->
        listOf(
            variant.name,
            variant.countries.joinToString(",") { it.code },
            variant.environments.joinToString(",") { it.key }
        )
    }
    else -> listOf("no question `${words[0]}`")
}

fun print(country: Country, names: List<String>) {
    val facts = listOf(
        country.code, country.isoCode, country.tld ?: "none", country.status.name.toLowerCase(),
        country.callingCode ?: "none", country.helpDeskLocale, country.helpDeskUrl
    )
    println("country " + (facts + country.deepLinkHosts).joinToString(" "))
    for ((environment, hosts) in country.acceptedHosts.toSortedMap()) {
        println("accepted ${country.code} $environment " + hosts.joinToString(" "))
    }
    for (language in AppLanguage.values()) {
        println("name ${country.code} ${language.tag} ${country.nameIn(language)}")
    }
    for (it in country.languages) {
        println("language ${country.code} ${it.locale} ${it.appLanguage.tag} ${it.helpDeskLocale} ${it.url} ${it.helpDeskUrl}")
    }
    for (field in country.accountForm!!.fields) {
        val traits = listOf(field.pattern ?: "-", field.example ?: "-", field.maxLength ?: "-", field.isRequired)
        val facts = listOf(field.id, field.label, field.labelKey, field.content.key, field.keyboard.key) + traits
        println("field ${country.code} " + facts.joinToString("|"))
    }
    val environments = listOf(Environment.Dev(country), Environment.Staging(country), Environment.Production(country)) +
        names.map { Environment.Preview(country, PreviewName(it)) }
    for (environment in environments) for (service in Service.values()) {
        println("url ${describe(environment)} ${service.key} ${service.url(environment)}")
    }
}

fun problem(country: Country, text: String): String {
    val field = country.accountForm!!.fields.first { it.content == AccountForm.Content.POSTAL_CODE }
    return when (field.problem(text)) {
        is AccountForm.Problem.Missing -> "missing"
        is AccountForm.Problem.TooLong -> "long"
        is AccountForm.Problem.Malformed -> "malformed"
        null -> "fine"
    }
}
