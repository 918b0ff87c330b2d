/// Limits the number of requests of a connection that are worked on at once. The others wait for their turn.
///
/// A turn lasts until the work is done. The stream may end earlier: if its end counted, a client that cancels its
/// requests at once could have any number of them worked on.
///
/// Use it only on the event loop of the connection.
final class HTTP2Turns {
    private var free: Int
    /// The waiting requests, in order of arrival.
    private var waiting: [HTTP2StreamHandler] = []

    init(_ count: Int) {
        free = count
    }

    /// Begins the request now or when its turn comes.
    func wait(_ request: HTTP2StreamHandler) {
        waiting.append(request)
        beginNext()
    }

    /// Forgets a request that no longer waits.
    func leave(_ request: HTTP2StreamHandler) {
        waiting.removeAll { $0 === request }
    }

    /// Notes that the work on a request is done.
    func end() {
        free += 1
        beginNext()
    }

    private func beginNext() {
        guard free > 0, !waiting.isEmpty else { return }
        free -= 1
        waiting.removeFirst().begin()
    }
}
