import FilmzDomain
import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// The server that passes every request to its service, and applies a fault if one is set.
struct Stage: Sendable {
    /// An error that ends a connection in the middle of a response.
    struct ConnectionDropped: Error {}

    /// The maximum length of a request target in bytes, like that of most servers.
    private static let targetLimit = 8_192

    private let services: [(ProviderSimulator.Service, any SimulatedService)]
    private let control: ProviderSimulator.Control
    private let now: @Sendable () -> Date

    init(
        library: FilmLibrary, shows: TVmazeLibrary, settings: ProviderSimulator.Settings,
        control: ProviderSimulator.Control,
        now: @escaping @Sendable () -> Date
    ) {
        self.control = control
        self.now = now
        services = ProviderSimulator.Service.allCases.map { name in
            switch name {
            case .omdb: (name, OMDbService(library: library, settings: settings, control: control))
            case .tmdb: (name, TMDbService(library: library, shows: shows))
            case .itunes: (name, ITunesService(library: library, settings: settings, control: control))
            case .amc: (name, AMCService(library: library, settings: settings))
            case .tvmaze: (name, TVmazeService(library: shows, settings: settings, control: control))
            }
        }
    }

    @concurrent
    func answer(_ request: Request, on channel: any Channel, with writer: consuming ResponseWriter) async throws {
        let target = request.head.path ?? "/"
        let isHead = request.method == .head
        guard target.utf8.count <= Self.targetLimit else {
            return try await Self.write(.html(414, title: "URI Too Long"), isHead: isHead, now: now(), with: writer)
        }
        func asked(below prefix: String, ignoresCase: Bool) -> SimulatedRequest? {
            guard target.hasPrefix(prefix) else { return nil }
            let rest = target.dropFirst(prefix.count)
            guard rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("?") else { return nil }
            return SimulatedRequest(
                method: request.method, rest: String(rest), headers: request.headers, authority: request.head.authority,
                now: now(), ignoresCase: ignoresCase)
        }
        for (name, service) in services {
            guard let asked = asked(below: name.prefix, ignoresCase: name == .omdb) else { continue }
            let call = SimulatedRequest.withoutKeys(String(target.dropFirst(name.prefix.count)))
            let fault = await control.begin(call, of: name)
            do {
                var (reply, sent) = try await perform(fault, service: service, for: asked, on: channel)
                for field in service.commonHeaders(at: now()) where reply.headers[field.name] == nil {
                    reply.headers.append(field)
                }
                try await Self.write(reply, sent: sent, isHead: isHead, now: now(), with: writer)
            } catch {
                await control.end()
                throw error
            }
            return await control.end()
        }
        let picture = asked(below: "/pictures", ignoresCase: false).map { PictureService().reply(to: $0) }
        let cinema = asked(below: "/cinema", ignoresCase: false).flatMap { CinemaSite().reply(to: $0) }
        try await Self.write(
            picture ?? cinema ?? .html(404, title: "Not Found"), isHead: isHead, now: now(), with: writer)
    }

    /// - Returns: the response, and the number of its bytes to send if not all are
    private func perform(
        _ fault: ProviderSimulator.Fault.Kind?, service: any SimulatedService, for request: SimulatedRequest,
        on channel: any Channel
    ) async throws -> (SimulatedReply, sent: Int?) {
        switch fault {
        case nil: return (await service.reply(to: request), nil)
        case .slow(let duration):
            try await Self.pause(duration, on: channel)
            return (await service.reply(to: request), nil)
        case .hanging:
            try await Self.pause(nil, on: channel)
            throw ConnectionDropped()
        case .cutOff:
            var reply = await service.reply(to: request)
            // “Not modified” has no body that could be truncated.
            if reply.status == 304 { reply.status = 200 }
            return (reply, reply.bytes.count / 2)
        case .unauthorized: return (service.failure(401, isQuota: false), nil)
        case .forbidden: return (service.failure(403, isQuota: false), nil)
        case .notFound: return (service.failure(404, isQuota: false), nil)
        case .serverError: return (service.failure(500, isQuota: false), nil)
        case .unavailable: return (service.failure(503, isQuota: false), nil)
        case .quota: return (service.failure(429, isQuota: true), nil)
        case .tooManyRequests(let seconds):
            var reply = service.failure(429, isQuota: false)
            reply.headers[.retryAfter] = seconds.map { "\($0)" }
            return (reply, nil)
        case .clockSkew(let skew):
            let date = request.now.addingTimeInterval(max(-1e9, min(skew / .seconds(1), 1e9)))
            var reply = service.failure(429, isQuota: false)
            reply.headers[.date] = DateText.http(date)
            reply.headers[.retryAfter] = DateText.http(date.addingTimeInterval(1))
            return (reply, nil)
        case .html: return (.html(200, title: "We will be back soon"), nil)
        case .invalidJSON:
            var reply = await service.reply(to: request)
            let bytes = reply.bytes
            reply.status = 200
            reply.body = .bytes(Array(bytes.prefix(bytes.count / 2)) + Array("\",,".utf8))
            return (reply, nil)
        case .wrongTypes: return (await service.reply(to: request).mapping(\.withWrongTypes), nil)
        case .duplicates: return (await service.reply(to: request).mapping(\.withDuplicates), nil)
        }
    }

    /// - Parameter sent: the number of bytes of the body to send before the connection ends; nil for all
    @concurrent
    private static func write(
        _ reply: SimulatedReply, sent: Int? = nil, isHead: Bool, now: Date, with writer: consuming ResponseWriter
    ) async throws {
        let bytes = reply.bytes
        var head = HTTPResponse(status: HTTPResponse.Status(code: reply.status), headerFields: reply.headers)
        if head.headerFields[.date] == nil { head.headerFields[.date] = DateText.http(now) }
        // A truncated response always lacks bytes, even if it is short.
        let announced = sent.map { max(bytes.count, $0 + 2) } ?? bytes.count
        if reply.status != 304 { head.headerFields[.contentLength] = "\(announced)" }
        if isHead { return try await writer.writeResponse(head) }
        guard let sent else {
            return try await writer.write(response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        }
        var body = try await writer.writeHead(head)
        try await body.write(ByteBuffer(bytes: bytes.prefix(sent)))
        throw ConnectionDropped()
    }

    /// Waits for this duration (nil: forever), or until the connection or the server ends.
    /// - Throws: ``ConnectionDropped`` if the client is no longer waiting for a response
    private static func pause(_ duration: Duration?, on channel: any Channel) async throws {
        // Polls, since a handler for the server's end would stay in memory for each call.
        let clock = ContinuousClock()
        let end = duration.map { clock.now + $0 }
        while end.map({ clock.now < $0 }) ?? true {
            guard channel.isActive, channel.parent?.isActive ?? true else { throw ConnectionDropped() }
            try await clock.sleep(for: min(.milliseconds(50), end.map { $0 - clock.now } ?? .milliseconds(50)))
        }
    }
}
