import FilmzContracts
import FilmzDomain
import Testing

/// Without providers nobody is asked, and everything still answers.
@Suite struct NoProvidersTests {
    @Test func tellsWhatFilmzKnows() async throws {
        let nobody = NoProviders()
        let dossier = try await nobody.dossier(of: .french)
        #expect(dossier.film == .french)
        #expect(dossier.sources.isEmpty)
        #expect(!dossier.isOutdated)
        #expect(try await nobody.refresh(.french, all: true, permission: .granted) == dossier)
        #expect(nobody.film(.tmdb(1), anew: false, for: .owner, permission: .granted) == nil)
        #expect(throws: DomainError.noSuchFilm) {
            try nobody.decide(.tmdb, id: nil, for: Film.french.id, by: .ofThisMachine, permission: .granted)
        }
        #expect(throws: DomainError.noSuchFilm) {
            try nobody.reconsider(.tmdb, for: Film.french.id, by: .ofThisMachine, permission: .granted)
        }
        #expect(nobody.poster(of: Film.french.id) == nil)
        #expect(nobody.picture(of: Film.french.id, size: .small, permission: .granted) == nil)
    }

    @Test func searchesNowhere() throws {
        let query = try #require(SearchQuery("amélie"))
        let progress = NoProviders().progress(of: query, for: .owner, permission: .granted)
        #expect(progress.isAtRest)
        #expect(!progress.hasMore)
        #expect(
            NoProviders().progress(of: query, for: .owner, after: progress.revision, permission: .granted) == progress)
    }

    @Test func hasNothingToSet() {
        let nobody = NoProviders()
        #expect(nobody.statuses().isEmpty)
        #expect(nobody.test(.omdb, permission: .granted) == nil)
        #expect(throws: DomainError.setElsewhere) { try nobody.setKey("k", for: .omdb, permission: .granted) }
        #expect(throws: DomainError.setElsewhere) { try nobody.removeKey(for: .omdb) }
        #expect(throws: DomainError.setElsewhere) { try nobody.setEnabled(true, for: .omdb) }
    }
}
