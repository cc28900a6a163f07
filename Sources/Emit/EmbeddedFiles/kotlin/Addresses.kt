package ndcountries

/** The environment of each host, and of each `host/segment` that is a country's or a language's. */
internal object Addresses {
    private val owners = HashMap<String, Environment>()
    private val hostsWithPaths = HashSet<String>()

    init {
        for (country in Country.values()) {
            for (each in country.facts.urls) {
                add(addressOf(each.url), Environment.of(each.kind, country)!!)
            }
            for ((kind, addresses) in country.acceptedHosts) {
                for (address in addresses) add(address, Environment.ofKey("$kind/${country.code}")!!)
            }
            for ((kind, url) in country.languages.flatMap { it.ownUrls.toList() }) {
                owners[addressOf(url)] = Environment.ofKey("$kind/${country.code}")!!
            }
        }
    }

    private fun add(address: String, environment: Environment) {
        owners[address] = environment
        if ('/' in address) hostsWithPaths.add(address.substringBefore('/'))
    }

    /** The environment of `host[.][:port]`; null for a host on which countries have paths. */
    fun ofHost(text: String): Environment? =
        hostName(text)?.let { if (it in hostsWithPaths) null else ofWhole(it) }

    /** The environment to which a page belongs. */
    fun ofPage(page: PageUrl): Environment? {
        if (page.path.length <= 1) return ofWhole(page.host)
        val address = "${page.host}/${page.path.split('/')[1]}"
        val owner = if (page.isReadInOneWay) owners[address] else null
        if (owner != null || page.host !in hostsWithPaths) return owner ?: ofWhole(page.host)
        val isOther = page.isReadInOneWay && address.foldingAscii() !in owners
        return if (isOther) ofWhole(page.host) else null
    }

    private fun ofWhole(host: String): Environment? = owners[host] ?: namedEnvironment(host)
}

private val port = Regex("^([^/:]*):[0-9]+")

/** The host of a URL, with its path: `www.acme.com/it`. */
internal fun addressOf(url: String): String = url.substringAfter("://").replace(port, "$1")
