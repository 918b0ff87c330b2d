import FilmzDomain

/// The names under which Filmz answers.
struct HostNames: Sendable {
    /// The names in lower case; IPv6 addresses in brackets.
    let names: Set<String>
    /// Whether any IP address is accepted. Another site can make its name lead here, but not an address.
    let includesAddresses: Bool

    func contain(_ authority: String) -> Bool {
        guard Self.isAuthority(authority) else { return false }
        let name = Self.name(in: authority)
        return names.contains(name) || includesAddresses && IPAddress(name.trimming("[", last: "]")) != nil
    }

    /// The name in `name:port`, `[address]:port` or either without a port, in lower case.
    static func name(in authority: String) -> String {
        let authority = authority.lowercased()
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") { return String(authority[...end]) }
        return String(authority.prefix { $0 != ":" })
    }

    /// Whether a text is exactly a name or an address, with or without a port.
    static func isAuthority(_ text: String) -> Bool {
        let name = name(in: text)
        let port = text.utf8.dropFirst(name.utf8.count)
        let digits = port.dropFirst()
        guard port.isEmpty || port.first == UInt8(ascii: ":") && digits.count <= 5,
            digits.allSatisfy({ 48...57 ~= $0 }), digits.isEmpty || UInt16(String(Substring(digits))) != nil
        else { return false }
        if name.hasPrefix("[") { return name.hasSuffix("]") && IPAddress(name.dropFirst().dropLast()) != nil }
        return !name.isEmpty && name.utf8.allSatisfy { 97...122 ~= $0 || 48...57 ~= $0 || "-._".utf8.contains($0) }
    }

    /// Whether the whole Internet may know a name. False for an address or a name of the local network.
    static func isReal(_ name: String) -> Bool {
        let labels = name.split(separator: ".")
        guard labels.count > 1, IPAddress(name) == nil, !name.hasPrefix("["), let last = labels.last else {
            return false
        }
        return !["local", "localhost", "internal", "lan", "home", "arpa", "test"].contains(last)
    }

    /// Whether the host may be reachable from elsewhere: it has a real name, or a public address.
    static func isReachable(_ name: String) -> Bool {
        isReal(name) || IPAddress(name.trimming("[", last: "]"))?.isPublic == true
    }

    /// Whether a host means, on every machine, that machine itself: 127.0.0.0/8, ::1, `localhost` and names under it.
    static func isLoopback(_ name: String) -> Bool {
        let name = name.lowercased()
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        return IPAddress(name.trimming("[", last: "]"))?.isLoopback == true
    }

    /// The host as it is written in an address.
    static func bracketed(_ host: String) -> String {
        if host.contains(":") { "[\(host.lowercased())]" } else { host.lowercased() }
    }
}

extension String {
    /// The text without one character at each end, if both are there.
    fileprivate func trimming(_ first: Character, last: Character) -> Substring {
        if self.first == first && self.last == last && count > 1 { dropFirst().dropLast() } else { self[...] }
    }
}
