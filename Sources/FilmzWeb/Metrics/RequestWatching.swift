import FilmzDomain
import HTTPTypes
import Hummingbird

/// A request whose answer begins.
struct AnsweredRequest: Sendable {
    let method: String
    /// The route as the code names it, so that no request can make a new name.
    let route: String
    let status: Int
    /// The time from the request's head until the answer begins.
    let duration: Duration
    let client: IPAddress?
    let id: String
}

/// An observer that is told about each request.
protocol RequestWatcher: Sendable {
    func note(_ request: AnsweredRequest)
}

/// Tells watchers about each request when its answer begins.
struct RequestWatching: RouterMiddleware {
    let watchers: [any RequestWatcher]

    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        let began = ContinuousClock.now
        do {
            let response = try await next(request, context)
            tell(request, in: context, status: response.status, since: began)
            return response
        } catch {
            tell(
                request, in: context, status: (error as? any HTTPResponseError)?.status ?? .internalServerError,
                since: began)
            throw error
        }
    }

    private func tell(
        _ request: Request, in context: VisitorContext, status: HTTPResponse.Status,
        since began: ContinuousClock.Instant
    ) {
        let answered = AnsweredRequest(
            method: request.method.rawValue, route: context.routeName, status: status.code,
            duration: ContinuousClock.now - began, client: context.client.address, id: "\(context.id)")
        for watcher in watchers { watcher.note(answered) }
    }
}
