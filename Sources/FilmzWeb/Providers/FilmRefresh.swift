import FilmzDomain
import ServiceLifecycle

/// Asking providers about a film, without making anybody wait longer than they want to.
struct FilmRefresh {
    let dossiers: any DossierService
    let film: Film
    let permission: ProviderPermission
    /// Also those whose answer is still good.
    var all = false

    /// How long a form and a script wait.
    static let patience: Duration = .seconds(20)
    /// How long a page waits that no script can bring up to date.
    static let shortPatience: Duration = .seconds(2)

    /// What there is when all have answered; nil when it takes longer than this, cannot be done, or the server is to end.
    /// It goes on then.
    func dossier(within patience: Duration) async -> FilmDossier? {
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
