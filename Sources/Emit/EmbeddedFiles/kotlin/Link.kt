package ndcountries

/**
 * A page of the website that the app opens for a link, a push notification or a QR code.
 *
 * [of] creates a link only from a URL that the app may open:
 *
 * - The scheme is `https`.
 * - The environment is the one in which the app runs.
 * - Links to the host open the app.
 * - The country has one of the given statuses.
 *
 * A host of another service or environment is rejected, and so is an ambiguous path.
 */
public class Link private constructor(
    /** The environment and the country. */
    public val environment: Environment,
    /** The language in the URL; null if the URL has none. */
    public val language: Language?,
    /**
     * The rest of the path after the country and the language, such as `/pizza/42`; can be empty.
     */
    public val path: String,
    /**
     * The text after the question mark, without the fragment; null if there is no question mark.
     */
    public val query: String?
) {
    /**
     * The service of the page. It is always the website, because only the website's hosts open the
     * app.
     */
    public val service: Service get() = Service.WEB

    public companion object {
        /**
         * Reads a URL in an app that runs in this kind of environment and shows countries with
         * these statuses.
         *
         * The host is read as in [Environment.ofUrl]: the case of ASCII letters, a full stop at the
         * end and the port are ignored. Escapes of letters, digits and `-._~` in the path are
         * decoded.
         */
        @JvmStatic
        public fun of(url: String, kind: Environment.Kind, statuses: Set<Country.Status>): Link? {
            val page = linkedPage(url) ?: return null
            val environment = Addresses.ofPage(page) ?: return null
            if (environment.kind != kind || environment.country.status !in statuses) return null
            return of(page, environment)
        }

        /**
         * Reads a URL of this environment's website, for a product with one website for all
         * countries. Such a URL names no country: the link has the country of the environment, and
         * the language is one of that country's.
         */
        @JvmStatic
        public fun of(url: String, environment: Environment): Link? =
            linkedPage(url)?.let { of(it, environment) }

        private fun of(page: PageUrl, environment: Environment): Link? {
            val path = page.below(linkedAddresses(environment))
                ?: page.below(languageAddresses(environment))?.let { page.path }
                ?: return null
            val found = linkedLanguage(page, environment, path)
            val rest = path.removePrefix(found?.second ?: "")
            return Link(environment, found?.first, rest, page.query)
        }

        /** Null if the scheme is not `https`, or browsers do not read the URL in the same way. */
        private fun linkedPage(url: String): PageUrl? =
            if (url.any { it <= ' ' || it == '\u007F' }) null
            else PageUrl.of(url)?.takeIf { it.isSecure && it.isReadInOneWay }
    }
}

/**
 * The hosts whose links open the app, without the addresses of languages. If the country has a path
 * on the host, the path is included: `www.acme.com/it`.
 */
private fun linkedAddresses(environment: Environment): List<String> {
    if (environment.kind.key != "production") return listOf(addressOf(Service.WEB.url(environment)))
    return environment.country.deepLinkHosts - languageAddresses(environment)
}

/** The addresses that lead to the country only because a language is there. */
private fun languageAddresses(environment: Environment): List<String> =
    environment.country.languages.mapNotNull { it.ownUrls[environment.kind.key] }.map(::addressOf)

/** The rest of the path after the longest of these addresses that contains the page. */
private fun PageUrl.below(addresses: List<String>): String? {
    val address = host + path
    val found = addresses.filter { "$address/".startsWith("$it/") }
    return found.sortedBy { it.length }.lastOrNull()?.let { address.removePrefix(it) }
}

/**
 * The language whose URL shares the most path segments and query items with the page's URL, and the
 * start of the path that is the language's.
 */
private fun linkedLanguage(
    page: PageUrl,
    environment: Environment,
    path: String
): Pair<Language, String>? {
    fun items(page: PageUrl): Set<String> =
        page.query.orEmpty().split('&').filter { it != "" }.toSet()
    val pages = environment.country.languages.map { language ->
        Pair(language, PageUrl.of(language.url(environment, "") ?: language.url))
    }
    val haveOneHost = pages.map { it.second?.host }.toSet().size == 1
    val fitting = pages.mapNotNull { (language, own) ->
        if (own == null || !haveOneHost && own.host != page.host) return@mapNotNull null
        val start = (own.below(linkedAddresses(environment)) ?: own.path).removeSuffix("/")
        val fits = "$path/".startsWith("$start/") && items(page).containsAll(items(own))
        if (fits) Triple(language, start, items(own).size) else null
    }
    return fitting.sortedByDescending { (_, start, items) -> start.count { it == '/' } + items }
        .firstOrNull()?.let { Pair(it.first, it.second) }
}

internal fun languageUrl(language: Language, environment: Environment, path: String): String? {
    val page = PageUrl.of(language.url) ?: return null
    val base = languageBase(language, page, environment) ?: return null
    val below = belowUrl(path)
    val start = below.takeWhile { it !in "?#" }
    val rest = below.substring(start.length)
    if (page.query == null) return base + below
    return "$base$start?${page.query}" + if (rest.startsWith('?')) "&" + rest.substring(1) else rest
}

/** The language's URL in an environment, without a query and a slash at the end. */
private fun languageBase(language: Language, page: PageUrl, environment: Environment): String? {
    fun below(url: String): String? = page.below(listOf(addressOf(url)))?.removeSuffix("/")
    val own = language.ownUrls["production"]
    val ownHere = language.ownUrls[environment.kind.key]
    if (own != null && ownHere != null) return below(own)?.let { ownHere + it }
    val production = Environment.ofKey("production/${environment.country.code}") ?: return null
    below(Service.WEB.url(production))?.let { return Service.WEB.url(environment) + it }
    val isLinked = page.below(environment.country.deepLinkHosts) != null
    if (environment != production || !isLinked) return null
    return "https://${page.host}${below(page.host)}"
}
