public import FilmzDomain
import FilmzText

/// The person's viewings, newest first, grouped by month.
public struct DiaryPage: ResultsPage {
    let filter: MyFilmsQuery.Filter
    let diary: Diary

    public static func load(
        _ filter: MyFilmsQuery.Filter = MyFilmsQuery.Filter(),
        after cursor: PageCursor? = nil,
        from services: some MyFilmServices,
        for person: Person.ID
    ) async throws -> DiaryPage {
        let page = PageRequest(size: MyFilmsPage.pageSize, after: cursor)
        return DiaryPage(filter: filter, diary: try await services.diary(filter, of: person, page: page))
    }

    public var films: [Film.ID] { diary.entries.items.map(\.film.id) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: strings[MyFilmsText.diary], tab: .myFilms).document(
            context,
            content: """
                \(MyFilmsHead.title(strings))
                \(results(context))
                \(MyFilmsFilter.announcement)
                """)
    }

    public func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        let seen = diary.facets.counts[.seen] ?? 0
        return """
            <section id="results">
            \(MyFilmsHead(current: .diary, facets: diary.facets).html(strings))
            \(seen > 0 ? filterForm(context) : nil)
            \(diary.entries.total > 0 ? entries(context) : empty(seen: seen, in: strings))
            </section>
            """
    }

    private func filterForm(_ context: PageContext) -> HTML {
        MyFilmsFilter(
            filter: filter, facets: diary.facets, query: nil, cleared: SiteAddress(.diary), path: .diary
        ).html(context)
    }

    private func empty(seen: Int, in strings: Strings) -> HTML {
        if seen > 0 {
            MyFilmsEmpty.message(
                .emptyFiltered, hint: .emptyFilteredHint, button: SharedText.clearFilters, path: .diary, in: strings)
        } else {
            MyFilmsEmpty(query: MyFilmsQuery(shelf: .seen), total: 0).html(strings)
        }
    }

    private func correction(_ strings: Strings) -> HTML? {
        guard let found = diary.correction, let text = filter.text else { return nil }
        var corrected = filter
        corrected.text = SearchQuery(found)
        return CorrectedQuery(typed: text, found: found, address: corrected.added(to: SiteAddress(.diary)))
            .html(.corrected, in: strings)
    }

    private func entries(_ context: PageContext) -> HTML {
        let strings = context.strings
        let count = strings.facts([
            strings.count(MyFilmsText.viewings, diary.entries.total), strings.hours(ofMinutes: diary.minutes),
        ])
        let items = DiaryRow.rows(diary.entries.items).map { $0.html(context) }
        return """
            <p class="count" data-count>\(count)</p>
            \(correction(strings))<ol class="diary" data-items>
            \(items)</ol>
            \(MoreLink(next: diary.entries.next, address: filter.added(to: SiteAddress(.diary))).html(strings))
            """
    }
}
