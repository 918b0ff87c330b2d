import FilmzDomain
import Testing

/// The promises of ``UndoService`` about films. Those about forgotten queries are in ``RecentQueryServiceContract``.
public enum UndoServiceContract {
    public static let cases: [ContractCase] = takingBack + later + listing + unknown + single

    private static let film = Film.french.id

    private static var takingBack: [ContractCase] {
        [
            ContractCase("undoes every kind of edit, does it again, and undoes it again") { subject in
                try await subject.load(Film.samples)
                for (edit, kind) in edits {
                    let before = try await subject.myFilm(film)
                    let change = try #require(try await subject.apply(edit, to: film), "\(edit)")
                    let after = try await subject.myFilm(film)
                    #expect(change.kind == kind)
                    #expect(before != after)
                    var next = change
                    for (expected, kind) in [(before, Change.Kind.undone), (after, .redone), (before, .undone)] {
                        subject.clock.advance()
                        next = try await subject.services.undo.undo(next.id, of: .owner)
                        #expect(next.kind == kind)
                        #expect(try await subject.myFilm(film) == expected, "\(edit) \(kind)")
                        try await expectShelves(subject, expected)
                    }
                    subject.clock.advance()
                    _ = try await subject.services.undo.undo(next.id, of: .owner)
                    #expect(try await subject.myFilm(film) == after)
                }
            },
            ContractCase("describes a change") { subject in
                try await subject.load(Film.samples)
                let change = try #require(try await subject.apply(.log(.hostile), to: Film.hostile.id))
                #expect(try await subject.services.undo.change(change.id, of: .owner) == change)
                guard case .myFilm(let id, let title, let before, let after) = change.subject else {
                    Issue.record("not a change of a film")
                    return
                }
                #expect(id == Film.hostile.id)
                #expect(title == Film.hostile.title)
                #expect(before == MyFilm())
                #expect(after == (try await subject.myFilm(id)))
            },
            ContractCase("undoes a change of a film added by hand") { subject in
                let added = try await subject.services.films.add(FilmDraft(title: "Our Holiday", year: 1987))
                let change = try #require(try await subject.apply(.log(.full), to: added.id))
                let undone = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.myFilm(added.id) == MyFilm())
                _ = try await subject.services.undo.undo(undone.id, of: .owner)
                #expect(try await subject.myFilm(added.id).isSeen)
            },
        ]
    }

    private static var later: [ContractCase] {
        [
            ContractCase("leaves later changes as they are") { subject in
                try await subject.load(Film.samples)
                let ids = [Viewing.ID.random(), .random()]
                try await subject.apply(.watchlist(true), to: film)
                let watchlisted = try await subject.myFilm(film)
                let logged = try #require(
                    try await subject.apply(.log(.watched("2001", stars: 3), id: ids[0], audience: .kids), to: film))
                try await subject.apply(.comment("Later."), to: film)
                try await subject.apply(.rate(Rating(stars: 5)), to: film)
                try await subject.apply(.log(.watched("2002"), id: ids[1]), to: film)
                _ = try await subject.services.undo.undo(logged.id, of: .owner)
                let mine = try await subject.myFilm(film)
                #expect(mine.viewings.map(\.id) == [ids[1]])
                #expect(mine.comment == "Later.")
                #expect(mine.rating == Rating(stars: 5), "The verdict is a later one.")
                #expect(mine.audience == [], "That of the taken back evening goes with it.")
                #expect(mine.watchlistedAt == watchlisted.watchlistedAt)
            },
            ContractCase("restores removed viewings beside later ones") { subject in
                try await subject.load(Film.samples)
                for year in 2001...2003 { try await subject.apply(.log(.watched("\(year)")), to: film) }
                let viewings = try await subject.myFilm(film).viewings
                let removed = try #require(try await subject.apply(.removeViewings(Set(viewings.map(\.id))), to: film))
                try await subject.apply(.log(.watched("2004")), to: film)
                _ = try await subject.services.undo.undo(removed.id, of: .owner)
                #expect(try await subject.myFilm(film).viewings.dropFirst() == viewings[...])
            },
            ContractCase("has nothing to undo when the same was changed later") { subject in
                try await subject.load(Film.samples)
                let first = try #require(try await subject.apply(.rate(Rating(stars: 2)), to: film))
                try await subject.apply(.rate(Rating(stars: 4)), to: film)
                await #expect(throws: DomainError.nothingToUndo) {
                    try await subject.services.undo.undo(first.id, of: .owner)
                }
                #expect(try await subject.myFilm(film).rating == Rating(stars: 4))
            },
            ContractCase("undoes a change only once") { subject in
                try await subject.load(Film.samples)
                let change = try #require(try await subject.apply(.favourite(true), to: film))
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                await #expect(throws: DomainError.nothingToUndo) {
                    try await subject.services.undo.undo(change.id, of: .owner)
                }
                #expect(try await !subject.myFilm(film).isFavourite)
            },
            ContractCase("undoes a change from before a newer catalogue") { subject in
                try await subject.load(Film.samples)
                let change = try #require(try await subject.apply(.log(.full), to: film))
                try await subject.load(Film.samples.reversed(), edition: "second")
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.myFilm(film) == MyFilm())
            },
            ContractCase("puts a film back on a shelf although a newer catalogue has lost it") { subject in
                try await subject.load(Film.samples)
                try await subject.apply(.watchlist(true), to: film)
                let removed = try #require(try await subject.apply(.watchlist(false), to: film))
                try await subject.load([.hostile], edition: "second")
                _ = try await subject.services.undo.undo(removed.id, of: .owner)
                let shelf = try await subject.shelf(MyFilmsQuery(shelf: .watchlist))
                #expect(shelf.map(\.film.id) == [film])
                #expect(shelf.map(\.film.title) == [Film.french.title])
            },
            ContractCase("undoes a change of one of two films that later proved to be one") { subject in
                try await subject.load(Film.samples)
                let one = Film.withoutIMDbID.id
                let other = Film.yearOnly.id
                let logged = try #require(try await subject.apply(.log(.watched("2001")), to: one))
                try await subject.apply(.log(.watched("2002")), to: other)
                let imdb = try #require(Film.yearOnly.externalIDs.imdb)
                _ = try await subject.services.films.learn(.imdb(imdb), of: one)
                let undone = try await subject.services.undo.undo(logged.id, of: .owner)
                for id in [one, other] {
                    #expect(try await subject.myFilm(id).viewings.map(\.watchedOn) == [.year(2002)])
                }
                _ = try await subject.services.undo.undo(undone.id, of: .owner)
                #expect(try await subject.myFilm(other).viewings.map(\.watchedOn) == [.year(2002), .year(2001)])
            },
            ContractCase("keeps the last changes, and only those") { subject in
                try await subject.load(Film.samples)
                var changes: [Change] = []
                for number in 0...Change.keptPerPerson {
                    let edit = MyFilmEdit.favourite(number.isMultiple(of: 2))
                    changes.append(try #require(try await subject.apply(edit, to: film)))
                }
                var undo: any UndoService { subject.services.undo }
                #expect(try await undo.change(changes[0].id, of: .owner) == nil)
                await #expect(throws: DomainError.nothingToUndo) { try await undo.undo(changes[0].id, of: .owner) }
                #expect(try await undo.change(changes[1].id, of: .owner) == changes[1])
                _ = try await undo.undo(changes[Change.keptPerPerson].id, of: .owner)
                #expect(try await !subject.myFilm(film).isFavourite)
            },
        ]
    }

    private static var listing: [ContractCase] {
        [
            ContractCase("lists changes newest first, page by page") { subject in
                try await subject.load(Film.samples)
                var made: [Change] = []
                for edit in [MyFilmEdit.watchlist(true), .rate(Rating(stars: 3)), .favourite(true)] {
                    subject.clock.advance()
                    made.append(try #require(try await subject.apply(edit, to: film)))
                }
                let first = try await subject.changes(PageRequest(size: 2))
                #expect(first.items.map(\.change) == [made[2], made[1]])
                #expect(first.total == 3)
                #expect(first.items.first?.madeAt == subject.clock.now)
                let rest = try await subject.changes(PageRequest(size: 2, after: first.next))
                #expect(rest.items.map(\.change) == [made[0]])
                #expect(rest.next == nil)
                #expect((first.items + rest.items).map(\.isUndoable) == [true, true, true])
            },
            ContractCase("says which changes can still be undone") { subject in
                try await subject.load(Film.samples)
                let rated = try #require(try await subject.apply(.rate(Rating(stars: 3)), to: film))
                let listed = try #require(try await subject.apply(.watchlist(true), to: film))
                let many = try #require(
                    try await subject.services.myFilms.apply(
                        .favourite(true), to: Set(Film.samples.map(\.id)), of: .owner))
                subject.clock.advance()
                let undone = try await subject.services.undo.undo(listed.id, of: .owner)
                subject.clock.advance()
                let again = try #require(try await subject.apply(.rate(Rating(stars: 4)), to: film))
                func undoable() async throws -> [Change.ID] {
                    try await subject.changes().items.filter(\.isUndoable).map(\.change.id)
                }
                #expect(try await undoable() == [again.id, undone.id, many.id])
                let back = try await subject.services.undo.undo(many.id, of: .owner)
                #expect(try await undoable() == [back.id, again.id, undone.id])
                _ = try await subject.services.undo.undo(again.id, of: .owner)
                #expect(try await undoable().contains(rated.id), "The film has those stars again.")
            },
            ContractCase("lists searches that were forgotten") { subject in
                var queries: any RecentQueryService { subject.services.recentQueries }
                await queries.note(try #require(SearchQuery("alien")), of: .owner)
                let forgotten = try #require(try await queries.forget(nil, of: .owner))
                #expect(try await subject.changes().items.map(\.isUndoable) == [true])
                _ = try await subject.services.undo.undo(forgotten.id, of: .owner)
                #expect(try await subject.changes().items.map(\.isUndoable) == [true, false])
            },
        ]
    }

    private static var unknown: [ContractCase] {
        [
            ContractCase("knows no change that nobody made") { subject async throws in
                #expect(try await subject.services.undo.change(.random(), of: .owner) == nil)
                await #expect(throws: DomainError.nothingToUndo) {
                    try await subject.services.undo.undo(.random(), of: .owner)
                }
            }
        ]
    }

    private static let viewings = (1...3).compactMap { Viewing.ID(rawValue: $0) }

    /// Edits of which each changes something after the one before.
    private static let edits: [(MyFilmEdit, Change.Kind)] = [
        (.watchlist(true), .watchlistAdded),
        (.log(.full, id: viewings[0], audience: [.kids, .adults]), .viewingLogged),
        (.log(.stopped, id: viewings[1]), .viewingLogged),
        (.log(.hostile, id: viewings[2]), .viewingLogged),
        (.editViewing(viewings[1], .hostile), .viewingSaved),
        (.watchlist(true), .watchlistAdded),
        (.watchlist(false), .watchlistRemoved),
        (.favourite(true), .favouriteAdded),
        (.favourite(false), .favouriteRemoved),
        (.rate(Rating(stars: 3.5)), .rated),
        (.rate(nil), .ratingRemoved),
        (.comment("Fine & <dandy>\nin two lines"), .commentSaved),
        (.comment(""), .commentRemoved),
        (.audience(.all), .audienceSaved),
        (.audience([]), .audienceSaved),
        (.tag(Tags([Tag(accepted: "Rainy day"), Tag(accepted: "b")])), .tagsAdded),
        (.tag(Tags([Tag(accepted: "c")]), removing: Tags([Tag(accepted: "B")])), .tagsSaved),
        (.tag(Tags(), removing: Tags([Tag(accepted: "c")])), .tagsRemoved),
        (.replaceTag(Tag(accepted: "rainy day"), with: Tag(accepted: "wet"), viewings: []), .tagRenamed),
        (.replaceTag(Tag(accepted: "wet"), with: nil, viewings: []), .tagRemoved),
        (.editViewing(viewings[1], .tagged), .viewingSaved),
        (.removeViewings([viewings[1]]), .viewingRemoved),
        (.removeViewings([viewings[0], viewings[2]]), .viewingsRemoved),
    ]

    /// Expects that the shelves show the film as it is.
    private static func expectShelves(_ subject: Subject, _ mine: MyFilm) async throws {
        let expected: [(MyFilmsQuery.Shelf, Bool)] = [
            (.watchlist, mine.isOnWatchlist), (.seen, mine.isSeen), (.favourites, mine.isFavourite),
        ]
        for (shelf, isOn) in expected {
            let entries = try await subject.shelf(MyFilmsQuery(shelf: shelf))
            #expect(entries.map(\.state) == (isOn ? [MyFilmState(mine)] : []), "\(shelf)")
        }
    }
}

extension Subject {
    fileprivate func changes(_ page: PageRequest = PageRequest()) async throws -> Page<PastChange> {
        try await services.undo.changes(of: .owner, page: page)
    }
}
