import FilmzDomain
import Testing

/// The promises of ``FilmListService``, and of ``UndoService`` about lists.
public enum FilmListServiceContract {
    public static let cases: [ContractCase] = making + editing + moving + undoing + reading + FilmListRuleContract.cases

    private static var making: [ContractCase] {
        [
            ContractCase("makes a list with films in order, once however often it is sent") { subject in
                try await subject.load(Film.samples)
                let films = Film.samples.prefix(3).map(\.id)
                let id = FilmList.ID.random()
                let draft = FilmListDraft(name: "  Rainy\nSundays ", description: " For later. ", isRanked: true)
                let change = try #require(
                    try await subject.services.lists.make(draft, id: id, with: films + films, of: .owner))
                #expect(change.kind == .listMade)
                #expect(try await subject.services.lists.make(draft, id: id, with: [], of: .owner) == nil)
                let page = try await subject.listed(id)
                #expect(page.list.name == "Rainy Sundays")
                #expect(page.list.description == "For later.")
                #expect(page.list.isRanked)
                #expect(page.films.items.map(\.entry.film.id) == films)
                #expect(page.films.total == 3)
                #expect(page.firstNumber == 1)
                #expect(page.totals.filmCount == 3)
                let all = try await subject.lists()
                #expect(all.map(\.list.id) == [id])
                #expect(all[0].cover.map(\.id) == films)
            },
            ContractCase("refuses a list without a name, with too long a text, or with films that nobody knows") {
                subject in
                try await subject.load(Film.samples)
                let long = String(repeating: "x", count: FilmList.nameLimit + 1)
                let drafts: [(FilmListDraft, DomainError)] = [
                    (FilmListDraft(name: " \n"), .invalid(.listName, .missing)),
                    (FilmListDraft(name: long), .invalid(.listName, .tooLong(FilmList.nameLimit))),
                    (
                        FilmListDraft(
                            name: "a", description: String(repeating: "x", count: FilmList.descriptionLimit + 1)),
                        .invalid(.listDescription, .tooLong(FilmList.descriptionLimit))
                    ),
                ]
                for (draft, error) in drafts {
                    await #expect(throws: error) {
                        try await subject.services.lists.make(draft, id: .random(), with: [], of: .owner)
                    }
                }
                await #expect(throws: DomainError.noSuchFilm) {
                    try await subject.services.lists.make(
                        FilmListDraft(name: "a"), id: .random(), with: [Film.ID(.tmdb(987_654))], of: .owner)
                }
                #expect(try await subject.lists().isEmpty)
            },
            ContractCase("knows no list that was never made or was removed") { subject in
                let (id, _) = try await subject.makeList(["a"])
                let removal = try #require(try await subject.edit(.setRemoved(true), id))
                #expect(removal.kind == .listRemoved)
                for list in [id, FilmList.ID.random()] {
                    await #expect(throws: DomainError.noSuchList) { try await subject.listed(list) }
                    await #expect(throws: DomainError.noSuchList) { try await subject.edit(.rename("b"), list) }
                }
                #expect(try await subject.lists().isEmpty)
                _ = try await subject.services.undo.undo(removal.id, of: .owner)
                #expect(try await subject.titles(on: id) == ["a"])
            },
        ]
    }

    private static var editing: [ContractCase] {
        [
            ContractCase("adds films at the end, each once, and takes them off") { subject in
                let (id, films) = try await subject.makeList(["a", "b", "c", "d"], listed: 2)
                let change = try #require(try await subject.edit(.add([films[3], films[0], films[2]]), id))
                #expect(try await subject.titles(on: id) == ["a", "b", "d", "c"])
                guard case .list(let subjectOfChange) = change.subject else {
                    Issue.record("\(change)")
                    return
                }
                #expect(subjectOfChange.filmCount == 2)
                #expect(subjectOfChange.list == id)
                #expect(try await subject.edit(.add([films[0]]), id) == nil)
                _ = try await subject.edit(.remove([films[1], films[3]]), id)
                #expect(try await subject.titles(on: id) == ["a", "c"])
                #expect(try await subject.edit(.remove([films[1]]), id) == nil)
            },
            ContractCase("changes what is said of a list and of a film on it") { subject in
                let (id, films) = try await subject.makeList(["a", "b"])
                let edits: [FilmListEdit] = [
                    .rename("New"), .describe("About"), .rank(true), .note(films[1], " Why\r\nnot "),
                ]
                for edit in edits { #expect(try await subject.edit(edit, id) != nil) }
                for edit in edits { #expect(try await subject.edit(edit, id) == nil) }
                let page = try await subject.listed(id)
                #expect(page.list.name == "New")
                #expect(page.list.description == "About")
                #expect(page.list.isRanked)
                #expect(page.films.items.map(\.note) == ["", "Why\nnot"])
                await #expect(throws: DomainError.notOnList) {
                    try await subject.edit(.note(Film.ID(.tmdb(9)), "x"), id)
                }
                let long = String(repeating: "x", count: FilmList.noteLimit + 1)
                await #expect(throws: DomainError.invalid(.note, .tooLong(FilmList.noteLimit))) {
                    try await subject.edit(.note(films[0], long), id)
                }
            },
            ContractCase("makes several edits together or none") { subject in
                let (id, films) = try await subject.makeList(["a", "b", "c"])
                await #expect(throws: DomainError.invalid(.listName, .missing)) {
                    try await subject.edit(.several([.remove([films[0]]), .rename("")]), id)
                }
                #expect(try await subject.titles(on: id) == ["a", "b", "c"])
                let change = try #require(
                    try await subject.edit(.several([.move(films[0], .last), .move(films[1], .last)]), id))
                #expect(try await subject.titles(on: id) == ["c", "a", "b"])
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.titles(on: id) == ["a", "b", "c"])
            },
            ContractCase("loses no note that two devices write at once") { subject in
                try await subject.load(Film.samples)
                var lists: any FilmListService { subject.services.lists }
                let id = FilmList.ID.random()
                let film = Film.french.id
                _ = try await lists.make(FilmListDraft(name: "Rain"), id: id, with: [film], of: .owner)
                func note(_ text: String, was: String?) async throws -> Change? {
                    try await lists.apply(.note(film, text, was: was), to: id, of: .owner)
                }
                #expect(try await note("First", was: "") != nil)
                await #expect(throws: DomainError.noteChanged("First")) { try await note("Second", was: "") }
                await #expect(throws: DomainError.noteChanged("First")) { try await note("", was: "Before") }
                #expect(try await note("First", was: "") == nil, "both wrote the same")
                #expect(try await note("", was: "") == nil, "nothing was written here")
                #expect(try await note("\r\nFirst \r\n", was: "First") == nil)
                #expect(try await note("Both\r\nof them", was: "First") != nil)
                #expect(try await subject.services.wholeList(id, of: .owner).1.map(\.note) == ["Both\nof them"])
                #expect(try await note("Whatever it was", was: nil) != nil)
            },
            ContractCase("loses no edit when two devices edit one list at once") { subject in
                let (id, films) = try await subject.makeList((0..<20).map(String.init), listed: 10)
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for film in films.dropFirst(10) {
                        group.addTask { _ = try await subject.edit(.add([film]), id) }
                    }
                    for film in films.prefix(5) {
                        group.addTask { _ = try await subject.edit(.remove([film]), id) }
                    }
                    for film in films[5..<10] {
                        group.addTask { _ = try await subject.edit(.move(film, .first), id) }
                        group.addTask { _ = try await subject.edit(.note(film, "noted"), id) }
                    }
                    try await group.waitForAll()
                }
                let page = try await subject.listed(id)
                #expect(Set(page.films.items.map(\.entry.film.id)) == Set(films.dropFirst(5)))
                #expect(page.films.items.prefix(5).allSatisfy { $0.note == "noted" })
            },
        ]
    }

    private static var moving: [ContractCase] {
        [
            ContractCase("moves a film to any place") { subject in
                let (id, films) = try await subject.makeList(["a", "b", "c", "d", "e"])
                let moves: [(Int, FilmListEdit.Place, String)] = [
                    (4, .first, "eabcd"), (4, .first, "eabcd"), (4, .last, "abcde"), (0, .down, "bacde"),
                    (0, .up, "abcde"),
                    (0, .up, "abcde"), (4, .down, "abcde"), (1, .before(films[4]), "acdbe"),
                    (1, .after(films[0]), "abcde"),
                    (2, .number(1), "cabde"), (2, .number(5), "abdec"), (2, .number(3), "abcde"),
                    (2, .number(3), "abcde"),
                    (0, .number(99), "bcdea"), (0, .number(-5), "abcde"), (3, .before(films[3]), "abcde"),
                    (3, .after(films[2]), "abcde"),
                ]
                var previous = "abcde"
                for (index, place, expected) in moves {
                    let change = try await subject.edit(.move(films[index], place), id)
                    #expect(try await subject.titles(on: id).joined() == expected, "\(index) \(place)")
                    #expect((change == nil) == (previous == expected))
                    previous = expected
                }
            },
            ContractCase("moves no film that is not on the list, and none beside one that is not") { subject in
                let (id, films) = try await subject.makeList(["a", "b", "c"], listed: 2)
                for edit in [FilmListEdit.move(films[2], .first), .move(films[0], .after(films[2]))] {
                    await #expect(throws: DomainError.notOnList) { try await subject.edit(edit, id) }
                }
            },
        ]
    }

    private static var reading: [ContractCase] {
        [
            ContractCase("gives a list in every order, in pages of any size, each film once") { subject in
                let titles = (0..<30).map { "Film \(10 + $0)" }
                let (id, films) = try await subject.makeList(titles)
                for (index, film) in films.enumerated() where index.isMultiple(of: 3) {
                    try await subject.apply(.rate(Rating(halfStars: 1 + index % 10)), to: film)
                }
                for sort in FilmListQuery.Sort.allCases {
                    let query = FilmListQuery(list: id, sort: sort)
                    var lists: any FilmListService { subject.services.lists }
                    let whole = try await lists.list(query, of: .owner, page: PageRequest(size: 200))
                    #expect(Set(whole.films.items.map(\.entry.film.id)) == Set(films))
                    for size in [1, 7, 30] {
                        let walked = try await walk(pagesOf: size) { page in
                            try await lists.list(query, of: .owner, page: page).films
                        }
                        #expect(walked == whole.films.items, "\(sort) in pages of \(size)")
                    }
                    for cursor in nonsenseCursors {
                        let page = PageRequest(size: 2, after: cursor)
                        let first = try await lists.list(query, of: .owner, page: page)
                        #expect(first.films.items == Array(whole.films.items.prefix(2)), "\(sort) \(cursor)")
                    }
                }
            },
            ContractCase("sorts a list by the titles that a reader sees, in pages of any size") { subject in
                let all = ["Alien", "The Boat", "Spirited Away", "The Wave"]
                let (id, ids) = try await subject.makeList(all, listed: 3)
                let films = try await subject.services.films.films(ids, for: .owner)
                let names = zip(ids, ["Zu spät", "Das Boot", "Chihiros Reise", "Die Welle"]).compactMap { id, title in
                    films[id].map { SampleName($0, title, in: .german) }
                }
                try await subject.catalogue.replace(with: ids.compactMap { films[$0] }, names: names)
                try await subject.apply(.log(.watched("2011")), to: ids[0])
                var lists: any FilmListService { subject.services.lists }
                func titles(_ query: FilmListQuery) async throws -> [String] {
                    let whole = try await lists.list(query, of: .owner, page: PageRequest()).films.items
                    for size in [1, 2, 3] {
                        let walked = try await walk(pagesOf: size) { page in
                            try await lists.list(query, of: .owner, page: page).films
                        }
                        #expect(walked == whole, "in pages of \(size)")
                    }
                    return whole.map(\.entry.film.title)
                }
                let german = ["The Boat", "Spirited Away", "Alien"]
                #expect(try await titles(FilmListQuery(list: id, sort: .title, language: .german)) == german)
                let unseen = FilmListQuery(list: id, sort: .title, isSeen: false, language: .german)
                #expect(try await titles(unseen) == Array(german.dropLast()))
                #expect(
                    try await titles(FilmListQuery(list: id, sort: .title)) == ["Alien", "The Boat", "Spirited Away"])
                let wave = FilmListEdit.add([ids[3]])
                try await subject.edit(wave, id)
                let grown = ["The Boat", "Spirited Away", "The Wave", "Alien"]
                #expect(try await titles(FilmListQuery(list: id, sort: .title, language: .german)) == grown)
            },
            ContractCase("numbers pages in the list's own order") { subject in
                let (id, _) = try await subject.makeList((0..<9).map(String.init))
                var lists: any FilmListService { subject.services.lists }
                let first = try await lists.list(FilmListQuery(list: id), of: .owner, page: PageRequest(size: 4))
                let second = try await lists.list(
                    FilmListQuery(list: id), of: .owner, page: PageRequest(size: 4, after: first.films.next))
                #expect(first.firstNumber == 1)
                #expect(second.firstNumber == 5)
                let sorted = FilmListQuery(list: id, sort: .title)
                #expect(try await lists.list(sorted, of: .owner, page: PageRequest()).firstNumber == nil)
            },
            ContractCase("filters a list, and says how much of it was seen") { subject in
                let (id, films) = try await subject.makeList(["Alien", "Heat", "Thief"])
                try await subject.apply(.log(.watched("2011")), to: films[0])
                try await subject.apply(.rate(Rating(stars: 4)), to: films[1])
                func titles(_ query: FilmListQuery) async throws -> [String] {
                    let page = try await subject.services.lists.list(query, of: .owner, page: PageRequest())
                    #expect(page.films.total == page.films.items.count)
                    #expect(page.totals.filmCount == 3)
                    #expect(page.totals.seenCount == 2)
                    return page.films.items.map(\.entry.film.title)
                }
                #expect(try await titles(FilmListQuery(list: id, isSeen: true)) == ["Alien", "Heat"])
                #expect(try await titles(FilmListQuery(list: id, isSeen: false)) == ["Thief"])
                #expect(
                    try await titles(FilmListQuery(list: id, filter: .init(minimumRating: Rating(stars: 4)))) == [
                        "Heat"
                    ])
                #expect(
                    try await titles(FilmListQuery(list: id, filter: .init(text: SearchQuery("alein")))) == ["Alien"])
                #expect(try await subject.lists()[0].totals.seenCount == 2)
            },
            ContractCase("says which lists have a film") { subject in
                let (first, films) = try await subject.makeList(["a", "b"])
                let second = FilmList.ID.random()
                subject.clock.advance()
                _ = try await subject.services.lists.make(
                    FilmListDraft(name: "Second"), id: second, with: [films[1]], of: .owner)
                var lists: any FilmListService { subject.services.lists }
                func names(_ choice: FilmListName.Choice, limit: Int = 9) async throws -> [FilmListName] {
                    try await lists.names(choice, of: .owner, limit: limit)
                }
                #expect(try await names(.having(films[0])).map(\.id) == [first])
                #expect(try await names(.having(films[1])).map(\.id) == [second, first])
                #expect(try await names(.having(films[1]), limit: 1).map(\.name) == ["Second"])
                #expect(try await names(.all).map(\.id) == [second, first])
                #expect(try await names(.byHand(films[0])).map(\.hasFilm) == [false, true])
                #expect(try await names(.byHand(nil)).map(\.filmCount) == [1, 2])
                let having = try await lists.lists(with: films[1], of: .owner, page: PageRequest())
                #expect(having.items.map(\.list.id) == [second, first])
                #expect(having.total == 2)
                _ = try await lists.apply(.setRemoved(true), to: first, of: .owner)
                #expect(try await names(.all).map(\.id) == [second])
            },
            ContractCase("keeps films on lists when a catalogue loses them, and follows films that prove to be one") {
                subject in
                let films = [
                    Film.sample("Heat", imdb: 1, year: 1995), Film.sample("Heat again", tmdb: 2, year: 1995),
                    Film.sample("Thief", imdb: 3, year: 1981),
                ]
                try await subject.load(films)
                let id = FilmList.ID.random()
                _ = try await subject.services.lists.make(
                    FilmListDraft(name: "Mann"), id: id, with: films.map(\.id), of: .owner)
                _ = try await subject.services.films.learn(.tmdb(2), of: films[0].id)
                let one = try #require(try await subject.services.films.film(films[1].id)).id
                #expect(try await subject.services.films.film(films[0].id)?.id == one)
                let listed = try await subject.listed(id).films.items.map(\.entry.film.id)
                #expect(listed == [one, films[2].id])
                try await subject.load([Film.sample("Other", imdb: 9)])
                #expect(try await subject.listed(id).films.items.map(\.entry.film.id) == listed)
            },
        ]
    }
}

