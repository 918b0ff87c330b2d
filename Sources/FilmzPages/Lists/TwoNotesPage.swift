public import FilmzDomain
import FilmzText

/// A page for a note that was changed on two devices. It shows both texts, and the person chooses what to keep.
public struct TwoNotesPage: WebPage {
    let list: FilmList
    let film: Film
    let text: String
    let present: String
    let next: SiteAddress

    /// - Parameters:
    ///   - text: what the person wrote
    ///   - present: the note that is stored now
    ///   - next: the page to lead back to; nil for that of the list
    /// - Throws: ``DomainError/noSuchList``, ``DomainError/noSuchFilm``
    public static func load(
        of film: Film.ID, on list: FilmList.ID, text: String, present: String, next: SiteAddress? = nil,
        from services: some ListServices, for person: Person.ID
    ) async throws -> TwoNotesPage {
        let listed = try await services.lists.list(FilmListQuery(list: list), of: person, page: PageRequest(size: 1))
        return TwoNotesPage(
            list: listed.list, film: try await services.knownFilm(film, permission: nil, for: person), text: text,
            present: present,
            next: next ?? SiteAddress(.list(list)))
    }

    public var films: [Film.ID] { [film.id] }

    public var notes: [String] { [present] }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = context.titles.titled(film).title
        return Layout(
            title: strings[FilmListText.noteChanged], tab: .together, back: .list(list.id), kind: "page narrow",
            rooms: [.together]
        )
        .document(
            context,
            content: """
                <h1>\(strings[FilmListText.noteChanged])</h1>
                <p class="facts" dir="auto">\(strings.facts([title, list.name]))</p>
                <p class="intro" id="problem" role="alert" tabindex="-1">\(strings[FilmListText.noteChangedHint])</p>
                <form method="post" action="\(SitePath.noteOnList(list.id))" class="film-form" id="two-notes">
                <input type="hidden" name="\(field: .film)" value="\(film.id.description)">
                <input type="hidden" name="\(field: .next)" value="\(next)">
                <input type="hidden" name="\(field: .formerNote)" value="\(present)">
                <h2>\(strings[FilmListText.noteThere])</h2>
                <blockquote class="note" dir="auto">\(context.note(present))</blockquote>
                <div class="field"><label for="note">\(strings[FilmListText.noteYours])</label>
                <textarea id="note" name="\(field: .note)" rows="4" maxlength="\(FilmList.noteLimit)" dir="auto">
                \(text)</textarea></div>
                <p class="buttons"><button class="button primary" id="save-note">\(strings[FilmListText.saveNote])</button>
                <a class="button" href="\(next)">\(strings[FilmListText.keepThere])</a></p>
                </form>
                """)
    }
}
