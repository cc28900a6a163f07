package ndcountries

import kotlin.jvm.JvmStatic

/**
 * A page of the website that the app opens for a link, a push notification or a QR code.
 *
 * [of] makes one only of a URL that the app may open: `https`, in the environment in which the app runs, on a
 * host whose links open the app, for a country with one of the statuses. A host of another service or
 * environment is rejected, and so is a path that can be read in two ways.
 */
public class Link private constructor(
    /** The environment and the country. */
    public val environment: Environment,
    /** The language that the URL names, null if it names none. */
    public val language: Language?,
    /** What follows the country and the language in the path: `/pizza/42`, or nothing. */
    public val path: String,
    /** What follows the question mark, null without one. The fragment is left out. */
    public val query: String?
) {
    /** The service that has the page: the website, since the hosts of no other service open the app. */
    public val service: Service get() = Service.WEB

    public companion object {
        /**
         * The link of a URL, in an app that runs in this kind of environment and shows countries of these
         * statuses.
         *
         * The host is read as [Environment.ofUrl] reads it: ASCII letters fold; a full stop at its end and
         * the port are not compared. Escapes of letters, digits and `-._~` are undone in the path.
         */
        @JvmStatic
        public fun of(url: String, kind: Environment.Kind, statuses: Set<Country.Status>): Link? {
            val environment = Environment.ofUrl(url) ?: return null
            val country = environment.country
            if (environment.kind != kind || country.status !in statuses) return null
            val page = LinkedPage.of(url) ?: return null
            val path = page.below(linkedAddresses(environment)) ?: return null
            val language = page.language(country, path)
            val rest = path.drop(language?.second ?: 0).joinToString("") { "/$it" }
            return Link(environment, language?.first, rest, page.query)
        }
    }
}

/** The hosts whose links open the app, or such a host and the country's segment: `www.acme.com/it`. */
private fun linkedAddresses(environment: Environment): List<String> {
    if (environment.kind.key == "production") return environment.country.deepLinkHosts
    val address = Service.WEB.url(environment).substringAfter("://")
    val authority = address.substringBefore('/')
    return listOf(authority.substringBefore(':') + address.substring(authority.length))
}

/** The parts of a page's URL; the segments are what is between the slashes of the path. */
private class LinkedPage(val host: String, val segments: List<String>, val query: String?) {
    /** What is between the ampersands of the query. */
    private val items: Set<String> = query.orEmpty().split('&').filter { it.isNotEmpty() }.toSet()

    /** The path below the longest of these addresses that has the page. */
    fun below(addresses: List<String>): List<String>? {
        val lengths = addresses.map { it.split('/') }
            .filter { it[0] == host && segments.take(it.size - 1) == it.drop(1) }
            .map { it.size - 1 }
        return lengths.sorted().lastOrNull()?.let { segments.drop(it) }
    }

    /** The language whose URL says most of what this URL says, and how many segments it has of the path. */
    fun language(country: Country, path: List<String>): Pair<Language, Int>? {
        val pages = country.languages.map { Pair(it, of(it.url)) }
        val haveOneHost = pages.map { it.second?.host }.toSet().size == 1
        var best: Pair<Language, Int>? = null
        var most = -1
        for ((language, page) in pages) {
            if (page == null || !haveOneHost && page.host != host) continue
            val own = (page.below(country.deepLinkHosts) ?: page.segments).filter { it.isNotEmpty() }
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

        /** Null for another scheme than `https`, and for a path that could be read in two ways. */
        fun of(url: String): LinkedPage? {
            if (url.length < scheme.length || url.any { it <= ' ' || it == '\u007F' }) return null
            if (url.substring(0, scheme.length).foldingAscii() != scheme) return null
            val authority = url.substring(scheme.length).takeWhile { it !in "/?#" }
            val host = hostName(authority) ?: return null
            val rest = url.substring(scheme.length + authority.length)
            val path = unescaped(rest.takeWhile { it !in "?#" })
            val segments = path.split('/').drop(1)
            // Browsers take a backslash for a slash.
            val isReadInOneWay =
                '\\' !in path && segments.none { it == "." || it == ".." } &&
                    (segments.size < 2 || segments[0].isNotEmpty())
            if (!isReadInOneWay) return null
            val query = rest.takeWhile { it != '#' }.dropWhile { it != '?' }
            return LinkedPage(host, segments, if (query.isEmpty()) null else query.substring(1))
        }
    }
}
