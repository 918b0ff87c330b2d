import FilmzDomain
import FilmzPages

/// The origin of this Filmz's links, and who can reach it.
struct ShareAddress {
    /// The scheme, host and port of the links.
    private let origin: String
    /// The host of the links, without a port.
    private let name: String

    /// Takes the configured address, or else the one by which the person uses Filmz.
    init(_ configuration: ServerConfiguration, client: Client) {
        origin = configuration.publicAddress?.description ?? client.origin
        name = configuration.publicAddress?.name ?? client.name
    }

    func address(of token: SecretToken) -> String { address(of: SitePath.shared(token)) }

    func address(of path: SitePath) -> String { origin + path.path }

    /// Who can open the links.
    var reach: LinkReach {
        if HostNames.isReachable(name) { return .internet }
        return if HostNames.isLoopback(name) { .thisMachine(origin) } else { .home(origin) }
    }
}
