public import FilmzDomain
public import FilmzExchange
import FilmzText

/// A page that asks which film is meant by a film in a file.
public struct ImportedFilmPage: WebPage {
    let fileImport: FileImport.ID
    let told: ImportedFilm
    let finder: FilmFinder

    /// - Parameters:
    ///   - told: the film as described in the file
    ///   - query: what to search for; nil for its title
    public static func load(
        _ told: ImportedFilm, of fileImport: FileImport.ID, query: String? = nil, from services: some SearchServices,
        for person: Person.ID
    ) async throws -> ImportedFilmPage {
        ImportedFilmPage(
            fileImport: fileImport, told: told,
            finder: try await .load(
                .importedFilm(fileImport), fields: [HiddenField(.importedFilm, value: told.key)],
                query: query ?? told.film.title,
                from: services, for: person))
    }

    /// The address of the page that asks about a film in a file.
    public static func address(of told: ImportedFilm, in fileImport: FileImport.ID) -> SiteAddress {
        SiteAddress(.importedFilm(fileImport)).with(.importedFilm, value: told.key)
    }

    public var films: [Film.ID] { finder.candidates.map(\.id) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let film = told.film
        let heading = strings[FilmFinderText.title, ["title": film.title]]
        let facts = strings.facts([film.year.map(String.init), film.directors.first])
        return Layout(
            title: heading, tab: .settings, back: .fileImport(fileImport), kind: "page narrow", rooms: [.search]
        ).document(
            context,
            content: """
                <h1 dir="auto">\(heading)</h1>
                \(facts.isEmpty ? nil : "<p class=\"facts\" dir=\"auto\">\(facts)</p>\n" as HTML)\
                <p class="hint">\(strings[ImportText.foundHint])</p>
                \(finder.html(in: context))
                <div class="buttons">\
                \(finder.form(ImportForm.own, button: "<button class=\"chip\" id=\"own\">\(strings[ImportText.ownChoice])</button>"))\
                \(finder.form(ImportForm.leaveOut, button: "<button class=\"chip\" id=\"leave-out\">\(strings[ImportText.leaveOut])</button>"))</div>
                """)
    }
}
