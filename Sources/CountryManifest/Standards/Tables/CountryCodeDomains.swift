// swift-format-ignore-file
// Made by Scripts/make_standards.py; do not edit.
//
// What: two-letter root domain that is not a country code: its country, or -
// Source: Public Suffix List, ICANN part, commit 8437e5262f13, through publicsuffixlist 1.1.2.20261023
// Date: 2026-10-22
// License: MPL-2.0
// SHA-256 of the rows: cf956c8af6d065264dc40393a11f14dce99b1d8207417463b2f8b9c84e475f6b
//
extension StandardsTable {
  static let countryCodeDomains = StandardsTable(
    #"""
    ac	-
    eu	-
    su	-
    uk	gb
    """#)
}
