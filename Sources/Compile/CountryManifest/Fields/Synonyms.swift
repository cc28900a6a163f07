/// Common words that people write instead of the values that the schema lists.
package enum Synonyms {
  /// The values among `known` that the author may have meant by a word; several if the word is ambiguous.
  package static func values(for word: String, among known: [String]) -> [String] {
    let letters = word.lowercased().filter { $0.isLetter || $0.isNumber }
    return known.filter { value in
      words[value]?.contains(letters) ?? false || value.filter { $0 != "_" } == letters
    }
  }

  /// The only key among `known` that the author may have meant by another word; nil if there are several.
  package static func key(for word: String, among known: [String]) -> String? {
    let letters = word.lowercased().filter { $0.isLetter || $0.isNumber }
    let found = known.filter { keys[$0]?.contains(letters) ?? false }
    return found.count == 1 ? found[0] : nil
  }

  /// The synonyms of each key, in lowercase and without separators.
  private static let keys: [String: Set<String>] = [
    "account_form": ["form", "signupform", "registration"], "bundle": ["bundleid", "appid"],
    "content": ["type", "kind"], "countries": ["markets", "regions", "territories"],
    "default_country": ["maincountry", "homecountry"],
    "development_language": ["baselanguage", "sourcelanguage"],
    "domain": ["host", "hostname", "fqdn"], "environments": ["envs", "stages"],
    "example": ["placeholder", "sample"], "exclude": ["excludes", "excluded", "except"],
    "fields": ["inputs"], "form_fields": ["fields", "inputs"], "format": ["version"],
    "help_desk_locale": ["supportlocale", "helplocale", "zendesklocale"],
    "help_desk_url": ["helpurl", "supporturl", "helpcenterurl"],
    "hosts": ["hosting", "hosttype"], "keyboard": ["inputtype"],
    "label": ["title", "caption", "text", "name"], "languages": ["locales", "langs", "lang"],
    "locale": ["language", "lang", "code", "tag"], "localization": ["l10n", "i18n", "languages"],
    "max_length": ["length", "maximumlength"], "outputs": ["targets", "generate"],
    "package": ["applicationid", "packagename"], "pattern": ["regex", "regexp", "validation"],
    "port": ["tcpport", "portnumber"], "product": ["project", "app"], "scheme": ["protocol"],
    "services": ["apis", "endpoints", "backends"], "sha256": ["fingerprints", "certificates"],
    "site": ["name", "sld", "host"], "status": ["state", "stage", "launched"],
    "team": ["teamid", "developmentteam"], "tld": ["domain", "suffix", "cctld"],
    "url": ["link", "href", "website"], "xcode_projects": ["projects"],
  ]

  /// The synonyms of each value, in lowercase and without separators.
  private static let words: [String: Set<String>] = [
    // Contents of fields.
    "given_name": ["firstname", "forename", "name", "fname"],
    "family_name": ["lastname", "surname", "lname"],
    "street_address": ["address", "street", "address1", "addressline1", "streetaddress1", "line1"],
    "street_address_2": [
      "address2", "addressline2", "apartment", "suite", "unit", "flat", "line2",
    ],
    "city": ["town", "suburb", "locality", "posttown", "place", "village", "municipality"],
    "state": [
      "region", "province", "county", "prefecture", "department", "district", "administrativearea",
    ],
    "neighborhood": ["neighbourhood", "bairro", "colonia", "sublocality", "mahalle", "quarter"],
    "postal_code": ["zip", "zipcode", "postcode", "pincode", "pin", "eircode", "plz", "cap"],
    "phone": ["mobile", "telephone", "tel", "cell", "phonenumber", "phonepad"],
    "email": ["mail", "emailaddress"],
    "text": ["string", "other", "default", "ascii"],
    // Keyboards.
    "numbers": ["number", "numeric", "digits", "numberpad", "decimal", "integer"],
    "numbers_and_punctuation": ["punctuation", "symbols", "numbersandsymbols"],
    // Statuses.
    "live": ["launched", "active", "released", "public", "enabled", "production", "on", "online"],
    "planned": ["upcoming", "soon", "draft", "beta", "future", "pending", "inactive", "disabled"],
    // Kinds of hosts.
    "tld": ["own", "owndomain", "cctld", "domain", "toplevel", "topleveldomain"],
    "subdomain": ["sub", "shared", "domain", "host"],
    "path": ["folder", "directory", "subfolder", "subdirectory", "prefix", "url"],
    "country": ["countries", "percountry", "default"],
    "named": ["dynamic", "name", "branch", "runtime"],
    // Scopes and schemes.
    "global": ["all", "single", "world", "worldwide", "international", "shared"],
    "https": ["tls", "ssl", "secure"],
    "http": ["insecure", "plain"],
  ]
}
