import FilmzDomain
import FilmzText

/// The first shows of Up next, on the front page.
struct UpNextStrip: Equatable {
    let shows: Page<UpNext>

    static let length = 3

    /// The strip, with only those episodes that are out; an empty placeholder when there are none.
    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let out = shows.items.filter(\.isOut)
        guard !out.isEmpty else { return "<div id=\"up-next\"></div>" }
        return """
            <section class="strip-row" id="up-next"><h2>\(strings[ShowText.upNext])</h2>
            <div class="strip-ways"><a class="all" href="\(SitePath.upNext)#\(NewThisWeek.id)">\
            \(strings[ShowText.newThisWeek])</a>
            <a class="all" href="\(SitePath.upNext)"><span aria-hidden="true">\(strings[DiscoverText.all])\
            \(Icon.forward.html)</span><span class="vh">\(strings[ShowText.allUpNext])</span></a></div>
            \(UpNextRow.list(out, next: SiteAddress(.home), regions: "up-next", in: context))</section>

            """
    }
}
