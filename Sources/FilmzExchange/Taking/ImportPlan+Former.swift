import FilmzDomain
import FilmzReading

/// A viewing that an earlier reader logged for a different film than the one its row names.
struct MisplacedViewing: Hashable, Sendable {
    /// The film for which it was logged.
    var film: Film.ID
    /// The viewing as it is stored now, with the person's later edits.
    var viewing: Viewing
    /// The viewing as its row is read now.
    var told: Viewing
    /// The viewing as the earlier reader logged it.
    var former: FormerViewing

    /// The viewing for the right film, with the person's edits. A misread time is corrected, unless the person has
    /// changed it.
    var moved: Viewing {
        var moved = viewing.identified(by: told.id)
        moved.episode = told.episode
        guard viewing.watchedOn == former.watchedOn, former.isMisread, told.watchedOn != .unknown else {
            return moved
        }
        moved.watchedOn = told.watchedOn
        if viewing.loggedAt == former.loggedAt { moved.loggedAt = told.loggedAt }
        return moved
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
    func misplaced(from services: Services, for person: Person.ID) async throws -> [Int: [MisplacedViewing]] {
        var wanted: [(entry: Int, told: Viewing, former: FormerViewing)] = []
        for (index, entry) in entries.enumerated() where entry.film != nil || entry.isOwn {
            for told in entry.told.mine.viewings {
                for former in entry.told.formerly.viewings[told.id] ?? [] where former.isOfAnotherFilm {
                    wanted.append((index, told, former))
                }
            }
        }
        guard !wanted.isEmpty else { return [:] }
        // A viewing that another row stands for now stays where it is.
        let meant = Set(entries.flatMap { $0.told.mine.viewings.map(\.id) })
        wanted.removeAll { $0.former.id != $0.told.id && meant.contains($0.former.id) }
        var places: [Viewing.ID: Film.ID] = [:]
        let ids = wanted.map(\.former.id)
        for start in stride(from: 0, to: ids.count, by: Self.soughtAtOnce) {
            let some = Set(ids[start..<min(start + Self.soughtAtOnce, ids.count)])
            places.merge(try await services.myFilms.films(ofViewings: some, by: person)) { $1 }
        }
        var misplaced: [Int: [MisplacedViewing]] = [:]
        var taken: Set<Viewing.ID> = []
        for (index, told, former) in wanted {
            guard let film = places[former.id], film != entries[index].film?.id,
                let viewing = try await services.myFilms.viewing(former.id, of: film, by: person),
                taken.insert(former.id).inserted
            else { continue }
            misplaced[index, default: []].append(
                MisplacedViewing(film: film, viewing: viewing, told: told, former: former))
        }
        return misplaced
    }

    private static let soughtAtOnce = 1_000

    /// Edits that remove viewings from the films for which an earlier reader logged them, with the rating that such a
    /// film got from the newest of them. A film added by hand is deleted if nothing is left of it.
    /// - Parameter named: the films that the files name; they stay even if nothing else is said about them
    func taking(
        _ misplaced: [MisplacedViewing], besides named: Set<Film.ID>, from services: Services, of person: Person.ID
    ) async throws -> [FilmEdit] {
        var edits: [FilmEdit] = []
        for (film, some) in Dictionary(grouping: misplaced, by: \.film).sorted(by: { $0.key.rawValue < $1.key.rawValue }
        ) {
            let mine = try await services.myFilms.myFilm(film, of: person)
            let removing = MyFilmEdit.removeViewings(Set(some.map(\.viewing.id)))
            let isOfThem = some.contains { $0.viewing.rating == mine.rating && $0.viewing.loggedAt == mine.ratedAt }
            let isRatedByThem = mine.rating != nil && mine.viewingCount == some.count && isOfThem
            let ending: [MyFilmEdit] =
                (isRatedByThem ? [.rate(nil)] : []) + (named.contains(film) ? [] : [.removeIfEmpty])
            edits.append(FilmEdit(film: film, edit: .several([removing] + ending)))
        }
        return edits
    }

    /// The edit of a film, after viewings that were logged for other films are moved to it.
    func edit(_ told: ImportedFilm, bringing misplaced: [MisplacedViewing], rule: ImportRule) -> MyFilmEdit {
        let taking = MyFilmEdit.takeIn(told.mine, episodes: told.episodes, formerly: told.formerly, rule)
        guard !misplaced.isEmpty else { return taking }
        let brought = MyFilm(viewings: misplaced.map(\.moved))
        return .several([.takeIn(brought, episodes: told.episodes, .mine), taking])
    }
}
