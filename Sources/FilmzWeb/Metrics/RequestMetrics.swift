import CoreMetrics
import FilmzLocking

/// Counts requests by route, method and status, and measures the time until an answer begins.
final class RequestMetrics: RequestWatcher {
    private struct Kind: Hashable {
        var route: String
        var method: String
        var status: Int
    }

    private let factory: any MetricsFactory
    private let counters = Mutex<[Kind: Counter]>([:])
    private let timers = Mutex<[String: CoreMetrics.Timer]>([:])

    static let count = "filmz_http_requests_total"
    static let time = "filmz_http_request_seconds"
    private static let methods: Set = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

    init(_ factory: any MetricsFactory) {
        self.factory = factory
    }

    func note(_ request: AnsweredRequest) {
        let method = if Self.methods.contains(request.method) { request.method } else { "other" }
        let kind = Kind(route: request.route, method: method, status: request.status)
        let counter = counters.withLock { counters in
            if let known = counters[kind] { return known }
            let new = Counter(
                label: Self.count,
                dimensions: [("route", kind.route), ("method", method), ("status", String(kind.status))],
                factory: factory)
            counters[kind] = new
            return new
        }
        counter.increment()
        let timer = timers.withLock { timers in
            if let known = timers[request.route] { return known }
            let new = CoreMetrics.Timer(label: Self.time, dimensions: [("route", request.route)], factory: factory)
            timers[request.route] = new
            return new
        }
        timer.recordNanoseconds(Int64(request.duration / .nanoseconds(1)))
    }
}
