public import FilmzDomain
public import FilmzText

/// A page that asks why the person stops watching a show. It is also shown as a sheet over the page of the show.
public struct StopShowPage: SheetPage {
    let show: Film
    let reason: String
    let error: DomainError?

    /// - Throws: ``DomainError/noSuchFilm``
    public static func load(
        _ id: Film.ID, reason: String = "", error: DomainError? = nil, from services: some FilmServices,
        for person: Person.ID
    ) async throws -> StopShowPage {
        guard let show = try await services.films.film(id, for: person) else { throw DomainError.noSuchFilm }
        return StopShowPage(show: show, reason: reason, error: error)
    }

    public var films: [Film.ID] { [show.id] }

    public func title(_ strings: Strings) -> String { strings[ShowText.stopTitle] }

    public func sheet(_ context: PageContext, heading: StaticString) -> HTML {
        let strings = context.strings
        let problem = FormProblem(error: error, strings: strings)
        let field = TextField(
            field: .stopReason, name: .reason, label: strings[ViewingText.reason], value: reason)
        return """
            <form method="post" action="\(SitePath.showStatus(show.id))" id="sheet-form" class="sheet-form" \
            data-enhance="\(FilmRegions.mine) toast" novalidate>
            \(SheetHead(
                title: title(strings), heading: heading, back: SiteAddress(.film(show.id)),
                facts: context.titles.titled(show).title
            ).html(strings))
            <div class="sheet-body">
            <p>\(strings[ShowText.stopHint])</p>
            \(problem.summary(fieldIDs: [.stopReason: "field-reason"]))
            <input type="hidden" name="\(field: .showStatus)" value="\(ShowStatus.Kind.stopped.rawValue)">
            <input type="hidden" name="\(field: .next)" value="\(SitePath.film(show.id))">
            \(field.html(problem))
            </div>
            <div class="sheet-foot">
            <button class="button primary" id="stop-watching">\(strings[ShowText.stop])</button>
            </div>
            </form>
            """
    }
}
