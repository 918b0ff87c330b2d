import FilmzDomain
import FilmzText

/// The text of Discover when there are no films, with a link to another page.
struct DiscoverEmpty {
    let query: DiscoverQuery
    let facets: DiscoverFacets

    func html(_ strings: Strings) -> HTML {
        if facets.years.isEmpty { return catalogue(strings) }
        if query.isFiltered {
            return message(
                strings[DiscoverText.nothingFits], hint: strings[DiscoverText.nothingFitsHint],
                buttons: link(strings[SharedText.clearFilters], address: query.unfiltered.address, isPrimary: true))
        }
        if let day = query.day {
            return message(
                strings[DiscoverText.nothingOnDay, ["day": strings.monthDay(day)]], hint: nil,
                buttons: link(strings[DiscoverText.toYears], address: SiteAddress(.discover), isPrimary: true))
        }
        if let week = query.week {
            return message(
                strings[DiscoverText.nothingInWeek, ["day": strings.day(week)]], hint: nil,
                buttons: link(strings[DiscoverText.toYears], address: SiteAddress(.discover), isPrimary: true))
        }
        guard let year = query.year else {
            return message(
                strings[DiscoverText.nothingAtAll], hint: nil,
                buttons: link(strings[DiscoverText.toYears], address: SiteAddress(.discover), isPrimary: true))
        }
        let nearest = facets.years.map(\.year).sorted { abs($0 - year) < abs($1 - year) }.prefix(3).sorted()
        return message(
            strings[DiscoverText.nothing, ["year": String(year)]], hint: strings[DiscoverText.nearest],
            buttons: "\(nearest.map { link(String($0), address: query.of(year: $0).address) })")
    }

    /// The text for an empty catalogue.
    func catalogue(_ strings: Strings) -> HTML {
        """
        <section id="results" class="empty">
        <h1>\(strings[DiscoverText.emptyTitle])</h1>
        <p>\(strings[DiscoverText.emptyText])</p>
        <p class="buttons"><a class="button primary" href="\(SitePath.newFilm)">\(strings[DiscoverText.add])</a></p>
        </section>
        """
    }

    private func message(_ title: String, hint: String?, buttons: HTML) -> HTML {
        """
        <section id="results" class="empty">
        <h2>\(title)</h2>
        \(hint.map { "<p>\($0)</p>" as HTML })
        <p class="buttons">\(buttons)</p>
        </section>
        """
    }

    private func link(_ label: String, address: SiteAddress, isPrimary: Bool = false) -> HTML {
        "<a class=\"button\(" primary", if: isPrimary)\" href=\"\(address)\">\(label)</a> "
    }
}
