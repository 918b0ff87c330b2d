import APICore
import FilmzContracts
import FilmzDomain
import FilmzStore
import FilmzTestSupport
import Foundation

@testable import FilmzProviders

/// Searches in scripted providers, with a real store of films.
struct SearchesTable {
    let scripted: [ScriptedAdapter]
    let asked: ScriptedAdapters
    let store: Store
    let held = HeldClock()
    let pictures = Pictures()
    let background = RunningWork()
    let searches: RunningSearches

    init(_ adapters: [ScriptedAdapter], catalogue: [Film] = []) async throws {
        scripted = adapters
        asked = ScriptedAdapters(adapters)
        store = try Store.inMemory()
        if !catalogue.isEmpty { _ = try await store.catalogue.replace(with: catalogue, edition: "1") }
        searches = RunningSearches(
            adapters: asked, films: store.services.films, search: store.services.search,
            pictures: { [pictures] url, film, _ in pictures.note(url, film) }, work: background.work,
            timeline: Timeline(held),
            now: { SettableClock.start })
    }

    static let person = Person.ID.owner

    func now(_ query: SearchQuery) async throws -> SearchProgress {
        try await searches.progress(of: query, for: Self.person, permission: .granted)
    }

    func after(_ revision: Int, _ query: SearchQuery) async throws -> SearchProgress {
        try await searches.progress(of: query, for: Self.person, after: revision, permission: .granted)
    }

    /// The search when nothing more arrives by itself.
    func rest(_ query: SearchQuery) async throws -> SearchProgress {
        var progress = try await now(query)
        while !progress.isAtRest { progress = try await after(progress.revision, query) }
        return progress
    }
}

extension ProviderPage {
    /// A page of films that have only a title and an ID of the provider.
    static func of(
        _ numbers: some Sequence<Int>, by provider: Provider, hasMore: Bool = false, total: Int? = nil
    ) -> ProviderPage {
        let films = numbers.map { number in
            let ids =
                switch provider {
                case .omdb, .tvmaze: ExternalIDs(imdb: IMDbID(number: number))
                case .tmdb: ExternalIDs(tmdb: number)
                case .iTunes: ExternalIDs(iTunes: number)
                case .amc: ExternalIDs(amc: number)
                }
            let film = Film(
                id: ids.all.first.map(Film.ID.init) ?? .random(), title: "\(provider.name) \(number)", externalIDs: ids)
            return ProviderHit(film: film, providers: [provider])
        }
        return ProviderPage(films: films, total: total, hasMore: hasMore)
    }

    static func of(_ films: [Film], by provider: Provider, overview: String? = nil, score: Score? = nil) -> ProviderPage
    {
        ProviderPage(
            films: films.map { ProviderHit(film: $0, providers: [provider], overview: overview, score: score) },
            hasMore: false)
    }
}
