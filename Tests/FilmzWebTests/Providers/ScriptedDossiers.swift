import FilmzDomain
import Foundation
import Synchronization

/// Providers that give the answers a test sets, and remember the questions.
final class ScriptedDossiers: DossierService, PosterService, Sendable {
    struct Script {
        /// What is known before a refresh.
        var before: [Film.ID: FilmDossier] = [:]
        /// The result of a refresh; nil for one that never ends.
        var after: FilmDossier?
        var known: [ExternalID: Film] = [:]
        var posters: [Film.ID: Poster] = [:]
        var pictures: [Film.ID: Picture] = [:]

        var refreshed: [(film: Film.ID, all: Bool)] = []
        var settled: [(provider: Provider, id: ExternalID?, film: Film.ID)] = []
        var asked: [ExternalID] = []
        var reconsidered: [Provider] = []
        var wanted: [(film: Film.ID, size: PosterSize)] = []
        /// The sizes of the pictures that may be fetched.
        var sizes: [PosterSize] = []

        /// How often a provider may have been asked.
        var callCount: Int {
            refreshed.count + settled.count + asked.count + reconsidered.count + wanted.count + sizes.count
        }
    }

    private let script: Mutex<Script>

    init(_ script: Script) {
        self.script = Mutex(script)
    }

    var now: Script { script.withLock { $0 } }

    func change(_ change: (inout sending Script) -> Void) {
        script.withLock { change(&$0) }
    }

    func dossier(of film: Film) -> FilmDossier {
        script.withLock { $0.before[film.id] } ?? FilmDossier(film: film)
    }

    func refresh(_ film: Film, all: Bool, permission: ProviderPermission) async throws -> FilmDossier {
        script.withLock { $0.refreshed.append((film.id, all)) }
        guard let after = script.withLock({ $0.after }) else {
            try await Task.sleep(for: .seconds(3_600))
            throw CancellationError()
        }
        script.withLock { $0.before[after.film.id] = after }
        return after
    }

    func decide(
        _ provider: Provider, id: ExternalID?, for film: Film.ID, by owner: Owner,
        permission: ProviderPermission
    ) throws -> FilmDossier {
        try script.withLock { script in
            script.settled.append((provider, id, film))
            guard let dossier = script.before[film] else { throw DomainError.noSuchFilm }
            return dossier
        }
    }

    func reconsider(
        _ provider: Provider, for film: Film.ID, by owner: Owner, permission: ProviderPermission
    ) throws -> FilmDossier {
        try script.withLock { script in
            script.reconsidered.append(provider)
            guard let dossier = script.before[film] else { throw DomainError.noSuchFilm }
            return dossier
        }
    }

    func film(_ id: ExternalID, anew: Bool, for person: Person.ID, permission: ProviderPermission) -> Film? {
        script.withLock { script in
            script.asked.append(id)
            return script.known[id]
        }
    }

    func poster(of film: Film.ID) -> Poster? { script.withLock { $0.posters[film] } }

    func picture(of film: Film.ID, size: PosterSize, permission: ProviderPermission?) -> Picture? {
        script.withLock { script in
            if permission != nil { script.sizes.append(size) }
            return script.pictures[film]
        }
    }

    func want(_ film: Film.ID, size: PosterSize, permission: ProviderPermission) {
        script.withLock { $0.wanted.append((film, size)) }
    }
}
