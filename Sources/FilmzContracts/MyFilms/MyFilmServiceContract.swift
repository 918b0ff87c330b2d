public import FilmzDomain
import Foundation
import Testing

/// The promises of ``MyFilmService`` about one film. Those about shelves are in ``MyFilmShelfContract``.
public enum MyFilmServiceContract {
    public static let cases: [ContractCase] =
        verdicts + viewings + refusals
        + MyFilmShelfContract.cases + MyFilmSearchContract.cases + DiaryContract.cases + BulkContract.cases
        + TagContract.cases + TitleOrderContract.cases
        + RatedFilmContract.cases

    private static let film = Film.french.id

    private static var verdicts: [ContractCase] {
        [
            ContractCase("has nothing with a film at first") { subject in
                try await subject.load(Film.samples)
                #expect(try await subject.myFilm(film) == MyFilm())
                #expect(try await subject.myFilm(.random()) == MyFilm())
            },
            ContractCase("keeps each edit, and changes nothing else") { subject in
                try await subject.load(Film.samples)
                var expected = MyFilm()
                for edit in verdictEdits {
                    let change = try #require(try await subject.apply(edit, to: film), "\(edit)")
                    #expect(change.kind == edit.kind)
                    let before = expected
                    expected = try expected.applying(edit, at: subject.clock.now)
                    #expect(try await subject.myFilm(film) == expected, "\(edit)")
                    #expect(
                        change.subject == .myFilm(film, title: Film.french.title, before: before, after: expected),
                        "\(edit)")
                }
                for film in Film.samples where film.id != Self.film {
                    #expect(try await subject.myFilm(film.id) == MyFilm())
                }
            },
            ContractCase("has nothing to undo when nothing changed") { subject in
                try await subject.load(Film.samples)
                for edit in [
                    MyFilmEdit.watchlist(false), .favourite(false), .rate(nil), .comment(" "), .audience([]),
                    .removeViewings([]),
                ] {
                    #expect(try await subject.apply(edit, to: film) == nil, "\(edit)")
                }
                try await subject.apply(.watchlist(true), to: film)
                let before = try await subject.myFilm(film)
                #expect(try await subject.apply(.watchlist(true), to: film) == nil)
                #expect(try await subject.myFilm(film) == before)
            },
            ContractCase("knows which notes are shown as they were typed") { subject in
                let myFilms = subject.services.myFilms
                let notes: Set = ["*old*", "*new*", "old"]
                #expect(try await myFilms.plainNotes(among: notes, of: .owner).isEmpty)
                for _ in 1...2 { try await myFilms.keepPlain(["*old*", "old"], of: .owner) }
                #expect(try await myFilms.plainNotes(among: notes, of: .owner) == ["*old*"])
                #expect(try await myFilms.notesWithEmphasis(among: ["*old*", "*new*", "old"], of: .owner) == ["*new*"])
                let other = try await subject.services.owners.persons.add(PersonDraft(name: "Ben")).id
                #expect(try await myFilms.plainNotes(among: notes, of: other).isEmpty)
            },
            ContractCase("keeps what a person has with films added by hand") { subject in
                let added = try await subject.services.films.add(FilmDraft(title: "Our Holiday"))
                try await subject.apply(.watchlist(true), to: added.id)
                #expect(try await subject.myFilm(added.id).watchlistedAt == subject.clock.now)
            },
        ]
    }

    private static var viewings: [ContractCase] {
        [
            ContractCase("has another revision after each change, and the same one without any") { subject in
                try await subject.load(Film.samples)
                var services: Services { subject.services }
                let first = try await services.myFilms.revision(of: .owner)
                #expect(try await services.myFilms.revision(of: .owner) == first)
                let change = try await subject.apply(.watchlist(true), to: film)
                let second = try await services.myFilms.revision(of: .owner)
                _ = try await services.undo.undo(try #require(change).id, of: .owner)
                let third = try await services.myFilms.revision(of: .owner)
                _ = try await services.films.add(FilmDraft(title: "Our Holiday"))
                #expect(Set([first, second, third, try await services.myFilms.revision(of: .owner)]).count == 4)
            },
            ContractCase("keeps every part of a viewing") { subject in
                try await subject.load(Film.samples)
                for (film, draft) in zip(Film.samples, ViewingDraft.samples) {
                    let id = Viewing.ID.random()
                    try await subject.apply(.log(draft, id: id), to: film.id)
                    let expected = Viewing(id: id, draft: draft, loggedAt: subject.clock.now)
                    #expect(try await subject.myFilm(film.id).viewings == [expected])
                }
            },
            ContractCase("keeps dates of every precision, newest first and the unknown last") { subject in
                try await subject.load(Film.samples)
                let dates = ["2011-07-14T20:15", "2011-07-14T08:05", "2011-07-14", "2011-07", "2011", "1999-12-31", ""]
                for date in dates.shuffled() { try await subject.apply(.log(.watched(date)), to: film) }
                #expect(try await subject.myFilm(film).viewings.map(\.watchedOn.description) == dates)
            },
            ContractCase("logs once, however often the same viewing arrives") { subject in
                try await subject.load(Film.samples)
                let edit = MyFilmEdit.log(.full, id: .random())
                #expect(try await subject.apply(edit, to: film) != nil)
                let before = try await subject.myFilm(film)
                #expect(try await subject.apply(edit, to: film) == nil)
                #expect(try await subject.myFilm(film) == before)
            },
            ContractCase("takes a film off the watchlist when it is logged") { subject in
                try await subject.load(Film.samples)
                try await subject.apply(.watchlist(true), to: film)
                try await subject.apply(.log(.bare), to: film)
                #expect(try await !subject.myFilm(film).isOnWatchlist)
                #expect(try await subject.shelf(MyFilmsQuery(shelf: .watchlist)).isEmpty)
            },
            ContractCase("rates the evening and the film while logging, and the film alone afterwards") { subject in
                try await subject.load(Film.samples)
                try await subject.apply(.log(.watched("2001", stars: 3.5)), to: film)
                #expect(try await subject.myFilm(film).rating == Rating(stars: 3.5))
                try await subject.apply(.log(.watched("2002")), to: film)
                #expect(try await subject.myFilm(film).rating == Rating(stars: 3.5))
                try await subject.apply(.rate(Rating(stars: 5)), to: film)
                let mine = try await subject.myFilm(film)
                #expect(mine.rating == Rating(stars: 5))
                #expect(mine.viewings.map(\.rating) == [nil, Rating(stars: 3.5)])
            },
            ContractCase("corrects and removes viewings one by one") { subject in
                try await subject.load(Film.samples)
                let ids = (1...4).map { _ in Viewing.ID.random() }
                for (id, year) in zip(ids, 2001...) {
                    try await subject.apply(.log(.watched("\(year)", place: "Place \(year)"), id: id), to: film)
                }
                let loggedAt = try await subject.myFilm(film).viewings.last?.loggedAt
                try await subject.apply(.editViewing(ids[0], .full), to: film)
                let edited = try #require(try await subject.myFilm(film).viewings.first)
                #expect(edited.id == ids[0])
                #expect(edited.place == ViewingDraft.full.place)
                #expect(edited.note == ViewingDraft.full.note)
                #expect(edited.loggedAt == loggedAt)
                try await subject.apply(.removeViewings([ids[1]]), to: film)
                #expect(try await subject.myFilm(film).viewings.map(\.id) == [ids[0], ids[3], ids[2]])
                try await subject.apply(.removeViewings([ids[0], ids[2], ids[3]]), to: film)
                #expect(try await !subject.myFilm(film).isSeen)
                #expect(try await subject.shelf(MyFilmsQuery(shelf: .seen)).isEmpty)
            },
            ContractCase("loses no viewing when several are logged at once") { subject in
                try await subject.load(Film.samples)
                let ids = Set((1...24).map { _ in Viewing.ID.random() })
                try await withThrowingTaskGroup { group in
                    for id in ids {
                        group.addTask {
                            _ = try await subject.services.myFilms.apply(.log(.bare, id: id), to: film, of: .owner)
                        }
                    }
                    try await group.waitForAll()
                }
                #expect(Set(try await subject.viewings(of: film).map(\.id)) == ids)
            },
        ]
    }

    private static var refusals: [ContractCase] {
        [
            ContractCase("refuses invalid input, and changes nothing") { subject in
                try await subject.load(Film.samples)
                let id = Viewing.ID.random()
                try await subject.apply(.log(.full, id: id), to: film)
                try await subject.apply(.watchlist(true), to: film)
                let before = try await subject.myFilm(film)
                let unknown = Viewing.ID.random()
                let expected: [(MyFilmEdit, DomainError)] = [
                    (.comment(String(repeating: "x", count: 10_001)), .invalid(.comment, .tooLong(10_000))),
                    (.log(long(\.place)), .invalid(.place, .tooLong(200))),
                    (.log(long(\.companions)), .invalid(.companions, .tooLong(200))),
                    (.log(long(\.note)), .invalid(.note, .tooLong(10_000))),
                    (.editViewing(id, long(\.note)), .invalid(.note, .tooLong(10_000))),
                    (.log(ViewingDraft(ending: .stopped(minute: 0, reason: ""))), .invalid(.stoppedAt, .malformed)),
                    (.log(ViewingDraft(watchedOn: .year(99_999))), .invalid(.watchedOn, .malformed)),
                    (.editViewing(unknown, .bare), .noSuchViewing),
                    (.removeViewings([id, unknown]), .noSuchViewing),
                ]
                for (edit, error) in expected {
                    await #expect(throws: error) { try await subject.apply(edit, to: film) }
                    #expect(try await subject.myFilm(film) == before)
                }
            },
            ContractCase("does nothing to a film that nobody knows") { subject in
                try await subject.load(Film.samples)
                for edit in verdictEdits + [.log(.full)] {
                    await #expect(throws: DomainError.noSuchFilm) { try await subject.apply(edit, to: .random()) }
                }
                for shelf in MyFilmsQuery.Shelf.allCases {
                    #expect(try await subject.shelf(MyFilmsQuery(shelf: shelf)).isEmpty)
                }
            },
            ContractCase("does not confuse the viewings of two films") { subject in
                try await subject.load(Film.samples)
                let id = Viewing.ID.random()
                try await subject.apply(.log(.full, id: id), to: film)
                try await subject.apply(.log(.bare), to: Film.hostile.id)
                await #expect(throws: DomainError.noSuchViewing) {
                    try await subject.apply(.removeViewings([id]), to: Film.hostile.id)
                }
                await #expect(throws: DomainError.noSuchViewing) {
                    try await subject.apply(.editViewing(id, .bare), to: Film.hostile.id)
                }
                #expect(try await subject.myFilm(film).viewings.map(\.id) == [id])
            },
        ]
    }

    /// Edits of which each changes something after the one before.
    private static let verdictEdits: [MyFilmEdit] = [
        .watchlist(true), .favourite(true), .rate(Rating(stars: 4.5)), .rate(Rating(stars: 0.5)),
        .comment("  </textarea> & \"quotes\"\r\nsecond line "), .audience([.kids, .bodyCountSavvy]),
        .audience(.adults), .rate(nil), .comment(""), .favourite(false), .watchlist(false), .audience([]),
    ]

    private static func long(_ field: WritableKeyPath<ViewingDraft, String>) -> ViewingDraft {
        var draft = ViewingDraft.full
        draft[keyPath: field] = String(repeating: "x", count: 10_001)
        return draft
    }
}

extension MyFilm {
    /// The relation after an edit, on the day in UTC.
    public func applying(_ edit: MyFilmEdit, at now: Timestamp) throws(DomainError) -> MyFilm {
        try applying(edit, at: now, today: Clock(timeZone: .gmt) { now }.today)
    }
}
