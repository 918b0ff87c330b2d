import HTTPTypes
import Hummingbird

/// Refuses a body where none belongs, so that nobody has to read it.
struct BodyGuard: RouterMiddleware {
    func handle(
        _ request: Request, context: VisitorContext,
        next: @concurrent (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        let hasBody =
            request.headers[.transferEncoding] != nil || (request.headers[.contentLength] ?? "0").contains { $0 != "0" }
        guard !hasBody || [.post, .put, .patch, .delete].contains(request.method) else { throw WebError.malformed }
        return try await next(request, context)
    }
}
