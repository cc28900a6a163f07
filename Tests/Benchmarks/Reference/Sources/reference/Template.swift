/// The tables of the generated Swift as a template.
///
/// Swift code computes all values, and the template only lays them out, so that Stencil does as little as possible.
let swiftTemplate = ###"""
  public enum Country: String, CaseIterable, Codable, Hashable, Sendable {
  {% for country in countries %}
    /// {{ country.name }}.
    case {{ country.code }}
  {% endfor %}
  }

  extension Country {
    static let urls: StaticString = #"""
  {% for country in countries %}
      {{ country.code }}
  {% for url in country.urls %}
        {{ url }}
  {% endfor %}
  {% endfor %}
      """#

    static let facts: StaticString = #"""
  {% for country in countries %}
      {{ country.facts }}
        applinks:{{ country.webHost }}
  {% endfor %}
      """#

    static let names: StaticString = #"""
  {% for country in countries %}
      {{ country.code }}
  {% for name in country.names %}
        {{ name }}
  {% endfor %}
  {% endfor %}
      """#

    static let languageLines: StaticString = #"""
  {% for country in countries %}
      {{ country.code }}
  {% for language in country.languages %}
        {{ language }}
  {% endfor %}
  {% endfor %}
      """#

    static let formLines: StaticString = #"""
  {% for country in countries %}
      {{ country.code }}
  {% for line in country.form %}
        {{ line }}
  {% endfor %}
  {% endfor %}
      """#
  }

  """###
