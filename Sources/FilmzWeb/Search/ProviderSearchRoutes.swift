import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle

/// Sends the results of providers to a search page that is already open.
struct ProviderSearchRoutes {
    let services: any SearchServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.found) { try await stream($0, $1) }
        router.post(SitePath.findMore) { request, context in
            let permission = try context.demandPermission()
            return try await act(request) {
                try await services.providerSearch.goOn($0, for: context.person, permission: permission)
            }
        }
        router.post(SitePath.stopFinding) { request, context in
            try await act(request) { try await services.providerSearch.stop($0, for: context.person) }
        }
    }

    /// Sends events until the search is at rest. When the client disconnects or the server shuts down, the wait ends
    /// too, and with it the search.
    private func stream(_ request: Request, _ context: PersonContext) async throws -> Response {
        let permission = try context.demandPermission()
        let fields = try Address(request).fields
        guard let query = fields[.query] else { throw WebError.malformed }
        let stream = ProviderSearchStream(
            services: services, clock: context.clock, query: query, person: context.person,
            permission: permission, context: replies.pageContext(request, in: context))
        let revision = fields[.revision] ?? 0
        let count = fields[.have] ?? 0
        let known = try await ProviderResultsUpdate.Known.load(query, for: context.person, from: services)
        return Response(
            status: .ok,
            headers: [.contentType: ServerEvent.mediaType, .cacheControl: "no-store", .xAccelBuffering: "no"],
            body: ResponseBody { [body = request.body] writer in
                let (frames, source) = AsyncThrowingStream<ByteBuffer, any Error>.makeStream()
                async let run: Void = Self.fill(source, whileOpen: body) {
                    try await stream.run(after: revision, having: count, beside: known) { source.yield($0.frame) }
                }
                // If writing fails, the run is cancelled.
                for try await frame in frames { try await writer.write(frame) }
                await run
                try await writer.finish(nil)
            })
    }

    private static func fill(
        _ source: AsyncThrowingStream<ByteBuffer, any Error>.Continuation, whileOpen body: RequestBody,
        _ run: @Sendable @escaping () async throws -> Void
    ) async {
        do {
            try await body.consumeWithCancellationOnInboundClose { _ in try await cancelWhenGracefulShutdown(run) }
            source.finish()
        } catch is CancellationError {
            source.finish()
        } catch {
            source.finish(throwing: error)
        }
    }

    private func act(_ request: Request, act: (SearchQuery) async throws -> Void) async throws -> Response {
        let form = try await Form.fields(request)
        guard let query = form[.query] else { throw WebError.malformed }
        try await act(query)
        guard form[.next] != nil else { return Response(status: .noContent) }
        return replies.seeOther(form, otherwise: SiteAddress(.search), change: nil)
    }
}

extension HTTPField.Name {
    /// The header that asks a proxy to forward each piece at once.
    fileprivate static let xAccelBuffering = Self.known("X-Accel-Buffering")
}
