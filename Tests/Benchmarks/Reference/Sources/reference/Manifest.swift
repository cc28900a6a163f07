/// The manifest as a declaration for `YAMLDecoder`; values with short forms need hand-written decoding.
struct Manifest: Decodable {
  struct Product: Decodable {
    var name: String
    var default_country: String
    var help_desk_url: String
    var language_url: String
  }

  struct Environment: Decodable {
    var site: String
    var hosts: String
    var scheme: String?
  }

  struct Service: Decodable {
    struct Address: Decodable {
      var scheme: String?
      var port: Int?
    }

    var label: String
    var scope: String?
    var dev: Address?
  }

  struct Field: Decodable {
    var label: String?
    var content: String?
    var pattern: String?
    var example: String?
  }

  struct Language: Decodable {
    var locale: String
    var lproj: String?
    var url: String?
    var help_desk_locale: String?

    enum CodingKeys: CodingKey { case locale, lproj, url, help_desk_locale }

    init(from decoder: any Decoder) throws {
      if let locale = try? decoder.singleValueContainer().decode(String.self) {
        self.locale = locale
        return
      }
      let values = try decoder.container(keyedBy: CodingKeys.self)
      locale = try values.decode(String.self, forKey: .locale)
      lproj = try values.decodeIfPresent(String.self, forKey: .lproj)
      url = try values.decodeIfPresent(String.self, forKey: .url)
      help_desk_locale = try values.decodeIfPresent(String.self, forKey: .help_desk_locale)
    }
  }

  struct FieldUse: Decodable {
    var name: String
    var overrides: Field?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let name = try? container.decode(String.self) {
        self.name = name
        return
      }
      let named = try container.decode([String: Field].self)
      guard let only = named.first, named.count == 1 else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "not one field")
      }
      (name, overrides) = only
    }
  }

  struct Form: Decodable {
    var fields: [FieldUse]
    var optional: [String]?
  }

  struct Country: Decodable {
    var status: String?
    var tld: String
    var hosts: String
    var accepts: [String]?
    var name: String?
    var names: [String: String]?
    var languages: [Language]
    var help_desk_locale: String
    var account_form: Form
  }

  var product: Product
  var environments: [String: Environment]
  var services: [String: Service]
  var form_fields: [String: Field]
  var countries: [String: Country]
}
