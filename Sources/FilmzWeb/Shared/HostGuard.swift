import Hummingbird

/// Answers only to names of this machine, so that no other site's name can be made to lead here (DNS rebinding).
struct HostGuard<Context: RequestContext>: RouterMiddleware {
    /// Lower-case names and addresses, IPv6 ones in brackets.
    let names: Set<String>

    func handle(
        _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let authority = request.head.authority, names.contains(Self.name(in: authority)) else {
            throw WebError.unknownHost
        }
        return try await next(request, context)
    }

    /// The name in `name:port`, `[address]:port` or either without a port.
    static func name(in authority: String) -> String {
        let authority = authority.lowercased()
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") { return String(authority[...end]) }
        return String(authority.prefix { $0 != ":" })
    }
}
