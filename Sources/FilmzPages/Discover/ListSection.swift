import FilmzDomain
import FilmzText

/// A provider's list as a row of Discover, as the grid of a page, or below the films of a year. It names the
/// provider, its age, and why it is not newer. A script reloads it while it is outdated.
struct ListSection {
    enum Place {
        case row, page, year
    }

    let shown: FilledProviderList
    let place: Place
    let states: [Film.ID: MyFilmState]
    let posters: [Film.ID: Poster]
    /// Whether the provider was asked just now and has not answered yet.
    var isLate = false

    /// The number of films in a row.
    static let rowLength = 12

    /// The films to show at a place.
    static func entries(of shown: FilledProviderList, at place: Place) -> [FilledProviderList.Entry] {
        if place == .row && shown.entries.count > rowLength {
            Array(shown.entries.prefix(rowLength))
        } else {
            shown.entries
        }
    }

    static func id(of kind: ProviderList.Kind) -> String { "new-\(kind.rawValue)" }

    private var list: ProviderList { shown.list }
    private var entries: [FilledProviderList.Entry] { Self.entries(of: shown, at: place) }
    private var isAsked: Bool { shown.isOutdated && !isLate }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let id = Self.id(of: list.kind)
        // An empty row is hidden. It keeps its element, into which a script may put a newer list.
        guard place == .page || !entries.isEmpty || isAsked || isLate || shown.failure != nil else {
            return "<section id=\"\(id)\" hidden></section>\n"
        }
        let sign: HTML? =
            if isAsked {
                " data-row=\"\(SiteAddress(text: context.path).with(.wait, value: list.kind.rawValue))\" aria-busy=\"true\""
            } else {
                nil
            }
        let style: HTML =
            if place == .row {
                "strip-row"
            } else if place == .year {
                "more-of-year"
            } else {
                "list-films"
            }
        return """
            <section class="\(style)\(" coming", if: entries.isEmpty && isAsked)" id="\(id)"\(sign)>\(heading(strings))
            \(listAge(context))
            \(films(context))</section>

            """
    }

    private func heading(_ strings: Strings) -> HTML? {
        let name = strings.name(of: list, by: shown.provider)
        switch place {
        case .page: return nil
        case .year: return "<h2>\(name)</h2>"
        case .row:
            return """
                <h2>\(name)</h2>
                <a class="all" href="\(SitePath.providerList(list.kind))"><span aria-hidden="true">\
                \(strings[DiscoverText.all])\(Icon.forward.html)</span>\
                <span class="vh">\(strings[DiscoverText.allOf, ["row": name]])</span></a>
                """
        }
    }

    /// The provider, the age of the list, and the reason why it is not newer.
    private func listAge(_ context: PageContext) -> HTML {
        let strings = context.strings
        let provider: KeyValuePairs = ["provider": strings.name(shown.provider)]
        let from = shown.fetchedAt.map { time in
            strings[
                ProviderListText.from,
                ["provider": strings.name(shown.provider), "time": strings.age(of: time, now: context.now)]]
        }
        let failure = shown.failure.map { strings.sentence($0, of: shown.provider, now: context.now) }
        let slowAnswer: String? = if isLate { strings[ProviderListText.late, provider] } else { nil }
        let askingText: HTML? =
            if isAsked && from == nil {
                "<span class=\"with-script\">\(strings[ProviderListText.asking, provider])</span>"
            } else {
                nil
            }
        let isEmpty = entries.isEmpty && shown.fetchedAt != nil && !isAsked
        let emptyText: String? = if isEmpty { strings[ProviderListText.empty, provider] } else { nil }
        let text = [emptyText, from, failure, slowAnswer].compactMap(\.self).joined(separator: " ")
        return "<p class=\"count from\">\(askingText)\(text)\(wayToNews(strings, provider))</p>"
    }

    /// A link to the newest list, for browsers without a script and for slow providers; nil when no answer is
    /// awaited.
    private func wayToNews(_ strings: Strings, _ provider: KeyValuePairs<String, String>) -> HTML? {
        guard isAsked || isLate else { return nil }
        let address = SiteAddress(.providerList(list.kind)).with(.year, value: year)
        let text = if isLate { strings[ProviderListText.showNow] } else { strings[ProviderListText.askNow, provider] }
        return " <a\(" class=\"no-script\"", if: !isLate) href=\"\(address)\">\(text)</a>"
    }

    private var year: String? {
        if case .year(let year) = list { String(year) } else { nil }
    }

    private func films(_ context: PageContext) -> HTML? {
        guard !entries.isEmpty else { return nil }
        let tiles = DiscoverTiles(
            films: .entries(entries), states: states, posters: posters, date: date, row: "\(list.kind.rawValue)-"
        ).html(context)
        guard place == .row else { return "<ol class=\"shelf\">\n\(tiles)</ol>" }
        let skip = RowSkip(row: list.kind.rawValue)
        return "\(skip.link(context.strings))<ol class=\"shelf strip\">\n\(tiles)</ol>\(skip.end)"
    }

    /// The date on the tiles: the day for films that come soon and films of a year, otherwise the year.
    private var date: DiscoverTile.Date {
        switch list {
        case .comingSoon, .year: .day
        case .inCinemas, .toBuyOrRent, .trending, .onTheAir: .year
        }
    }
}

extension DiscoverShelf {
    /// A provider's films of this year that are not among these; nil unless the query is for all films of a year that
    /// the catalogue hardly covers.
    func completing(_ list: FilledProviderList) -> FilledProviderList? {
        guard let year = query.year, list.list == .year(year), query.day == nil, !query.isFiltered,
            films.total < ProviderList.fewOfAYear, films.next == nil
        else { return nil }
        let shown = Set(films.items.map(\.id))
        var rest = list
        rest.entries.removeAll { shown.contains($0.film.id) }
        if query.sort == .released {
            // Films without a day are last. The provider's order decides between films of one day.
            let order = rest.entries.enumerated().sorted {
                let one = $0.element.released
                let other = $1.element.released
                guard one == other else { return other.map { other in one.map { $0 > other } ?? false } ?? true }
                return $0.offset < $1.offset
            }
            rest.entries = order.map(\.element)
        }
        return rest
    }
}
