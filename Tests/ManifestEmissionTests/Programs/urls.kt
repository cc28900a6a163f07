fun describe(environment: Environment?): String = when (environment) {
CASES
    null -> "none"
}

fun main() {
    for (country in Country.values()) {
        for (environment in listOf(ENVIRONMENTS)) print(environment)
    }
}

fun print(environment: Environment) {
    for (service in Service.values()) {
        val url = service.url(environment)
        val read = describe(Environment.ofUrl(url))
        val host = describe(Environment.of(url.substringAfter("://").substringBefore("/")))
        println("url ${describe(environment)} ${service.key} $url $read, host $host")
    }
}
