import FilmzDomain
import FilmzPages
import FilmzText
import Hummingbird

/// Routes for a person's films, and for changes of their relation to one of them.
struct MyFilmRoutes {
    let services: any FilmPageServices & DiscoverServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        for shelf in MyFilmsQuery.Shelf.allCases {
            router.get(SitePath.shelf(shelf)) { try await list(shelf, for: $0, in: $1) }
        }
        router.post(SitePath.selectedFilms) { try await editSelected($0, $1) }
        router.get(SitePath.catchUp) { try await catchUp($0, $1) }
        router.post(SitePath.notSeen) { try await notSeen($0, $1, film: $2) }
        router.get(SitePath.changes) { try await changes($0, $1) }
        router.get(SitePath.changedFilms) { try await changedFilms($0, $1, change: $2) }
        router.get(SitePath.diary) { try await diary($0, $1) }
        router.post(SitePath.watchlist) { try await edit($2, for: $0, in: $1) { .watchlist(try $0.wanted()) } }
        router.post(SitePath.favourite) { try await edit($2, for: $0, in: $1) { .favourite(try $0.wanted()) } }
        router.post(SitePath.rating) { try await rate($0, $1, film: $2) }
        router.post(SitePath.comment) { try await comment($0, $1, film: $2) }
        router.post(SitePath.audience) { try await edit($2, for: $0, in: $1) { .audience(try $0.audience()) } }
        router.post(SitePath.told) { try await noteReferral($0, $1, film: $2) }
        router.post(SitePath.notTold) { try await edit($2, for: $0, in: $1) { .notTold(by: $0[.by] ?? "") } }
        router.post(SitePath.undo) { try await undo($0, $1) }
    }

    private func list(
        _ shelf: MyFilmsQuery.Shelf, for request: Request, in context: PersonContext
    ) async throws -> Response {
        let address = try Address(request)
        var query = MyFilmsQuery(shelf: shelf, fields: address.fields)
        query.language = request.language.titles
        let check = try await WatchlistAsking.check(query, at: address, for: request, from: services, in: context)
        let page = try await MyFilmsPage.load(
            query, selecting: SelectionMode(fields: address.fields), check: check, after: address.cursor,
            from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func diary(_ request: Request, _ context: PersonContext) async throws -> Response {
        let address = try Address(request)
        let page = try await DiaryPage.load(
            MyFilmsQuery.Filter(fields: address.fields), after: address.cursor, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func catchUp(_ request: Request, _ context: PersonContext) async throws -> Response {
        let address = try Address(request)
        let page = try await CatchUpPage.load(
            decade: address.fields[.decade], kind: address.fields[.kind] ?? .films,
            showing: address.fields[.film], after: address.cursor, from: services,
            for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func notSeen(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let form = try await Form.fields(request)
        try await services.myFilms.note(notSeen: try form.wanted(), of: film, by: context.person)
        return replies.seeOther(form, otherwise: SiteAddress(.catchUp), change: nil)
    }

    private func changes(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try await ChangesPage.load(
            after: try Address(request).cursor, clock: context.clock, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func changedFilms(
        _ request: Request, _ context: PersonContext, change: Change.ID
    ) async throws -> Response {
        let address = try Address(request)
        let page = try await ChangedFilmsPage.load(
            change, titled: address.fields.text(.query) ?? "", after: address.cursor, from: services,
            for: context.person)
        guard let page else { throw WebError.notFound }
        return try await replies.show(page, for: request, in: context)
    }

    /// Makes the same change to all ticked films, and leads back to the list they were ticked in.
    private func editSelected(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        if let lists = form[.bulkListEdit], !form.texts(.film).isEmpty {
            return try await editLists(lists, form: form, for: request, in: context)
        }
        guard let bulk = form[.bulkEdit] else { throw WebError.malformed }
        var films = form.all(.film)
        guard films.count == form.texts(.film).count else { throw WebError.malformed }
        guard !films.isEmpty else {
            let list = SiteAddress(text: form[.next] ?? SitePath.shelf(.all).path).selecting(.withoutFilms)
            return replies.seeOther(to: list.text, otherwise: SiteAddress(.shelf(.all)), change: nil)
        }
        let edit = try bulk.edit(form)
        if case .log(let draft, _, _) = edit {
            let states = try await services.myFilms.states(of: films, for: context.person)
            films.removeAll { states[$0]?.covers(draft.watchedOn) ?? false }
        }
        let change = try await services.myFilms.apply(edit, to: Set(films), of: context.person)
        return replies.seeOther(form, otherwise: SiteAddress(.shelf(.all)), change: change)
    }

    private func editLists(
        _ edit: BulkListEdit, form: FormFields, for request: Request, in context: PersonContext
    ) async throws -> Response {
        let films = try form.films()
        let next = form[.next].map(SiteAddress.init(text:))
        switch edit {
        case .choose:
            let page = try await ChooseListPage.load(films, next: next, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context)
        case .tag:
            let page = try await TagFilmsPage.load(films, next: next, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context)
        case .takeOff:
            guard let list = form[.list] else { throw DomainError.noSuchList }
            let change = try await services.lists.apply(.remove(Set(films)), to: list, of: context.person)
            return replies.seeOther(form, otherwise: SiteAddress(.list(list)), change: change)
        case .passOn:
            if films.count == 1 {
                return replies.seeOther(to: nil, otherwise: SiteAddress(.passOnFilm(films[0])), change: nil)
            }
            let strings = request.strings
            let name = strings[PassOnText.selection, ["day": strings.day(context.clock.today)]]
            let list = FilmList.ID.random()
            let change = try await services.lists.make(
                FilmListDraft(name: name), id: list, with: films, of: context.person)
            return replies.seeOther(to: nil, otherwise: SiteAddress(.passOnList(list)), change: change)
        }
    }

    private func edit(
        _ film: Film.ID, for request: Request, in context: PersonContext, edit: (FormFields) throws -> MyFilmEdit
    ) async throws -> Response {
        let form = try await Form.fields(request)
        let change = try await services.myFilms.apply(try edit(form), to: film, of: context.person)
        return replies.seeOther(form, otherwise: SiteAddress(.film(film)), change: change)
    }

    /// Stars. A form that names the viewing of ``CatchUp`` says with them that the film was seen.
    private func rate(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let form = try await Form.fields(request)
        let rating = try form.rating()
        let viewing: Viewing.ID? = form[.viewing]
        let isCatchingUp = viewing == CatchUp.viewing(of: film)
        func edit() async throws -> MyFilmEdit {
            guard isCatchingUp else { return .rate(rating) }
            return CatchUp.edit(rating, of: film, mine: try await services.myFilms.myFilm(film, of: context.person))
        }
        var change = try await services.myFilms.apply(try await edit(), to: film, of: context.person)
        if change == nil, isCatchingUp {
            // Other stars, sent at the same time, may have logged the film first.
            change = try await services.myFilms.apply(try await edit(), to: film, of: context.person)
        }
        return replies.seeOther(form, otherwise: SiteAddress(.film(film)), change: change)
    }

    private func comment(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let form = try await Form.fields(request)
        guard let comment = form[.comment] else { throw WebError.malformed }
        do {
            let change = try await services.myFilms.apply(.comment(comment), to: film, of: context.person)
            return replies.seeOther(form, otherwise: SiteAddress(.film(film)), change: change)
        } catch let error as DomainError where error.isInvalid {
            let page = try await FilmPage.load(
                film, comment: comment, error: error, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    private func noteReferral(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let fields = try await Form.fields(request)
        let form = ReferralForm(fields)
        do {
            let change = try await services.myFilms.apply(form.edit, to: film, of: context.person)
            return replies.seeOther(fields, otherwise: SiteAddress(.film(film)), change: change)
        } catch let error as DomainError where error.isInvalid {
            let page = try await FilmPage.load(film, told: form, error: error, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    private func undo(_ id: Change.ID, onlyFor film: String, of person: Person.ID) async throws -> Change {
        guard let film = Film.ID(film) else { throw DomainError.nothingToUndo }
        return try await services.undo.undo(id, only: film, of: person)
    }

    private func undo(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        guard let id = form[.change] else { throw DomainError.nothingToUndo }
        let undone =
            if let film = form.text(.film) {
                try await undo(id, onlyFor: film, of: context.person)
            } else {
                try await services.undo.undo(id, of: context.person)
            }
        if case .list(let change) = undone.subject,
            try await leadsToNothing(form, list: change.list, of: context.person)
        {
            return replies.seeOther(to: nil, otherwise: SiteAddress(.together), change: undone)
        }
        return replies.seeOther(form, otherwise: SiteAddress(.shelf(.watchlist)), change: undone)
    }
}

extension MyFilmRoutes {
    /// Whether a form leads back to a list that is gone by now.
    private func leadsToNothing(_ form: FormFields, list: FilmList.ID, of person: Person.ID) async throws -> Bool {
        guard form[.next]?.hasPrefix(SitePath.list(list).path) == true else { return false }
        do {
            _ = try await services.lists.list(FilmListQuery(list: list), of: person, page: PageRequest(size: 1))
            return false
        } catch DomainError.noSuchList {
            return true
        }
    }
}

extension FormFields {
    /// Whether the film is to be marked or unmarked. Required, because an incomplete form must not change anything.
    fileprivate func wanted() throws -> Bool {
        guard let wanted = self[.wanted] else { throw WebError.malformed }
        return wanted
    }

    fileprivate func rating() throws -> Rating? {
        guard let text = text(.rating) else { throw WebError.malformed }
        if text.isEmpty { return nil }
        guard let rating = Rating(text) else { throw DomainError.invalid(.rating, .malformed) }
        return rating
    }
}
