import NIOHPACK

extension HPACKHeaders {
    /// Whether it is clear what is asked, and from which host. The rest of the rules of HTTP/2 is checked by
    /// `NIOHTTP2Handler`.
    var isUnambiguous: Bool {
        let authorities = self[":authority"]
        let paths = self[":path"]
        guard authorities.count == 1, paths.count == 1, HostNames.isAuthority(authorities[0]),
            self["host"].allSatisfy({ $0 == authorities[0] })
        else { return false }
        return paths[0].hasPrefix("/") || paths[0] == "*" && self[":method"] == ["OPTIONS"]
    }

    /// Whether it asks to change something, as in HTTP/1.1.
    var mayChange: Bool { !["GET", "HEAD", "OPTIONS", "TRACE"].contains(self[":method"].joined()) }

    /// Whether the client waits for an answer before it sends the body.
    var waitsForContinue: Bool {
        self["expect"].contains { $0.lowercased() == "100-continue" }
    }
}
