import Foundation
import Testing

@testable import NNNetwork

/// Queued requests of apps whose credentials the queue cannot see, and of accounts with equal
/// names.
@Suite(.timeLimit(.minutes(1))) struct QueueOwnerTests {
  private let day = ManualDay()

  @Test(arguments: ["ada", nil])
  func accountChangedWithinAnAdapterOfTheAppHoldsTheRequest(_ name: String?) async throws {
    let (server, account) = (ShopServer(), CurrentAccount(name))
    let token = Adapter { request, _ in
      if request.url.host?.hasPrefix("api") == true { account.set("grace") }
      request.headers["Authorization"] = "Bearer grace"
    }
    let network = shop(server, day, adapters: [token])
    let queue = try await OfflineQueue<Shop>(network, store: MemoryQueueStore(), account: account)
    let ticket = try await queue.enqueue(Post("a"))
    #expect(ticket.account == name)
    await queue.start()
    await queue.settle()
    #expect(account.name == "grace")
    #expect(server.requests.isEmpty)
    #expect(await queue.items.count == 1)
    #expect(await queue.deadLetters.isEmpty)
  }

  @Test func storeWithinAnAdapterHoldsRequestsOfOtherAccounts() async throws {
    let server = ShopServer()
    let store = CredentialStore("ada-1", account: "ada", authenticator: NumberedTokens())
    let inner = store
    let network = shop(server, day, adapters: [Adapter { try await inner.adapt(&$0, in: $1) }])
    let queue = try await OfflineQueue<Shop>(
      network,
      store: MemoryQueueStore(),
      account: store.currentAccount
    )
    try await queue.enqueue(Post("of ada"))
    await store.signIn("grace-1", account: "grace")
    await queue.start()
    await queue.settle()
    #expect(server.requests.isEmpty)
    let events = queue.events
    await store.signIn("ada-2", account: "ada")
    for await event in events where event.word == "done" { break }
    #expect(server.requests.map { $0.headers["Authorization"] } == ["Bearer ada-2"])
  }

  @Test func boundClientQueuesForItsAccount() async throws {
    let (server, account) = (ShopServer(), CurrentAccount("ada"))
    let queue = try await OfflineQueue<Shop>(
      shop(server, day),
      store: MemoryQueueStore(),
      account: account
    )
    await queue.start()
    let bound = queue.network.boundToAccount()
    account.set("grace")
    let error = await bound.failure(of: Post("of ada"))
    #expect(error?.ticket?.account == "ada")
    #expect(server.requests.isEmpty)
    try await queue.network.send(Post("of grace"))
    #expect(server.texts == ["of grace"])
  }

  @Test func keysOfDifferentAccountsAreDifferent() async throws {
    var post = Post("like")
    post.idempotency = .key("like-7")
    let (store, account) = (MemoryQueueStore(), CurrentAccount("ada"))
    let server = ShopServer { _, number in number == 1 ? .answer(400) : .unreachable }
    let queue = try await OfflineQueue<Shop>(shop(server, day), store: store, account: account)
    await queue.start()
    try await queue.enqueue(post)
    await queue.settle()
    account.set("grace")
    try await queue.enqueue(post)
    await queue.settle()
    await queue.stop()
    let again = try await OfflineQueue<Shop>(
      shop(server, day),
      store: store,
      account: account
    )
    #expect(await again.pending.map(\.account) == ["grace"])
    account.set("ada")
    #expect(await again.deadLetters.map(\.ticket.account) == ["ada"], "it was not retried")
    await again.stop()
  }
}
