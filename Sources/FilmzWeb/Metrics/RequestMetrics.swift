import CoreMetrics
import HTTPTypes
import Hummingbird
import Synchronization

/// Counts requests, by the route, the method and the status of the answer, and how long it takes until an answer begins.
///
/// A route is named as the code names it, `/films/{film}`, and all that lead nowhere have one name, so no request makes a
/// new one.
final class RequestMetrics: RouterMiddleware {
    typealias Context = VisitorContext

    private struct Kind: Hashable {
        var route: String
        var method: String
        var status: Int
    }

    private let factory: any MetricsFactory
    private let counters = Mutex<[Kind: Counter]>([:])
    private let timers = Mutex<[String: CoreMetrics.Timer]>([:])

    static let (count, time) = ("filmz_http_requests_total", "filmz_http_request_seconds")
    private static let methods: Set = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

    init(_ factory: any MetricsFactory) {
        self.factory = factory
    }

    func handle(
        _ request: Request, context: VisitorContext,
        next: @concurrent (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        let began = ContinuousClock.now
        do {
            let response = try await next(request, context)
            note(request, context, response.status, since: began)
            return response
        } catch {
            note(request, context, (error as? any HTTPResponseError)?.status ?? .internalServerError, since: began)
            throw error
        }
    }

    private func note(
        _ request: Request, _ context: VisitorContext, _ status: HTTPResponse.Status,
        since began: ContinuousClock.Instant
    ) {
        let route = context.endpointPath ?? VisitorContext.noRoute
        let method = Self.methods.contains(request.method.rawValue) ? request.method.rawValue : "other"
        let kind = Kind(route: route, method: method, status: status.code)
        let counter = counters.withLock { counters in
            if let known = counters[kind] { return known }
            let new = Counter(
                label: Self.count, dimensions: [("route", route), ("method", method), ("status", String(status.code))],
                factory: factory)
            counters[kind] = new
            return new
        }
        counter.increment()
        let timer = timers.withLock { timers in
            if let known = timers[route] { return known }
            let new = CoreMetrics.Timer(label: Self.time, dimensions: [("route", route)], factory: factory)
            timers[route] = new
            return new
        }
        timer.recordNanoseconds(Int64((ContinuousClock.now - began) / .nanoseconds(1)))
    }
}
