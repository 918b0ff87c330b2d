public import FilmzDomain
public import FilmzText

/// A page that marks a film or an episode as seen, or corrects a viewing. It is also shown as a sheet over the film's
/// page.
public struct ViewingPage: SheetPage {
    let film: Film
    let purpose: Purpose
    let form: ViewingForm
    let error: DomainError?
    let suggestions: ViewingSuggestions
    /// The lists changed last, newest first: at most one more than are shown.
    var lists: [FilmListName] = []
    var newList = FilmListForm()
    /// The episode's absolute number; nil when it is unknown.
    var absoluteNumber: Int?

    enum Purpose: Sendable, Equatable {
        case log
        case episode(Episode)
        case edit(Viewing.ID)
    }

    /// The page that marks a film as seen. Without a form, only the current audience is filled in. With a form and an
    /// error, it shows the input again as it was sent.
    /// - Parameter newList: the form for a new list, which the person can fill in instead
    /// - Throws: ``DomainError/noSuchFilm``
    public static func load(
        logging id: Film.ID,
        form: ViewingForm? = nil,
        newList: FilmListForm = FilmListForm(),
        error: DomainError? = nil,
        from services: some ListServices,
        for person: Person.ID
    ) async throws -> ViewingPage {
        guard let film = try await services.films.film(id, for: person) else { throw DomainError.noSuchFilm }
        let myFilm = try await services.myFilms.myFilm(film.id, of: person)
        var form = form ?? ViewingForm(audience: myFilm.audience)
        // A viewing without a usable ID needs one before the form is sent again.
        if form.viewingID == nil { form.viewing = Viewing.ID.random().description }
        let lists = try await services.lists.names(.byHand(film.id), of: person, limit: listLimit + 1)
        return ViewingPage(
            film: film, purpose: .log, form: form, error: error,
            suggestions: try await .load(from: services, for: person), lists: lists, newList: newList)
    }

    /// The page that marks an episode as seen, like the one for a film.
    /// - Parameter today: the current day if the page must not name an episode that the person has not seen; else nil
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/noSuchEpisode``
    public static func load(
        logging episode: Episode.ID,
        of id: Film.ID,
        form: ViewingForm? = nil,
        error: DomainError? = nil,
        hidingUnseenOn today: CalendarDay? = nil,
        from services: some ShowServices,
        for person: Person.ID
    ) async throws -> ViewingPage {
        guard let film = try await services.films.film(id, for: person) else { throw DomainError.noSuchFilm }
        guard let episode = try await services.shows.episode(episode, of: film.id) else {
            throw DomainError.noSuchEpisode
        }
        var form = form ?? ViewingForm()
        if form.viewingID == nil { form.viewing = Viewing.ID.random().description }
        var isHidden = false
        if let today, let number = episode.number {
            let unseen = try await services.shows.unseen(.only(number), of: film.id, by: person, today: today)
            isHidden = !unseen.isEmpty || !episode.isOut(by: today)
        }
        var page = ViewingPage(
            film: film, purpose: .episode(isHidden ? episode.untitled : episode), form: form, error: error,
            suggestions: try await .load(from: services, for: person))
        // The two numbers are the same in the first season.
        if let number = episode.number, number.season > 1 {
            page.absoluteNumber = try await services.shows.absoluteNumber(of: number, of: film.id)
        }
        return page
    }

    /// The page that corrects a viewing. With a form and an error, it shows the refused input again as it was sent.
    /// - Throws: ``DomainError/noSuchFilm``, ``DomainError/noSuchViewing``
    public static func load(
        editing viewing: Viewing.ID,
        of id: Film.ID,
        form: ViewingForm? = nil,
        error: DomainError? = nil,
        from services: some MyFilmServices,
        for person: Person.ID
    ) async throws -> ViewingPage {
        guard let film = try await services.films.film(id, for: person) else { throw DomainError.noSuchFilm }
        guard let present = try await services.myFilms.viewing(viewing, of: film.id, by: person) else {
            throw DomainError.noSuchViewing
        }
        return ViewingPage(
            film: film, purpose: .edit(viewing), form: form ?? ViewingForm(present), error: error,
            suggestions: try await .load(from: services, for: person))
    }

