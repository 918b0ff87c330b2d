import FilmzDomain
import HTTPTypes
import Hummingbird
import Logging

/// Writes a line about each request. It names the route and not the address, which may have a film, a search or a secret
/// in it.
struct AccessLog: RouterMiddleware {
    let logger: Logger

    func handle(
        _ request: Request, context: VisitorContext,
        next: @concurrent (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        let began = ContinuousClock.now
        do {
            let response = try await next(request, context)
            write(request, context, response.status, since: began)
            return response
        } catch {
            write(request, context, (error as? any HTTPResponseError)?.status ?? .internalServerError, since: began)
            throw error
        }
    }

    private func write(
        _ request: Request, _ context: VisitorContext, _ status: HTTPResponse.Status,
        since began: ContinuousClock.Instant
    ) {
        logger.info(
            "request",
            metadata: [
                "method": "\(request.method)", "route": "\(context.endpointPath ?? VisitorContext.noRoute)",
                "status": "\(status.code)", "client": "\(context.client.address?.description ?? "unknown")",
                "milliseconds": "\(Int((ContinuousClock.now - began) / .milliseconds(1)))", "id": "\(context.id)",
            ])
    }
}
