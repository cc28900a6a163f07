fun main() {
    for (it in AppVariant.all) {
        println("${it.name} ${it.applicationId} ${it.countries.size} ${it.environments.joinToString("") { it.key }}")
    }
    println(Country.values().joinToString(" ") { it.code })
    println(Service.API.url(Environment.Production(Country.IT)))
    println(listOf("it.localhost.com", "it-api.nextdoor.com", "no.nextdoor.com").joinToString(" ") {
        Environment.of(it)?.key ?: "none"
    })
    for (country in Country.values()) {
        println(country.nameResource)
        for (field in country.accountForm!!.fields) println(field.labelResource)
    }
}
