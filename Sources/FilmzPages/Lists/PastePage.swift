public import FilmzDomain
public import FilmzReading
import FilmzText

/// A page that finds films in a pasted text, and asks which films are meant before they are added to a list.
public struct PastePage: WebPage {
    let list: FilmList
    let text: String
    /// Nil before a text is sent.
    let matches: [PastedFilmMatch]?
    /// The number of lines at the end of the text that were not read.
    let leftOutCount: Int
    let posters: [Film.ID: Poster]
    /// The reason why a file was refused.
    let problem: TextFile.Problem?

    /// - Parameters:
    ///   - text: nil for an empty form
    ///   - problem: the reason why a file was refused
    /// - Throws: ``DomainError/noSuchList``, ``DomainError/listByRule``
    public static func load(
        _ id: FilmList.ID, text: String? = nil, problem: TextFile.Problem? = nil, from services: some ListServices,
        for person: Person.ID
    ) async throws -> PastePage {
        let list = try await services.lists.list(FilmListQuery(list: id), of: person, page: PageRequest(size: 1)).list
        guard list.rule == nil else { throw DomainError.listByRule }
        guard let text, text.contains(where: { !$0.isWhitespace }) else {
            return PastePage(list: list, text: "", matches: nil, leftOutCount: 0, posters: [:], problem: problem)
        }
        let report = try await PastedFilmAnswer.load(text, from: services, for: person)
        return PastePage(
            list: list, text: text, matches: report.matches, leftOutCount: report.leftOutCount,
            posters: services.posters(of: report.matches.flatMap(\.films).map(\.id)), problem: nil)
    }

    public var films: [Film.ID] { (matches ?? []).flatMap(\.films).map(\.id) }

    public var notes: [String] { (matches ?? []).compactMap(\.note) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        return Layout(
            title: strings[PasteText.title], tab: .together, back: .list(list.id), kind: "page narrow",
            rooms: [.together]
        ).document(
            context,
            content: """
                <h1>\(strings[PasteText.title])</h1>
                <p class="facts" dir="auto">\(list.name)</p>
                \(matches.map { matchesForm($0, in: context) } ?? form(strings))
                """)
    }

    private func form(_ strings: Strings) -> HTML {
        """
        <form method="post" action="\(SitePath.pasteOnList(list.id))" class="film-form">
        <div class="field"><label for="field-text">\(strings[PasteText.text])</label>
        <p class="hint">\(strings[PasteText.hint])</p>
        <textarea id="field-text" name="\(field: .text)" rows="12" dir="auto" required \
        maxlength="\(PastedFilms.byteLimit)" placeholder="\(strings[PasteText.example])">
        \(text)</textarea></div>
        <p class="buttons"><button class="button primary" id="find-films">\(strings[PasteText.find])</button>
        <a class="button" href="\(SitePath.list(list.id))">\(strings[SharedText.cancel])</a></p>
        </form>
        <form method="post" action="\(SitePath.pasteFile(list.id))" class="film-form file-form" \
        enctype="multipart/form-data">
        \(problem.map { "<p class=\"problem\" id=\"problem\" role=\"alert\" tabindex=\"-1\">\(strings.sentence(for: $0))</p>" as HTML })
        <div class="field"><label for="field-file">\(strings[PasteText.file])</label>
        <p class="hint">\(strings[PasteText.fileHint])</p>
        \(FileInput(id: "field-file", accept: [".txt", ".md", ".csv", ".tsv", "text/*"], limit: TextFile.byteLimit)
            .html(strings))</div>
        <p class="buttons"><button class="button" id="read-file">\(strings[PasteText.readFile])</button></p>
        </form>
        """
    }

    // MARK: - Matches

