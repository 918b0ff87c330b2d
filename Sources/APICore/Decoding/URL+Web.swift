public import Foundation

extension URL {
    /// The address of something that a program fetches, such as a picture, as a vendor sends it. Nil unless it is
    /// `http` or `https` and names a host. `http` becomes `https`, as Apple's systems demand, except for this machine.
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

    /// The address of a page that a person opens, as a vendor sends it; surrounding white space is removed. Nil unless
    /// it is `http` or `https` and names a host.
    ///
    /// `http` stays: some old sites support nothing else, and browsers try `https` themselves. For what a program
    /// fetches, use ``init(web:)``.
    public init?(page text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let url = URL(string: trimmed.hasPrefix("//") ? "https:" + trimmed : trimmed),
            ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
        else { return nil }
        self = url
    }

    /// A literal address that is known to be valid.
    ///
    /// - Precondition: the text is a valid address.
    public init(known text: StaticString) {
        guard let url = URL(string: "\(text)") else { preconditionFailure("\(text) is no address") }
        self = url
    }
}
