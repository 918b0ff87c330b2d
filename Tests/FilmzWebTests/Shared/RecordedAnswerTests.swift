import FilmzContracts
import FilmzDomain
import FilmzStore
import FilmzTestSupport
import FilmzWeb
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

/// The data folder that was recorded, asked by everything that the API has: the answers are those that were recorded, and
/// so is what the folder has afterwards.
struct RecordedAnswerTests {
    private let clock = SettableClock()

    init() {
        clock.now = Timestamp(milliseconds: OnRecord.milliseconds)
    }

    /// A request of `requests.txt`: `POST lists/paste {"text": "Alien"}`, or `GET /lists/7701/export?as=csv` for a file of
    /// the site that other programs read.
    private struct Recorded {
        let line: String
        let method: HTTPRequest.Method
        let path: String
        let body: String?

        init?(_ line: String) {
            let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
            guard parts.count >= 2, let method = HTTPRequest.Method(parts[0]) else { return nil }
            self.line = line
            self.method = method
            path = parts[1]
            body = parts.count == 3 ? parts[2] : nil
        }

        static func all() throws -> [Recorded] {
            try OnRecord.text("requests.txt").split(separator: "\n").compactMap { Recorded(String($0)) }
        }

        /// Whether it leads to a route such as `/lists/{list}`.
        func leads(to route: Substring) -> Bool {
            let words = "/\(path)".prefix { $0 != "?" }.split(separator: "/")
            let parts = route.split(separator: "/")
            return words.count == parts.count && zip(parts, words).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
        }
    }