    private func matchesForm(_ matches: [PastedFilmMatch], in context: PageContext) -> HTML {
        let strings = context.strings
        let sure = matches.filter { $0.film != nil }
        let doubtful = matches.enumerated().filter { $0.element.verdict.isDoubtful }
        let unknown = matches.filter { $0.verdict == .unknown }
        let canAdd = !sure.isEmpty || !doubtful.isEmpty
        return """
            <form method="post" action="\(SitePath.addPasted(list.id))" class="settling">
            \(leftOutCount > 0 ? "<p class=\"problem\">\(strings.count(PasteText.leftOut, leftOutCount))</p>" : nil as HTML?)
            \(section(.sure, rows: sure.compactMap { row($0, in: context) }, in: strings))
            \(section(.doubtful, rows: doubtful.map { choice($0.element, number: $0.offset, in: context) }, in: strings))
            \(section(.unknown, rows: unknown.map { self.unknown($0, in: strings) }, in: strings))
            <p class="buttons">\(canAdd ? "<button class=\"button primary\" id=\"add-pasted\">\(strings[PasteText.add])</button>" : nil as HTML?)
            <a class="button" href="\(SitePath.pasteOnList(list.id))">\(strings[PasteText.again])</a></p>
            </form>
            """
    }

    private func section(_ title: PasteText, rows: [HTML], in strings: Strings) -> HTML? {
        guard !rows.isEmpty else { return nil }
        return """
            <section><h2>\(strings.count(title, rows.count))</h2>
            <ol class="pasted">
            \(rows)</ol></section>
            """
    }

    /// A film that was found for certain, ticked.
    private func row(_ match: PastedFilmMatch, in context: PageContext) -> HTML? {
        guard let film = match.film else { return nil }
        let note: HTML? = match.note.map { note in
            """
            <input type="hidden" name="\(field: FormFieldGroup.note[film.id.description])" value="\(note)">\
            <small class="list-note" dir="auto">\(context.note(note))</small>
            """
        }
        return """
            <li><label class="choice wide"><input type="checkbox" name="\(field: .film)" value="\(film.id.description)" checked>
            <span>\(picture(film, in: context))<span class="pasted-film"><b dir="auto">\(heading(film, in: context))</b>\
            <small dir="auto">\(match.pastedFilm.text)</small>\(note)</span></span></label></li>

            """
    }

    /// A line that may mean several films.
    private func choice(_ match: PastedFilmMatch, number: Int, in context: PageContext) -> HTML {
        let films = match.films.map { film -> HTML in
            Self.option(
                number, value: film.id.description,
                content:
                    "\(picture(film, in: context))<span class=\"pasted-film\"><b dir=\"auto\">\(heading(film, in: context))</b></span>",
                isChosen: false)
        }
        let none = Self.option(number, value: "", content: "\(context.strings[PasteText.none])", isChosen: true)
        return """
            <li><fieldset class="choices"><legend dir="auto">\(match.pastedFilm.text)</legend>
            <div class="choice-column">\(films)\(none)</div></fieldset></li>

            """
    }

    /// One of the films that may be meant by the text with a number.
    static func option(_ number: Int, value: String, content: HTML, isChosen: Bool) -> HTML {
        """
        <label class="choice wide"><input type="radio" name="\(field: FormFieldGroup.choice[number])" value="\(value)"\
        \(" checked", if: isChosen)><span>\(content)</span></label>

        """
    }

    private func unknown(_ match: PastedFilmMatch, in strings: Strings) -> HTML {
        """
        <li class="unknown"><span dir="auto">\(match.pastedFilm.text)</span> \
        <a class="chip quiet" href="\(SiteAddress.search(match.pastedFilm.text))">\(Icon.search.html)\
        <span>\(strings[PasteText.search])</span></a></li>

        """
    }

    private func heading(_ film: Film, in context: PageContext) -> String {
        let film = context.titles.titled(film)
        let director = film.directors.first
        return context.strings.facts([film.year.map { "\(film.title) (\($0))" } ?? film.title, director])
    }

    private func picture(_ film: Film, in context: PageContext) -> HTML {
        PosterTile.poster(context.titles.titled(film), poster: posters[film.id])
    }
}

extension PastedFilmMatch.Verdict {
    fileprivate var isDoubtful: Bool {
        if case .doubtful = self { true } else { false }
    }
}
