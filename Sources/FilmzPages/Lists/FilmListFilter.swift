import FilmzDomain
import FilmzText

/// The order of a list on the screen, the search on it, and its filters.
struct FilmListFilter {
    let query: FilmListQuery
    let listed: ListedFilms
    /// The person's tags, most used first.
    let tags: [Tag]

    func html(_ strings: Strings) -> HTML {
        let any = strings[SharedText.anyFilter]
        let filter = query.filter
        if listed.list.rule != nil { return ofRule(any, in: strings) }
        return FilterForm(
            action: .list(query.list),
            first: "\(MyFilmsFilter.search(filter.text, in: strings))\(order(strings).html)",
            filters: [
                seenSelect(any, in: strings), .kind(filter.kind, in: strings),
                .genre(filter.genre, of: listed.genres, in: strings),
                .decade(filter.decade, of: listed.decades, in: strings), .rating(filter.minimumRating, in: strings),
            ] + (tags.isEmpty ? [] : [MyFilmsFilter.tag(filter.tag, of: tags, any: any, in: strings)]),
            unfiltered: FilmListQuery(list: query.list, sort: query.sort, filter: .init(text: filter.text)).address,
            cleared: FilmListQuery(list: query.list, sort: query.sort).address
        ).html(strings)
    }

    /// The filter of a list with a rule, which has its conditions and its order already.
    private func ofRule(_ any: String, in strings: Strings) -> HTML {
        let whole = FilmListQuery(list: query.list).address
        return FilterForm(
            action: .list(query.list), first: "\(seenSelect(any, in: strings).html)", filters: [], unfiltered: whole,
            cleared: whole
        ).html(strings)
    }

    private func seenSelect(_ any: String, in strings: Strings) -> FilterSelect {
        FilterSelect(
            .seen, label: strings[FilmListText.seenFilter],
            options: [("true", strings[FilmListText.seenOnly]), ("false", strings[FilmListText.unseenOnly])],
            chosen: query.isSeen.map(String.init), any: any)
    }

    private func order(_ strings: Strings) -> FilterSelect {
        FilterSelect(
            .sort, label: strings[SharedText.sort],
            options: FilmListQuery.Sort.allCases.map { ($0 == .own ? "" : $0.rawValue, strings[$0]) },
            chosen: query.sort == .own ? "" : query.sort.rawValue)
    }
}

extension Strings {
    fileprivate subscript(_ sort: FilmListQuery.Sort) -> String {
        switch sort {
        case .own: self[FilmListText.sortOwn]
        case .added: self[MyFilmsText.sortAdded]
        case .released: self[MyFilmsText.sortReleased]
        case .title: self[MyFilmsText.sortTitle]
        case .rating: self[MyFilmsText.sortRating]
        case .critics: self[MyFilmsText.sortCritics]
        case .runtime: self[MyFilmsText.sortRuntime]
        }
    }
}
