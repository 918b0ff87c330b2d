import Hummingbird

/// Answers only to names of this machine, so that no other site's name can be made to lead here (DNS rebinding).
struct HostGuard: RouterMiddleware {
    let names: HostNames

    func handle(
        _ request: Request, context: VisitorContext,
        next: @concurrent (Request, VisitorContext) async throws -> Response
    ) async throws -> Response {
        guard names.contain(context.client.authority) else { throw WebError.unknownHost }
        return try await next(request, context)
    }
}
