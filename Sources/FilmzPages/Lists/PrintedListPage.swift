public import FilmzDomain
import FilmzText

/// A whole list for printing: no pictures, and no tabs on paper.
public struct PrintedListPage: WebPage {
    let list: FilmList
    let listed: [ListedFilm]

    /// - Throws: ``DomainError/noSuchList``
    public static func load(
        _ list: FilmList.ID, from services: some ListServices, for person: Person.ID
    ) async throws -> PrintedListPage {
        let (list, films) = try await services.wholeList(list, of: person)
        return PrintedListPage(list: list, listed: films)
    }

    public var films: [Film.ID] { listed.map(\.entry.film.id) }

    public var notes: [String] { listed.map(\.note) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: list.name, tab: .together, back: .list(list.id), kind: "page narrow printed", rooms: [.together]
        ).document(
            context,
            content: """
                <h1 dir="auto">\(list.name)</h1>
                \(list.description.isEmpty ? nil : "<p class=\"about\" dir=\"auto\">\(list.description)</p>" as HTML?)
                <p class="facts">\(strings.count(FilmListText.films, listed.count))</p>
                <p class="buttons"><button class="button primary" type="button" id="print" data-print hidden>\(strings[FilmListText.print])</button></p>
                <ol class="on-paper">
                \(listed.enumerated().map { row($0.element, number: $0.offset + 1, in: context) })</ol>
                """)
    }

    private func row(_ listed: ListedFilm, number: Int, in context: PageContext) -> HTML {
        let film = context.titles.titled(listed.entry.film)
        let strings = context.strings
        let isSeen = listed.entry.state.isSeen
        let rank: HTML? = if list.isRanked { "<b class=\"rank\">\(strings.number(number))</b> " } else { nil }
        let facts = strings.facts([
            film.year.map(String.init), film.directors.first, film.runtime.map(strings.runtime),
            isSeen ? strings[SharedText.seen] : nil,
        ])
        return """
            <li>\(rank)<strong dir="auto">\(film.title)</strong> <span class="facts" dir="auto">\(facts)</span>\
            \(listed.note.isEmpty ? nil : "<p class=\"list-note\" dir=\"auto\">\(context.note(listed.note))</p>" as HTML?)</li>

            """
    }
}
