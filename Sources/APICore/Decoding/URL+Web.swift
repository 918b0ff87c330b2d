public import Foundation

extension URL {
    /// The address of what a program fetches, a picture above all, as a vendor sends it: with spaces around it, or
    /// nothing at all. Nil unless it is `http` or `https` and names a host. An `http` one becomes `https`, which Apple's
    /// systems insist on, but on this very machine.
    public init?(web text: String) {
        guard let url = URL(page: text), let host = url.host() else { return nil }
        if url.scheme?.lowercased() == "https" || ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host) {
            self = url
            return
        }
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        parts.scheme = "https"
        // The port that goes with `http`.
        if parts.port == 80 { parts.port = nil }
        guard let secured = parts.url else { return nil }
        self = secured
    }

    /// The address of a page for a person to open, as a vendor sends it, but for the spaces around it. Nil unless it is
    /// `http` or `https` and names a host.
    ///
    /// An `http` one stays so: many an old site knows no other, and a browser finds out by itself. What a program
    /// fetches is better read by ``init(web:)``.
    public init?(page text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: trimmed.hasPrefix("//") ? "https:" + trimmed : trimmed),
            ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
        else { return nil }
        self = url
    }

    /// An address that stands in the source, and is known to be one.
    ///
    /// - Precondition: the text is an address.
    public init(known text: StaticString) {
        guard let url = URL(string: "\(text)") else { preconditionFailure("\(text) is no address") }
        self = url
    }
}
