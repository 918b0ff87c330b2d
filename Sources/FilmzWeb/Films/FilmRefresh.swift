import FilmzDomain

/// Asks providers about a film and limits how long the caller waits.
struct FilmRefresh {
    let dossiers: any DossierService
    let film: Film
    let permission: ProviderPermission
    /// Whether to ask even providers whose answer is fresh.
    var all = false

    /// Asks the providers, and waits until all have answered. Nil when that takes longer than the patience (which may
    /// be zero), fails, or the server is shutting down; the refresh then continues.
    func ask(waiting patience: Duration) async -> FilmDossier? {
        let dossiers = dossiers
        let film = film
        let permission = permission
        let all = all
        return await TimeLimitedWait.value(waiting: patience) {
            try await dossiers.refresh(film, all: all, permission: permission)
        }
    }
}
