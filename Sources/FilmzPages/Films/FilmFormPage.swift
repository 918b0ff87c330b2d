public import FilmzDomain
import FilmzText

/// A page that adds a film that is not in the catalogue, or corrects or removes one that was added by hand. A film
/// that only files or providers named can only be removed.
public struct FilmFormPage: WebPage {
    let purpose: Purpose
    let form: FilmForm
    let error: DomainError?

    enum Purpose: Sendable, Equatable {
        case add
        case edit(Film.ID)
        case remove(Film.ID)
    }

    /// The page for a new film. With a form and an error, it shows the refused input again.
    public static func adding(_ form: FilmForm = FilmForm(), error: DomainError? = nil) -> FilmFormPage {
        FilmFormPage(purpose: .add, form: form, error: error)
    }

    /// The page for correcting or removing a film.
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/notAddedByHand``
    public static func load(
        editing id: Film.ID,
        form: FilmForm? = nil,
        error: DomainError? = nil,
        from services: some MyFilmServices,
        for person: Person.ID
    ) async throws -> FilmFormPage {
        guard let film = try await services.films.film(id, for: person) else { throw DomainError.noSuchFilm }
        if film.isAddedByHand {
            return FilmFormPage(purpose: .edit(film.id), form: form ?? FilmForm(film), error: error)
        }
        guard film.isNamedElsewhere, try await services.myFilms.isRemovable(film.id, by: person) else {
            throw DomainError.notAddedByHand
        }
        return FilmFormPage(purpose: .remove(film.id), form: FilmForm(film), error: nil)
    }

    public func html(in context: PageContext) -> HTML {
        guard case .remove(let film) = purpose else { return formDocument(in: context) }
        let title = context.strings[FilmFormText.remove]
        return Layout(title: title, back: .search, kind: "page narrow").document(
            context,
            content: """
                <h1>\(title)</h1>
                <p class="facts" dir="auto">\(form.title)</p>
                \(removal(of: film, in: context.strings))
                <p class="buttons"><a class="button" href="\(back)">\(context.strings[SharedText.cancel])</a></p>
                """)
    }

    private func formDocument(in context: PageContext) -> HTML {
        let strings = context.strings
        let title = strings[purpose == .add ? FilmFormText.addTitle : .editTitle]
        let problem = FormProblem(error: error, strings: strings, message: yearMessage(strings))
        let fields = fields(strings)
        let ids = Dictionary(fields.map { ($0.field, $0.id) }) { first, _ in first }
        return Layout(title: title, back: .search, kind: "page narrow").document(
            context,
            content: """
                <form method="post" action="\(action)" class="film-form" novalidate>
                <h1>\(title)</h1>
                \(purpose == .add ? "<p class=\"intro\">\(strings[FilmFormText.addHint])</p>" : nil as HTML?)
                \(problem.summary(fieldIDs: ids))
                \(fields.map { $0.html(problem) })
                <p class="buttons"><button class="button primary" id="save-film">\
                \(strings[purpose == .add ? FilmFormText.add : .save])</button>
                <a class="button" href="\(back)">\(strings[SharedText.cancel])</a></p>
                </form>
                \(edited.map { removal(of: $0, in: strings) })
                """)
    }

    private var edited: Film.ID? {
        guard case .edit(let film) = purpose else { return nil }
        return film
    }

    private func removal(of film: Film.ID, in strings: Strings) -> HTML {
        """
        <form method="post" action="\(SitePath.removeFilm(film))" class="removal">
        <button class="button" id="remove-film">\(strings[FilmFormText.remove])</button>
        <p class="hint">\(strings[FilmFormText.removeHint])</p>
        </form>
        """
    }

    /// The message about a year outside the known ones; nil when the error is a different one.
    private func yearMessage(_ strings: Strings) -> String? {
        guard case .invalid(.year, .malformed) = error, let year = Int(form.year.filter { !$0.isWhitespace }),
            !CalendarDay.years.contains(year)
        else { return nil }
        return strings.outsideYears(year)
    }

    private var action: SitePath {
        switch purpose {
        case .add: .films
        case .edit(let id), .remove(let id): .editFilm(id)
        }
    }

    private var back: SitePath {
        switch purpose {
        case .add: .search
        case .edit(let id), .remove(let id): .film(id)
        }
    }

    private func fields(_ strings: Strings) -> [TextField] {
        [
            TextField(
                field: .title, name: .title, label: strings[FilmFormText.title], value: form.title,
                attributes: " required autocomplete=\"off\""),
            TextField(
                field: .originalTitle, name: .originalTitle, label: strings[FilmFormText.originalTitle],
                value: form.originalTitle, attributes: " autocomplete=\"off\""),
            TextField(
                field: .year, name: .year, label: strings[FilmFormText.year], value: form.year,
                attributes: " inputmode=\"numeric\" autocomplete=\"off\""),
            TextField(
                field: .runtime, name: .runtime, label: strings[FilmFormText.runtime], value: form.runtime,
                attributes: " inputmode=\"numeric\" autocomplete=\"off\""),
            TextField(
                field: .directors, name: .directors, label: strings[FilmFormText.directors], value: form.directors,
                hint: strings[FilmFormText.commas], attributes: " autocomplete=\"off\""),
            TextField(
                field: .genres, name: .genres, label: strings[FilmFormText.genres], value: form.genres,
                hint: strings[FilmFormText.commas], attributes: " autocomplete=\"off\""),
            TextField(
                field: .imdbID, name: .imdbID, label: strings[FilmFormText.imdbID], value: form.imdbID,
                hint: strings[FilmFormText.imdbHint],
                attributes: " autocomplete=\"off\" autocapitalize=\"off\" spellcheck=\"false\""),
        ]
    }
}
