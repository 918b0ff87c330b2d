import FilmzDomain
import Synchronization

/// Products that a test sets, and that remember how often iTunes was asked.
final class ScriptedProducts: ProductService {
    struct Script {
        var cached: FilmProducts
        /// What asking brings; nil when it never comes.
        var fresh: FilmProducts?
        var asked: [FilmDossier] = []
    }

    private let script: Mutex<Script>

    init(_ cached: FilmProducts = FilmProducts(isOutdated: true), fresh: FilmProducts? = nil) {
        script = Mutex(Script(cached: cached, fresh: fresh))
    }

    var asked: [FilmDossier] { script.withLock { $0.asked } }

    func cached(_ film: Film) -> FilmProducts { script.withLock { $0.cached } }

    func refreshed(_ film: FilmDossier, permission: ProviderPermission) async throws -> FilmProducts {
        let fresh = script.withLock { script in
            script.asked.append(film)
            return script.fresh
        }
        guard let fresh else {
            try await Task.sleep(for: .seconds(3_600))
            throw CancellationError()
        }
        script.withLock { $0.cached = fresh }
        return fresh
    }
}
