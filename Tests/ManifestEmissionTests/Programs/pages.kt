package PACKAGE

private fun text(digits: String): String =
    String(digits.chunked(2).map { it.toInt(16).toByte() }.toByteArray())

private fun urls(path: String): String = Country.values().flatMap { country ->
    listOf(ENVIRONMENTS).flatMap { environment ->
        Service.values().map { service ->
            val url = service.url(environment, path)
            url + " " + describe(Environment.ofUrl(url))
        }
    }
}.joinToString("|")

fun main(arguments: Array<String>) {
    val answers = StringBuilder()
    for (line in java.io.File(arguments[0]).readLines()) {
        val (kind, digits) = line.split(" ")
        val text = text(digits)
        val answer = when (kind) {
            "url" -> describe(Environment.ofUrl(text))
            "host" -> describe(Environment.of(text))
            "link" -> {
                val link = Link.of(text, Environment.Kind.PRODUCTION, setOf(Country.Status.LIVE))
                val language = link?.language?.locale ?: "-"
                "${describe(link?.environment)} $language ${link?.path ?: "-"} ${link?.query ?: "-"}"
            }
            else -> urls(text)
        }
        answers.append(answer).append('\n')
    }
    System.out.print(answers)
}
