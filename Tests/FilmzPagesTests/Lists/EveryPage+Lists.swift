import FilmzDomain
import FilmzPages
import FilmzReading

extension EveryPage {
    /// Lists, and putting films on them.
    static func lists(
        _ sample: SampleServices, _ none: Services, _ short: Services
    ) async throws -> [(name: String, page: any WebPage)] {
        let all = sample.services
        let list = Samples.listID(21)
        let empty = Samples.listID(23)
        let new = FilmListForm(FormFields([("list", "24")]))
        let ruled = FilmListForm(FormFields([("list", "24"), ("rule", "1990-1999")]))
        let refused = FilmListForm(FormFields([("list", "24"), ("name", ""), ("description", "<1>")]))
        let missing = DomainError.invalid(.listName, .missing)
        let films = sample.allFilms.prefix(2).map(\.id)
        let query = FilmListQuery(list: list)
        let filtered = FilmListQuery(list: list, sort: .title, filter: .init(genre: "Drama"), isSeen: false)
        return [
            ("together", try await TogetherPage.load(clock: Samples.clock, from: all, for: .owner)),
            ("together-more", try await TogetherPage.load(clock: Samples.clock, from: short, for: .owner)),
            ("together-none", try await TogetherPage.load(clock: Samples.clock, from: none, for: .owner)),
            ("list", try await FilmListPage.load(query, from: all, for: .owner)),
            ("list-more", try await FilmListPage.load(query, from: short, for: .owner)),
            ("list-empty", try await FilmListPage.load(FilmListQuery(list: empty), from: all, for: .owner)),
            ("list-filtered", try await FilmListPage.load(filtered, from: all, for: .owner)),
            ("list-select", try await FilmListPage.load(query, selecting: .begun, from: all, for: .owner)),
            ("list-arrange", try await ArrangePage.load(list, from: all, for: .owner)),
            ("list-arrange-more", try await ArrangePage.load(list, from: short, for: .owner)),
            ("list-rule", try await FilmListPage.load(FilmListQuery(list: Samples.listID(25)), from: all, for: .owner)),
            (
                "list-rule-edit",
                try await FilmListFormPage.load(editing: Samples.listID(25), from: all, for: .owner)
            ),
            ("list-paste", try await PastePage.load(list, from: all, for: .owner)),
            ("list-paste-refused", try await PastePage.load(list, problem: .noText, from: all, for: .owner)),
            (
                "list-pasted",
                try await PastePage.load(
                    list,
                    text: films.compactMap(sample.film).map { "\($0.title) 1999 - \"0\" <1>" }.joined(separator: "\n")
                        + "\n0 <1>\n", from: all, for: .owner)
            ),
            ("list-new", FilmListFormPage.making(new)),
            ("list-new-found", try await FilmListFormPage.making(ruled).previewed(from: all, for: .owner)),
            ("list-print", try await PrintedListPage.load(list, from: all, for: .owner)),
            (
                "list-two-notes",
                try await TwoNotesPage.load(
                    of: films[0], on: list, text: "0 <1>", present: "2 \"<3>\"", from: all, for: .owner)
            ),
            ("list-new-refused", FilmListFormPage.making(refused, error: missing)),
            ("list-edit", try await FilmListFormPage.load(editing: list, from: all, for: .owner)),
            ("choose-list", try await ChooseListPage.load([films[0]], form: new, from: all, for: .owner)),
            (
                "choose-list-several",
                try await ChooseListPage.load(
                    films, next: SiteAddress(text: "/me/all"), form: refused, error: missing, from: all, for: .owner)
            ),
        ]
    }
}
