public import FilmzDomain
public import FilmzText

/// A page that asks which viewings to remove.
public struct UnseePage: SheetPage {
    let film: Film
    let myFilm: MyFilm
    let error: DomainError?

    /// - Throws: ``DomainError/noSuchFilm``
    public static func load(
        _ id: Film.ID,
        error: DomainError? = nil,
        from services: some MyFilmServices,
        for person: Person.ID
    ) async throws -> UnseePage {
        guard let film = try await services.films.film(id, for: person) else { throw DomainError.noSuchFilm }
        let myFilm = try await services.myFilms.myFilm(film.id, of: person)
        return UnseePage(film: film, myFilm: myFilm, error: error)
    }

    /// Whether there are viewings to remove. If not, the page says so.
    public var isSeen: Bool { myFilm.hasViewings }

    public var films: [Film.ID] { [film.id] }

    public func title(_ strings: Strings) -> String { strings[ViewingText.unseeTitle] }

    public func sheet(_ context: PageContext, heading: StaticString) -> HTML {
        let strings = context.strings
        let path = SitePath.film(film.id)
        let button: HTML =
            if isSeen {
                "<button class=\"button primary\" id=\"remove-viewings\">\(strings[ViewingText.unseeButton])</button>"
            } else {
                "<a class=\"button primary\" href=\"\(path)\" data-close>\(strings[ViewingText.backToFilm])</a>"
            }
        return """
            <form method="post" action="\(SitePath.removeViewings(film.id))" id="sheet-form" class="sheet-form" \
            data-enhance="\(FilmRegions.mine) toast">
            \(SheetHead(
                title: title(strings), heading: heading, back: SiteAddress(path),
                facts: strings.facts([context.titles.titled(film).title, film.year.map(String.init)])
            ).html(strings))
            <div class="sheet-body">
            <input type="hidden" name="\(field: .next)" value="\(path)">
            \(isSeen ? choices(strings) : "<p>\(strings[ViewingText.unseeNone])</p>")
            </div>
            <div class="sheet-foot">\(button)</div>
            </form>
            """
    }

    private func choices(_ strings: Strings) -> HTML {
        let problem = FormProblem(error: error, strings: strings)
        let boxes = myFilm.viewings.map { viewing -> HTML in
            let circumstances = strings.facts([strings.circumstances(of: viewing)])
            return """
                <label class="choice wide"><input type="checkbox" name="\(field: .viewing)" id="unsee-\(viewing.id.description)" \
                value="\(viewing.id.description)"\(" checked", if: myFilm.viewingCount == 1)>\
                <span>\(strings.watchedOn(viewing.watchedOn))\
                \(circumstances.isEmpty ? nil : " <small dir=\"auto\">\(circumstances)</small>" as HTML?)</span></label>

                """
        }
        return """
            <fieldset class="choices">
            <legend>\(strings[ViewingText.unseeWhich])</legend>
            \(error == nil ? nil : message(problem, in: strings))
            <div class="choice-column">\(boxes)</div>
            \(ViewingsPage.link(to: myFilm, shown: myFilm.viewings.count, of: film, in: strings))\
            </fieldset>
            """
    }

    private func message(_ problem: FormProblem, in strings: Strings) -> HTML {
        guard problem.concerns(.watchedOn) else { return problem.summary(fieldIDs: [:]) }
        return "<p class=\"field-problem\" role=\"alert\">\(strings[ProblemText.viewingMissing])</p>"
    }
}
