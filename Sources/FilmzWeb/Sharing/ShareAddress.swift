import FilmzDomain
import FilmzPages

/// Where the links of this Filmz lead, and whether others can follow them.
struct ShareAddress {
    /// Scheme, name and port.
    private let origin: String
    private let isReachable: Bool

    /// The address that the configuration names, or else the one by which the person uses Filmz.
    init(_ configuration: ServerConfiguration, client: Client) {
        origin = configuration.publicAddress?.description ?? client.origin
        isReachable = HostNames.isReachable(configuration.publicAddress?.name ?? client.name)
    }

    func address(of token: SecretToken) -> String { address(of: SitePath.shared(token)) }

    func address(of path: SitePath) -> String { origin + path.path }

    /// The origin, if nobody outside this network can reach it; nil if somebody may.
    var ifAtHome: String? { if isReachable { nil } else { origin } }
}
