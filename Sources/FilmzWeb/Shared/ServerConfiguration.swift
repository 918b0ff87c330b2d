public import FilmzDomain
import Foundation

/// Where and how Filmz is served.
public struct ServerConfiguration: Sendable {
    /// The address to listen on, or `localhost`.
    public var host: String
    /// 0 for a free one.
    public var port: Int
    /// What HTTPS is served with; nil for HTTP.
    public var certificate: CertificateFiles?
    /// Who is believed about the clients whose requests they pass on.
    public var trustedProxies: [AddressRange]
    /// The address that others know; nil when it is that of this machine.
    public var publicAddress: PublicAddress?
    /// The secret under which pages get their tags. Servers that have the same know each other's pages.
    public var tagKey = UInt64.random(in: .min ... .max)

    public init(
        host: String = "127.0.0.1", port: Int = 4455, certificate: CertificateFiles? = nil,
        trustedProxies: [AddressRange] = [], publicAddress: PublicAddress? = nil
    ) {
        (self.host, self.port, self.certificate) = (host, port, certificate)
        (self.trustedProxies, self.publicAddress) = (trustedProxies, publicAddress)
    }

    /// Whether only this machine can reach the address: 127.0.0.0/8, ::1, localhost.
    var isLoopback: Bool { host.lowercased() == "localhost" || IPAddress(host)?.isLoopback == true }

    /// Whether nobody but who uses this machine is meant to reach Filmz: then it needs no password.
    public var isPrivate: Bool { isLoopback && trustedProxies.isEmpty && publicAddress == nil }

    /// Whether what a phone sends cannot be read on its way.
    public var isEncrypted: Bool { publicAddress?.isSecure ?? (certificate != nil) }

    /// The names to answer to.
    var names: HostNames {
        var names: Set<String> = ["localhost", "127.0.0.1", "[::1]", HostNames.bracketed(host)]
        if let publicAddress { names.insert(publicAddress.name) }
        if !isLoopback {
            let machine = ProcessInfo.processInfo.hostName.lowercased()
            names.formUnion([machine, machine.prefix { $0 != "." } + ".local"])
        }
        return HostNames(names: names, includesAddresses: !isLoopback)
    }
}
