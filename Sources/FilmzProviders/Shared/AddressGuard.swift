import FilmzDomain
import Foundation
import NIOCore
import NIOPosix

/// Decides what may be fetched: pictures from the providers' own servers, and what a person asks for from any server,
/// both only from machines on the Internet. So an address in a provider's answer can lead nowhere else, and no address
/// leads into the home network, unless the owner allowed it.
struct AddressGuard: Sendable {
    /// An allowed call: the host, and the IP addresses at which it may be asked.
    struct Passage: Hashable, Sendable {
        var url: URL
        var host: String
        var addresses: [IPAddress]
    }

    enum Refusal: Error, Hashable {
        /// Nothing is fetched from this address.
        case notAllowed
        /// The name belongs to a machine that is not on the Internet.
        case notPublic
        /// No machine with this name is known now.
        case unknownHost
    }

    typealias Resolver = @Sendable (_ host: String) async throws -> [IPAddress]

    private let allowedOrigins: Set<WebOrigin>
    /// The hosts that may be asked wherever they are; nil when only the providers' servers may be asked.
    private let allowedHosts: Set<String>?
    private let resolve: Resolver

    /// - Parameters:
    ///   - allowedOrigins: origins that the configuration names for a provider; they may be asked wherever they are
    ///   - resolver: finds the IP addresses of a host
    init(allowedOrigins: Set<WebOrigin> = [], resolver: @escaping Resolver = AddressGuard.ask) {
        self.allowedOrigins = allowedOrigins
        allowedHosts = nil
        self.resolve = resolver
    }

    /// Allows any server on the Internet.
    /// - Parameter allowedHosts: names or numbers of hosts that may be asked wherever they are, with a port for only
    ///   that one: `films.lan`, `192.168.1.7:4455`
    init(anywhereAnd allowedHosts: [String], resolver: @escaping Resolver = AddressGuard.ask) {
        allowedOrigins = []
        self.allowedHosts = Set(allowedHosts.map { $0.lowercased() })
        self.resolve = resolver
    }

    /// Checks an address and where it leads.
    func check(_ url: URL) async throws(Refusal) -> Passage {
        guard let url = allowed(url), let origin = WebOrigin(url) else { throw .notAllowed }
        let addresses: [IPAddress]
        do { addresses = try await resolve(origin.host) } catch { throw .unknownHost }
        guard !addresses.isEmpty else { throw .unknownHost }
        guard isAtHome(origin) || addresses.allSatisfy(\.isPublic) else { throw .notPublic }
        return Passage(url: url, host: origin.host, addresses: addresses)
    }

    /// The address in the form in which it will be asked; nil when it is not allowed. Only its text is checked.
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
        // The address is built again, so that there is only one way to read it.
        return parts.url.flatMap { WebOrigin($0)?.host == origin.host ? $0 : nil }
    }

    /// Whether a server may be asked even if it is not on the Internet.
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
    /// The addresses of a host as the system knows them, IPv4 first. Gives up after five seconds.
    static func ask(_ host: String) async throws -> [IPAddress] {
        let host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        // A resolver answers only one question. The system is asked once for both kinds, in a thread that may wait.
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
            // An address that cannot be read cannot be checked.
            guard let address = address.ipAddress.flatMap({ IPAddress($0) }) else { throw Refusal.unknownHost }
            return address
        }
    }
}
