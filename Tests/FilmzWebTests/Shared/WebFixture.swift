import FilmzContracts
import FilmzDomain
import FilmzJobs
import FilmzStore
import FilmzTestSupport
import FilmzWeb
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore

/// The real router over a real store in memory, with three films of the catalogue.
struct WebFixture {
    let store: Store
    let clock: SettableClock
    private let application: Application<RouterResponder<VisitorContext>>

    let services: Services
    let imports: ImportWork
    private let background = RunningWork()

    static let alien = Film(
        id: Film.ID(.tmdb(348)), title: "Alien", year: 1979, releaseDate: CalendarDay(year: 1979, month: 5, day: 25),
        runtime: 117, genres: ["Horror", "Sci-Fi"], directors: ["Ridley Scott"], externalIDs: ExternalIDs(tmdb: 348),
        prominence: 1)
    static let hostile = Film(
        id: Film.ID(.tmdb(2)), title: "Alien & <friends> \"1\" '2'",
        originalTitle: "</script><script>alert(1)</script>",
        year: 1979, genres: ["<b>Drama</b>"], directors: ["שלום \" onload=alert(1)"],
        plot: "<img src=x onerror=alert(1)>",
        poster: URL(string: "javascript:alert(1)"), externalIDs: ExternalIDs(tmdb: 2), prominence: 2)
    static let spirited = Film(
        id: Film.ID(.tmdb(129)), title: "Spirited Away", originalTitle: "千と千尋の神隠し", year: 2001, runtime: 124,
        externalIDs: ExternalIDs(tmdb: 129), prominence: 3)

    init(
        _ configuration: ServerConfiguration = ServerConfiguration(),
        films: [Film] = [Self.alien, Self.hostile, Self.spirited], clock: SettableClock = SettableClock(),
        providers: (any DossierService & PosterService)? = nil, adapt: (inout Services) -> Void = { _ in }
    ) async throws {
        self.clock = clock
        store = try Store.inMemory(clock: clock.clock, passwordCost: .low)
        var services = store.services
        if let providers {
            services.dossiers = providers
            services.posters = providers
        }
        adapt(&services)
        self.services = services
        imports = ImportWork(services: services, clock: clock.clock, work: background.work)
        let router = FilmzRouter.build(
            services: services, clock: clock.clock, configuration: configuration, imports: imports)
        application = Application(responder: router.buildResponder())
        _ = try await store.catalogue.replace(with: films, edition: "test")
    }

    func get(_ path: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
        try await send(path, .get, headers, nil)
    }

    /// A form sent by a page of ours.
    func post(_ path: String, _ form: String, _ headers: HTTPFields = Self.own) async throws -> TestResponse {
        try await send(path, .post, headers, ByteBuffer(string: form))
    }

    func send(
        _ path: String, _ method: HTTPRequest.Method, _ headers: HTTPFields, _ body: ByteBuffer?
    ) async throws -> TestResponse {
        try await application.test(.router) { client in
            try await client.execute(uri: path, method: method, headers: headers, body: body)
        }
    }

    /// The server on its own port, asked over a connection.
    func live<Value: Sendable>(
        _ test: @escaping @Sendable (any TestClientProtocol) async throws -> Value
    ) async throws -> Value {
        try await application.test(.live) { try await test($0) }
    }

    /// The headers of a browser when a page of this server sends a form.
    static let own: HTTPFields = [
        .origin: "http://localhost", .contentType: "application/x-www-form-urlencoded",
    ]
}

extension TestResponse {
    var text: String { String(buffer: body) }
}
