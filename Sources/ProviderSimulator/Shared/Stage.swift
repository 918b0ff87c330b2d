import FilmzDomain
import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// Hands every request to the service it is for, and makes the answer misbehave when that was asked for.
struct Stage: Sendable {
    /// Ends a connection in the middle of what it does.
    struct Hangup: Error {}

    private let services: [(ProviderSimulator.Service, any SimulatedService)]
    private let control: ProviderSimulator.Control
    private let now: @Sendable () -> Date

    init(
        library: FilmLibrary, settings: ProviderSimulator.Settings, control: ProviderSimulator.Control,
        now: @escaping @Sendable () -> Date
    ) {
        self.control = control
        self.now = now
        services = [
            (.omdb, OMDbService(library: library, settings: settings, control: control)),
            (.tmdb, TMDbService(library: library)),
            (.itunes, ITunesService(library: library, settings: settings, control: control)),
            (.amc, AMCService(library: library, settings: settings)),
        ]
    }

    @concurrent
    func answer(_ request: Request, on channel: any Channel, with writer: consuming ResponseWriter) async throws {
        let target = request.head.path ?? "/"
        func asked(below prefix: String) -> SimulatedRequest? {
            guard target.hasPrefix(prefix) else { return nil }
            let rest = target.dropFirst(prefix.count)
            guard rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("?") else { return nil }
            return SimulatedRequest(
                method: request.method, rest: String(rest), headers: request.headers, authority: request.head.authority,
                now: now())
        }
        for (name, service) in services {
            guard let asked = asked(below: name.prefix) else { continue }
            let call = SimulatedRequest.withoutKeys(String(target.dropFirst(name.prefix.count)))
            let fault = await control.begin(call, of: name)
            let (reply, sent) = try await perform(fault, service, asked, on: channel)
            return try await Self.write(reply, sent: sent, now: now(), with: writer)
        }
        let reply = asked(below: "/pictures").map { PictureService().reply(to: $0) } ?? .html(404, "Not Found")
        try await Self.write(reply, sent: nil, now: now(), with: writer)
    }

    /// - Returns: the answer, and how many of its bytes are sent when not all are
    private func perform(
        _ fault: ProviderSimulator.Fault.Kind?, _ service: any SimulatedService, _ request: SimulatedRequest,
        on channel: any Channel
    ) async throws -> (SimulatedReply, sent: Int?) {
        switch fault {
        case nil: return (await service.reply(to: request), nil)
        case .slow(let duration):
            try await Self.pause(duration, on: channel)
            return (await service.reply(to: request), nil)
        case .hanging:
            try await Self.pause(nil, on: channel)
            throw Hangup()
        case .cutOff:
            let reply = await service.reply(to: request)
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
            let date = request.now.addingTimeInterval(skew / .seconds(1))
            var reply = service.failure(429, isQuota: false)
            reply.headers[.date] = DateText.http(date)
            reply.headers[.retryAfter] = DateText.http(date.addingTimeInterval(1))
            return (reply, nil)
        case .html: return (.html(200, "We will be back soon"), nil)
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

    @concurrent
    private static func write(
        _ reply: SimulatedReply, sent: Int?, now: Date, with writer: consuming ResponseWriter
    ) async throws {
        let bytes = reply.bytes
        var head = HTTPResponse(status: HTTPResponse.Status(code: reply.status), headerFields: reply.headers)
        if head.headerFields[.date] == nil { head.headerFields[.date] = DateText.http(now) }
        if reply.status != 304 { head.headerFields[.contentLength] = "\(bytes.count)" }
        guard let sent else {
            return try await writer.write(response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        }
        var body = try await writer.writeHead(head)
        try await body.write(ByteBuffer(bytes: bytes.prefix(sent)))
        throw Hangup()
    }

    /// Waits so long (nil: for ever), or until the connection or the server ends.
    /// - Throws: ``Hangup`` when nobody waits for an answer any more
    private static func pause(_ duration: Duration?, on channel: any Channel) async throws {
        let (gone, continuation) = AsyncStream<Void>.makeStream()
        channel.closeFuture.whenComplete { _ in continuation.finish() }
        channel.parent?.closeFuture.whenComplete { _ in continuation.finish() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask {
                for await _ in gone {}
                throw Hangup()
            }
            if let duration {
                group.addTask { try await Task.sleep(for: duration) }
            }
            try await group.next()
        }
    }
}
