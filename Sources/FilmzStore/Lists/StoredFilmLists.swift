import FilmzDomain
import GRDB

/// The storage of each person's lists. The domain has the rules; this type loads, applies them, saves, and notes the
/// change, in one transaction.
struct StoredFilmLists: FilmListService {
    let myFilms: StoredMyFilms
    private let memory = FilmListCache()

    private var database: FilmzDatabase { myFilms.database }

    func lists(
        with film: Film.ID?, of person: Person.ID, page: PageRequest
    ) async throws -> Page<FilmListSummary> {
        try await myFilms.read(of: person) { db in
            let overview = FilmListOverview(
                person: person, film: try film.map { try PersonalFilms.resolve($0, in: db) })
            let (lists, next) = try overview.page(page, in: db)
            let summaries = try lists.map { list in
                FilmListSummary(
                    list: list, totals: try contents(list.id, of: person, in: db).totals,
                    cover: try overview.cover(of: list.id, in: db))
            }
            return Page(items: summaries, total: try overview.count(db), next: next)
        }
    }

    func names(_ choice: FilmListName.Choice, of person: Person.ID, limit: Int) async throws -> [FilmListName] {
        try database.read { db in
            let film = try choice.film.map { try PersonalFilms.resolve($0, in: db) }
            return try FilmListNames(choice: choice, film: film, person: person).names(limit: limit, in: db)
        }
    }

    func list(_ query: FilmListQuery, of person: Person.ID, page: PageRequest) async throws -> ListedFilms {
        let matches = try await myFilms.matches(query.filter, of: person)
        let titles = try query.titleLanguage.map { try myFilms.films.titleEdition(in: $0) }
        let selection = FilmListSelection(query: query, person: person, matches: matches, titles: titles)
        return try await myFilms.read(of: person) { db in
            guard let list = try FilmListRecord.fetch(query.list, of: person, in: db), !list.isRemoved else {
                throw DomainError.noSuchList
            }
            let revision = try memory.revision(of: list.id, for: person, myFilms: myFilms, in: db)
            return try memory.pages.value(for: ListPage(list: selection, page: page), at: revision) {
                let contents = try contents(list.id, of: person, in: db)
                let order = try titles.map { titles in
                    try self.order(of: FilmListCache.List(person: person, list: list.id), by: titles, in: db)
                }
                let (films, next) = try selection.page(page, by: order, in: db) {
                    try memory.films.film($0, revision: revision.mine.filmRevision)
                }
                let isWhole = query.isWhole
                return ListedFilms(
                    list: list,
                    films: Page(
                        items: films, total: isWhole ? contents.totals.filmCount : try selection.count(db), next: next),
                    totals: contents.totals, genres: contents.genres, decades: contents.decades,
                    firstNumber: isWhole && query.sort == .own
                        ? try number(of: films.first, on: list.id, for: person, in: db) : nil)
            }
        }
    }

    private func contents(_ list: FilmList.ID, of person: Person.ID, in db: Database) throws -> FilmListWhole {
        var revision = try memory.revision(of: list, for: person, myFilms: myFilms, in: db)
        revision.list = revision.members
        return try memory.lists.value(for: FilmListCache.List(person: person, list: list), at: revision) {
            try FilmListWhole.fetch(list, of: person, in: db)
        }
    }

    /// A list in the order of the titles that readers of a language see.
    private func order(
        of list: FilmListCache.List, by titles: TitleEdition, in db: Database
    ) throws -> TitleOrder {
        var revision = try memory.revision(of: list.list, for: list.person, myFilms: myFilms, in: db)
        revision.list = revision.members
        revision.mine = revision.mine.filmRevision
        return try memory.orders.order(of: list, by: titles, at: revision) {
            try myFilms.keys(
                sql: FilmListSelection.titlesSQL,
                arguments: ["person": list.person.rawValue, "list": list.list.rawValue], by: titles, in: db)
        }
    }

    private func number(
        of film: ListedFilm?, on list: FilmList.ID, for person: Person.ID, in db: Database
    ) throws -> Int? {
        guard let film else { return nil }
        return try Int.fetchOne(
            db.cachedStatement(sql: Self.numberSQL),
            arguments: [person.rawValue, list.rawValue, film.entry.film.id.rawValue])
    }

    static let numberSQL = """
        SELECT count(*) FROM film_list_entry e WHERE e.person_id = ?1 AND e.list_id = ?2 AND (e.position, e.film_id) <= (
            SELECT position, film_id FROM film_list_entry WHERE person_id = ?1 AND list_id = ?2 AND film_id = ?3
        )
        """
}

// MARK: - Changing

