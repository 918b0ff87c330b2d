import FilmzDomain
import Testing

extension FilmListServiceContract {
    static var undoing: [ContractCase] {
        [
            ContractCase("undoes every kind of edit, and does it again") { subject in
                let (id, films) = try await subject.makeList(["a", "b", "c", "d"], listed: 3)
                _ = try await subject.edit(.note(films[1], "kept"), id)
                let edits: [FilmListEdit] = [
                    .rename("New"), .describe("About"), .rank(true), .note(films[1], "other"), .add([films[3]]),
                    .remove([films[1], films[2]]), .move(films[0], .last), .setRemoved(true),
                ]
                for edit in edits {
                    let before = try await subject.contents(of: id)
                    let change = try #require(try await subject.edit(edit, id))
                    let after = try await subject.contents(of: id)
                    #expect(before != after)
                    #expect(try await subject.services.undo.change(change.id, of: .owner) == change)
                    let undone = try await subject.services.undo.undo(change.id, of: .owner)
                    #expect(undone.kind == .undone)
                    #expect(try await subject.contents(of: id) == before, "\(edit)")
                    let redone = try await subject.services.undo.undo(undone.id, of: .owner)
                    #expect(redone.kind == .redone)
                    #expect(try await subject.contents(of: id) == after, "\(edit)")
                    _ = try await subject.services.undo.undo(redone.id, of: .owner)
                }
            },
            ContractCase("leaves what was changed after what is undone") { subject in
                let (id, films) = try await subject.makeList(["a", "b", "c"])
                let renamed = try #require(try await subject.edit(.several([.rename("New"), .rank(true)]), id))
                _ = try await subject.edit(.rename("Newer"), id)
                let moved = try #require(try await subject.edit(.move(films[0], .last), id))
                _ = try await subject.edit(.note(films[0], "noted"), id)
                _ = try await subject.services.undo.undo(renamed.id, of: .owner)
                _ = try await subject.services.undo.undo(moved.id, of: .owner)
                let page = try await subject.listed(id)
                #expect(page.list.name == "Newer")
                #expect(!page.list.isRanked)
                #expect(page.films.items.map(\.entry.film.title) == ["a", "b", "c"])
                #expect(page.films.items.map(\.note) == ["noted", "", ""])
                await #expect(throws: DomainError.nothingToUndo) {
                    try await subject.services.undo.undo(moved.id, of: .owner)
                }
            },
            ContractCase("finds a place for a film whose place was taken meanwhile") { subject in
                let (id, films) = try await subject.makeList(["a", "b", "c", "d"])
                let moved = try #require(try await subject.edit(.move(films[1], .last), id))
                _ = try await subject.edit(.move(films[3], .after(films[0])), id)
                _ = try await subject.services.undo.undo(moved.id, of: .owner)
                let titles = try await subject.titles(on: id)
                #expect(Set(titles.dropFirst().prefix(2)) == ["b", "d"])
                #expect(titles.first == "a")
                #expect(titles.last == "c")
                for film in films.reversed() { _ = try await subject.edit(.move(film, .first), id) }
                #expect(try await subject.titles(on: id) == ["a", "b", "c", "d"])
            },
            ContractCase("lists changes of lists, and says which can be undone") { subject in
                let (id, films) = try await subject.makeList(["a", "b"])
                let change = try #require(try await subject.edit(.move(films[0], .last), id))
                let changes = try await subject.services.undo.changes(of: .owner, page: PageRequest()).items
                #expect(changes.first?.change == change)
                #expect(changes.first?.isUndoable == true)
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                let after = try await subject.services.undo.changes(of: .owner, page: PageRequest()).items
                #expect(after.map(\.isUndoable).prefix(2) == [true, false])
            },
            ContractCase("keeps a removed list as long as its removal can be undone") { subject in
                let (id, films) = try await subject.makeList(["a", "b"])
                let removal = try #require(try await subject.edit(.setRemoved(true), id))
                // With the removal, as many changes as are stored. One more makes Filmz forget the oldest.
                for number in 0..<Change.keptPerPerson - 1 {
                    try await subject.apply(.favourite(number.isMultiple(of: 2)), to: films[0])
                }
                let undone = try await subject.services.undo.undo(removal.id, of: .owner)
                #expect(try await subject.titles(on: id) == ["a", "b"])
                _ = try await subject.services.undo.undo(undone.id, of: .owner)
                for number in 0...Change.keptPerPerson {
                    try await subject.apply(.favourite(number.isMultiple(of: 2)), to: films[0])
                }
                // Its ID is free again.
                #expect(
                    try await subject.services.lists.make(FilmListDraft(name: "b"), id: id, with: [], of: .owner) != nil
                )
                #expect(try await subject.titles(on: id).isEmpty)
            },
        ]
    }
}

extension Subject {
    /// Everything that is said of a list, without times; nil when it is removed.
    fileprivate func contents(of list: FilmList.ID) async throws -> [String]? {
        do {
            let page = try await listed(list)
            return [page.list.name, page.list.description, String(page.list.isRanked)]
                + page.films.items.flatMap { [$0.entry.film.title, $0.note] }
        } catch DomainError.noSuchList {
            return nil
        }
    }
}
