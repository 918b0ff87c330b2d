import APICore
public import FilmzDomain
public import Foundation
import HTTPTypes

/// A polite client that fetches the page or calendar that a person enters.
///
/// It identifies itself, fetches each site's `robots.txt` first, follows no links by itself, and sends one request at a
/// time to each site, two seconds apart. It calls only servers on the Internet, and hosts that the owner allowed;
/// redirects are checked like addresses, and may not lead to another site. Each request ends after ten seconds or three
/// megabytes.
public actor ProgrammeFetcher {
    /// A document from a site.
    public struct Answer: Hashable, Sendable {
        public var bytes: Data
        /// The header field `Content-Type`; nil if there was none.
        public var contentType: String?
        /// The address after redirects.
        public var address: URL
        public var version: Version
    }

    /// The validators by which a site tells whether a document has changed, to send with the next request.
    public struct Version: Hashable, Sendable, Codable {
        public var etag: String?
        public var lastModified: String?

        public init(etag: String? = nil, lastModified: String? = nil) {
            self.etag = etag
            self.lastModified = lastModified
        }

        /// Whether the site sends no validators.
        var isEmpty: Bool { etag == nil && lastModified == nil }
    }

    /// The state of a site.
    struct Site {
        var line: any Transport
        var robots: (rules: RobotsRules, readAt: Duration)?
        /// The time until which the site wants no request.
        var restUntil: Duration?
        var usedAt: Duration
    }

    static let byteLimit = 3_000_000
    static let timeLimit = Duration.seconds(10)
    static let pause = Duration.seconds(2)
    /// The longest wait between requests. For a longer delay, requests are refused until it has passed.
    static let longestWait = Duration.seconds(30)
    static let userAgent = "Filmz (self-hosted by one household)"
    static let product = "filmz"
    private static let redirectLimit = 5
    private static let robotsAge = Duration.seconds(24 * 3_600)
    private static let siteLimit = 200

    private let transport: any Transport
    private let clock: any _Concurrency.Clock<Duration>
    let timeline: Timeline
    var sites: [WebOrigin: Site] = [:]

    /// - Parameter allowedHosts: hosts in the home network that may be asked: `cinema.lan`, `192.168.1.7:4455`
    public init(allowedHosts: [String] = []) {
        let guardian = AddressGuard(anywhereAnd: allowedHosts)
        self.init(CheckedTransport(guardian, timeLimit: Self.timeLimit))
    }

    /// - Parameter transport: sends the requests, and checks their addresses
    init(
        _ transport: any Transport, clock: any _Concurrency.Clock<Duration> = ContinuousClock(),
        timeLimit: Duration = timeLimit
    ) {
        self.transport = TimeLimited(base: transport, limit: timeLimit)
        self.clock = clock
        timeline = Timeline(clock)
    }

    /// The current document at an address; nil if it is still the known version.
    public func fetch(_ link: WebLink, unless version: Version? = nil) async throws(ProgrammeProblem) -> Answer? {
        guard let url = URL(string: link.text) else { throw .notAllowed }
        var step = url
        for _ in 0...Self.redirectLimit {
            try await checkRobots(step)
            let response = try await ask(step, version: version, accept: Self.accepted)
            if let next = try Self.redirect(response, from: step) {
                guard Self.isSameSite(url, next) else { throw .movedElsewhere }
                step = next
                continue
            }
            if response.status.code == 304, version != nil { return nil }
            try Self.check(response)
            return Answer(
                bytes: response.body, contentType: response.fields[.contentType], address: step,
                version: Version(etag: response.fields[.eTag], lastModified: response.fields[.lastModified]))
        }
        throw .unreachable
    }

    private static let accepted =
        "text/html, application/xhtml+xml, text/calendar, application/ld+json, application/json;q=0.9, */*;q=0.1"

    // MARK: - robots.txt

    /// Fetches the site's rules, unless they are less than a day old, and checks the address.
    private func checkRobots(_ url: URL) async throws(ProgrammeProblem) {
        guard let origin = WebOrigin(url) else { throw .notAllowed }
        if let cachedRobots = sites[origin]?.robots, timeline.now() - cachedRobots.readAt < Self.robotsAge {
            guard cachedRobots.rules.allows(url) else { throw .refusedByRobots }
            return
        }
        let rules = try await robots(of: url)
        var site = site(origin)
        site.robots = (rules, timeline.now())
        if let delay = rules.delay, delay > Self.pause, delay <= Self.longestWait {
            site.line = line(pausing: delay, before: delay)
        }
        sites[origin] = site
        guard rules.allows(url) else { throw .refusedByRobots }
    }

    private func robots(of url: URL) async throws(ProgrammeProblem) -> RobotsRules {
        guard var step = URL(string: "/robots.txt", relativeTo: url)?.absoluteURL else { throw .notAllowed }
        for _ in 0...Self.redirectLimit {
            let response = try await ask(step, version: nil, accept: "text/plain, */*;q=0.1")
            if let next = try Self.redirect(response, from: step) {
                step = next
                continue
            }
            switch response.status.code {
            case 200...299: return RobotsRules(response.body, for: Self.product)
            case 429: throw .tooSoon
            // A site without rules allows everything; one with an error must be taken to forbid everything.
            case 400...499: return RobotsRules()
            default: throw .unreachable
            }
        }
        return RobotsRules()
    }

    // MARK: - Calls

    private func ask(
        _ url: URL, version: Version?, accept: String
    ) async throws(ProgrammeProblem) -> APIResponse {
        guard let origin = WebOrigin(url) else { throw .notAllowed }
        var site = site(origin)
        if let rest = site.restUntil, timeline.now() < rest { throw .tooSoon }
        site.usedAt = timeline.now()
        sites[origin] = site
        var request = APIRequest(url, service: "The cinema", answerLimit: Self.byteLimit)
        request.fields[.accept] = accept
        request.fields[.userAgent] = Self.userAgent
        request.fields[.ifNoneMatch] = version?.etag
        request.fields[.ifModifiedSince] = version?.lastModified
        let response: APIResponse
        do throws(APIError) {
            response = try await site.line.send(request)
        } catch {
            switch error.kind {
            case .invalidRequest: throw .notAllowed
            case .answerTooLarge: throw .tooLarge
            default: throw .unreachable
            }
        }
        rest(origin, after: response)
        return response
    }

    /// Stores the time until which the site wants no other request.
    private func rest(_ origin: WebOrigin, after response: APIResponse) {
        var rest: Duration?
        if let delay = sites[origin]?.robots?.rules.delay, delay > Self.longestWait { rest = delay }
        if [429, 503].contains(response.status.code) { rest = response.retryAfter ?? .seconds(900) }
        if let rest { sites[origin]?.restUntil = timeline.now() + min(rest, Self.robotsAge) }
    }

    private func site(_ origin: WebOrigin) -> Site {
        if let site = sites[origin] { return site }
        if sites.count >= Self.siteLimit, let oldest = sites.min(by: { $0.value.usedAt < $1.value.usedAt }) {
            sites[oldest.key] = nil
        }
        return Site(line: line(pausing: Self.pause, before: .zero), usedAt: timeline.now())
    }

    /// A transport that sends one request at a time, with pauses.
    private func line(pausing pause: Duration, before first: Duration) -> any Transport {
        ConcurrencyLimited(Paced(transport, pace: Pace([first, pause]), clock: clock), calls: 1)
    }
}