    private static let listLimit = 5

    public var films: [Film.ID] { [film.id] }

    public func title(_ strings: Strings) -> String {
        switch purpose {
        case .log: strings[ViewingText.markTitle]
        case .episode(let episode): strings.name(of: episode)
        case .edit: strings[ViewingText.editTitle]
        }
    }

    /// The IDs of the elements that change, on the film's page or on a season's page.
    private var regions: String {
        if case .episode = purpose { return FilmRegions.mine + " results up-next" }
        return FilmRegions.mine
    }

    public func sheet(_ context: PageContext, heading: StaticString) -> HTML {
        let strings = context.strings
        let fields = ViewingFields(form: form, purpose: purpose, suggestions: suggestions, error: error)
        // The browser must not validate: it would silently refuse an invalid value in a hidden field.
        return """
            <div class="sheet-form">
            \(SheetHead(
                title: title(strings), heading: heading, back: SiteAddress(.film(film.id)),
                facts: strings.facts([
                    context.titles.titled(film).title, film.year.map(String.init),
                    absoluteNumber.map { strings[ShowText.absolute, ["number": String($0)]] },
                ])
            ).html(strings))
            <div class="sheet-body">
            <form method="post" action="\(action)" id="sheet-form" data-enhance="\(regions) toast" novalidate>
            <input type="hidden" name="\(field: .next)" value="\(SitePath.film(film.id))">
            \(fields.html(today: context.today, in: strings))
            \(episode(strings))
            </form>
            \(purpose == .log ? listChoices(strings) : nil)
            </div>
            <div class="sheet-foot">
            <button class="button primary" id="save-viewing" form="sheet-form">\
            \(strings[isNew ? ViewingText.markTitle : .save])</button>
            </div>
            </div>
            """
    }

    private var isNew: Bool {
        if case .edit = purpose { return false }
        return true
    }

    /// The name of the episode, with a link to mark all earlier ones too.
    private func episode(_ strings: Strings) -> HTML? {
        guard case .episode(let episode) = purpose else { return nil }
        let upTo = episode.number.map { number -> HTML in
            let address = SiteAddress(.markEpisodes(film.id)).with(.upTo, value: number.description)
            return
                "<p><a class=\"chip\" href=\"\(address)\">\(Icon.seen.html)<span>\(strings[ShowText.markUpTo])</span></a></p>"
        }
        return "<input type=\"hidden\" name=\"\(field: .episode)\" value=\"\(episode.id.description)\">\(upTo)"
    }

    /// Buttons that add the film to a list instead: to one of those changed last, or to a new one.
    private func listChoices(_ strings: Strings) -> HTML {
        let next = SiteAddress(.film(film.id))
        let shown = Array(lists.prefix(Self.listLimit))
        let all: HTML? =
            if lists.count > shown.count {
                "<p><a class=\"chip\" href=\"\(SitePath.chooseList(film.id))\">\(strings[FilmListText.allLists])</a></p>"
            } else {
                nil
            }
        return """
            <fieldset class="list-instead"><legend>\(strings[FilmListText.putOnList])</legend>
            \(shown.isEmpty ? nil : ChooseListPage.lists(shown, of: films, next: next, in: strings))\(all)
            \(ChooseListPage.newList(
                newList, of: films, next: next, label: lists.isEmpty ? .newList : .orNew, in: strings))
            </fieldset>
            """
    }

    private var action: SitePath {
        switch purpose {
        case .log: .viewings(film.id)
        case .episode: .episodes(film.id)
        case .edit(let id): .viewing(film.id, id)
        }
    }
}
