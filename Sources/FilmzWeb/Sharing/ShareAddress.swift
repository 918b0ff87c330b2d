import FilmzDomain
import FilmzPages

/// The origin of this Filmz's links, and whether others can reach it.
struct ShareAddress {
    /// The scheme, host and port of the links.
    private let origin: String
    private let isReachable: Bool

    /// Takes the configured address, or else the one by which the person uses Filmz.
    init(_ configuration: ServerConfiguration, client: Client) {
        origin = configuration.publicAddress?.description ?? client.origin
        isReachable = HostNames.isReachable(configuration.publicAddress?.name ?? client.name)
    }

    func address(of token: SecretToken) -> String { address(of: SitePath.shared(token)) }

    func address(of path: SitePath) -> String { origin + path.path }

    /// The origin, if it can be reached only in this network; nil if others may reach it.
    var ifAtHome: String? { if isReachable { nil } else { origin } }
}
