import HTTPTypes
import Hummingbird

/// Refuses a body for methods that have none, so that it is never read.
struct BodyGuard: RouterMiddleware {
    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        let hasBody =
            request.headers[.transferEncoding] != nil || (request.headers[.contentLength] ?? "0").contains { $0 != "0" }
        guard !hasBody || [.post, .put, .patch, .delete].contains(request.method) else { throw WebError.malformed }
        return try await next(request, context)
    }
}
