import FilmzDomain

/// A film with all stored reports about it.
struct FilmWithAnswers: Sendable {
    let film: Film
    let reports: [FilmAnswer]
    let matches: [FilmMatch]

    func report(_ provider: Provider) -> FilmAnswer? { reports.first { $0.provider == provider } }

    func match(_ provider: Provider) -> FilmMatch? { matches.first { $0.provider == provider } }

    var dossier: FilmDossier { FilmMerging.dossier(film, reports: reports, matches: matches) }

    /// The film merged from the other providers' reports, about which this provider is asked.
    func film(without provider: Provider) -> Film {
        FilmMerging.dossier(
            film, reports: reports.filter { $0.provider != provider },
            matches: matches.filter { $0.provider != provider }
        ).film
    }

    /// The IDs by which a provider can be asked for exactly this film, its own first.
    func exactIDs(for provider: Provider) -> [ExternalID] {
        let ids = film(without: provider).externalIDs
        return ids.all.filter { $0.provider == provider }
            + ids.all.filter { $0.provider != provider && provider.knows($0) }
    }

    /// The IDs that are certain: those that Filmz or a person knows, and those from a provider that was asked by such
    /// an ID. Other IDs come from films that only look similar.
    var provenIDs: Set<ExternalID> {
        let proven = matches.filter { [.identified, .confirmed].contains($0.certainty) }
        let reportedIDs = proven.compactMap { report($0.provider) }.flatMap(\.externalIDs.all)
        return Set(film.externalIDs.all + proven.compactMap(\.id) + reportedIDs)
    }

    /// Whether it is time to ask a provider again.
    func isDue(_ provider: Provider, at now: Timestamp) -> Bool {
        guard let match = match(provider) else { return true }
        if match.certainty == .denied { return false }
        if match.isCertain, let report = report(provider) { return report.isOld(at: now, film: dossier.film) }
        if match.isCertain { return true }
        // Another provider may have identified the film in the meantime.
        let exact = Set(exactIDs(for: provider))
        let isToldSince = reports.contains {
            $0.provider != provider && $0.fetchedAt > match.decidedAt && !exact.isDisjoint(with: $0.externalIDs.all)
        }
        return isToldSince || match.decidedAt + Self.retryAfter <= now
    }

    /// The interval between attempts with a provider that is not certain to have the film.
    private static let retryAfter = Duration.days(7)
}
