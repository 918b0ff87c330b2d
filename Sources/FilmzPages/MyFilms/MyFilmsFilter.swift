import FilmzDomain
import FilmzText

/// The order of a shelf, the search on it, and its filters.
struct MyFilmsFilter: Hashable {
    let filter: MyFilmsQuery.Filter
    let facets: MyFilmsFacets
    /// Nil for the diary, which has only one order.
    let query: MyFilmsQuery?
    /// The address of the films without a filter.
    let cleared: SiteAddress
    let path: SitePath

    struct Place: Hashable {
        var path: SitePath
        var sort: MyFilmsQuery.Sort?
        var filter: MyFilmsQuery.Filter
    }

    func html(_ context: PageContext) -> HTML {
        context.drawings.shelfFilters.html(
            Place(path: path, sort: query?.chosenSort, filter: filter), for: context.reader, from: self
        ) {
            draw(context.strings)
        }
    }

    private func draw(_ strings: Strings) -> HTML {
        // The chip says so, and takes it back.
        let isOnMine = query?.isOnMyServices == true
        var services: [HiddenField] = []
        if isOnMine { services.append(HiddenField(.availability, value: Availability.mine.rawValue)) }
        // The diary has links to its years above the filters.
        let shownPeriod = if query == nil { filter.seenIn } else { nil as SeenPeriod? }
        let period = shownPeriod.map { [HiddenField(.seenIn, value: $0.description)] } ?? []
        var filters: [FilterSelect] = []
        if query != nil, !isOnMine { filters.append(.offered(filter.offered, in: strings)) }
        return FilterForm(
            action: path, hidden: services + period,
            first: "\(Self.search(filter.text, in: strings))\(query.map { order($0, in: strings).html })",
            filters: filters + ofFilms(strings) + ofViewings(strings),
            chip: query.flatMap { Self.onMyServices($0, in: strings) },
            unfiltered: unfiltered, cleared: cleared
        ).html(strings)
    }

    private func ofFilms(_ strings: Strings) -> [FilterSelect] {
        let none = MyFilmsQuery.Filter.without
        let chosen: String? = if filter.isUnlisted { none } else { nil }
        let lists = FilterSelect(
            .lists, label: strings[MyFilmsText.lists], options: [(none, strings[MyFilmsText.unlisted])],
            chosen: chosen, any: strings[SharedText.anyFilter])
        let ofAll: [FilterSelect] = [
            .kind(filter.kind, in: strings), .genre(filter.genre, of: facets.genres, in: strings),
            .decade(filter.decade, of: facets.decades, in: strings), rating(strings),
            .audience(filter.audience, in: strings),
        ]
        return if query == nil, !filter.isUnlisted { ofAll } else { ofAll + [lists] }
    }

    private func ofViewings(_ strings: Strings) -> [FilterSelect] {
        let any = strings[SharedText.anyFilter]
        let place = FilterSelect(
            .place, label: strings[MyFilmsText.place], options: facets.places.map { ($0, $0) }, chosen: filter.place,
            any: any)
        let teller = FilterSelect(
            .toldBy, label: strings[ReferralText.filter], options: facets.tellers.map { ($0, $0) },
            chosen: filter.toldBy, any: any)
        let hasYears = query.map { $0.shelf != .watchlist || filter.seenIn != nil } ?? false
        let tag = Self.tag(filter.tag, of: facets.tags, any: any, in: strings)
        var selects = [place, tag]
        if hasYears { selects.insert(year(strings), at: 0) }
        if !facets.tellers.isEmpty { selects.append(teller) }
        return selects
    }

    /// The choice of the fewest stars, and of none where films have been seen.
    private func rating(_ strings: Strings) -> FilterSelect {
        let stars = FilterSelect.rating(filter.minimumRating, in: strings)
        if query?.shelf == .watchlist, !filter.isUnrated { return stars }
        let none: FilterSelect.Option = (MyFilmsQuery.Filter.without, strings[MyFilmsText.unrated])
        let chosen = if filter.isUnrated { none.value } else { stars.chosen }
        return FilterSelect(.rating, label: stars.label, options: stars.options + [none], chosen: chosen)
    }

