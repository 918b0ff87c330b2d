import FilmzDomain

/// A viewing that an earlier reader logged for another film than its row means.
struct MisplacedViewing: Hashable, Sendable {
    /// The film for which it was logged.
    var film: Film.ID
    /// As it is there, with all that its person wrote since.
    var viewing: Viewing
    /// The same as its row says it now.
    var told: Viewing
    /// As the earlier reader logged it.
    var former: FormerViewing

    /// The viewing at its place, with everything but its time as its person has it. That is put right only if they did not
    /// change it.
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

/// Episodes that were films of their own, and shows of one name that were one.
extension ImportPlan {
    /// What a film is sure or in doubt of, without the films that earlier readers made of its episodes: these have its title
    /// in theirs.
    static func verdict(
        _ verdict: PastedFilmMatch.Verdict, without titles: Set<String>
    ) -> PastedFilmMatch.Verdict {
        guard case .doubtful(let films) = verdict, !titles.isEmpty else { return verdict }
        let others = films.filter { !$0.isAddedByHand || !titles.contains($0.title) }
        return if others.isEmpty { .unknown } else { .doubtful(others) }
    }

    /// The viewings that earlier readers logged for other films, by the index of the entry to which they belong.
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
        // What another row means now stays where that is.
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

    /// Takes viewings away from the films for which an earlier reader logged them, with the stars that the newest of them
    /// gave such a film. A film that no catalogue has goes if nothing is left of it.
    /// - Parameter named: the films that the files name; they stay, even if nothing is said of them
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

    /// What files say of a film, after viewings that were logged elsewhere were brought to it.
    func edit(_ told: ImportedFilm, bringing misplaced: [MisplacedViewing], rule: ImportRule) -> MyFilmEdit {
        let taking = MyFilmEdit.takeIn(told.mine, episodes: told.episodes, formerly: told.formerly, rule)
        guard !misplaced.isEmpty else { return taking }
        let brought = MyFilm(viewings: misplaced.map(\.moved))
        return .several([.takeIn(brought, episodes: told.episodes, .mine), taking])
    }
}
