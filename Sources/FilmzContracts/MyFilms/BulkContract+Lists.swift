import FilmzDomain
import Testing

extension BulkContract {
    private static let rainy = FilmListDraft(name: "Rainy Sundays", description: "For later.", isRanked: true)

    /// What a batch does to lists.
    static var listCases: [ContractCase] {
        [
            ContractCase("makes lists and adds to others in one batch, and undoes it with the films") { subject in
                let films = try await subject.loadMany()
                let there = FilmList.ID.random()
                let made = FilmList.ID.random()
                var lists: any FilmListService { subject.services.lists }
                _ = try await lists.make(
                    FilmListDraft(name: "Favourites of my sister"), id: there, with: [films[1]], of: .owner)
                let batch = try await subject.services.myFilms.begin(.imported, isKept: true, of: .owner)
                try await batch.add([FilmEdit(film: films[0], edit: .favourite(true))])
                let long = films.prefix(300).map { FilmListAddition.Listed(film: $0, addedAt: SettableClock.start) }
                #expect(try await batch.add(FilmListAddition(Array(long.prefix(200)), to: made, madeAs: rainy)) == 200)
                #expect(
                    try await batch.add(FilmListAddition(Array(long.dropFirst(199)), to: made, madeAs: rainy)) == 100)
                let more = [films[2], films[1], films[0]].map { FilmListAddition.Listed(film: $0, note: "Mine.") }
                #expect(try await batch.add(FilmListAddition(more, to: there, madeAs: rainy)) == 2)
                #expect(try await batch.add(FilmListAddition(more, to: there, madeAs: rainy)) == 0)
                #expect(try await subject.lists().map(\.list.id) == [there])
                #expect(try await subject.listed(there).totals.filmCount == 1)

                let change = try #require(try await batch.commit())
                #expect(change.kind == .imported)
                let list = try await subject.listed(made)
                #expect(list.list.name == "Rainy Sundays")
                #expect(list.list.isRanked)
                #expect(list.list.description == "For later.")
                #expect(list.totals.filmCount == 300)
                #expect(list.films.items.first?.entry.film.id == films[0])
                let other = try await subject.listed(there).films.items
                #expect(other.map(\.entry.film.id) == [films[1], films[2], films[0]])
                #expect(other.map(\.note) == ["", "Mine.", "Mine."])
                #expect(try await subject.services.undo.changes(of: .owner, page: PageRequest()).items[0].isUndoable)

                let undone = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.lists().map(\.list.id) == [there])
                #expect(try await subject.favouriteCount == 0)
                #expect(try await subject.listed(there).films.items.map(\.entry.film.id) == [films[1]])
                let redone = try await subject.services.undo.undo(undone.id, of: .owner)
                #expect(try await subject.listed(made).totals.filmCount == 300)
                #expect(try await subject.favouriteCount == 1)
                #expect(try await subject.listed(there).totals.filmCount == 3)
                _ = try await subject.services.undo.undo(redone.id, of: .owner)
                #expect(try await subject.lists().map(\.list.id) == [there])
            },
            ContractCase("makes no list of a batch that is abandoned, and one without films too") { subject in
                let film = try await subject.loadMany()[0]
                let made = FilmList.ID.random()
                let addition = FilmListAddition([FilmListAddition.Listed(film: film)], to: made, madeAs: rainy)
                let first = try await subject.services.myFilms.begin(.imported, isKept: true, of: .owner)
                _ = try await first.add(addition)
                try await first.abandon()
                #expect(try await subject.lists().isEmpty)
                await #expect(throws: MyFilmBatchEnded()) { try await first.add(addition) }

                let second = try await subject.services.myFilms.begin(.imported, isKept: true, of: .owner)
                _ = try await second.add(FilmListAddition([], to: made, madeAs: rainy))
                await #expect(throws: DomainError.self) {
                    try await second.add(FilmListAddition([], to: .random(), madeAs: FilmListDraft(name: " ")))
                }
                let change = try #require(try await second.commit())
                guard case .list(let about) = change.subject else {
                    Issue.record("It was about a list.")
                    return
                }
                #expect(about.list == made)
                #expect(about.name == "Rainy Sundays")
                #expect(try await subject.listed(made).totals.filmCount == 0)
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.lists().isEmpty)
            },
            ContractCase("keeps what somebody did to a list while a batch was put aside") { subject in
                let films = try await subject.loadMany()
                let there = FilmList.ID.random()
                var lists: any FilmListService { subject.services.lists }
                _ = try await lists.make(FilmListDraft(name: "Heist"), id: there, with: [films[0]], of: .owner)
                let batch = try await subject.services.myFilms.begin(.imported, isKept: true, of: .owner)
                let more = films[1...2].map { FilmListAddition.Listed(film: $0) }
                _ = try await batch.add(FilmListAddition(Array(more), to: there, madeAs: rainy))
                _ = try await lists.apply(.add([films[2], films[3]]), to: there, of: .owner)
                let change = try #require(try await batch.commit())
                #expect(
                    try await subject.listed(there).films.items.map(\.entry.film.id)
                        == [films[0], films[2], films[3], films[1]])
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(
                    try await subject.listed(there).films.items.map(\.entry.film.id) == [films[0], films[2], films[3]])
            },
        ]
    }
}
