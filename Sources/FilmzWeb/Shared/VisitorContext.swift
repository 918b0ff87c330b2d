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
        peer = source.channel.remoteAddress.flatMap(Self.address)
    }

    /// Most come by IPv4, whose four bytes are quicker to take than to write and read.
    private static func address(_ socket: SocketAddress) -> IPAddress? {
        if case .v4(let address) = socket {
            return IPAddress(v4: UInt32(bigEndian: address.address.sin_addr.s_addr))
        }
        return socket.ipAddress.flatMap { IPAddress($0) }
    }
}
