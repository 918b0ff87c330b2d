import APICore
import APICorePublishers
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import Testing

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

@Suite(.timeLimit(.minutes(10))) struct PublisherTests {
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
        let transport = MockTransport(#"{"word": "hello"}"#)
        let publisher = WordEndpoint().publisher(for: .first, with: APIClient(transport: transport))
        #expect(await transport.requests.isEmpty, "nobody has subscribed yet")

        let heard = Heard(publisher)
        #expect(try await heard.failure()?.kind == nil)
        #expect(await heard.values == [Word(word: "hello")])
        #expect(await transport.requests.count == 1)
    }

    @Test func asksAnewForEachSubscriber() async throws {
        let transport = MockTransport(#"{"word": "hello"}"#)
        let publisher = WordEndpoint().publisher(for: .first, with: APIClient(transport: transport))
        let listeners = [Heard(publisher), Heard(publisher)]
        for heard in listeners {
            #expect(try await heard.failure()?.kind == nil)
        }
        #expect(await transport.requests.count == 2)
    }

    @Test func failsWithTheErrorOfTheCall() async throws {
        let transport = MockTransport { _, _ in .text("{}", status: 404) }
        let heard = Heard(WordEndpoint().publisher(for: .first, with: APIClient(transport: transport)))
        #expect(try await heard.failure()?.kind == .notFound)
        #expect(await heard.values.isEmpty)
    }

    @Test func cancellingTheSubscriptionCancelsTheCall() async throws {
        let (cancelled, tell) = AsyncStream.makeStream(of: Void.self)
        let transport = MockTransport { request, _ async throws(APIError) in
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
        let transport = MockTransport(#"{"word": "hello"}"#)
        let publisher = WordEndpoint().publisher(for: .first, with: APIClient(transport: transport))
        let subscriber = Unasking()
        publisher.subscribe(AnySubscriber(subscriber))
        subscriber.subscription?.cancel()
        subscriber.subscription?.request(.max(1))
        // A call for the first would have been made before the call for the second has ended.
        let heard = Heard(publisher)
        #expect(try await heard.failure()?.kind == nil)
        #expect(await transport.requests.count == 1)
    }

    @Test func whoCancelsAtTheValueHearsOfNoEnd() async throws {
        let publisher = WordEndpoint().publisher(
            for: .first, with: APIClient(transport: MockTransport(#"{"word": "hello"}"#)))
        let (events, tell) = AsyncStream.makeStream(of: String.self)
        let once = CancellingAtValue { tell.yield($0) }
        publisher.subscribe(AnySubscriber(once))
        // The next subscriber ends after everything that the first one could hear.
        var heard: [String] = []
        for await event in events {
            heard.append(event)
            if event == "value" { break }
        }
        #expect(try await Heard(publisher).failure()?.kind == nil)
        tell.finish()
        for await event in events { heard.append(event) }
        #expect(heard == ["value"])
    }

    @Test func aSubscriberThatCancelsAtItsOwnEndDoesNoHarm() async throws {
        let transport = MockTransport { request, _ async throws(APIError) in
            for await _ in AsyncStream<Void>(unfolding: { nil }) {}
            throw APIError(.cancelled, of: request)
        }
        let publisher = WordEndpoint().publisher(for: .first, with: APIClient(transport: transport))
        var subscription: (any Subscription)?
        do {
            let subscriber = CancellingAtItsEnd()
            publisher.subscribe(AnySubscriber(subscriber))
            subscription = subscriber.subscription
        }
        // Releases the subscriber, which then cancels once more. If a lock were held here, this would never return.
        subscription?.cancel()
    }

    @Test func publishesAnyCallOfAService() async throws {
        struct WordService: APIService {
            let client: APIClient

            func word() async throws(APIError) -> Word { try await WordEndpoint().request(.first, with: client) }
        }
        let service = WordService(client: APIClient(transport: MockTransport(#"{"word": "hello"}"#)))
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

/// A subscriber who asks for a value, and cancels when it comes.
private final class CancellingAtValue: Subscriber {
    typealias Input = PublisherTests.Word
    typealias Failure = any Error

    private let tell: (String) -> Void
    private var subscription: (any Subscription)?

    init(_ tell: @escaping (String) -> Void) {
        self.tell = tell
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(1))
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        subscription?.cancel()
        tell("value")
        return .none
    }

    func receive(completion: Subscribers.Completion<any Error>) { tell("end") }
}

/// A subscriber who cancels when it is released.
private final class CancellingAtItsEnd: Subscriber {
    typealias Input = PublisherTests.Word
    typealias Failure = any Error

    private(set) var subscription: (any Subscription)?

    deinit { subscription?.cancel() }

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<any Error>) {}
}
