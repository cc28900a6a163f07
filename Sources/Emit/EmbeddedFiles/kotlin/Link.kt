package ndcountries

import kotlin.jvm.JvmStatic

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
            val environment = Environment.ofUrl(url) ?: return null
            val country = environment.country
            if (environment.kind != kind || country.status !in statuses) return null
            return LinkedPage.of(url)?.let { of(it, environment) }
        }

        /**
         * Reads a URL of this environment's website, for a product with one website for all
         * countries. Such a URL names no country: the link has the country of the environment, and
         * the language is one of that country's.
         */
        @JvmStatic
        public fun of(url: String, environment: Environment): Link? =
            LinkedPage.of(url)?.let { of(it, environment) }

        private fun of(page: LinkedPage, environment: Environment): Link? {
            val path = page.below(linkedAddresses(environment))
                ?: page.below(languageAddresses(environment))?.let { page.segments }
                ?: return null
            val language = page.language(environment, path)
            val rest = path.drop(language?.second ?: 0).joinToString("") { "/$it" }
            return Link(environment, language?.first, rest, page.query)
        }
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

internal fun languageUrl(language: Language, environment: Environment, path: String): String? {
    val page = LinkedPage.of(language.url) ?: return null
    val base = languageBase(language, page, environment) ?: return null
    val below = belowUrl(path)
    val start = below.takeWhile { it !in "?#" }
    val rest = below.substring(start.length)
    if (page.query == null) return base + below
    return "$base$start?${page.query}" + if (rest.startsWith('?')) "&" + rest.substring(1) else rest
}

/** The language's URL in an environment, without a query and a slash at the end. */
private fun languageBase(language: Language, page: LinkedPage, environment: Environment): String? {
    fun below(addresses: List<String>): String? =
        page.below(addresses)?.filter { it.isNotEmpty() }?.joinToString("") { "/$it" }
    val own = language.ownUrls["production"]
    val ownHere = language.ownUrls[environment.kind.key]
    if (own != null && ownHere != null) return below(listOf(addressOf(own)))?.let { ownHere + it }
    val country = environment.country
    val production = Environment.ofKey("production/${country.code}") ?: return null
    below(listOf(addressOf(Service.WEB.url(production))))
        ?.let { return Service.WEB.url(environment) + it }
    if (environment != production || below(country.deepLinkHosts) == null) return null
    return below(listOf(page.host))?.let { "https://${page.host}$it" }
}

/** The parts of a page's URL; `segments` are the parts of the path between slashes. */
private class LinkedPage(val host: String, val segments: List<String>, val query: String?) {
    /** The items of the query, which ampersands separate. */
    private val items: Set<String> = query.orEmpty().split('&').filter { it.isNotEmpty() }.toSet()

    /** The rest of the path after the longest of these addresses that contains the page. */
    fun below(addresses: List<String>): List<String>? {
        val lengths = addresses.map { it.split('/') }
            .filter { it[0] == host && segments.take(it.size - 1) == it.drop(1) }
            .map { it.size - 1 }
        return lengths.sorted().lastOrNull()?.let { segments.drop(it) }
    }

    /**
     * The language whose URL shares the most path segments and query items with this URL, and its
     * number of path segments.
     */
    fun language(environment: Environment, path: List<String>): Pair<Language, Int>? {
        val pages = environment.country.languages.map {
            val url = it.url(environment, "") ?: it.url
            Pair(it, of("https://" + url.substringAfter("://")))
        }
        val haveOneHost = pages.map { it.second?.host }.toSet().size == 1
        var best: Pair<Language, Int>? = null
        var most = -1
        for ((language, page) in pages) {
            if (page == null || !haveOneHost && page.host != host) continue
            val own = (page.below(linkedAddresses(environment)) ?: page.segments)
                .filter { it.isNotEmpty() }
            if (path.take(own.size) != own || !items.containsAll(page.items)) continue
            val count = own.size + page.items.size
            if (count > most) {
                best = Pair(language, own.size)
                most = count
            }
        }
        return best
    }

    companion object {
        private const val scheme = "https://"

        /** Null if the scheme is not `https` or the path is ambiguous. */
        fun of(url: String): LinkedPage? {
            if (url.length < scheme.length || url.any { it <= ' ' || it == '\u007F' }) return null
            if (url.substring(0, scheme.length).foldingAscii() != scheme) return null
            val authority = url.substring(scheme.length).takeWhile { it !in "/?#" }
            val host = hostName(authority) ?: return null
            val rest = url.substring(scheme.length + authority.length)
            val path = unescaped(rest.takeWhile { it !in "?#" })
            val segments = path.split('/').drop(1)
            // Browsers read a backslash as a slash.
            val isReadInOneWay =
                '\\' !in path && segments.none { it == "." || it == ".." } &&
                    (segments.size < 2 || segments[0].isNotEmpty())
            if (!isReadInOneWay) return null
            val query = rest.takeWhile { it != '#' }.dropWhile { it != '?' }
            return LinkedPage(host, segments, if (query.isEmpty()) null else query.substring(1))
        }
    }
}
