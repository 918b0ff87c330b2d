import NIOHPACK

extension HPACKHeaders {
    /// Whether the target and the host of the request are unambiguous. The other rules of HTTP/2 are checked by
    /// `NIOHTTP2Handler`.
    var isUnambiguous: Bool {
        let authorities = self[":authority"]
        let paths = self[":path"]
        guard authorities.count == 1, paths.count == 1, HostNames.isAuthority(authorities[0]),
            self["host"].allSatisfy({ $0 == authorities[0] })
        else { return false }
        return paths[0].hasPrefix("/") || paths[0] == "*" && self[":method"] == ["OPTIONS"]
    }

    /// Whether the request asks to change something, as in HTTP/1.1.
    var mayChange: Bool { !["GET", "HEAD", "OPTIONS", "TRACE"].contains(self[":method"].joined()) }

    /// Whether the client waits for an answer before it sends the body.
    var waitsForContinue: Bool {
        self["expect"].contains { $0.lowercased() == "100-continue" }
    }
}
