import NIOHTTP1

extension HTTPRequestHead {
    /// Whether it is clear what is asked, from which host, and where the body ends. Otherwise an attacker could use a
    /// proxy and a server that read the request differently.
    var isUnambiguous: Bool {
        guard hasOneHost else { return false }
        let encodings = headers["transfer-encoding"]
        if !encodings.isEmpty {
            guard !isOld, encodings.count == 1, encodings[0].lowercased() == "chunked",
                headers["content-length"].isEmpty
            else { return false }
        }
        return isForUs
    }

    /// Whether the connection cannot be used again after this request.
    var isLast: Bool {
        !isKeepAlive || method == .CONNECT || headers.contains(name: "upgrade")
    }

    /// Whether it asks to change something. It is then carried out for a client that goes away, too: a phone may lose its
    /// network after the last byte.
    var mayChange: Bool { ![.GET, .HEAD, .OPTIONS, .TRACE].contains(method) }

    /// Whether the client waits for an answer before it sends the body.
    var waitsForContinue: Bool {
        !isOld && headers["expect"].contains { $0.lowercased() == "100-continue" }
    }

    /// Whether it is HTTP/1.0, which has neither hosts nor chunks.
    private var isOld: Bool { version == .http1_0 }

    private var hasOneHost: Bool {
        let hosts = headers["host"]
        if hosts.isEmpty { return isOld }
        return hosts.count == 1 && HostNames.isAuthority(hosts[0])
    }

    /// Whether the target is a path, or a whole address with the host that is asked.
    private var isForUs: Bool {
        if uri.hasPrefix("/") { return true }
        if uri == "*" { return method == .OPTIONS }
        guard let scheme = ["http://", "https://"].first(where: uri.lowercased().hasPrefix) else { return false }
        let authority = uri.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
        return authority.lowercased() == headers["host"].first?.lowercased()
    }
}
