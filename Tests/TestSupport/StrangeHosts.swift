/// Texts that look like hosts; only `nextdoor.com.` names an environment.
package enum StrangeHosts {
  package static let all = [
    "", ".", "..", ":", ":80", ".:80", "it", "com", ".com", "localhost", "example.com",
    "it.nextdoor.com/", "/it.nextdoor.com", "it.nextdoor.com?", "it.nextdoor.com#a",
    "https://it.nextdoor.com", "user@it.nextdoor.com", "it.nextdoor.com:", "it.nextdoor.com:123456",
    "it.nextdoor.com:8o", "it.nextdoor.com:-1", "it.nextdoor.com:+1", "it.nextdoor.com: 1",
    "it.nextdoor.com:80:80", "it.nextdoor.com:80.", "it.nextdoor.com..", "it..nextdoor.com",
    ".it.nextdoor.com", " it.nextdoor.com", "it.nextdoor.com ", "it .nextdoor.com",
    "\tit.nextdoor.com",
    "it.nextdoor.com\n", "it.nextdoor.com\u{0}", "\u{0}", "it.nextdoor.com:٨٠",
    "it.nextdoor.com:８０",
    "İt.nextdoor.com", "ıt.nextdoor.com", "it.nextdoor。com", "ｉｔ.nextdoor.com",
    "it\u{301}.nextdoor.com",
    "it.neⅩtdoor.com", "\u{212A}.nextdoor.com", "🇮🇹.nextdoor.com", "xit.nextdoor.com",
    "it-nextdoor.com",
    "it-.nextdoor.com", "-it.nextdoor.com", "it-web.nextdoor.com", "us.nextdoor.com",
    "us-api.nextdoor.com",
    "uk.nextdoor.com", "www.nextdoor.com", "it.api.nextdoor.com", "nextdoor.it", "api.nextdoor.it",
    "nextdoor.com.", "auth.nextdoor.com", "region.localhost.com:8133", "it-auth.nextdoor.com",
    "nextdoor.uk", "nextdoor", "nextdoor-test.com", ".nextdoor-test.com", "a.b.nextdoor-test.com",
    "it-.nextdoor-test.com", "-foo.nextdoor-test.com", "foo-.nextdoor-test.com",
    "f_o.nextdoor-test.com",
    "it.nextdoor-test.com", "us.nextdoor-test.com", "us-foo.nextdoor-test.com",
    "föö.nextdoor-test.com",
    "it-de-foo.nextdoor-test.com", "it-it.nextdoor-test.com", "it-us-foo.nextdoor-test.com",
    "foo.nextdoor-test.it", "[::1]", "127.0.0.1", "127.0.0.1:8000",

  ]
}
