import Foundation
import NIOCore

/// The result of a check.
struct Result: Sendable {
  let check: Check
  var fault: Fault?
  /// Whether it was not asked, because the host has another fault.
  var isSkipped = false
  /// Where a temporary redirect led away from the country.
  var endedAt: String?
}

/// Asks what is planned: first for the addresses and certificates of all hosts, then for their pages.
struct Probe: Sendable {
  let plan: Plan
  let trust: Trust
  let handshake: Handshake
  let routes: Routes
  let client: Client
  let concurrency: Int
  let progress = Progress()

  /// The results, in the order of the plan.
  func run() async -> [Result] {
    let slots = Slots(concurrency)
    let sites = Array(Set(plan.checks.map(\.site)))
    progress.begin(sites.count + plan.checks.count)
    let reached = await each(sites) { site in
      await slots.use(site.host) { _ in ((site: site, result: await reach(site)), true) }
    }
    var faults: [Site: Fault] = [:]
    var addresses: [Site: SocketAddress] = [:]
    for (site, result) in reached {
      switch result {
      case .success(let address): addresses[site] = address
      case .failure(let fault): faults[site] = fault
      }
    }
    routes.set(addresses)
    let nameless = Set(
      faults.filter { $0.value.kind == .noAddress && $0.key.isSecure }.map(\.key.host)
    )
    let results = await each(plan.checks) { [faults] check in
      let fault = faults[check.site]
      if case .host = check.kind { return Result(check: check, fault: fault) }
      // A host's fault is reported once, by the check of the host.
      if fault != nil, check.site.isSecure || nameless.contains(check.site.host) {
        return Result(check: check, isSkipped: true)
      }
      if let fault { return Result(check: check, fault: fault) }
      return await slots.use(check.site.host) { isSilent in
        if isSilent { return (Result(check: check, isSkipped: true), false) }
        let result = await result(of: check)
        return (result, result.fault?.kind != .noAnswer && result.fault?.kind != .bodyTooSlow)
      }
    }
    progress.end()
    return withoutRedirectsByAddress(results)
  }

  private func each<Item: Sendable, Value: Sendable>(
    _ items: [Item],
    _ body: @escaping @Sendable (Item) async -> Value
  ) async -> [Value] {
    await withTaskGroup(of: (Int, Value).self) { group in
      for (index, item) in items.enumerated() { group.addTask { (index, await body(item)) } }
      var values: [(Int, Value)] = []
      for await value in group {
        values.append(value)
        progress.step()
      }
      return values.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private func reach(_ site: Site) async -> Swift.Result<SocketAddress, Fault> {
    let addresses = await routes.addresses(of: site).addresses
    guard let preferred = addresses.preferred else {
      return .failure(Fault(.noAddress, "no address"))
    }
    guard site.isSecure else { return .success(preferred) }
    do throws(Fault) {
      let (chain, address) = try await handshake.chain(of: site.host, at: addresses)
      try await trust.check(chain, of: site.host)
      return .success(address)
    } catch {
      return .failure(error)
    }
  }

  /// Two countries that are both sent to one place are sent there because of this machine's address.
  private func withoutRedirectsByAddress(_ results: [Result]) -> [Result] {
    let away = Dictionary(grouping: results) { $0.endedAt ?? "" }
    return results.map { result in
      guard let place = result.endedAt, let fault = result.fault,
        Set((away[place] ?? []).flatMap(\.check.countries)).count > 1
      else { return result }
      return Result(check: result.check, fault: Fault(.redirectByAddress, fault.text))
    }
  }

  private func result(of check: Check) async -> Result {
    var result = Result(check: check)
    func ask(
      _ bytes: Int,
      until isEnough: @escaping @Sendable (Data) -> Bool
    ) async throws(Fault)
      -> Answer
    {
      let answer = try await client.answer(
        Question(
          url: check.url,
          languages: check.languages,
          bytes: bytes,
          isKnown: { plan.isWeb($0, of: check) },
          isEnough: isEnough
        )
      )
      if !answer.isStopped { try answer.checkStatus() }
      return answer
    }
    do throws(Fault) {
      switch check.kind {
      case .host: break
      case .association(let file):
        try file.check(try await ask(AssociationFile.bytes) { _ in false })
      case .cached(let file):
        try file.checkCached(try await ask(AssociationFile.bytes) { _ in false })
      case .language(let locales):
        let answer = try await ask(PageLanguage.bytes) { PageLanguage.find(in: $0) != .noElement }
        if !plan.countries(of: check.url).isDisjoint(with: check.countries) {
          try checkPlace(answer, &result)
        }
        try answer.checkLanguage(locales)
      case .web, .accepted, .http:
        let answer = try await ask(65_536) { $0.count >= 16_384 }
        if !answer.isStopped { try checkPlace(answer, &result) }
      }
    } catch {
      result.fault = error
    }
    return result
  }

  private func checkPlace(_ answer: Answer, _ result: inout Result) throws(Fault) {
    let check = result.check
    let countries = plan.countries(of: answer.url)
    guard !countries.isDisjoint(with: check.countries) else {
      let owner = countries.isEmpty ? "no country" : countries.sorted().joined(separator: ", ")
      let text = "ends at \(answer.url.absoluteString), which belongs to \(owner)"
      let isByPlace = answer.trail.contains(where: \.saysByPlace)
      if answer.trail.contains(where: { [302, 303, 307].contains($0.status) }) {
        result.endedAt = answer.url.host
      }
      let kind = countries.isEmpty ? Fault.Kind.endsElsewhere : .endsAtAnotherCountry
      throw Fault(isByPlace ? .redirectByAddress : kind, text)
    }
    switch check.kind {
    case .http where answer.url.scheme?.lowercased() != "https":
      throw Fault(.httpStays, "answers without leading to https")
    case .accepted: throw Fault(.acceptedHostStays, "does not lead to the country's website")
    default: break
    }
  }
}

extension Answer {
  fileprivate func checkStatus() throws(Fault) {
    guard headers["cf-mitigated"] == nil, headers["x-amzn-waf-action"] == nil else {
      throw Fault(.challenge, "the server wants proof of a person")
    }
    let kind: Fault.Kind
    switch status {
    case 200..<300: return
    case 401, 407: kind = .loginRequired
    case 403, 451: kind = .forbidden
    case 404, 410: kind = .notFound
    case 429: kind = .rateLimited
    case 503: kind = .unavailable
    case 500...: kind = .serverError
    default: kind = .unexpectedStatus
    }
    throw Fault(kind, "answers \(status)")
  }

  fileprivate func checkLanguage(_ locales: [String]) throws(Fault) {
    guard ["text/html", "application/xhtml+xml", ""].contains(type) else {
      throw Fault(.pageNotHtml, "is `\(type)`, not a page")
    }
    guard case .language(let tag) = PageLanguage.find(in: body) else {
      throw Fault(.pageWithoutLang, "the page does not say its language")
    }
    guard locales.map(PageLanguage.primary).contains(PageLanguage.primary(tag)) else {
      let expected = locales.last ?? ""
      throw Fault(.pageInAnotherLanguage, "the page is in `\(tag)`, expected `\(expected)`")
    }
  }
}
