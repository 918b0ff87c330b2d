import APICore
import FilmzContracts
import FilmzDomain
import FilmzStore
import Foundation
import Synchronization

@testable import FilmzProviders

/// Dossiers with scripted providers and a real store of films.
struct DossiersTable {
    let adapters: [Provider: ScriptedAdapter]
    let asked: ScriptedAdapters
    let memory = CachedAnswers()
    let store: Store
    let clock = SettableClock()
    let held = HeldClock()
    let pictures = Pictures()
    let dossiers: Dossiers

    init(_ providers: [Provider] = [.omdb, .tmdb], catalogue: [Film] = []) async throws {
        let scripted = providers.map { ScriptedAdapter($0) }
        adapters = Dictionary(uniqueKeysWithValues: scripted.map { ($0.provider, $0) })
        asked = ScriptedAdapters(scripted)
        store = try Store.inMemory(clock: clock.clock)
        if !catalogue.isEmpty { _ = try await store.catalogue.replace(with: catalogue, edition: "1") }
        dossiers = Dossiers(
            adapters: asked, memory: memory, films: store.services.films,
            pictures: { [pictures] in pictures.note($0, $1) }, timeline: Timeline(held),
            now: { [clock] in clock.now })
    }

    var films: any FilmService { store.services.films }

    func adapter(_ provider: Provider) -> ScriptedAdapter { adapters[provider] ?? ScriptedAdapter(provider) }

    func calls(_ provider: Provider) -> [String] { adapter(provider).calls }

    /// Makes a provider know a film by these IDs.
    func teach(
        _ provider: Provider, by askedBy: ExternalID, ids: ExternalIDs? = nil, title: String = "Harbour",
        plot: String? = nil, directors: [String] = []
    ) {
        var told = ids ?? ExternalIDs()
        if ids == nil { told.insert(askedBy) }
        let report = FilmAnswer(
            provider: provider, fetchedAt: clock.now, externalIDs: told, title: title, year: 1999,
            plot: plot ?? "By \(provider.name).", poster: URL(string: "https://pictures.example/\(provider.rawValue)"),
            credits: directors.map { Credit(name: $0, role: .director) },
            page: URL(string: "https://films.example/\(provider.rawValue)"))
        adapter(provider).change { $0.reports[askedBy] = report }
    }

    static let harbour = Film.sample("Harbour", imdb: 41, year: 1999, directors: ["Ada Quill"], prominence: 9)
    static let imdb = ExternalID("imdb:tt0000041")
}

/// The addresses of films' pictures that were reported to it.
final class Pictures: Sendable {
    private let told = Mutex<[Film.ID: URL?]>([:])

    func note(_ address: URL?, _ film: Film.ID) { told.withLock { $0[film] = address } }

    subscript(_ film: Film.ID) -> URL?? { told.withLock { $0[film] } }
}
