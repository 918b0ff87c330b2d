public import FilmzDomain
import FilmzPages
import Foundation
public import Logging

/// The addresses, files and settings with which Filmz is served.
public struct ServerConfiguration: Sendable {
    /// The address to listen on, or `localhost`.
    public var host: String
    /// The port to listen on; 0 for any free port.
    public var port: Int
    /// The path of the Unix socket to listen on instead; nil for none. Clients of the socket count as trusted proxies.
    public var socket: String?
    /// The certificate for HTTPS; nil for HTTP.
    public var certificate: CertificateFiles?
    /// The proxies that are believed about their clients.
    public var trustedProxies: [AddressRange]
    /// The address that others use; nil when it is that of this machine.
    public var publicAddress: PublicAddress?
    /// The path under which everything is answered.
    private(set) var base = BasePath.root
    /// The version of this Filmz, for the files that it exports.
    public var version = "0"
    /// The log of requests; nil for none.
    public var requestLog: Logger?
    /// The configuration of metrics; nil when they cannot be read.
    public var metrics: MetricsConfiguration?
    /// The secret for the tags of pages. Servers with the same secret recognise each other's pages.
    public var tagKey = UInt64.random(in: .min ... .max)

    public init(
        host: String = "127.0.0.1", port: Int = 4455, certificate: CertificateFiles? = nil,
        trustedProxies: [AddressRange] = [], publicAddress: PublicAddress? = nil
    ) {
        self.host = host
        self.port = port
        self.certificate = certificate
        self.trustedProxies = trustedProxies
        self.publicAddress = publicAddress
    }

    /// Sets the path under which everything is answered, such as `/filmz`, because a proxy serves other things on the
    /// same host; `/` is the whole host. A proxy has to leave the path in the addresses that it passes on.
    /// - Returns: false if the path cannot be used (``BasePath/init(_:)``); then nothing changes
    public mutating func answerUnder(_ path: String) -> Bool {
        guard let base = path == "/" ? .root : BasePath(path) else { return false }
        self.base = base
        return true
    }

    /// The path of the health check.
    public var healthPath: String { base.description + SitePath.health.template.path }

    /// The configured address without the path of a page: `https://example.org/filmz`; nil when none is configured.
    public var publicSite: String? { publicAddress.map { "\($0)\(base)" } }

    /// Whether only this machine can reach the address: 127.0.0.0/8, ::1, localhost.
    public var isLoopback: Bool { host.lowercased() == "localhost" || IPAddress(host)?.isLoopback == true }

    /// Whether only people who use this machine are meant to reach Filmz. Then it needs no password.
    public var isPrivate: Bool { isLoopback && socket == nil && trustedProxies.isEmpty && publicAddress == nil }

    /// Whether the connection from a phone is encrypted.
    public var isEncrypted: Bool { publicAddress?.isSecure ?? (certificate != nil) }

    /// The names that the server answers to.
    var names: HostNames {
        var names: Set<String> = ["localhost", "127.0.0.1", "[::1]", HostNames.bracketed(host)]
        if let publicAddress { names.insert(publicAddress.name) }
        if !isLoopback, socket == nil {
            let machine = ProcessInfo.processInfo.hostName.lowercased()
            names.formUnion([machine, machine.prefix { $0 != "." } + ".local"])
        }
        return HostNames(names: names, includesAddresses: !isLoopback && socket == nil)
    }
}
