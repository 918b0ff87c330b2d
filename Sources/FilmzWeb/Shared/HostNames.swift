import FilmzDomain

/// The names under which Filmz answers.
struct HostNames: Sendable {
    /// In lower case; IPv6 addresses in brackets.
    let names: Set<String>
    /// Whether any IP address will do. Another site can make its name lead here, but not an address.
    let includesAddresses: Bool

    func contain(_ authority: String) -> Bool {
        let name = Self.name(in: authority)
        return names.contains(name) || includesAddresses && IPAddress(name.trimming("[", "]")) != nil
    }

    /// The name in `name:port`, `[address]:port` or either without a port, in lower case.
    static func name(in authority: String) -> String {
        let authority = authority.lowercased()
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") { return String(authority[...end]) }
        return String(authority.prefix { $0 != ":" })
    }

    /// As a name stands in an address.
    static func bracketed(_ host: String) -> String {
        host.contains(":") ? "[\(host.lowercased())]" : host.lowercased()
    }
}

extension String {
    /// Without one character at each end, if both are there.
    fileprivate func trimming(_ first: Character, _ last: Character) -> Substring {
        self.first == first && self.last == last && count > 1 ? dropFirst().dropLast() : self[...]
    }
}