    /// The choice of a year in which films were seen. The diary links to months too, and an address may have one.
    private func year(_ strings: Strings) -> FilterSelect {
        let periods = facets.seenIn.filter { $0.month == nil || $0 == filter.seenIn }
        return FilterSelect(
            .seenIn, label: strings[MyFilmsText.seenIn], options: periods.map { ($0.description, strings.period($0)) },
            chosen: filter.seenIn?.description, any: strings[SharedText.anyFilter])
    }

    /// The address of the films with their order and the words that are searched for, but none of these filters.
    private var unfiltered: SiteAddress {
        var kept = MyFilmsQuery.Filter(text: filter.text)
        guard let query else {
            kept.seenIn = filter.seenIn
            return kept.added(to: SiteAddress(path))
        }
        if query.isOnMyServices { kept.offered = filter.offered }
        return MyFilmsQuery(shelf: query.shelf, sort: query.chosenSort, filter: kept).address
    }

    /// A link to the films of the watchlist on the person's services, or back to all.
    private static func onMyServices(_ query: MyFilmsQuery, in strings: Strings) -> HTML? {
        guard query.shelf == .watchlist else { return nil }
        let isOn = query.isOnMyServices
        var other = query
        other.filter.offered = if isOn { nil } else { OfferedFilms(.mine) }
        return """
            <a class="chip\(" on", if: isOn)" id="on-mine" href="\(other.address)"\(" aria-current=\"true\"", if: isOn)>\
            \(Icon.play.html)<span>\(strings[OfferText.mine])</span></a>
            """
    }

    /// - Parameter requested: the tag in the address, which the person may spell differently
    static func tag(_ requested: Tag?, of tags: [Tag], any: String, in strings: Strings) -> FilterSelect {
        let chosen = requested.map { requested in tags.first { $0.key == requested.key } ?? requested }
        return FilterSelect(
            .tag, label: strings[TagText.tag], options: tags.map { ($0.text, $0.text) }, chosen: chosen?.text, any: any
        )
    }

    /// The element in which screen readers announce the results while the person types.
    static let announcement: HTML = "<p class=\"vh\" id=\"announce\" role=\"status\"></p>"

    /// The search field.
    static func search(_ text: SearchQuery?, in strings: Strings) -> HTML {
        """
        <label class="within">\(Icon.search.html)<span class="vh">\(strings[MyFilmsText.searchWithin])</span>\
        <input type="search" name="\(field: .query)" id="filter-q" value="\(text?.text)" \
        placeholder="\(strings[MyFilmsText.searchHere])" maxlength="\(SearchQuery.characterLimit)" \
        autocomplete="off" enterkeyhint="search"></label>
        """
    }

    /// The choice of an order. The default order has an empty value, so that a search typed later can change it.
    private func order(_ query: MyFilmsQuery, in strings: Strings) -> FilterSelect {
        let usual: MyFilmsQuery.Sort? = if filter.text == nil { MyFilmsQuery.defaultSort(of: query.shelf) } else { nil }
        let options = MyFilmsQuery.Sort.allCases.map { sort in
            (sort == usual ? "" : sort.rawValue, strings[sort.name])
        }
        let chosen = query.chosenSort.map { $0 == usual ? "" : $0.rawValue }
        return FilterSelect(
            .sort, label: strings[SharedText.sort],
            options: (usual == nil ? [("", strings[MyFilmsText.sortMatch])] : []) + options,
            chosen: chosen ?? "")
    }
}

extension Strings {
    /// `July 2011`, or `2011`.
    func period(_ period: SeenPeriod) -> String {
        period.month.map { month($0, of: period.year) } ?? String(period.year)
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
        case .critics: .sortCritics
        case .runtime: .sortRuntime
        }
    }
}
