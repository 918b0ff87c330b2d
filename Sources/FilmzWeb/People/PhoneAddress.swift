import FilmzDomain
import FilmzPages
import NIOCore

/// The address at which a phone reaches this Filmz.
struct PhoneAddress: Sendable {
    private let configuration: ServerConfiguration
    /// The address of this machine in its network.
    private let ownAddress: @Sendable () -> String?

    init(
        _ configuration: ServerConfiguration,
        ownAddress: @escaping @Sendable () -> String? = { PhoneAddress.ownAddress() }
    ) {
        self.configuration = configuration
        self.ownAddress = ownAddress
    }

    /// The address to open on a phone; nil when no other machine can reach this one.
    /// - Parameter client: a client that reached this server, perhaps by a name that on a phone means the phone itself
    func address(askedBy client: Client) -> String? {
        origin(askedBy: client).map { $0 + configuration.base.home }
    }

    private func origin(askedBy client: Client) -> String? {
        if let address = configuration.publicAddress {
            return if HostNames.isLoopback(address.name) { nil } else { address.description }
        }
        guard !configuration.isLoopback, configuration.socket == nil else { return nil }
        guard HostNames.isLoopback(client.name) else { return client.origin }
        guard let own = ownAddress() else { return nil }
        return Client(
            address: nil, isSecure: client.isSecure, authority: own + client.portSuffix, isForwarded: false
        ).origin
    }

    /// The IPv4 address by which other devices at home most likely know this machine.
    static func ownAddress() -> String? {
        let devices = (try? System.enumerateDevices()) ?? []
        let candidates = devices.compactMap { device -> (text: String, rank: Int)? in
            guard let text = device.address?.ipAddress, let address = IPAddress(text), address.isIPv4,
                !address.isLoopback, !text.hasPrefix("169.254.")
            else { return nil }
            // Networks of containers and virtual machines are private too, but phones are not in them.
            let isVirtual = ["docker", "br-", "veth", "virbr", "vmnet", "utun", "tun"].contains {
                device.name.hasPrefix($0)
            }
            return (text, (isVirtual ? 2 : 0) + (address.isPrivate ? 0 : 1))
        }
        return candidates.min { $0.rank < $1.rank }?.text
    }
}
