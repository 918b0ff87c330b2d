public import FilmzDomain
public import FilmzText

/// A page that adds tags to films, and for a single film also removes them. It is also shown as a sheet over a film's
/// page.
public struct TagFilmsPage: SheetPage {
    let chosen: [Film]
    let choice: TagChoice
    /// The person's tags, most used first.
    let known: [Tag]
    /// The page that led here.
    let next: SiteAddress
    let error: DomainError?

    /// - Parameters:
    ///   - next: the page to lead back to; nil for that of the first film
    ///   - choice: a choice that was refused
    /// - Throws: ``DomainError/noSuchFilm``
    public static func load(
        _ ids: [Film.ID], next: SiteAddress? = nil, choice: TagChoice? = nil, error: DomainError? = nil,
        from services: some MyFilmServices, for person: Person.ID
    ) async throws -> TagFilmsPage {
        let filmsByID = try await services.films.films(ids, for: person)
        let films = ids.compactMap { filmsByID[$0] }
        guard let first = films.first, films.count == ids.count else { throw DomainError.noSuchFilm }
        let present =
            if films.count == 1 {
                try await services.myFilms.myFilm(first.id, of: person).tags
            } else {
                Tags()
            }
        return TagFilmsPage(
            chosen: films, choice: choice ?? TagChoice(present), known: try await TagsField.known(services, of: person),
            next: next ?? SiteAddress(.film(first.id)), error: error)
    }

    public var films: [Film.ID] { chosen.map(\.id) }

    public func title(_ strings: Strings) -> String {
        if chosen.count == 1 { strings[TagText.title] } else { strings.count(TagText.editSelected, chosen.count) }
    }

    public func sheet(_ context: PageContext, heading: StaticString) -> HTML {
        let strings = context.strings
        let film = context.titles.titled(chosen[0])
        let facts: String? =
            if chosen.count == 1 { strings.facts([film.title, film.year.map(String.init)]) } else { nil }
        let hidden = films.map { HiddenField(.film, value: $0.description).html }
        let problem = FormProblem(error: error, strings: strings)
        return """
            <form method="post" action="\(SitePath.tagFilms)" id="sheet-form" class="sheet-form" \
            data-enhance="\(FilmRegions.mine) toast" novalidate>\(hidden)\
            <input type="hidden" name="\(field: .next)" value="\(next)">
            \(SheetHead(
                title: title(strings), heading: heading, back: next,
                facts: facts
            ).html(strings))
            <div class="sheet-body">
            \(problem.summary(fieldIDs: [.tags: TagsField.id]))
            \(TagsField(choice: choice, knownTags: known, hasHeading: true).html(problem, in: strings))
            <p><a class="chip quiet" href="\(SitePath.tags)">\(Icon.tag.html)<span>\(strings[TagText.all])</span></a></p>
            </div>
            <div class="sheet-foot"><button class="button primary" id="save-tags">\
            \(strings[chosen.count == 1 ? TagText.save : .addSelected])</button></div>
            </form>
            """
    }
}
