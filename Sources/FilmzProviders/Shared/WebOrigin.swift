import Foundation

/// The origin of a web address: scheme, host and port.
struct WebOrigin: Hashable, Sendable {
    let scheme: String
    let host: String
    let port: Int

    /// The origin of an address; nil unless the address is `http` or `https` and names a host.
    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), let usual = ["http": 80, "https": 443][scheme],
            let host = url.host()?.lowercased(), !host.isEmpty
        else { return nil }
        self.scheme = scheme
        self.host = host
        port = url.port ?? usual
    }
}
