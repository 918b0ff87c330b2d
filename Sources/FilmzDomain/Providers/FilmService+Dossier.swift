extension FilmService {
    /// All facts about a film: the providers', and Filmz's own.
    public func dossier(
        of film: Film, reports: [FilmAnswer] = [], matches: [FilmMatch] = []
    ) async throws -> FilmDossier {
        var dossier = FilmMerging.dossier(
            film, story: try await story(of: film.id), reports: reports, matches: matches)
        if film.isShow, let run = try await run(of: film.id) {
            dossier.run = run
            dossier.origins[.seasons] = FilmDossier.Origin()
        }
        if dossier.similar.isEmpty {
            let group: Film.KindGroup = if film.isShow { .shows } else { .films }
            dossier.similar = try await similar(to: film, among: group)
            if !dossier.similar.isEmpty { dossier.origins[.similar] = FilmDossier.Origin(author: .filmz) }
        }
        return dossier
    }
}
