import FilmzDomain

/// The order of a shelf and what to leave out of it: a form whose answers stand in the address.
struct MyFilmsFilter {
    let query: MyFilmsQuery
    let facets: MyFilmsFacets

    func html(_ strings: Strings) -> HTML {
        """
        <form class="filter" action="\(url: MyFilmsQuery.path(of: query.shelf))" data-autosubmit>
        \(select("sort", strings[MyFilmsText.sort], sorts(strings), chosen: query.sort.rawValue))
        <details class="filters"\(" open", if: query.isFiltered)>
        <summary class="chip">\(Icon.filter.html)<span>\(name(strings))</span></summary>
        <div class="filter-row">
        \(filter("genre", .genre, genres(strings), query.genre, strings))
        \(filter("decade", .decade, decades(strings), query.decade.map(String.init), strings))
        \(filter("audience", .audience, audiences(strings), query.audience?.names.first, strings))
        \(filter("rating", .rating, ratings(strings), query.minimumRating?.description, strings))
        \(query.isFiltered ? clear(strings) : nil)
        </div>
        </details>
        <button class="chip no-script">\(strings[MyFilmsText.apply])</button>
        </form>
        """
    }

    /// With how many are on, as they may be folded away.
    private func name(_ strings: Strings) -> String {
        let count = [
            query.genre != nil, query.decade != nil, query.audience != nil, query.minimumRating != nil,
        ].count { $0 }
        return count > 0 ? strings.count(MyFilmsText.filtersOn, count) : strings[MyFilmsText.filters]
    }

    private typealias Option = (value: String, label: String)

    private func clear(_ strings: Strings) -> HTML {
        var unfiltered = MyFilmsQuery(shelf: query.shelf)
        unfiltered.sort = query.sort
        return "<a class=\"chip\" href=\"\(unfiltered.address)\">\(strings[MyFilmsText.clearFilters])</a>"
    }

    private func filter(
        _ name: String, _ label: MyFilmsText, _ options: [Option], _ chosen: String?, _ strings: Strings
    ) -> HTML {
        select(name, strings[label], [("", strings[MyFilmsText.any])] + options, chosen: chosen ?? "")
    }

    private func select(_ name: String, _ label: String, _ options: [Option], chosen: String) -> HTML {
        let options = options.map { option -> HTML in
            """
            <option value="\(option.value)"\(" selected", if: option.value == chosen)>\(option.label)</option>
            """
        }
        return """
            <label class="select"><span>\(label)</span>\
            <select name="\(name)" id="filter-\(name)">\(options)</select>\(Icon.chevron.html)</label>
            """
    }

    private func sorts(_ strings: Strings) -> [Option] {
        MyFilmsQuery.Sort.allCases.map { ($0.rawValue, strings[$0.name]) }
    }

    // What the address asks for stays visible, also when no film has it any more.

    private func genres(_ strings: Strings) -> [Option] {
        let asked = query.genre.map { facets.genres.contains($0) ? [] : [$0] } ?? []
        return (facets.genres + asked).map { ($0, strings.genre($0)) }
    }

    private func decades(_ strings: Strings) -> [Option] {
        Set(facets.decades + [query.decade].compactMap(\.self)).sorted(by: >).map { (String($0), strings.decade($0)) }
    }

    private func audiences(_ strings: Strings) -> [Option] {
        Audience.groups.map { ($0.name, strings.audience($0.name)) }
    }

    private func ratings(_ strings: Strings) -> [Option] {
        Rating.allCases.reversed().map { ($0.description, strings.stars($0)) }
    }
}

extension MyFilmsQuery.Sort {
    fileprivate var name: MyFilmsText {
        switch self {
        case .added: .sortAdded
        case .watched: .sortWatched
        case .released: .sortReleased
        case .title: .sortTitle
        case .rating: .sortRating
        case .runtime: .sortRuntime
        }
    }
}
