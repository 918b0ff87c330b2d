import FilmzDomain
import ServiceLifecycle

/// Asks providers about a film and limits how long the caller waits.
struct FilmRefresh {
    let dossiers: any DossierService
    let film: Film
    let permission: ProviderPermission
    /// Whether to ask also providers whose answer is still good.
    var all = false

    /// How long a form and a script wait.
    static let patience: Duration = .seconds(20)
    /// How long a page waits if no script can update it.
    static let shortPatience: Duration = .seconds(2)

    /// Asks, and waits until all have answered. Nil when that takes longer than the patience (which may be zero), fails,
    /// or the server is ending; the refresh then continues.
    func ask(waiting patience: Duration) async -> FilmDossier? {
        let (answers, answer) = AsyncStream.makeStream(of: FilmDossier?.self)
        let (dossiers, film, permission, all) = (dossiers, film, permission, all)
        Task {
            answer.yield(try? await dossiers.refresh(film, all: all, permission: permission))
            answer.finish()
        }
        guard patience > .zero else { return nil }
        let timer = Task {
            try? await Task.sleep(for: patience)
            answer.finish()
        }
        defer { timer.cancel() }
        return await withGracefulShutdownHandler {
            for await dossier in answers { return dossier }
            return nil
        } onGracefulShutdown: {
            answer.finish()
        }
    }
}
