import FilmzDomain
import FilmzText

/// Links to the previous and next year, all years, and the decades.
struct YearPicker {
    /// A query for one year.
    let query: DiscoverQuery
    /// The years that have films, oldest first.
    let years: [Int]

    private var year: Int { query.year ?? 0 }

    func html(_ context: PageContext) -> HTML {
        context.drawings.yearPickers.html(query, for: context.reader, from: years) { draw(context.strings) }
    }

    private func draw(_ strings: Strings) -> HTML {
        """
        <div class="stepper">
        \(step(to: years.last { $0 < year }, icon: .back, name: DiscoverText.earlier, in: strings))
        \(decades(strings))
        \(step(to: years.first { $0 > year }, icon: .forward, name: DiscoverText.later, in: strings))
        </div>
        <nav class="years" aria-label="\(strings[DiscoverText.years])" data-years>
        \(years.map(link))</nav>
        """
    }

    private func link(to other: Int) -> HTML {
        """
        <a href="\(query.of(year: other).address)"\(" aria-current=\"page\"", if: other == year)>\(other)</a>

        """
    }

    private func step(to other: Int?, icon: Icon, name: DiscoverText, in strings: Strings) -> HTML {
        guard let other else { return "<span class=\"round off\">\(icon.html)</span>" }
        return """
            <a class="round" href="\(query.of(year: other).address)">\(icon.html)\
            <span class="vh">\(strings[name, ["year": String(other)]])</span></a>
            """
    }

    private func decades(_ strings: Strings) -> HTML {
        // The years are oldest first, so the last one kept of each decade is its newest.
        let newest = Dictionary(years.map { (decade(of: $0), $0) }) { _, newer in newer }
        let links = newest.keys.sorted(by: >).map { decade -> HTML in
            """
            <a href="\(query.of(year: newest[decade] ?? decade).address)"\
            \(" aria-current=\"true\"", if: decade == self.decade(of: year))>\(strings.decade(decade))</a>

            """
        }
        return """
            <details class="decades" data-popover>
            <summary><span class="vh">\(strings[DiscoverText.decades])</span> \
            \(strings.decade(decade(of: year)))\(Icon.chevron.html)</summary>
            <div class="decade-list">\(links)</div>
            </details>
            """
    }

    private func decade(of year: Int) -> Int {
        year / 10 * 10
    }
}
