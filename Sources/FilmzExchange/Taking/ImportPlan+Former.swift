import FilmzDomain
import FilmzReading

/// A viewing that an earlier reader logged for a different film than the one its row names.
struct MisplacedViewing: Hashable, Sendable {
    /// The film for which it was logged.
    var film: Film.ID
    /// The viewing as it is stored now, with the person's later edits.
    var viewing: Viewing
    /// The viewing as its row is read now.
    var importedViewing: Viewing
    /// The viewing as the earlier reader logged it.
    var former: FormerViewing

    /// The viewing for the right film, with the person's edits. A misread time is corrected, unless the person has
    /// changed it.
    var movedViewing: Viewing {
        var movedViewing = viewing.identified(by: importedViewing.id)
        movedViewing.episode = importedViewing.episode
        guard viewing.watchedOn == former.watchedOn, former.isMisread, importedViewing.watchedOn != .unknown else {
            return movedViewing
        }
        movedViewing.watchedOn = importedViewing.watchedOn
        if viewing.loggedAt == former.loggedAt { movedViewing.loggedAt = importedViewing.loggedAt }
        return movedViewing
    }
}

/// Corrections of earlier imports, in which episodes were films of their own and shows with the same name were one
/// show.
extension ImportPlan {
    /// The verdict on a film without the films that earlier readers made from its episodes, whose titles contain its
    /// title.
    static func verdict(
        _ verdict: PastedFilmMatch.Verdict, without titles: Set<String>
    ) -> PastedFilmMatch.Verdict {
        guard case .doubtful(let films) = verdict, !titles.isEmpty else { return verdict }
        let others = films.filter { !$0.isAddedByHand || !titles.contains($0.title) }
        return if others.isEmpty { .unknown } else { .doubtful(others) }
    }

    /// The viewings that earlier readers logged for other films, by the index of the entry that they belong to.
    func misplaced(from services: some MyFilmServices, for person: Person.ID) async throws -> [Int: [MisplacedViewing]]
    {
        var candidates: [(entry: Int, importedViewing: Viewing, former: FormerViewing)] = []
        for (index, entry) in entries.enumerated()
        where !entry.importedFilm.formerValues.viewings.isEmpty && (entry.film != nil || entry.isOwn) {
            for importedViewing in entry.importedFilm.mine.viewings {
                for former in entry.importedFilm.formerValues.viewings[importedViewing.id] ?? []
                where former.isOfAnotherFilm {
                    candidates.append((index, importedViewing, former))
                }
            }
        }
        guard !candidates.isEmpty else { return [:] }
        // A viewing that another row stands for now stays where it is.
        let currentIDs = Set(entries.flatMap { $0.importedFilm.mine.viewings.map(\.id) })
        candidates.removeAll { $0.former.id != $0.importedViewing.id && currentIDs.contains($0.former.id) }
        var filmsByViewing: [Viewing.ID: Film.ID] = [:]
        let ids = candidates.map(\.former.id)
        for start in stride(from: 0, to: ids.count, by: Self.viewingsAtOnce) {
            let chunk = Set(ids[start..<min(start + Self.viewingsAtOnce, ids.count)])
            filmsByViewing.merge(try await services.myFilms.films(ofViewings: chunk, by: person)) { $1 }
        }
        var misplaced: [Int: [MisplacedViewing]] = [:]
        var usedIDs: Set<Viewing.ID> = []
        for (index, importedViewing, former) in candidates {
            guard let film = filmsByViewing[former.id], film != entries[index].film?.id,
                let viewing = try await services.myFilms.viewing(former.id, of: film, by: person),
                usedIDs.insert(former.id).inserted
            else { continue }
            misplaced[index, default: []].append(
                MisplacedViewing(film: film, viewing: viewing, importedViewing: importedViewing, former: former))
        }
        return misplaced
    }

    private static let viewingsAtOnce = 1_000

    /// Edits that remove viewings from the films for which an earlier reader logged them, with the rating that such a
    /// film got from the newest of them. A film added by hand is deleted if nothing is left of it.
    /// - Parameter namedFilms: the films that the files name; they stay even if nothing else is said about them
    func removalEdits(
        _ misplaced: [MisplacedViewing], besides namedFilms: Set<Film.ID>, from services: some MyFilmServices,
        of person: Person.ID
    ) async throws -> [FilmEdit] {
        var edits: [FilmEdit] = []
        for (film, group) in Dictionary(grouping: misplaced, by: \.film).sorted(by: {
            $0.key.rawValue < $1.key.rawValue
        }
        ) {
            let mine = try await services.myFilms.myFilm(film, of: person)
            let removal = MyFilmEdit.removeViewings(Set(group.map(\.viewing.id)))
            let isFromThem = group.contains { $0.viewing.rating == mine.rating && $0.viewing.loggedAt == mine.ratedAt }
            let isRatedByThem = mine.rating != nil && mine.viewingCount == group.count && isFromThem
            let cleanUp: [MyFilmEdit] =
                (isRatedByThem ? [.rate(nil)] : []) + (namedFilms.contains(film) ? [] : [.removeIfEmpty])
            edits.append(FilmEdit(film: film, edit: .several([removal] + cleanUp)))
        }
        return edits
    }

    /// The edit that imports a film, after viewings that were logged for other films are moved to it.
    func edit(_ importedFilm: ImportedFilm, bringing misplaced: [MisplacedViewing], rule: ImportRule) -> MyFilmEdit {
        let mergeEdit = MyFilmEdit.takeIn(
            importedFilm.mine, episodes: importedFilm.episodes, formerly: importedFilm.formerValues, rule)
        guard !misplaced.isEmpty else { return mergeEdit }
        let movedFilm = MyFilm(viewings: misplaced.map(\.movedViewing))
        return .several([.takeIn(movedFilm, episodes: importedFilm.episodes, .mine), mergeEdit])
    }
}
