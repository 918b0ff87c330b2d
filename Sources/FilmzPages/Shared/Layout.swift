import FilmzDomain
import FilmzText

/// The frame around every page.
struct Layout {
    let title: String
    var tab: Tab?
    /// The page that an inner page leads back to when there is no history; nil for the main screens.
    var back: SitePath?
    /// The IDs of the elements, besides the toast, that a script replaces after an undo from the toast.
    var regions = "results"
    /// The CSS classes of the page.
    var kind: StaticString = "page"
    /// The rooms whose style sheets and scripts the page needs, whatever parts of it come later.
    var rooms: [Room] = []
    /// Whether links to other pages are left out, because all of them would lead back here.
    var isAlone = false

    /// The main screens, each one tap away.
    enum Tab {
        case discover, search, myFilms, together, cinema, settings

        /// The tabs in the bar at the bottom.
        static let bar = [discover, search, myFilms, together, cinema]
    }

    func document(_ context: PageContext, content: HTML) -> HTML {
        let strings = context.strings
        let body: HTML = """
            <a class="skip" href="#main">\(strings[SharedText.skipToContent])</a>
            \(isAlone ? nil : tabs(context))
            <main id="main" class="\(kind.description)" tabindex="-1">
            \(content)
            </main>
            \(Toast(change: context.change, regions: regions).html(context))
            """
        return """
            <!doctype html>
            <html lang="\(strings.language.tag)" dir="\(strings.language.direction)"\
            \(context.theme.map { " data-theme=\"\($0.rawValue)\"" as HTML })\(base)\
            \(context.browserZone.map { " data-zone=\"\($0)\"" as HTML })>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            \(Theme.head(context.theme))
            <title>\(strings[SharedText.pageTitle, ["page": title]])</title>
            <meta name="description" content="\(strings[SharedText.description])">
            <link rel="manifest" href="\(SitePath.manifest)">
            <link rel="icon" type="image/svg+xml" href="\(context.assets.icon)">
            <link rel="apple-touch-icon" href="\(context.assets.touchIcon)">
            <link rel="stylesheet" href="\(context.assets.css)">
            \(styleSheets(context.assets))<script type="module" src="\(context.assets.script)"></script>
            \(scripts(context.assets))</head>
            <body>
            \(body.icons.definitions)
            \(body)
            </body>
            </html>

            """
    }

    /// The base path for scripts; nil for ``BasePath/root``.
    private var base: HTML? {
        if BasePath.current == .root { nil } else { " data-base=\"\(BasePath.current.description)\"" }
    }

    private func styleSheets(_ assets: AssetPaths) -> [HTML] {
        inOrder.compactMap { assets.roomCSS[$0] }.map { "<link rel=\"stylesheet\" href=\"\($0)\">\n" }
    }

    private func scripts(_ assets: AssetPaths) -> [HTML] {
        inOrder.compactMap { assets.roomScripts[$0] }.map { "<script type=\"module\" src=\"\($0)\"></script>\n" }
    }

    /// The rooms in the order in which their style sheets overrule each other.
    private var inOrder: [Room] { Room.allCases.filter(rooms.contains) }

    private func tabs(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <nav class="tabs" aria-label="\(strings[SharedText.mainNavigation])">
            <a class="brand" href="\(SitePath.home)">\(Icon.brand.html)<span>\(strings[SharedText.brand])</span></a>
            \(Tab.bar.map { link(to: $0, in: strings) })
            </nav>
            <header>\(back.map { self.back(to: $0, in: strings) })\(who(context))<a class="to-settings" href="\(SitePath.settings)"\(" aria-current=\"page\"", if: tab == .settings)>\
            \(Icon.person.html)<span>\(strings[SharedText.settings])</span></a></header>
            """
    }

    /// The way to the other people of the home; nil where nobody shares a browser.
    private func who(_ context: PageContext) -> HTML? {
        guard let name = context.nameAtHome else { return nil }
        return """
            <a class="to-who" href="\(SitePath.who)"><b aria-hidden="true">\(name.initials ?? "?")</b>\
            <span class="vh">\(context.strings[ProfileText.whoNow, ["name": name]])</span></a>
            """
    }

    /// The back link, which is the only way back in an installed app. The script goes to the previous page instead.
    private func back(to path: SitePath, in strings: Strings) -> HTML {
        """
        <a class="to-back" href="\(path)" data-back>\(Icon.back.html)<span class="vh">\(strings[SharedText.back])</span></a>
        """
    }

    private func link(to other: Tab, in strings: Strings) -> HTML {
        let (path, icon, name): (SitePath, Icon, SharedText) =
            switch other {
            case .discover: (.home, .discover, .discover)
            case .search: (.search, .search, .search)
            case .myFilms: (.shelf(.watchlist), .myFilms, .myFilms)
            case .together: (.together, .together, .together)
            case .cinema: (.cinema, .ticket, .cinema)
            case .settings: (.settings, .person, .settings)
            }
        return """
            <a href="\(path)"\(" aria-current=\"page\"", if: other == tab)>\(icon.html)\
            <span>\(strings[name])</span></a>

            """
    }
}
