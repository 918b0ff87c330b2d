import FilmzDomain
import Foundation
import NIOCore
import NIOPosix

/// A guard that decides which addresses may be fetched: pictures from the providers' own servers, and what a person
/// requests from any server, both only from machines on the Internet. So an address in a provider's response can lead
/// nowhere else, and no address leads into the home network, unless the owner allowed it.
struct AddressGuard: Sendable {
    /// An allowed address: the host, and the IP addresses at which it may be called.
    struct Passage: Hashable, Sendable {
        var url: URL
        var host: String
        var addresses: [IPAddress]
    }

    enum Refusal: Error, Hashable {
        /// The address may not be fetched.
        case notAllowed
        /// The host is a machine that is not on the Internet.
        case notPublic
        /// The host name cannot be resolved now.
        case unknownHost
    }

    typealias Resolver = @Sendable (_ host: String) async throws -> [IPAddress]

    private let allowedOrigins: Set<WebOrigin>
    /// The hosts that may be called wherever they are; nil if only the providers' servers may be called.
    private let allowedHosts: Set<String>?
    private let resolve: Resolver

    /// - Parameters:
    ///   - allowedOrigins: origins that the configuration names for a provider; they may be called wherever they are
    ///   - resolver: resolves a host to its IP addresses
    init(allowedOrigins: Set<WebOrigin> = [], resolver: @escaping Resolver = AddressGuard.ask) {
        self.allowedOrigins = allowedOrigins
        allowedHosts = nil
        self.resolve = resolver
    }

    /// A guard that allows any server on the Internet.
    /// - Parameter allowedHosts: names or IP addresses of hosts that may be called wherever they are, optionally with a
    ///   port to allow only that one: `films.lan`, `192.168.1.7:4455`
    init(anywhereAnd allowedHosts: [String], resolver: @escaping Resolver = AddressGuard.ask) {
        allowedOrigins = []
        self.allowedHosts = Set(allowedHosts.map { $0.lowercased() })
        self.resolve = resolver
    }

    /// Checks an address and the IP addresses of its host.
    func check(_ url: URL) async throws(Refusal) -> Passage {
        guard let url = allowed(url), let origin = WebOrigin(url) else { throw .notAllowed }
        let addresses: [IPAddress]
        do { addresses = try await resolve(origin.host) } catch { throw .unknownHost }
        guard !addresses.isEmpty else { throw .unknownHost }
        guard isAtHome(origin) || addresses.allSatisfy(\.isPublic) else { throw .notPublic }
        return Passage(url: url, host: origin.host, addresses: addresses)
    }

    /// The normalized address that will be called; nil if it is not allowed. Only its text is checked.
    func allowed(_ url: URL) -> URL? {
        guard let origin = WebOrigin(url), url.absoluteString.utf8.count <= 2_000, url.user() == nil,
            url.password() == nil, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
        else { return nil }
        parts.fragment = nil
        parts.host = parts.host?.lowercased()
        parts.scheme = origin.scheme
        if !allowedOrigins.contains(origin), allowedHosts == nil {
            guard Self.isProviders(origin.host), origin.port == (origin.scheme == "http" ? 80 : 443) else { return nil }
            parts.scheme = "https"
            parts.port = nil
        }
        // The address is built again, so that there is only one way to parse it.
        return parts.url.filter { WebOrigin($0)?.host == origin.host }
    }

    /// Whether a server may be called even if it is not on the Internet.
    private func isAtHome(_ origin: WebOrigin) -> Bool {
        if allowedOrigins.contains(origin) { return true }
        guard let allowedHosts else { return false }
        return allowedHosts.contains(origin.host) || allowedHosts.contains("\(origin.host):\(origin.port)")
    }

    private static func isProviders(_ host: String) -> Bool {
        if hosts.contains(host) { return true }
        let name = host.split(separator: ".", omittingEmptySubsequences: false)
        return name.count == 3 && name[1] == "mzstatic" && name[2] == "com" && !name[0].isEmpty
            && name[0].utf8.allSatisfy { 0x61...0x7a ~= $0 || 0x30...0x39 ~= $0 || $0 == 0x2d }
    }

    /// The servers of TMDb, of Amazon for OMDb, of AMC, and of TVmaze. The iTunes Store has many.
    private static let hosts: Set = [
        "image.tmdb.org", "m.media-amazon.com", "ia.media-imdb.com", "images-na.ssl-images-amazon.com",
        "amc-theatres-res.cloudinary.com", "graph.amctheatres.com", "static.tvmaze.com",
    ]
}

extension AddressGuard {
    /// The IP addresses of a host by the system's resolver, IPv4 first. Gives up after five seconds.
    static func ask(_ host: String) async throws -> [IPAddress] {
        let host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        // A resolver can be used only once. The system is asked once for both kinds, on a thread that may block.
        let resolver = NIORandomizedDNSResolver(loop: loop)
        let answers = resolver.initiateAAAAQuery(host: host, port: 443)
            .and(resolver.initiateAQuery(host: host, port: 443))
        let answer = loop.makePromise(of: ([SocketAddress], [SocketAddress]).self)
        let limit = loop.scheduleTask(in: .seconds(5)) { answer.fail(Refusal.unknownHost) }
        answers.whenComplete {
            limit.cancel()
            answer.completeWith($0)
        }
        let (six, four) = try await answer.futureResult.get()
        return try (four + six).map { address in
            // An address that cannot be parsed cannot be checked.
            guard let address = address.ipAddress.flatMap({ IPAddress($0) }) else { throw Refusal.unknownHost }
            return address
        }
    }
}

/// The origin of a web address: scheme, host and port.
struct WebOrigin: Hashable, Sendable {
    let scheme: String
    let host: String
    let port: Int

    /// The origin of an address; nil unless the address is `http` or `https` and names a host.
    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), let usual = ["http": 80, "https": 443][scheme],
            let host = url.host()?.lowercased(), !host.isEmpty
        else { return nil }
        self.scheme = scheme
        self.host = host
        port = url.port ?? usual
    }
}