extension StoredFilmLists {
    func make(
        _ draft: FilmListDraft, id: FilmList.ID, listing films: [ListedDraft], of person: Person.ID
    ) async throws -> Change? {
        let list = try draft.unmade(id, at: myFilms.clock.now())
        let notes = films.map(\.note)
        guard films.contains(where: { $0.edit != nil || $0.draft != nil }) else {
            let matches = try myFilms.existingFilms(films.compactMap(\.knownID), for: .person(person))
            return try await database.write { try make(list, of: matches, notes: notes, in: nil, for: person, db: $0) }
        }
        guard try database.read({ try FilmListRecord.fetch(id, of: person, in: $0) }) == nil else { return nil }
        let batch = try await myFilms.batch(.listMade, isKept: false, of: person)
        return try await batch.ended {
            var newIDs = try await batch.make(films.compactMap(\.draft))[...]
            let ids = films.compactMap { $0.knownID ?? newIDs.popFirst() }
            try await batch.add(
                zip(ids, films).compactMap { film, item in
                    item.batchEdit.map { FilmEdit(film: film, edit: $0) }
                })
            return try batch.existingFilms(ids)
        } with: { found, db in
            try make(list, of: found, notes: notes, in: batch.id, for: person, db: db) != nil
        }
    }

    /// - Parameters:
    ///   - list: the list before it is made
    ///   - notes: the notes on the films, in their order
    ///   - batch: the change of films that this is part of; nil for a change of its own
    private func make(
        _ list: FilmList, of found: [Film], notes: [String], in batch: Change.ID?, for person: Person.ID,
        db: Database
    ) throws -> Change? {
        guard try FilmListRecord.fetch(list.id, of: person, in: db) == nil else { return nil }
        guard try FilmListRecord.count(of: person, in: db) < FilmList.countLimit else { throw DomainError.tooManyLists }
        try FilmListRecord.insert(list, of: person, in: db)
        let storedIDs = try myFilms.keep(found, for: person, meeting: false, in: db)
        try myFilms.meet(storedIDs, besides: batch, of: person, in: db)
        return try change(
            list, by: [.setRemoved(false), .add(storedIDs)], kind: .listMade,
            notes: Dictionary(zip(storedIDs, notes)) { first, _ in first },
            titles: Self.titles(storedIDs, films: found),
            in: batch,
            of: person, db: db)
    }

    func apply(_ edit: FilmListEdit, to id: FilmList.ID, of person: Person.ID) async throws -> Change? {
        // Films that are added to the list have to be known. Others may have been lost by the catalogue.
        let addedIDs = Array(edit.addedFilms)
        let added = try myFilms.existingFilms(addedIDs, for: .person(person))
        return try await database.write { db in
            guard let list = try FilmListRecord.fetch(id, of: person, in: db), !list.isRemoved else {
                throw DomainError.noSuchList
            }
            let ids = try myFilms.keep(added, for: person, in: db)
            var leads = Dictionary(zip(addedIDs, ids)) { first, _ in first }
            for film in edit.films where leads[film] == nil { leads[film] = try PersonalFilms.resolve(film, in: db) }
            return try change(
                list, by: edit.simple.map { $0.leading { leads[$0] ?? $0 } }, kind: edit.kind,
                titles: Self.titles(ids, films: added), of: person, db: db)
        }
    }

    private static func titles(_ ids: [Film.ID], films: [Film]) -> [Film.ID: String] {
        Dictionary(zip(ids, films.map(\.title))) { first, _ in first }
    }

    /// Applies several edits to a list, and notes them as one change.
    /// - Returns: nil when nothing changed
    private func change(
        _ list: FilmList, by edits: [FilmListEdit], kind: Change.Kind, notes: [Film.ID: String] = [:],
        titles: [Film.ID: String], in batch: Change.ID? = nil, of person: Person.ID, db: Database
    ) throws -> Change? {
        let entries = FilmListEntryRows(list: list.id, person: person, db: db)
        var listDifference = FilmListDifference(before: list, after: list)
        for edit in edits {
            let difference = try listDifference.after.difference(edit, in: entries, at: myFilms.clock.now()).noting(
                notes)
            guard !difference.isEmpty else { continue }
            try FilmListRecord.save(difference, of: person, in: db)
            listDifference = listDifference.followed(by: difference)
        }
        return try note(listDifference, kind: kind, titles: titles, in: batch, of: person, db: db)
    }

