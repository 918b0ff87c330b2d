import FilmzDomain
import GRDB

extension StoredMyFilmBatch {
    /// Stages films of a list. A new list is stored at once, but as removed, so that it is invisible and only has to be
    /// restored. Additions to existing lists are noted until the batch is applied.
    func add(_ addition: FilmListAddition) async throws -> Int {
        let now = myFilms.clock.now()
        let removedList = try addition.draft.unmade(addition.list, at: min(addition.madeAt ?? now, now))
        let films = try existingFilms(addition.films.map(\.film))
        return try await myFilms.database.write { db in
            guard try ChangeRecord.isStaged(id, of: person, in: db) else { throw MyFilmBatchEnded() }
            var addition = addition
            let ids = try myFilms.keep(films, for: person, meeting: false, in: db)
            try myFilms.meet(ids, besides: id, of: person, in: db)
            for (index, film) in ids.enumerated() {
                addition.films[index].film = film
            }
            if let list = try FilmListRecord.fetch(removedList.id, of: person, in: db) {
                return try add(addition, to: list, at: now, in: db)
            }
            guard try FilmListRecord.count(of: person, in: db) < FilmList.countLimit else {
                throw DomainError.tooManyLists
            }
            try FilmListRecord.insert(removedList, of: person, in: db)
            return try add(addition, to: removedList, at: now, in: db)
        }
    }

    private func add(
        _ addition: FilmListAddition, to list: FilmList, at now: Timestamp, in db: Database
    ) throws -> Int {
        if list.isRemoved { try bringBack(list, in: db) }
        guard list.rule == nil else {
            guard list.isRemoved else { throw DomainError.listByRule }
            return 0
        }
        let noted =
            list.isRemoved
            ? [:] : try ChangeRecord.listDifferences(of: id, on: list.id, for: person, in: db).first?.entries ?? [:]
        let entries = FilmListEntryRows(list: list.id, person: person, db: db)
        let presentIDs = Set(try entries.entries(of: Set(addition.films.map(\.film))).keys).union(noted.keys)
        let last = try noted.values.compactMap(\.after?.position).max() ?? entries.position(before: nil)
        let added = try addition.entries(besides: presentIDs, after: last, at: now)
        guard !added.isEmpty else { return 0 }
        guard try entries.count + noted.count + added.count <= FilmList.filmLimit else { throw DomainError.listFull }
        var difference = FilmListDifference(before: list, after: list)
        for entry in added { difference.entries[entry.film] = .init(before: nil, after: entry) }
        if list.isRemoved {
            try FilmListRecord.save(difference, of: person, in: db)
        } else {
            try ChangeRecord.save(difference, isPart: true, of: id, for: person, in: db)
        }
        return added.count
    }

    /// Notes that a removed list is restored when the batch is applied.
    private func bringBack(_ list: FilmList, in db: Database) throws {
        var after = list
        after.isRemoved = false
        try ChangeRecord.save(FilmListDifference(before: list, after: after), isPart: true, of: id, for: person, in: db)
    }

    /// Applies the staged changes of lists. Other changes made to the lists meanwhile stay.
    func applyLists(at now: Timestamp, in db: Database) throws {
        for staged in try ChangeRecord.listDifferences(of: id, for: person, in: db) {
            try ChangeRecord.remove(staged.after.id, of: id, for: person, in: db)
            guard let list = try FilmListRecord.fetch(staged.after.id, of: person, in: db) else { continue }
            let entries = FilmListEntryRows(list: list.id, person: person, db: db)
            var difference: FilmListDifference
            if staged.before.isRemoved {
                difference = try list.difference(.setRemoved(false), in: entries, at: now)
            } else {
                guard !list.isRemoved else { continue }
                // Films may have been merged into others.
                let aliases = try PersonalFilmRows(db).aliases(among: Set(staged.entries.keys))
                let positions = staged.leading { aliases[$0] ?? $0 }.entries.compactMapValues(\.after)
                let films = positions.values.sorted { $0.position < $1.position }.map(\.film)
                difference = try list.difference(.add(films), in: entries, at: now)
                for film in difference.entries.keys {
                    difference.entries[film]?.after?.note = positions[film]?.note ?? ""
                    difference.entries[film]?.after?.addedAt = positions[film]?.addedAt ?? now
                }
            }
            guard !difference.isEmpty else { continue }
            try FilmListRecord.save(difference, of: person, in: db)
            try ChangeRecord.save(difference, isPart: true, of: id, for: person, in: db)
        }
    }
}
