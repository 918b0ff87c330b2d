public import FilmzDomain
public import FilmzText

/// A page that adds films to a list, or removes a single film from one. It is also shown as a sheet over a film's
/// page.
public struct ChooseListPage: SheetPage {
    let chosen: [Film]
    /// The lists that are filled by hand; for a single film, with whether it is on each.
    let lists: [FilmListName]
    /// The page that led here.
    let next: SiteAddress
    let form: FilmListForm
    let error: DomainError?

    /// - Parameters:
    ///   - next: the page to lead back to; nil for that of the first film
    ///   - form: a new list that was refused
    /// - Throws: ``DomainError/noSuchFilm``
    public static func load(
        _ ids: [Film.ID], next: SiteAddress? = nil, form: FilmListForm? = nil, error: DomainError? = nil,
        from services: some ListServices, for person: Person.ID
    ) async throws -> ChooseListPage {
        let filmsByID = try await services.films.films(ids, for: person)
        let films = ids.compactMap { filmsByID[$0] }
        guard let first = films.first, films.count == ids.count else { throw DomainError.noSuchFilm }
        let lists = try await services.lists.names(
            .byHand(films.count == 1 ? first.id : nil), of: person, limit: PageRequest.sizes.upperBound)
        return ChooseListPage(
            chosen: films, lists: lists, next: next ?? SiteAddress(.film(first.id)),
            form: form ?? FilmListForm(), error: error)
    }

    public var films: [Film.ID] { chosen.map(\.id) }

    public func title(_ strings: Strings) -> String {
        if chosen.count == 1 {
            strings[FilmListText.choose]
        } else {
            strings.count(FilmListText.chooseSeveral, chosen.count)
        }
    }

    public func sheet(_ context: PageContext, heading: StaticString) -> HTML {
        let strings = context.strings
        let film = context.titles.titled(chosen[0])
        let facts: String? =
            if chosen.count == 1 { strings.facts([film.title, film.year.map(String.init)]) } else { nil }
        return """
            <div class="sheet-form">
            \(SheetHead(
                title: title(strings), heading: heading, back: next,
                facts: facts
            ).html(strings))
            <div class="sheet-body">
            \(lists.isEmpty ? nil : Self.lists(lists, of: films, next: next, in: strings))
            \(Self.newList(
                form, of: films, next: next, label: lists.isEmpty ? .newList : .orNew,
                style: lists.isEmpty ? "button primary" : "button", error: error, in: strings))
            </div>
            </div>
            """
    }

    /// A form with a button for each list.
    static func lists(
        _ lists: [FilmListName], of films: [Film.ID], next: SiteAddress, in strings: Strings
    ) -> HTML {
        let buttons = lists.map { button(for: $0, in: strings) }
        return form(of: films, next: next, id: "choose-list", content: "<div class=\"list-choices\">\(buttons)</div>")
    }

    private static func button(for list: FilmListName, in strings: Strings) -> HTML {
        let isOn = list.hasFilm
        let label = strings[isOn ? FilmListText.takeOffFrom : .addTo, ["list": list.name]]
        return """
            <button class="list-choice" name="\(isOn ? "takeOff" : "add")" value="\(list.id.description)" \
            id="choose-\(list.id.description)" aria-label="\(label)">\((isOn ? Icon.listed : .list).html)\
            <span dir="auto">\(list.name)</span> <small>\(list.filmCount.map(strings.number))</small></button>

            """
    }

    /// A form that makes a list with these films.
    /// - Parameter style: the style of the button
    static func newList(
        _ new: FilmListForm, of films: [Film.ID], next: SiteAddress, label: FilmListText,
        style: StaticString = "button",
        error: DomainError? = nil, in strings: Strings
    ) -> HTML {
        let field = TextField(
            field: .listName, name: .name, label: strings[label], value: new.name,
            attributes: " maxlength=\"\(FilmList.nameLimit)\" autocomplete=\"off\"")
        return form(
            of: films, next: next, id: "make-list",
            content: """
                \(new.sent)<div class="new-list">\(field.html(FormProblem(error: error, strings: strings)))\
                <button class="\(style.description)" id="make-and-add">\(strings[FilmListText.makeAndAdd])</button></div>
                """)
    }

    private static func form(
        of films: [Film.ID], next: SiteAddress, id: StaticString, content: HTML
    ) -> HTML {
        let hidden = films.map { HiddenField(.film, value: $0.description).html }
        return """
            <form method="post" action="\(SitePath.listFilms)" id="\(id.description)" \
            data-enhance="\(FilmRegions.mine) toast" novalidate>\(hidden)\
            <input type="hidden" name="\(field: .next)" value="\(next)">
            \(content)
            </form>

            """
    }
}
