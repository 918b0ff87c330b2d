import FilmzDomain
public import Hummingbird
import NIOCore

/// A request, before anybody is known.
public struct VisitorContext: RequestContext {
    public var coreContext: CoreRequestContextStorage
    /// The other end of the connection: a browser, or a proxy.
    let peer: IPAddress?
    /// Who asks. ``ClientReader`` finds out.
    var client = Client.unknown
    /// Whether providers may be asked. ``OriginGuard`` finds out.
    var permission: ProviderPermission?
    /// Whose request it is. ``SignInGuard`` finds out.
    var person: Person.ID?
    /// The session they are known by; nil when there is no password.
    var session: Session.ID?

    public init(source: Source) {
        coreContext = CoreRequestContextStorage(source: source)
        peer = source.channel.remoteAddress?.ipAddress.flatMap { IPAddress($0) }
    }
}
