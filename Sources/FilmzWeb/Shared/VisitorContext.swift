import FilmzDomain
import FilmzPages
public import Hummingbird
import NIOCore

/// A request before its person is known.
public struct VisitorContext: RequestContext {
    public var coreContext: CoreRequestContextStorage
    /// The other end of the connection: a browser, or a proxy.
    let peer: IPAddress?
    /// The client; ``ClientReader`` sets it.
    var client = Client.unknown
    /// The permission to ask providers, which ``OriginGuard`` sets; nil when this request must not.
    var permission: ProviderPermission?
    /// The person; ``SignInGuard`` sets it.
    var person: Person.ID?
    /// What pages need to know of the person; ``ReaderClock`` sets it.
    var reader = Reader()
    /// The server's clock in the person's time zone; ``ReaderClock`` sets it.
    var clock = Clock()
    /// The session that identifies the person; nil when there is no password.
    var session: Session.ID?

    /// The router's name for the route of a request that leads nowhere.
    static let noRoute = "NotFound"

    public init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        peer = source.channel.remoteAddress.flatMap { IPAddress($0) }
    }
}

/// What answers a request after a middleware.
typealias Next<Context> = @concurrent (Request, Context) async throws -> Response

extension RequestContext {
    /// The route of the request as the code names it, without the ``BasePath``: `/films/{film}`. The log has it instead
    /// of the address, which may have a film, a search or a secret in it. Known once the request was answered or
    /// refused; all requests that lead nowhere share one name.
    var routeName: String {
        endpointPath.map { String(BasePath.current.rest(of: $0)) } ?? VisitorContext.noRoute
    }
}

/// Middleware that identifies the client, for everything that comes after.
struct ClientReader: RouterMiddleware {
    let configuration: ServerConfiguration

    func handle(_ request: Request, context: VisitorContext, next: Next<VisitorContext>) async throws -> Response {
        var context = context
        context.client = Client(request.head, from: context.peer, configuration: configuration)
        return try await next(request, context)
    }
}
