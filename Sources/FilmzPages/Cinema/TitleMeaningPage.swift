public import FilmzDomain
import FilmzText

/// A page that asks which film a title on a programme stands for.
public struct TitleMeaningPage: WebPage {
    let title: String
    let finder: FilmFinder

    /// - Parameters:
    ///   - title: the title as the theatre writes it
    ///   - query: what to search for; nil for the title itself
    public static func load(
        _ title: String, query: String? = nil, from services: some SearchServices, for person: Person.ID
    ) async throws -> TitleMeaningPage {
        TitleMeaningPage(
            title: title,
            finder: try await .load(
                .titleMeaning, fields: [HiddenField(.title, value: title)], query: query ?? title, from: services,
                for: person))
    }

    public var films: [Film.ID] { finder.candidates.map(\.id) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let heading = strings[FilmFinderText.title, ["title": title]]
        return Layout(title: heading, tab: .cinema, back: .cinema, kind: "page narrow", rooms: [.search]).document(
            context,
            content: """
                <h1>\(heading)</h1>
                <p class="hint">\(strings[CinemaText.meaningHint])</p>
                \(finder.html(in: context))
                \(finder.form("", button: "<button class=\"chip\" id=\"none-of-these\">\(strings[CinemaText.meaningNone])</button>"))
                """)
    }
}
