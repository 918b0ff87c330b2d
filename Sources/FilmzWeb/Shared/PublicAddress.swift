import FilmzDomain
import Foundation

/// The address at which others reach Filmz, as `--url` names it.
public struct PublicAddress: Hashable, Sendable, LosslessStringConvertible {
    let isSecure: Bool
    /// The host in lower case, with the port if it is not the default one.
    let authority: String

    /// Reads `https://films.example.org` or `http://192.168.1.5:4455`; returns nil for anything else. A path
    /// is a setting of its own.
    public init?(_ description: String) {
        guard description.utf8.count <= 300, description.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
            let parts = URLComponents(string: description), let scheme = parts.scheme?.lowercased(),
            ["http", "https"].contains(scheme), let host = parts.host?.lowercased(), !host.isEmpty,
            ["", "/"].contains(parts.path), parts.query == nil, parts.fragment == nil, parts.user == nil
        else { return nil }
        isSecure = scheme == "https"
        let usualPort = if isSecure { 443 } else { 80 }
        let port = parts.port.filter { $0 != usualPort }
        authority = host + (port.map { ":\($0)" } ?? "")
    }

    public var description: String { "\(isSecure ? "https" : "http")://\(authority)" }

    var name: String { HostNames.name(in: authority) }

    /// Whether the whole Internet may know the name. False for an address or a name of the local network.
    var hasRealName: Bool { HostNames.isReal(name) }
}
