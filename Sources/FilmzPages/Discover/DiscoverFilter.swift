import FilmzDomain
import FilmzText

/// The choices of an order and filters on Discover.
struct DiscoverFilter: Hashable {
    let query: DiscoverQuery
    let facets: DiscoverFacets

    func html(_ context: PageContext) -> HTML {
        context.drawings.discoverFilters.html(query, for: context.reader, from: self) { draw(context.strings) }
    }

    private func draw(_ strings: Strings) -> HTML {
        let any = strings[SharedText.anyFilter]
        let year = query.year.map { [HiddenField(.year, value: String($0))] } ?? []
        let day = query.day.map { [HiddenField(.day, value: $0.description)] } ?? []
        let week = query.week.map { [HiddenField(.week, value: $0.description)] } ?? []
        let filter = query.filter
        let kind = filter.kind.map { [HiddenField(.kind, value: $0.rawValue)] } ?? []
        return FilterForm(
            action: .discover, hidden: year + day + week + kind,
            first: FilterSelect(
                .sort, label: strings[SharedText.sort], options: sorts(strings), chosen: query.sort.rawValue
            ).html,
            filters: [
                .offered(filter.offered, in: strings),
                .genre(filter.genre, of: facets.genres, in: strings),
                FilterSelect(
                    .length, label: strings[DiscoverText.length], options: lengths(strings),
                    chosen: filter.length?.rawValue, any: any),
                .audience(filter.audience, in: strings),
                FilterSelect(
                    .country, label: strings[DiscoverText.country],
                    options: strings.options(facets.countries, name: strings.country),
                    chosen: filter.country, any: any),
                FilterSelect(
                    .language, label: strings[DiscoverText.language],
                    options: strings.options(facets.languages, name: strings.spokenLanguage),
                    chosen: filter.language, any: any),
            ],
            unfiltered: query.unfiltered.address, cleared: query.unfiltered.address
        ).html(strings)
    }

    private func sorts(_ strings: Strings) -> [FilterSelect.Option] {
        [
            (DiscoverQuery.Sort.released.rawValue, strings[DiscoverText.sortReleased]),
            (DiscoverQuery.Sort.popular.rawValue, strings[DiscoverText.sortPopular]),
        ]
    }

    private func lengths(_ strings: Strings) -> [FilterSelect.Option] {
        DiscoverQuery.Length.allCases.map { length in
            let text: DiscoverText =
                switch length {
                case .short: .lengthShort
                case .medium: .lengthMedium
                case .long: .lengthLong
                case .epic: .lengthEpic
                }
            return (length.rawValue, strings[text])
        }
    }
}
