public import FilmzDomain
import FilmzText

/// All films of a provider's list; or, for a script, only the part of Discover that shows it.
public struct ProviderListPage: WebPage {
    let kind: ProviderList.Kind
    /// Nil when no provider may be asked for it.
    let shown: FilledProviderList?
    let place: ListSection.Place
    let states: [Film.ID: MyFilmState]
    let posters: [Film.ID: Poster]
    let isLate: Bool

    /// - Parameters:
    ///   - shown: nil when no provider may be asked for the list
    ///   - isLate: whether the provider was asked just now and has not answered yet
    public static func load(
        _ kind: ProviderList.Kind, shown: FilledProviderList?, isLate: Bool, from services: some MyFilmServices,
        for person: Person.ID
    ) async throws -> ProviderListPage {
        try await load(kind, shown: shown, place: .page, isLate: isLate, from: services, of: person)
    }

    /// The row on the front page.
    public static func row(
        _ shown: FilledProviderList, isLate: Bool, from services: some MyFilmServices, for person: Person.ID
    ) async throws -> ProviderListPage {
        try await load(shown.list.kind, shown: shown, place: .row, isLate: isLate, from: services, of: person)
    }

    /// The part below the films of a year; nil for a year that the catalogue covers well.
    public static func year(
        _ shown: FilledProviderList, under query: DiscoverQuery, isLate: Bool, from services: some DiscoverServices,
        for person: Person.ID
    ) async throws -> ProviderListPage? {
        let shelf = try await services.discover.films(query, page: PageRequest())
        guard let rest = shelf.completing(shown) else { return nil }
        return try await load(.year, shown: rest, place: .year, isLate: isLate, from: services, of: person)
    }

    private static func load(
        _ kind: ProviderList.Kind, shown: FilledProviderList?, place: ListSection.Place, isLate: Bool,
        from services: some MyFilmServices, of person: Person.ID
    ) async throws -> ProviderListPage {
        let films = shown.map { ListSection.entries(of: $0, at: place).map(\.film.id) } ?? []
        return ProviderListPage(
            kind: kind, shown: shown, place: place,
            states: try await services.myFilms.states(of: films, for: person), posters: services.posters(of: films),
            isLate: isLate)
    }

    public var films: [Film.ID] { shown?.entries.map(\.film.id) ?? [] }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = title(strings)
        return Layout(title: title, tab: .discover, back: .home, regions: ListSection.id(of: kind)).document(
            context,
            content: """
                <h1>\(title)</h1>
                \(section?.html(context) ?? notAsked(strings))
                """)
    }

    public func fragment(_ name: Fragment, in context: PageContext) -> HTML? {
        if name == .row { section?.html(context) } else { nil }
    }

    private var section: ListSection? {
        shown.map { ListSection(shown: $0, place: place, states: states, posters: posters, isLate: isLate) }
    }

    private func title(_ strings: Strings) -> String {
        if let shown, case .year(let year) = shown.list {
            return strings[DiscoverText.popularOfYear, ["year": String(year)]]
        }
        return strings.name(of: kind)
    }

    private func notAsked(_ strings: Strings) -> HTML {
        let settings = ListSettings.address
        return """
            <section class="empty" id="\(ListSection.id(of: kind))">
            <p>\(strings[ProviderListText.notAsked, ["providers": strings.sources(of: kind)]])</p>
            <p class="buttons"><a class="button primary" href="\(settings)">\(strings[ProviderListText.toSettings])</a></p>
            </section>
            """
    }
}
