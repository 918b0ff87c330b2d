import FilmzDomain
import Testing

extension UndoServiceContract {
    /// Undoing what a change did to one of its films.
    static var single: [ContractCase] {
        [
            ContractCase("names the films of a change, and undoes one of them") { subject in
                let films = try await subject.loadMany()
                var undo: any UndoService { subject.services.undo }
                let change = try #require(
                    try await subject.services.myFilms.apply(.favourite(true), to: Set(films), of: .owner))
                let first = try await undo.films(of: change.id, titled: "", of: .owner, page: PageRequest(size: 2))
                #expect(first.total == films.count)
                #expect(first.items.map(\.title) == ["Film 1", "Film 10"])
                var titles: [String] = []
                var cursor: PageCursor?
                repeat {
                    let page = try await undo.films(
                        of: change.id, titled: "M 4", of: .owner, page: PageRequest(size: 7, after: cursor))
                    titles += page.items.map(\.title)
                    cursor = page.next
                } while cursor != nil
                #expect(titles.count == Set(titles).count)
                #expect(titles == titles.sorted())
                #expect(titles.count == (1...films.count).count { String($0).hasPrefix("4") })

                try await subject.apply(.rate(Rating(stars: 3)), to: films[0])
                let undone = try await undo.undo(change.id, only: films[0], of: .owner)
                #expect(try await subject.favouriteCount == films.count - 1)
                #expect(try await subject.myFilm(films[0]).rating == Rating(stars: 3))
                let one = try await undo.films(of: change.id, titled: "Film 1", of: .owner, page: PageRequest(size: 1))
                #expect(one.items.map(\.isUndoable) == [false])
                await #expect(throws: DomainError.nothingToUndo) {
                    try await undo.undo(change.id, only: films[0], of: .owner)
                }
                _ = try await undo.undo(undone.id, of: .owner)
                #expect(try await subject.favouriteCount == films.count)
                _ = try await undo.undo(change.id, of: .owner)
                #expect(try await subject.favouriteCount == 0)
            },
            ContractCase("counts what a change added, and knows its viewings after they are gone") { subject in
                let films = try await subject.loadMany()
                var undo: any UndoService { subject.services.undo }
                let wanted = try #require(try await subject.apply(.watchlist(true), to: films[0]))
                #expect(try await undo.additions(of: wanted.id, for: .owner) == ChangeAdditions(watchlistCount: 1))
                let id = Viewing.ID.random()
                let logged = try #require(try await subject.apply(.log(ViewingDraft(), id: id), to: films[0]))
                #expect(
                    try await undo.additions(of: logged.id, for: .owner)
                        == ChangeAdditions(seenCount: 1, viewingCount: 1))
                let removed = try #require(try await subject.apply(.removeViewings([id]), to: films[0]))
                #expect(try await undo.additions(of: removed.id, for: .owner) == ChangeAdditions())
                let changes: Set = [wanted.id, logged.id]
                #expect(try await undo.viewings(after: changes, of: Set(films), by: .owner) == [id])
                #expect(try await undo.viewings(after: [wanted.id], of: Set(films), by: .owner).isEmpty)
                #expect(try await undo.viewings(after: changes, of: [films[1]], by: .owner).isEmpty)
                let other = try await subject.services.owners.persons.add(PersonDraft(name: "Somebody Else")).id
                #expect(try await undo.additions(of: logged.id, for: other) == ChangeAdditions())
                #expect(try await undo.viewings(after: changes, of: Set(films), by: other).isEmpty)
            },
            ContractCase("knows no films of a change that there is not, or of one of somebody else") { subject in
                let films = try await subject.loadMany()
                let change = try #require(
                    try await subject.services.myFilms.apply(.favourite(true), to: Set(films), of: .owner))
                let other = try await subject.services.owners.persons.add(PersonDraft(name: "Somebody Else")).id
                var undo: any UndoService { subject.services.undo }
                for (id, person) in [(Change.ID.random(), Person.ID.owner), (change.id, other)] {
                    #expect(try await undo.films(of: id, titled: "", of: person, page: PageRequest()).items.isEmpty)
                    await #expect(throws: DomainError.nothingToUndo) {
                        try await undo.undo(id, only: films[0], of: person)
                    }
                }
                #expect(try await subject.favouriteCount == films.count)
            },
        ]
    }
}
