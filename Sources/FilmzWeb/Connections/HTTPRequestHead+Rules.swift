import NIOHTTP1

extension HTTPRequestHead {
    /// Whether the target, the host and the end of the body are unambiguous. Otherwise an attacker could exploit a
    /// proxy and a server that read the request differently (request smuggling).
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

    /// Whether the request asks to change something. It is then carried out even if the client disconnects: a phone may
    /// lose its network after the last byte.
    var mayChange: Bool { ![.GET, .HEAD, .OPTIONS, .TRACE].contains(method) }

    /// Whether the client waits for an answer before it sends the body.
    var waitsForContinue: Bool {
        !isOld && headers["expect"].contains { $0.lowercased() == "100-continue" }
    }

    /// Whether the request is HTTP/1.0, which has neither hosts nor chunks.
    private var isOld: Bool { version == .http1_0 }

    private var hasOneHost: Bool {
        let hosts = headers["host"]
        if hosts.isEmpty { return isOld }
        return hosts.count == 1 && HostNames.isAuthority(hosts[0])
    }

    /// Whether the target is a path, or a whole address with the host of the request.
    private var isForUs: Bool {
        if uri.hasPrefix("/") { return true }
        if uri == "*" { return method == .OPTIONS }
        guard let scheme = ["http://", "https://"].first(where: uri.lowercased().hasPrefix) else { return false }
        let authority = uri.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
        return authority.lowercased() == headers["host"].first?.lowercased()
    }
}
