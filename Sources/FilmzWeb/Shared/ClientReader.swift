import Hummingbird

/// Middleware that identifies the client, for everything that comes after.
struct ClientReader: RouterMiddleware {
    let configuration: ServerConfiguration

    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        var context = context
        context.client = Client(request.head, from: context.peer, configuration: configuration)
        return try await next(request, context)
    }
}
