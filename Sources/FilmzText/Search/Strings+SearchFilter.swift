public import FilmzDomain

extension Strings {
    /// `With Tom Hanks`, `1990s`, `At most 99 min`.
    public func name(of filter: SearchFilter) -> String {
        switch filter {
        case .person(let name, let role):
            self[role == .director ? SearchFilterText.director : .cast, ["name": name]]
        case .kind(let group): name(of: group)
        case .genre(let genre): self.genre(genre)
        case .country(let country): self.country(country)
        case .language(let language): spokenLanguage(language)
        case .years(let years): name(of: years)
        case .minutes(let minutes): length(minutes)
        case .mine(let mine):
            switch mine {
            case .seen: self[SearchFilterText.seen]
            case .unseen: self[SearchFilterText.unseen]
            case .watchlist: self[SearchFilterText.watchlist]
            case .favourites: self[SearchFilterText.favourites]
            case .rated: self[SearchFilterText.rated]
            }
        case .offered(let way): name(way)
        case .service(let service): self[SearchFilterText.service, ["name": service.name]]
        case .like(let title): self[SearchFilterText.like, ["film": title]]
        case .not(.person(let name, .cast)): self[SearchFilterText.without, ["name": name]]
        case .not(.person(let name, .director)): self[SearchFilterText.notBy, ["name": name]]
        case .not(let filter): self[SearchFilterText.not, ["condition": name(of: filter)]]
        case .either(let filters):
            switch filters.first {
            case .person(_, let role): name(of: .person(either(filters.compactMap(\.person)), role))
            default: either(filters.map(name))
            }
        }
    }

    private func name(of years: ClosedRange<Int>) -> String {
        let first = years.lowerBound
        let last = years.upperBound
        if first == last { return String(first) }
        if first.isMultiple(of: 10), last == first + 9 { return decade(first) }
        if last >= CalendarDay.years.upperBound { return self[SearchFilterText.since, ["year": String(first)]] }
        if first <= CalendarDay.years.lowerBound { return self[SearchFilterText.before, ["year": String(last)]] }
        return self[SearchFilterText.years, ["first": String(first), "last": String(last)]]
    }

    private func length(_ minutes: ClosedRange<Int>) -> String {
        if minutes.lowerBound <= FilmDraft.runtimes.lowerBound {
            return self[SearchFilterText.most, ["minutes": String(minutes.upperBound)]]
        }
        if minutes.upperBound < FilmDraft.runtimes.upperBound {
            return self[
                SearchFilterText.span, ["first": String(minutes.lowerBound), "last": String(minutes.upperBound)]]
        }
        return self[SearchFilterText.least, ["minutes": String(minutes.lowerBound)]]
    }
}

extension SearchFilter {
    fileprivate var person: String? {
        if case .person(let name, _) = self { name } else { nil }
    }
}
