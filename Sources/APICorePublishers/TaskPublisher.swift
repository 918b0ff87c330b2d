import Foundation

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// A publisher of the result of asynchronous work, once for each subscriber. The work begins when a value is first
/// requested.
struct TaskPublisher<Output: Sendable>: Publisher {
    typealias Failure = any Error

    let work: @Sendable () async throws -> Output

    func receive(subscriber: some Subscriber<Output, any Error>) {
        let subscription = TaskSubscription(work: work, subscriber: AnySubscriber(subscriber))
        subscriber.receive(subscription: subscription)
    }
}

/// The subscription of one subscriber, with the task that works for it. It ends once, by a value, a failure or a
/// cancellation.
private final class TaskSubscription<Output: Sendable>: Subscription, @unchecked Sendable {
    private let work: @Sendable () async throws -> Output
    // A lock, since `Mutex` needs a newer system than the libraries do; what it guards is called outside of it.
    private let lock = NSLock()
    private var subscriber: AnySubscriber<Output, any Error>?
    private var task: Task<Void, Never>?

    init(work: @escaping @Sendable () async throws -> Output, subscriber: AnySubscriber<Output, any Error>) {
        self.work = work
        self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.withLock {
            guard subscriber != nil, task == nil else { return }
            // Unstructured, because a subscriber waits for nothing: values come to it, until it cancels.
            task = Task {
                do {
                    let value = try await work()
                    // The subscriber may cancel when it gets the value; then it gets no end.
                    if let listener = lock.withLock({ subscriber }) { _ = listener.receive(value) }
                    end { $0.receive(completion: .finished) }
                } catch {
                    end { $0.receive(completion: .failure(error)) }
                }
            }
        }
    }

    func cancel() {
        let (task, listener) = lock.withLock {
            defer { subscriber = nil }
            return (self.task, subscriber)
        }
        task?.cancel()
        // Released here, outside of the lock, since its end may cancel again.
        withExtendedLifetime(listener) {}
    }

    private func end(_ tell: (AnySubscriber<Output, any Error>) -> Void) {
        let listener = lock.withLock {
            defer { subscriber = nil }
            return subscriber
        }
        if let listener { tell(listener) }
    }
}
