public import Foundation

extension URL {
    /// The address of a page or a picture, as a vendor sends it: with spaces around it, or nothing at all. Nil unless
    /// it is `http` or `https` and names a host. An `http` one becomes `https`, which Apple's systems insist on, but on
    /// this very machine.
    public init?(web text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let address = trimmed.hasPrefix("//") ? "https:" + trimmed : trimmed
        guard let url = URL(string: address), let scheme = url.scheme?.lowercased(), let host = url.host(),
            !host.isEmpty
        else { return nil }
        switch scheme {
        case "https": self = url
        case "http" where ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host): self = url
        case "http":
            guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
            parts.scheme = "https"
            // The port that goes with `http`.
            if parts.port == 80 { parts.port = nil }
            guard let secured = parts.url else { return nil }
            self = secured
        default: return nil
        }
    }

    /// An address that stands in the source, and is known to be one.
    ///
    /// - Precondition: the text is an address.
    public init(known text: StaticString) {
        guard let url = URL(string: "\(text)") else { preconditionFailure("\(text) is no address") }
        self = url
    }
}