    @Test func theFolderAnswersAsRecorded() async throws {
        let folder = TemporaryFolder()
        try OnRecord.layData(at: folder.path)
        let store = try await Store.open(directory: folder.path, clock: clock.clock, passwordCost: .low)
        let application = Application(responder: router(store).buildResponder())
        var headers = WebFixture.program
        headers[.cookie] = try OnRecord.text("session.txt").trimmingCharacters(in: .newlines)
        let known = OnRecord.known
        let requests = try Recorded.all()
        #expect(requests.count > 100)
        var answers: [String] = []
        var lastID = ""
        for request in requests {
            clock.advance(seconds: 1)
            let path = request.path.replacing("{id}", with: lastID)
            let response = try await application.test(.router) { [headers] client in
                try await client.execute(
                    uri: path.hasPrefix("/") ? path : "/api/v1/\(path)", method: request.method, headers: headers,
                    body: request.body.map { ByteBuffer(string: $0) })
            }
            lastID = response.text.firstMatch(of: /"id":"([^"]+)"/).map { String($0.output.1) } ?? lastID
            let answer = try Self.text(response, known)
            answers.append("\(request.line)\n\(response.status.code)\n\(answer)\n")
        }
        store.close()
        try OnRecord.expect(answers.joined(separator: "\n").components(separatedBy: "\n"), are: "answers.txt")
        // The last request restored an older state. This is what there was before.
        let backups = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/backups")
        let last = try #require(backups.first { $0.hasSuffix("-before-restore.sqlite") })
        try OnRecord.expect(try OnRecord.changes(of: "\(folder.path)/backups/\(last)"), are: "afterwards.txt")
    }

    @Test func everyRouteHasARecordedAnswer() async throws {
        let backups = try ScriptedBackups()
        let web = try await WebFixture {
            $0.replace(\.backups, with: backups)
            $0.replace(\.catalogueImport, with: ScriptedImport())
            $0.fetchRecommendation = { _ in throw RecommendationProblem.unreachable }
        }
        let requests = try Recorded.all()
        var count = 0
        for route in RouteListTests.api.split(separator: "\n") {
            let path = route.replacing(/\{(\w+)\}/) { Self.samples[String($0.output.1)] ?? "1" }
            let refused = try await web.send("/api/v1\(path)", .options, WebFixture.program, nil)
            let allowed = try #require(refused.headers[.allow], "\(route): \(refused.status)")
            let methods = allowed.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            for method in methods where method != "HEAD" {
                count += 1
                #expect(
                    requests.contains { $0.method.rawValue == method && $0.leads(to: route) },
                    "requests.txt lacks \(method) \(route)")
            }
        }
        #expect(count > 90)
    }

    /// What stands for the parts of paths of which only some can be.
    private static let samples = [
        "provider": "omdb", "kind": "trending", "format": "csv", "calendar": "diary", "showtime": "amc-1",
        "backup": "filmz-20261128-180200.sqlite",
    ]

    /// The answer as it is compared: JSON in one form, whatever the order of its members; tables as they are.
    /// A value of JSON with its sets in order: the marks of showings.
    private static func ordered(_ value: Any) -> Any {
        if let array = value as? [Any] { return array.map(ordered) }
        guard let object = value as? [String: Any] else { return value }
        let sets = ["accessibility", "audiences", "formats", "specials"]
        return Dictionary(
            uniqueKeysWithValues: object.map { key, value in
                if sets.contains(key), let texts = value as? [String] { return (key, texts.sorted() as Any) }
                return (key, ordered(value))
            })
    }

    /// What was answered, with the same ID for all that are new.
    private static func text(_ response: TestResponse, _ known: Set<Substring>) throws -> String {
        let bytes = Data(response.body.readableBytesView)
        let mediaType = response.headers[.contentType]?.prefix { $0 != ";" } ?? ""
        if mediaType.hasSuffix("json"), let value = try? JSONSerialization.jsonObject(with: bytes) {
            let pretty = try JSONSerialization.data(
                withJSONObject: ordered(value), options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
            // A backup has as many bytes as pages of the file, which depends on SQLite.
            return OnRecord.settled(String(decoding: pretty, as: UTF8.self), known).replacing(/\n +/, with: "\n")
                .replacing(/"byteCount" : [0-9]+/, with: "\"byteCount\" : 0")
        }
        if bytes.starts(with: Data("PK".utf8)) {
            // Its lines are in the order of their IDs.
            return try OnRecord.members(ofZip: bytes).map { member in
                let lines = OnRecord.settled(member.text, known).split(separator: "\n").sorted()
                return (["\(mediaType) \(member.name)"] + lines).joined(separator: "\n")
            }
            .joined(separator: "\n")
        }
        let text = OnRecord.settled(response.text, known)
        // Films and viewings of one moment are in the order of their IDs.
        guard mediaType == "text/csv" else { return "\(mediaType)\n\(text)" }
        return (["\(mediaType)"] + text.split(whereSeparator: \.isNewline).map(String.init).sorted())
            .joined(separator: "\n")
    }

    // MARK: - The services

    private func router(_ store: Store) -> Router<VisitorContext> {
        var services = store.services
        let film = Film(
            id: Film.ID(.tmdb(19)), title: "Metropolis", year: 1927, externalIDs: ExternalIDs(tmdb: 19), kind: .film)
        services.dossiers = StoredDossiers(films: store.services.films, memory: store.providerMemory)
        let providers = ScriptedProviders()
        services.providers = providers
        services.replace(\.providers, with: providers)
        services.providerSearch = ScriptedSearch(
            .asking(.done, .nothing, .hasMore, .failed(ProviderFailure(.timedOut)), .stopped).finding(film))
        let fetchedAt = clock.now
        let list = FilledProviderList(
            list: .inCinemas, provider: .tmdb,
            entries: [FilledProviderList.Entry(film: film, released: clock.clock.today)],
            fetchedAt: fetchedAt)
        let lists = ScriptedLists(ScriptedLists.Script(kept: [.inCinemas: list]))
        services.providerLists = lists
        services.replace(\.providerLists, with: lists)
        services.replace(\.catalogueImport, with: ScriptedImport())
        services.fetchRecommendation = { link in
            var said = Recommendation(
                sender: "Eve", message: "New.", films: [RecommendedFilm(title: "Metropolis", year: 1927)])
            said.link = link.text
            return said
        }
        return FilmzRouter.build(services: services, clock: clock.clock)
    }
}

/// What providers said of films, as the folder has it. Nobody is asked.
private struct StoredDossiers: DossierService {
    let films: any FilmService
    let memory: any ProviderCache

    func dossier(of film: Film) async throws -> FilmDossier {
        try await films.dossier(
            of: film, reports: try await memory.reports(of: film.id), matches: try await memory.matches(of: film.id))
    }

    func refresh(_ film: Film, all: Bool, permission: ProviderPermission) async throws -> FilmDossier {
        try await dossier(of: film)
    }

    func decide(
        _ provider: Provider, id: ExternalID?, for film: Film.ID, by owner: Owner,
        permission: ProviderPermission
    ) async throws -> FilmDossier {
        try await memory.decide(provider, id: id, for: film, by: owner)
        return try await known(film, for: owner.id)
    }

    func reconsider(
        _ provider: Provider, for film: Film.ID, by owner: Owner, permission: ProviderPermission
    ) async throws -> FilmDossier {
        try await memory.reconsider(provider, for: film, by: owner)
        return try await known(film, for: owner.id)
    }

    private func known(_ film: Film.ID, for person: Person.ID) async throws -> FilmDossier {
        guard let film = try await films.film(film, for: person) else { throw DomainError.noSuchFilm }
        return try await dossier(of: film)
    }

    func film(
        _ id: ExternalID, anew: Bool, for person: Person.ID, permission: ProviderPermission
    ) async throws -> Film? { nil }
}
