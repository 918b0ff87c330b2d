import FilmzDomain
public import Hummingbird
import NIOCore

/// A request before its person is known.
public struct VisitorContext: RequestContext {
    public var coreContext: CoreRequestContextStorage
    /// The other end of the connection: a browser, or a proxy.
    let peer: IPAddress?
    /// The client; ``ClientReader`` sets it.
    var client = Client.unknown
    /// Whether providers may be asked; ``OriginGuard`` sets it.
    var permission: ProviderPermission?
    /// The person; ``SignInGuard`` sets it.
    var person: Person.ID?
    /// The session that identifies the person; nil when there is no password.
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
