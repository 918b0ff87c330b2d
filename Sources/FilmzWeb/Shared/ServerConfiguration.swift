public import FilmzDomain
import Foundation
public import Logging

/// Where and how Filmz is served.
public struct ServerConfiguration: Sendable {
    /// The address to listen on, or `localhost`.
    public var host: String
    /// 0 for any free port.
    public var port: Int
    /// The certificate for HTTPS; nil for HTTP.
    public var certificate: CertificateFiles?
    /// The proxies that are believed about their clients.
    public var trustedProxies: [AddressRange]
    /// The address that others use; nil when it is that of this machine.
    public var publicAddress: PublicAddress?
    /// That of this Filmz, for the files that it gives away.
    public var version = "0"
    /// Gets a line about each request; nil when nobody wants one.
    public var requestLog: Logger?
    /// Nil when nobody may read figures.
    public var metrics: MetricsConfiguration?
    /// The secret for the tags of pages. Servers with the same secret recognise each other's pages.
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

    /// Whether only people who use this machine are meant to reach Filmz. Then it needs no password.
    public var isPrivate: Bool { isLoopback && trustedProxies.isEmpty && publicAddress == nil }

    /// Whether nobody can read on the way what a phone sends.
    public var isEncrypted: Bool { publicAddress?.isSecure ?? (certificate != nil) }

    /// The names that the server answers to.
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
