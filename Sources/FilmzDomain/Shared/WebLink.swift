import Foundation

/// A web URL from outside: `http` or `https`, with a host and without user name or password.
public struct WebLink: Hashable, Sendable {
    /// The URL, percent-encoded.
    public let text: String
    /// The host for display, with the port if it is not the default one.
    public let host: String

    /// The maximum size in bytes.
    public static let byteLimit = 500

    /// Returns nil for anything else, and for a URL longer than ``byteLimit``.
    public init?(_ text: String) {
        let text = text.trimmingWhitespace()
        guard text.utf8.count <= Self.byteLimit, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
            !text.contains("\\"), let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            ["http", "https"].contains(scheme), parts.user == nil, parts.password == nil,
            let host = parts.host?.lowercased(), !host.isEmpty, let url = parts.url
        else { return nil }
        self.text = url.absoluteString
        self.host = parts.port.map { "\(host):\($0)" } ?? host
    }
}
