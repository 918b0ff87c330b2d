import APICore
import FilmzAPITestSupport

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// Listens to a publisher from its beginning.
struct Heard<Output: Sendable> {
    private let ear = Ear<Output>()
    private let subscription: AnyCancellable

    /// Subscribes to a publisher.
    init(_ publisher: AnyPublisher<Output, any Error>) {
        let (events, tell) = AsyncStream.makeStream(of: Ear<Output>.Event.self)
        subscription = publisher.sink { completion in
            switch completion {
            case .finished: tell.yield(.finished)
            case .failure(let error): tell.yield(.failed(error))
            }
        } receiveValue: { value in
            tell.yield(.value(value))
        }
        Task { [ear] in
            for await event in events { await ear.hear(event) }
        }
    }

    /// What was published so far.
    var values: [Output] {
        get async { await ear.values }
    }

    /// Whether it has finished or failed.
    var hasEnded: Bool {
        get async { await ear.hasEnded }
    }

    /// Waits for the end, and returns the error if it failed.
    func failure() async throws -> APIError? {
        try await eventually("the end") { [ear] in await ear.hasEnded }
        return await ear.failure as? APIError
    }

    /// Stops listening.
    func cancel() {
        subscription.cancel()
    }
}

private actor Ear<Output: Sendable> {
    enum Event: Sendable {
        case value(Output)
        case failed(any Error)
        case finished
    }

    private(set) var values: [Output] = []
    private(set) var failure: (any Error)?
    private(set) var hasEnded = false

    func hear(_ event: Event) {
        switch event {
        case .value(let value): values.append(value)
        case .failed(let error):
            failure = error
            hasEnded = true
        case .finished: hasEnded = true
        }
    }
}
