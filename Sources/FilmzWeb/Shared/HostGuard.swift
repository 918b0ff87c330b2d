import Hummingbird

/// Answers only to this machine's names, so that another site cannot make its own name lead here (DNS rebinding).
struct HostGuard: RouterMiddleware {
    let names: HostNames

    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        guard names.contain(context.client.authority) else { throw WebError.unknownHost }
        return try await next(request, context)
    }
}
