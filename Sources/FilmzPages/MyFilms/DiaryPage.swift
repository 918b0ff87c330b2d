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

    public var notes: [String] { diary.entries.items.map(\.viewing.note) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(title: strings[MyFilmsText.diary], tab: .myFilms, rooms: [.myFilms]).document(
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
            \(seen > 0 ? filterForm(context) + years(strings) : nil)
            \(diary.entries.total > 0 ? entries(context) : empty(seen: seen, in: strings))
            </section>
            """
    }

    private func filterForm(_ context: PageContext) -> HTML {
        MyFilmsFilter(
            filter: filter, facets: diary.facets, query: nil,
            cleared: MyFilmsQuery.Filter(seenIn: filter.seenIn).added(to: SiteAddress(.diary)), path: .diary
        ).html(context)
    }

    /// Links to the years of the diary, and to the months of the year that is shown.
    private func years(_ strings: Strings) -> HTML {
        let periods = diary.facets.seenIn
        let years = periods.filter { $0.month == nil }
        guard years.count > 1 || filter.seenIn != nil else { return "" }
        let chosen = filter.seenIn
        let months = periods.filter { $0.month != nil && $0.year == chosen?.year }.reversed()
        let all = link(to: nil, name: strings[MyFilmsText.allYears], isCurrent: chosen == nil)
        let ofYear: HTML? =
            if let year = chosen?.wholeYear, months.count > 1 || chosen?.month != nil {
                """
                <nav class="years" aria-label="\(strings[MyFilmsText.months])">
                \(link(to: year, name: strings[MyFilmsText.wholeYear], isCurrent: chosen == year))\
                \(months.map { link(to: $0, name: strings.shortMonth($0.month ?? 0), isCurrent: chosen == $0) })</nav>

                """
            } else {
                nil
            }
        return """
            <nav class="years" aria-label="\(strings[DiscoverText.years])" data-years>
            \(all)\(years.map { link(to: $0, name: String($0.year), isCurrent: chosen?.year == $0.year) })</nav>
            \(ofYear)
            """
    }

    private func link(to period: SeenPeriod?, name: String, isCurrent: Bool) -> HTML {
        var other = filter
        other.seenIn = period
        return """
            <a href="\(other.added(to: SiteAddress(.diary)))"\(" aria-current=\"true\"", if: isCurrent)>\(name)</a>

            """
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
