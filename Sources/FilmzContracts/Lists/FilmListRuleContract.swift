import FilmzDomain
import Testing

/// The promises about lists with a rule. Part of ``FilmListServiceContract``.
enum FilmListRuleContract {
    static var cases: [ContractCase] {
        [
            ContractCase("keeps a list with a rule up to date") { subject in
                let films = [
                    Film.sample("Old", imdb: 1, year: 1955, runtime: 90, genres: ["Crime"], prominence: 2),
                    Film.sample("Long", imdb: 2, year: 1956, runtime: 190, genres: ["Crime"], prominence: 1),
                    Film.sample("New", imdb: 3, year: 1995, runtime: 90, genres: ["Crime"], prominence: 3),
                    Film.sample("Best", imdb: 4, year: 1951, runtime: 100, genres: ["Crime"], prominence: 1),
                    Film.sample("Crime before 1970 under two hours", imdb: 5, year: 2001, prominence: 1),
                ]
                try await subject.load(films)
                let id = FilmList.ID.random()
                let draft = FilmListDraft(name: "Short and old", rule: "crime, before 1970, under two hours, unseen")
                _ = try #require(try await subject.services.lists.make(draft, id: id, with: [], of: .owner))
                func titles(isSeen: Bool? = nil) async throws -> [String] {
                    let query = FilmListQuery(list: id, isSeen: isSeen)
                    let page = try await subject.services.listed(query, of: .owner, page: PageRequest())
                    #expect(page.films.total == page.films.items.count)
                    return page.films.items.map(\.entry.film.title)
                }
                #expect(try await titles() == ["Best", "Old"])
                try await subject.apply(.rate(Rating(stars: 4)), to: films[3].id)
                #expect(try await titles() == ["Old"])
                _ = try #require(try await subject.edit(.rule("crime, before 1970"), id))
                #expect(try await titles().sorted() == ["Best", "Long", "Old"])
                #expect(try await titles(isSeen: true) == ["Best"])
                #expect(try await titles(isSeen: false) == ["Long", "Old"])
                let page = try await subject.services.listed(
                    FilmListQuery(list: id), of: .owner, page: PageRequest(size: 1))
                #expect(page.totals.filmCount == 3)
                #expect(page.totals.seenCount == 1)
                #expect(page.films.next != nil)
                #expect(try await subject.services.wholeList(id, of: .owner).1.count == 3)
            },
            ContractCase("says what a rule would find, and which of its words mean nothing") { subject in
                let films = [
                    Film.sample("Old", imdb: 1, year: 1955, genres: ["Crime"], cast: ["Ann Lee"], prominence: 2),
                    Film.sample("New", imdb: 2, year: 1995, genres: ["Crime"], prominence: 3),
                ]
                try await subject.load(films)
                for rule in [
                    "crime, before 1970", "crime films without ann lee", "old, crime films", "crime or war films",
                ] {
                    try await subject.services.check(rule: rule, for: .owner)
                }
                for (rule, words) in [
                    ("crime films qqqq", "qqqq"), ("crime films with qqqq zzzz", "qqqq zzzz"),
                    ("films like qqqq", "qqqq"), ("crime or films with ann lee", "films with ann lee"),
                ] {
                    await #expect(throws: DomainError.invalid(.listRule, .notUnderstood(words)), "\(rule)") {
                        try await subject.services.check(rule: rule, for: .owner)
                    }
                }
                await #expect(throws: DomainError.invalid(.listRule, .malformed)) {
                    try await subject.services.check(rule: "old", for: .owner)
                }
                let page = PageRequest(size: 1)
                let found = try await subject.services.preview(of: "crime films", for: .owner, page: page)
                #expect(found?.films.total == 2)
                #expect(found?.films.items.map(\.title) == ["Old"])
                #expect(try await subject.services.preview(of: "old", for: .owner, page: page) == nil)
            },
            ContractCase("puts no film on a list with a rule, and gives no other list one") { subject in
                let (hand, films) = try await subject.makeList(["a", "b"])
                let id = FilmList.ID.random()
                _ = try await subject.services.lists.make(
                    FilmListDraft(name: "b", rule: "90s comedies"), id: id, with: [], of: .owner)
                let edits: [(FilmListEdit, FilmList.ID)] = [
                    (.add([films[0]]), id), (.move(films[0], .first), id), (.note(films[0], "x"), id),
                    (.remove([films[0]]), id), (.rule("90s comedies"), hand),
                ]
                for (edit, list) in edits {
                    await #expect(throws: DomainError.listByRule) { try await subject.edit(edit, list) }
                }
                await #expect(throws: DomainError.listByRule) {
                    try await subject.services.lists.make(
                        FilmListDraft(name: "c", rule: "90s comedies"), id: .random(), with: films, of: .owner)
                }
                for rule in ["amelie", "?!", "the matrix"] {
                    await #expect(throws: DomainError.invalid(.listRule, .malformed)) {
                        try await subject.edit(.rule(rule), id)
                    }
                }
                await #expect(throws: DomainError.invalid(.listRule, .missing)) {
                    try await subject.edit(.rule(" "), id)
                }
                #expect(try await subject.services.lists.names(.byHand(nil), of: .owner, limit: 9).map(\.id) == [hand])
            },
        ]
    }
}
