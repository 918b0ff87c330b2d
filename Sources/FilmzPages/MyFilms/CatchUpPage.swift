public import FilmzDomain
import FilmzText

/// The best known films of a decade that the person has said nothing about: posters, each with buttons for seen, to see
/// and not seen, and with stars.
public struct CatchUpPage: ResultsPage {
    let catchUp: CatchUp
    /// The decades that have films, newest first.
    let decades: [Int]

    private static let pageSize = 24
    /// The element that tells how many films are done.
    static let doneID = "catch-done"

    /// - Parameters:
    ///   - decade: the first year of ten; nil for the last ten years that have films
    ///   - film: a film to show first, because something was just said about it
    public static func load(
        decade: Int? = nil, kind: Film.KindGroup = .films, showing film: Film.ID? = nil,
        after cursor: PageCursor? = nil, from services: some DiscoverServices, for person: Person.ID
    ) async throws -> CatchUpPage {
        let newest = try await services.discover.films(DiscoverQuery(), page: PageRequest(size: 1))
        let decades = newest.facets.years.map { $0.year / 10 * 10 }.reduce(into: [Int]()) { decades, decade in
            if decades.last != decade { decades.append(decade) }
        }
        let chosen = decade.filter { decades.contains($0) } ?? decades.first ?? 0
        let page = PageRequest(size: pageSize, after: cursor)
        return CatchUpPage(
            catchUp: try await CatchUp.load(
                CatchUp.Topic(decade: chosen, kind: kind), showing: film, page: page, from: services, for: person),
            decades: decades)
    }

    static func address(_ topic: CatchUp.Topic) -> SiteAddress {
        SiteAddress(.catchUp).with(.decade, value: String(topic.decade))
            .with(.kind, value: topic.kind == .films ? nil : topic.kind.rawValue)
    }

    private var topic: CatchUp.Topic { catchUp.topic }

    public var films: [Film.ID] { catchUp.films.items.map(\.film.id) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[CatchUpText.title], tab: .myFilms, back: .shelf(.seen), rooms: [.myFilms]
        ).document(
            context,
            content: """
                <h1>\(strings[CatchUpText.title])</h1>
                \(key(strings))
                \(kinds(strings))
                <nav class="years" aria-label="\(strings[MyFilmsText.decade])" data-years>
                \(decades.map { link(to: $0, in: strings) })</nav>
                \(results(context))
                """)
    }

    /// What the buttons mean.
    private func key(_ strings: Strings) -> HTML {
        let signs: [(Icon, CatchUpText)] = [(.watchlist, .want), (.remove, .notSeen), (.star, .starsMeanSeen)]
        let items = signs.map { icon, text -> HTML in "<li>\(icon.html)\(strings[text])</li>" }
        return """
            <ul class="catch-key"><li>\(Icon.seen.html)\(strings[SharedText.seen])</li>\(items)</ul>
            """
    }

    private func kinds(_ strings: Strings) -> HTML {
        KindSwitch(chosen: topic.kind, kinds: Film.KindGroup.allCases) { kind in
            Self.address(CatchUp.Topic(decade: topic.decade, kind: kind ?? .films))
        }.html(strings)
    }

    private func link(to decade: Int, in strings: Strings) -> HTML {
        let address = Self.address(CatchUp.Topic(decade: decade, kind: topic.kind))
        return """
            <a href="\(address)"\(" aria-current=\"page\"", if: decade == topic.decade)>\(strings.decade(decade))</a>

            """
    }

    public func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        var count = ""
        if catchUp.doneCount > 0 { count = strings.count(CatchUpText.done, catchUp.doneCount) }
        let done: HTML = "<p class=\"count\" id=\"\(Self.doneID)\">\(count)</p>"
        guard !catchUp.films.items.isEmpty else {
            let nothing = MyFilmsEmpty.message(
                .caughtUp, hint: .caughtUpHint, button: MyFilmsText.seen, path: .shelf(.seen), in: strings)
            return "<section id=\"results\">\n\(done)\n\(nothing)\n</section>\n"
        }
        let tiles = catchUp.films.items.map { entry in
            CatchUpTile(entry: entry, isNotSeen: catchUp.notSeen.contains(entry.film.id), topic: topic).html(context)
        }
        return """
            <section id="results">
            \(done)
            <ol class="catch-up" data-items>
            \(tiles)</ol>
            \(MoreLink(next: catchUp.films.next, address: Self.address(topic)).html(strings))
            </section>
            """
    }
}
