import CountryManifest
import ManifestFindings
import TestSupport

@testable import ManifestEmission
@testable import SwiftEmission

/// The Kotlin of several manifests, one package each, with programs that answer questions about
/// them.
enum KotlinSources {
  static func all() throws -> [EmittedFile] {
    let own = try Places.frozenManifest()
    let hostile = HostileTextTests().manifest(HostileTexts.all)
    return try package("real", own, main: realMain)
      + package("release", own, variant: "Nextdoor", main: VariantTests.kotlin)
      + package("hostile", hostile, main: hostileMain)
      + package("words", Manifests.words, main: urlMain(Manifests.words))
      + package("least", Manifests.smallest, main: urlMain(Manifests.smallest))
      + package("partial", Manifests.partial, main: partialMain)
      + package("locales", Manifests.withoutHelpDeskURL, main: urlMain(Manifests.partial))
      + package("world", Manifests.allCountries(), main: worldMain())
      + [
        EmittedFile(
          path: "documentation/Documentation.kt",
          contents: try Snippet.kotlin().kotlinMain
        ),
        EmittedFile(
          path: "features/Features.kt",
          contents: "package features\n\nimport real.*\n\n\(try Snippet.program("Features.kt"))"
        ),
      ] + names() + texts() + Products.names.flatMap(product)
  }

  private static func names() throws -> [EmittedFile] {
    try GeneratedNames.programs("kt").flatMap {
      try package($0, $1, main: urlMain($1))
    }
  }

  /// The Kotlin of an example, in the package from its manifest.
  private static func product(_ name: String) throws -> [EmittedFile] {
    let text = try Products.text(name)
    let files = try KotlinEmitter().files(for: resolve(text)).map { file in
      var file = file
      file.path = "\(name)/\(file.path)"
      return file
    }
    let main = "package \(try Products.package(name))\n\n\(try urlMain(text))"
    let programs = [EmittedFile(path: "\(name)/Urls.kt", contents: main)]
    guard PageSources.products.contains(name) else { return files + programs }
    let pages = PageSources.kotlin(try resolve(text))
    return files + programs + [EmittedFile(path: "\(name)/Pages.kt", contents: pages)]
  }

  private static func package(
    _ name: String,
    _ manifest: String,
    variant: String? = nil,
    main: String
  ) throws -> [EmittedFile] {
    let files = try KotlinEmitter().files(for: resolve(manifest, variant: variant))
    let type = name.prefix(1).uppercased() + name.dropFirst()
    return files.map { file in
      var file = file
      file.path = "\(name)/\(file.path)"
      file.contents = file.contents.replacing("package ndcountries", with: "package \(name)")
      return file
    } + [EmittedFile(path: "\(name)/\(type).kt", contents: "package \(name)\n\n\(main)")]
  }

  /// Random and hostile texts in rows and in literals; a hundred per method, because methods have a
  /// size limit.
  private static func texts() -> [EmittedFile] {
    let texts = HostileTexts.everyLanguages
    var files: [EmittedFile] = []
    var main = "package texts\n\nfun hex(text: String) = text.toByteArray().joinToString(\".\") "
    main += "{ (it.toInt() and 255).toString(16) }\n\nfun main() {\n"
    for start in stride(from: 0, to: texts.count, by: 1_000) {
      var table = KotlinTable()
      table.row("0") { row in
        for number in start..<min(start + 1_000, texts.count) {
          row.line("t\(number)", texts[number])
        }
      }
      var source = "package texts\n\nimport real.TextTable\n\n"
      source += table.declaration("table\(start)", key: "Int").text + "\n"
      main +=
        "    for (key in table\(start)[0].keys) println(hex(table\(start)[0].text(key).orEmpty()))\n"
      var literals = ""
      for first in stride(from: start, to: min(start + 1_000, texts.count), by: 100) {
        source += "\nfun literals\(first)() = listOf(\n"
        source += texts[first..<min(first + 100, texts.count)].map(literal).joined(separator: ",\n")
        source += "\n)\n"
        literals += "    for (text in literals\(first)()) println(hex(text))\n"
      }
      main += literals
      files.append(EmittedFile(path: "texts/Texts\(start).kt", contents: source))
    }
    return files + [EmittedFile(path: "texts/Texts.kt", contents: main + "}\n")]
  }

  /// The longest texts are only for rows, because no literal of the generated code can be that
  /// long.
  private static func literal(_ text: String) -> String {
    KotlinText.quoted(text.utf8.count > 10_000 ? "" : text)
  }

  private static let partialMain = """
    fun main() {
        for (country in Country.values()) {
            val label = country.accountForm?.fields?.first()?.labelKey
            println("${country.code} ${country.helpDeskLocale ?: "-"} ${country.helpDeskUrl ?: "-"} ${label ?: "-"}")
            country.accountForm?.fields?.first()?.let { field ->
                println(listOf(\(Manifests.lengthLiterals)).joinToString(" ") {
                    if (field.problem(it) is AccountForm.Problem.TooLong) "long" else "fits"
                })
                println("missing " + country.accountForm!!.check(emptyMap()).keys.joinToString(" "))
            }
            for (language in country.languages) {
                println("${language.locale} ${language.helpDeskLocale ?: "-"} ${language.helpDeskUrl ?: "-"}")
            }
        }
    }

    """

  private static func describe(_ manifest: ResolvedManifest) -> String {
    var text = "fun describe(environment: Environment?): String = when (environment) {\n"
    for environment in manifest.environments {
      let name = environment.hosts?.value == .named ? " ${environment.name}" : ""
      text += "    is Environment.\(KotlinText.type(environment.name)) -> "
      text += "\"\(environment.name) ${environment.country.code}\(name)\"\n"
    }
    return text + "    null -> \"none\"\n}\n\n"
  }

  /// Prints every URL, and what the URL and its host alone are read as.
  private static func urlMain(_ manifest: String) throws -> String {
    let manifest = try resolve(manifest)
    var text = describe(manifest) + "fun main() {\n    for (country in Country.values()) {\n"
    for environment in manifest.environments {
      let name = environment.hosts?.value == .named ? ", PreviewName(\"foo\")" : ""
      text += "        print(Environment.\(KotlinText.type(environment.name))(country\(name)))\n"
    }
    return text + """
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

      """
  }

  /// Prints the same, or the normalized postal codes of a file.
  private static func worldMain() throws -> String {
    let urls = try urlMain(Manifests.allCountries())
    let choice =
      "fun main(arguments: Array<String>) {\n    if (arguments.size > 0) return normalize(arguments[0])\n"
    return urls.replacing("fun main() {\n", with: choice) + PostalCode.kotlinMain
  }

  private static let hostileMain = """
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

    """

  private static let realMain = """
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
                "case" -> answers(text.split('\\u001F'))?.joinToString("|") ?: "none"
                else -> Country.values().joinToString(" ") { problem(it, text) }
            }
            println("$kind $hex $answer")
        }
    }

    fun answers(words: List<String>): List<String>? = when (words[0]) {
        "link" -> {
            val kind = Environment.Kind.values().first { it.key == words[2] }
            val statuses = Country.Status.values().filter { it.name.toLowerCase() in words[3].split(",") }
            Link.of(words[1], kind, statuses.toSet())?.let {
                listOf(describe(it.environment), it.service.key, it.language?.locale ?: "-", it.path, it.query ?: "-")
            }
        }
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
            val token = field.content.autofillToken ?: "-"
            val facts = listOf(field.id, field.label, field.labelKey, field.content.key, token, field.keyboard.key) + traits
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

    """
}
