import FilmzDomain
import HTTPTypes

/// The client of a request, and the address it asked for. What a proxy says about its client is believed only if the
/// proxy is trusted.
struct Client: Hashable, Sendable {
    /// The client's address; nil when the connection has none.
    var address: IPAddress?
    /// Whether the client's connection is HTTPS.
    var isSecure: Bool
    /// The host and the port that the client asked for, in lower case.
    var authority: String
    /// Whether any proxy, trusted or not, forwarded the request.
    var isForwarded: Bool
    /// The origin of the configured address, whatever a proxy says of this request; nil when none is configured.
    var configuredOrigin: String?

    static let unknown = Client(address: nil, isSecure: false, authority: "", isForwarded: false)

    init(address: IPAddress?, isSecure: Bool, authority: String, isForwarded: Bool) {
        self.address = address
        self.isSecure = isSecure
        self.authority = authority.lowercased()
        self.isForwarded = isForwarded
    }

    /// - Parameter peer: the other end of the connection; nil for a Unix socket
    init(_ head: HTTPRequest, from peer: IPAddress?, configuration: ServerConfiguration) {
        let headers = head.headerFields
        func isTrusted(_ address: IPAddress?) -> Bool {
            address.map { address in configuration.trustedProxies.contains { $0.contains(address) } }
                ?? (configuration.socket != nil)
        }
        self.init(
            address: peer, isSecure: configuration.certificate != nil, authority: head.authority ?? "",
            isForwarded: HTTPField.Name.forwarding.contains { headers[$0] != nil })
        configuredOrigin = configuration.publicAddress?.description
        guard isTrusted(peer) else { return }
        // Each proxy appends the address that asked it. The first one from the end that is not our proxy is the client.
        for text in headers.list(.xForwardedFor).reversed() {
            guard let next = IPAddress(text) else { break }
            address = next
            if !isTrusted(next) { break }
        }
        switch headers.list(.xForwardedProto).last?.lowercased() {
        case "https": isSecure = true
        case "http": isSecure = false
        default: isSecure = configuration.publicAddress?.isSecure ?? isSecure
        }
        if let host = headers.list(.xForwardedHost).last { authority = host.lowercased() }
    }

    /// The origin, as a browser writes it in `Origin`.
    var origin: String { "\(isSecure ? "https" : "http")://\(authority)" }

    /// Whether an origin is ours. Of several proxies in a row only the last one is believed, and it may have been asked
    /// over HTTP although the browser asked over HTTPS, so the configured address counts too.
    func owns(_ origin: String) -> Bool {
        let origin = origin.lowercased()
        return origin == self.origin || origin == configuredOrigin
    }

    /// The host without its port; IPv6 addresses in brackets.
    var name: String { HostNames.name(in: authority) }

    /// The port with its colon, as in `:4455`; empty for the default port.
    var portSuffix: Substring { authority.dropFirst(name.utf8.count) }
}

extension HTTPField.Name {
    fileprivate static let xForwardedFor = known("X-Forwarded-For")
    fileprivate static let xForwardedProto = known("X-Forwarded-Proto")
    fileprivate static let xForwardedHost = known("X-Forwarded-Host")

    /// The headers that show that a proxy forwarded the request.
    fileprivate static let forwarding = [
        xForwardedFor, xForwardedProto, xForwardedHost, known("Forwarded"), known("Via"),
    ]
}

extension HTTPFields {
    /// The members of a comma-separated field, over all its lines.
    fileprivate func list(_ name: HTTPField.Name) -> [String] {
        self[values: name].flatMap { $0.split(separator: ",") }
            .map { String($0.drop { $0 == " " }.prefix { $0 != " " }) }
    }
}
