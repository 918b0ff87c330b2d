import FilmzDomain
import GRDB

extension StoredMyFilms {
    func tags(of person: Person.ID, page: PageRequest) async throws -> Page<TagUse> {
        let all = try await allTags(of: person)
        let cursor = OffsetCursor(page)
        let tags = Array(all.dropFirst(cursor.offset).prefix(page.size))
        return cursor.page(tags, total: all.count, size: page.size)
    }

    func replace(_ tag: Tag, with new: Tag?, of person: Person.ID) async throws -> Change? {
        let (uses, knownTags) = try await read(of: person) { db in
            let other = new.filter { $0.key != tag.key }?.key
            return (
                try TagRecord.uses(of: tag, by: person, in: db),
                try TagRecord.known(among: [other].compactMap(\.self), of: person, in: db).values.first
            )
        }
        guard !uses.isEmpty else { throw DomainError.noSuchTag }
        // The tag that it is merged with keeps its spelling.
        let new = knownTags ?? new
        let now = clock.now()
        let today = clock.latestDay
        let differences = try existingFilms(Array(uses.keys), for: .filmz).map { film in
            let viewings = uses[film.id] ?? []
            return StoredMyFilmBatch.Difference(film: film, viewings: viewings) {
                try $0.applying(.replaceTag(tag, with: new, viewings: viewings), at: now, today: today)
            }
        }
        let kind: Change.Kind =
            if new == nil { .tagRemoved } else if knownTags == nil { .tagRenamed } else { .tagsJoined }
        return try await change(differences, of: person, kind: kind)
    }

    /// The edits with tags spelled as the person already writes them.
    /// - Throws: ``DomainError/tooManyTags``
    func spelt(_ edits: [MyFilmEdit], of person: Person.ID) async throws -> [MyFilmEdit] {
        let new = Set(edits.flatMap(\.newTags.all).map(\.key))
        guard !new.isEmpty else { return edits }
        return try await read(of: person) { db in
            let knownTags = try TagRecord.known(among: Array(new), of: person, in: db)
            let added = new.count { knownTags[$0] == nil }
            guard try added == 0 || TagRecord.count(of: person, in: db) + added <= Tag.limitPerPerson else {
                throw DomainError.tooManyTags
            }
            return edits.map { $0.newTags.isEmpty ? $0 : $0.spelt(knownTags) }
        }
    }
}
