import FilmzLocking

/// A bounded queue between two tasks. Only a few values may wait, so that the faster task waits for the slower one.
final class BoundedChannel<Element: Sendable>: Sendable {
    private let state: Mutex<State>

    private struct State {
        var elements: [Element] = []
        var room: Int
        var end: Result<Void, any Error>?
        var taker: CheckedContinuation<Void, Never>?
        var giver: CheckedContinuation<Void, Never>?
    }

    /// - Parameter room: the maximum number of values that wait
    init(room: Int) {
        state = Mutex(State(room: room))
    }

    /// Adds a value, and returns when there is room for it.
    /// - Returns: false when no task will take it
    func give(_ element: Element) async -> Bool {
        while true {
            let isDone: Bool? = state.withLock { state in
                if state.end != nil { return false }
                guard state.elements.count < state.room else { return nil }
                state.elements.append(element)
                state.taker?.resume()
                state.taker = nil
                return true
            }
            if let isDone { return isDone }
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    guard state.end == nil, state.elements.count >= state.room else { return true }
                    state.giver = continuation
                    return false
                }
                if goesOn { continuation.resume() }
            }
        }
    }

    /// The next value; nil if there are no more.
    /// - Throws: the error given to ``end(_:)``, after the values before it
    func take() async throws -> Element? {
        while true {
            let result: Result<Element?, any Error>? = state.withLock { state in
                if !state.elements.isEmpty {
                    state.giver?.resume()
                    state.giver = nil
                    return .success(state.elements.removeFirst())
                }
                return state.end.map { $0.map { nil } }
            }
            if let result { return try result.get() }
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    guard state.end == nil, state.elements.isEmpty else { return true }
                    state.taker = continuation
                    return false
                }
                if goesOn { continuation.resume() }
            }
        }
    }

    /// Ends the queue: no more values are given, or none will be taken. Only the first call has an effect.
    func end(_ result: Result<Void, any Error> = .success(())) {
        state.withLock { state in
            guard state.end == nil else { return }
            state.end = result
            state.taker?.resume()
            state.giver?.resume()
            state.taker = nil
            state.giver = nil
        }
    }
}
