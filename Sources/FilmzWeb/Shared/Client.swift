import FilmzDomain
import HTTPTypes

/// Who asks, and the address they typed. What a proxy says of its client is believed when the proxy is.
struct Client: Hashable, Sendable {
    /// Nil when the connection has none.
    var address: IPAddress?
    /// Whether the client's connection is HTTPS.
    var isSecure: Bool
    /// Name and port as the client asked for them, in lower case.
    var authority: String
    /// Whether some proxy, trusted or not, passed the request on.
    var isForwarded: Bool

    static let unknown = Client(address: nil, isSecure: false, authority: "", isForwarded: false)

    init(address: IPAddress?, isSecure: Bool, authority: String, isForwarded: Bool) {
        (self.address, self.isSecure) = (address, isSecure)
        (self.authority, self.isForwarded) = (authority.lowercased(), isForwarded)
    }

    /// - Parameter peer: the other end of the connection
    init(_ head: HTTPRequest, from peer: IPAddress?, _ configuration: ServerConfiguration) {
        let headers = head.headerFields
        func isTrusted(_ address: IPAddress?) -> Bool {
            address.map { address in configuration.trustedProxies.contains { $0.contains(address) } } ?? false
        }
        self.init(
            address: peer, isSecure: configuration.certificate != nil, authority: head.authority ?? "",
            isForwarded: HTTPField.Name.forwarding.contains { headers[$0] != nil })
        guard isTrusted(peer) else { return }
        // Each proxy appends whom it was asked by; the first that is no proxy of ours is the client.
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

    /// As a browser writes it in `Origin`.
    var origin: String { "\(isSecure ? "https" : "http")://\(authority)" }

    /// The host without its port; IPv6 addresses in brackets.
    var name: String { HostNames.name(in: authority) }

    /// `:4455`, or nothing when the client asked for the usual port.
    var portSuffix: Substring { authority.dropFirst(name.utf8.count) }
}

extension HTTPField.Name {
    fileprivate static let xForwardedFor = known("X-Forwarded-For")
    fileprivate static let xForwardedProto = known("X-Forwarded-Proto")
    fileprivate static let xForwardedHost = known("X-Forwarded-Host")

    /// By these a proxy shows that it is one.
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