extension Subject {
    /// Makes a list.
    /// - Parameters:
    ///   - titles: of the films that are loaded
    ///   - listed: how many of them are on the list; all when nil
    func makeList(_ titles: [String], listed: Int? = nil) async throws -> (FilmList.ID, [Film.ID]) {
        let films = titles.enumerated().map { index, title in
            Film.sample(title, imdb: 100 + index, year: 1950 + index, prominence: index + 1)
        }
        try await load(films)
        let id = FilmList.ID.random()
        let ids = films.map(\.id)
        _ = try await services.lists.make(
            FilmListDraft(name: "A list"), id: id, with: Array(ids.prefix(listed ?? ids.count)), of: .owner)
        return (id, ids)
    }

    @discardableResult
    func edit(_ edit: FilmListEdit, _ list: FilmList.ID) async throws -> Change? {
        clock.advance()
        return try await services.lists.apply(edit, to: list, of: .owner)
    }

    func listed(_ list: FilmList.ID) async throws -> ListedFilms {
        try await services.lists.list(FilmListQuery(list: list), of: .owner, page: PageRequest(size: 200))
    }

    func lists() async throws -> [FilmListSummary] {
        try await services.lists.lists(with: nil, of: .owner, page: PageRequest()).items
    }

    func titles(on list: FilmList.ID) async throws -> [String] {
        try await listed(list).films.items.map(\.entry.film.title)
    }
}