    /// Undoes a change of lists, and what it did to films.
    /// - Parameter follow: called with the undoing change in the same transaction
    /// - Returns: nil when nothing is left to undo
    func undo(
        _ change: Change, of person: Person.ID, follow: @escaping @Sendable (Change.ID, Database) throws -> Void
    ) async throws -> Change? {
        // A committed batch can be undone only when all of it is in the relations.
        try await myFilms.batches.finish(person)
        let isAlone = try database.read { db in
            try ChangeRecord.count(of: change.id, for: person, in: db) == 0
                && !ChangeRecord.isPart(change.id, of: person, in: db)
        }
        let films = try myFilms.existingFilms(try filmsThatLeft(change.id, of: person), for: .filmz)
        let undo: @Sendable (Change.ID?, Database) throws -> Change? = { batch, db in
            // The films may have been removed.
            let ids = try myFilms.keep(films, for: person, meeting: false, in: db)
            try myFilms.meet(ids, besides: batch, of: person, in: db)
            let titles = Self.titles(ids, films: films)
            var inverse: Change?
            for difference in try ChangeRecord.listDifferences(of: change.id, for: person, in: db) {
                inverse =
                    try self.undo(difference, of: change, titles: titles, in: batch, for: person, db: db) ?? inverse
            }
            return inverse
        }
        guard !isAlone else {
            return try await database.write { db in
                let inverse = try undo(nil, db)
                if let inverse { try follow(inverse.id, db) }
                return inverse
            }
        }
        let batch = try await myFilms.batch(
            change.kind.inverse, isKept: try myFilms.isKept(change.id, of: person), of: person)
        return try await batch.ended {
            try await myFilms.stageUndoing(change.id, in: batch)
        } with: { _, db in
            let isListUndone = try undo(batch.id, db) != nil
            guard try isListUndone || ChangeRecord.count(of: batch.id, for: person, in: db) > 0 else { return false }
            try follow(batch.id, db)
            return true
        }
    }

    /// The films that a change removed from lists.
    private func filmsThatLeft(_ id: Change.ID, of person: Person.ID) throws -> [Film.ID] {
        let entries = try database.read { try ChangeRecord.listDifferences(of: id, for: person, in: $0) }.flatMap(
            \.entries)
        return Array(Set(entries.filter { $0.value.before != nil }.map(\.key)))
    }

    private func undo(
        _ difference: FilmListDifference, of change: Change, titles: [Film.ID: String], in batch: Change.ID?,
        for person: Person.ID, db: Database
    ) throws -> Change? {
        guard let list = try FilmListRecord.fetch(difference.after.id, of: person, in: db) else { return nil }
        // Films may have been merged into others.
        let difference = try difference.leading { try PersonalFilms.resolve($0, in: db) }
        let entries = FilmListEntryRows(list: list.id, person: person, db: db)
        let undoing = try list.undoing(difference, in: entries, at: myFilms.clock.now())
        guard !undoing.isEmpty else { return nil }
        try FilmListRecord.save(undoing, of: person, in: db)
        if undoing.before.isRemoved, !undoing.after.isRemoved {
            // Some films may have been removed while the list was.
            try myFilms.meet(try entries.typedIn(), besides: batch, of: person, in: db)
        }
        let isPart = try ChangeRecord.isPart(change.id, of: person, in: db)
        return try note(
            undoing, kind: change.kind.inverse, titles: titles, isPart: isPart, in: batch, of: person, db: db)
    }

    /// - Parameter batch: the change of films that this is part of; nil for a change of its own
    private func note(
        _ difference: FilmListDifference, kind: Change.Kind, titles: [Film.ID: String], isPart: Bool = false,
        in batch: Change.ID?, of person: Person.ID, db: Database
    ) throws -> Change? {
        guard !difference.isEmpty else { return nil }
        var titles = titles
        for film in difference.entries.keys where titles[film] == nil {
            titles[film] = try PersonalFilms.film(film, in: db)?.title
        }
        let only: Dictionary<Film.ID, FilmListDifference.Entry>.Keys.Element? =
            if difference.entries.count == 1 { difference.entries.keys.first } else { nil }
        let change = Change(
            id: batch ?? .random(), kind: kind,
            subject: .list(
                FilmListChange(
                    list: difference.after.id, name: difference.after.name, film: only,
                    filmTitle: only.flatMap { titles[$0] }, filmCount: difference.entries.count)))
        if batch == nil { try ChangeRecord.insert(change, of: person, at: myFilms.clock.now(), in: db) }
        try ChangeRecord.save(difference, titles: titles, isPart: isPart, of: change.id, for: person, in: db)
        return change
    }
}

extension ListedDraft {
    /// The ID of the film; nil for a film that is made with the list.
    fileprivate var knownID: Film.ID? {
        guard case .known(let id) = film else { return nil }
        return id
    }

    /// The film to make; nil for a film that is known.
    fileprivate var draft: FilmDraft? {
        guard case .own(let draft) = film else { return nil }
        return draft
    }

    /// The edit that a batch notes for the film. A film that is made is imported, even if it has no edit.
    fileprivate var batchEdit: MyFilmEdit? { edit ?? draft.map { _ in .takeIn(MyFilm(), .mine) } }
}
