import APICore
import APICorePublishers
import APITestSupport
import Foundation
import Testing

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

@Suite struct PublisherTests {
    struct Word: Decodable, Equatable {
        let word: String
    }

    struct WordEndpoint: HTTPEndpoint {
        typealias Target = WordTarget
        typealias Model = Word
    }

    enum WordTarget: HTTPTargetType {
        case first

        var baseURL: URL { URL(known: "https://words.example") }
        var path: String { "/first" }
    }

    @Test func publishesTheAnswerAndFinishes() async throws {
        let transport = StubTransport(#"{"word": "hello"}"#)
        let publisher = WordEndpoint().publisher(for: .first, with: APIClient(transport: transport))
        #expect(await transport.requests.isEmpty, "nobody has subscribed yet")

        let heard = Heard(publisher)
        #expect(try await heard.failure()?.kind == nil)
        #expect(await heard.values == [Word(word: "hello")])
        #expect(await transport.requests.count == 1)
    }

    @Test func asksAnewForEachSubscriber() async throws {
        let transport = StubTransport(#"{"word": "hello"}"#)
        let publisher = WordEndpoint().publisher(for: .first, with: APIClient(transport: transport))
        let listeners = [Heard(publisher), Heard(publisher)]
        for heard in listeners {
            #expect(try await heard.failure()?.kind == nil)
        }
        #expect(await transport.requests.count == 2)
    }

    @Test func failsWithTheErrorOfTheCall() async throws {
        let transport = StubTransport { _, _ in .text("{}", status: 404) }
        let heard = Heard(WordEndpoint().publisher(for: .first, with: APIClient(transport: transport)))
        #expect(try await heard.failure()?.kind == .notFound)
        #expect(await heard.values.isEmpty)
    }

    @Test func cancellingTheSubscriptionCancelsTheCall() async throws {
        let (cancelled, tell) = AsyncStream.makeStream(of: Void.self)
        let transport = StubTransport { request, _ async throws(APIError) in
            let forever = AsyncStream<Void> { _ in }
            for await _ in forever {}
            tell.finish()
            throw APIError(.cancelled, of: request)
        }
        let heard = Heard(WordEndpoint().publisher(for: .first, with: APIClient(transport: transport)))
        try await eventually("the call") { await transport.requests.count == 1 }
        heard.cancel()
        for await _ in cancelled {}
        #expect(await !heard.hasEnded, "nothing is heard after cancelling, not even that it was cancelled")
    }

    @Test func aSubscriptionCancelledAtOnceAsksNothing() async throws {
        let transport = StubTransport(#"{"word": "hello"}"#)
        let publisher = WordEndpoint().publisher(for: .first, with: APIClient(transport: transport))
        let subscriber = Unasking()
        publisher.subscribe(AnySubscriber(subscriber))
        subscriber.subscription?.cancel()
        subscriber.subscription?.request(.max(1))
        // A call made for the one would have been made before the call for the other has ended.
        let heard = Heard(publisher)
        #expect(try await heard.failure()?.kind == nil)
        #expect(await transport.requests.count == 1)
    }

    @Test func publishesAnyCallOfAService() async throws {
        struct WordService: APIService {
            let client: APIClient

            func word() async throws(APIError) -> Word { try await WordEndpoint().request(.first, with: client) }
        }
        let service = WordService(client: APIClient(transport: StubTransport(#"{"word": "hello"}"#)))
        let heard = Heard(service.publisher { try await $0.word() })
        #expect(try await heard.failure()?.kind == nil)
        #expect(await heard.values == [Word(word: "hello")])
    }
}

/// A subscriber who takes the subscription and asks for nothing.
private final class Unasking: Subscriber {
    typealias Input = PublisherTests.Word
    typealias Failure = any Error

    private(set) var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<any Error>) {}
}
