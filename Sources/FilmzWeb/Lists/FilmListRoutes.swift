import FilmzDomain
import FilmzPages
import FilmzReading
import FilmzText
import HTTPTypes
import Hummingbird
import NIOCore

/// Routes for lists: all of them, one of them, and changes.
struct FilmListRoutes {
    let services: any SharingServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.together) { try await together($0, $1) }
        router.get(SitePath.lists) { try await together($0, $1) }
        router.get(SitePath.newList) { try await new($0, $1) }
        router.post(SitePath.lists) { try await make($0, $1) }
        router.get(SitePath.list) { try await show($0, $1, list: $2) }
        router.get(SitePath.editList) { try await edit($0, $1, list: $2) }
        router.post(SitePath.editList) { try await save($0, $1, list: $2) }
        router.post(SitePath.removeList) { try await remove($0, $1, list: $2) }
        router.get(SitePath.pasteOnList) { try await paste($0, $1, list: $2) }
        router.post(SitePath.pasteOnList) { try await find($0, $1, list: $2) }
        router.post(SitePath.pasteFile) { try await findInFile($0, $1, list: $2) }
        router.post(SitePath.addPasted) { try await addPasted($0, $1, list: $2) }
        router.get(SitePath.printedList) { try await print($0, $1, list: $2) }
        router.get(SitePath.exportedList) { try await export($0, $1, id: $2) }
        router.get(SitePath.chooseList) { try await choose($0, $1, film: $2) }
        router.post(SitePath.listFilms) { try await listFilms($0, $1) }
        router.post(SitePath.moveOnList) {
            try await apply($2, for: $0, in: $1) { .move(try $0.film(), try $0.place()) }
        }
        router.post(SitePath.noteOnList) { try await note($0, $1, list: $2) }
        router.post(SitePath.takeOffList) { try await apply($2, for: $0, in: $1) { .remove([try $0.film()]) } }
    }

    private func together(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try await TogetherPage.load(
            after: try Address(request).cursor, clock: context.clock, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func show(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        let address = try Address(request)
        if address.fields[.arrange] != nil {
            let page = try await ArrangePage.load(list, after: address.cursor, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context)
        }
        var query = FilmListQuery(list: list, fields: address.fields)
        query.language = request.language.titles
        let page = try await FilmListPage.load(
            query, selecting: SelectionMode(fields: address.fields), after: address.cursor, from: services,
            for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func new(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = FilmListForm(rule: try Address(request).fields[.rule] ?? "")
        let page = try await FilmListFormPage.making(form).previewed(from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func make(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try await Form.fields(request)
        let form = FilmListForm(fields)
        do {
            if form.draft.hasRule { try await services.check(rule: form.draft.rule, for: context.person) }
            if fields[.preview] == true {
                let page = try await FilmListFormPage.making(form).previewed(from: services, for: context.person)
                return try await replies.show(page, for: request, in: context)
            }
            let change = try await services.lists.make(form.draft, id: form.id, with: [], of: context.person)
            return replies.seeOther(to: nil, otherwise: SiteAddress(.list(form.id)), change: change)
        } catch let error as DomainError where error.isInvalid {
            let page = FilmListFormPage.making(form, error: error)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    private func edit(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        let page = try await FilmListFormPage.load(editing: list, from: services, for: context.person)
            .previewed(from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func save(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        let fields = try await Form.fields(request)
        let form = FilmListForm(fields)
        do {
            if let rule = form.edit.newRule { try await services.check(rule: rule, for: context.person) }
            if fields[.preview] == true {
                let page = try await FilmListFormPage.load(
                    editing: list, form: form, from: services, for: context.person
                ).previewed(from: services, for: context.person)
                return try await replies.show(page, for: request, in: context)
            }
            let change = try await services.lists.apply(form.edit, to: list, of: context.person)
            return replies.seeOther(to: nil, otherwise: SiteAddress(.list(list)), change: change)
        } catch let error as DomainError where error.isInvalid {
            let page = try await FilmListFormPage.load(
                editing: list, form: form, error: error, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    private func remove(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        let form = try await Form.fields(request)
        let change = try await services.lists.apply(
            .setRemoved(true), to: list, of: context.person)
        return replies.seeOther(form, otherwise: SiteAddress(.together), change: change)
    }

    /// Edits one film of the list.
    private func apply(
        _ list: FilmList.ID, for request: Request, in context: PersonContext,
        edit: (FormFields) throws -> FilmListEdit
    ) async throws -> Response {
        let form = try await Form.fields(request)
        let change = try await services.lists.apply(try edit(form), to: list, of: context.person)
        return replies.seeOther(form, otherwise: SiteAddress(.list(list)), change: change)
    }

    /// Sets the note of a film on the list. If another device changed the note meanwhile, the person resolves the
    /// conflict.
    private func note(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        let form = try await Form.fields(request)
        let film = try form.film()
        let text = form[.note] ?? ""
        do {
            let edit = FilmListEdit.note(film, text, was: form[.formerNote])
            let change = try await services.lists.apply(edit, to: list, of: context.person)
            return replies.seeOther(form, otherwise: SiteAddress(.list(list)), change: change)
        } catch DomainError.noteChanged(let present) {
            let page = try await TwoNotesPage.load(
                of: film, on: list, text: text, present: present, next: form[.next].map(SiteAddress.init(text:)),
                from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .conflict)
        }
    }

    // MARK: - Films and lists

    private func choose(_ request: Request, _ context: PersonContext, film: Film.ID) async throws -> Response {
        let page = try await ChooseListPage.load([film], from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    /// Adds films to a list, removes them from it, or makes a list of them.
    private func listFilms(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try await Form.fields(request)
        let films = try fields.films()
        let next = SiteAddress(.film(films[0]))
        if let list = fields[.add] {
            let change = try await services.lists.apply(.add(films), to: try Self.list(list), of: context.person)
            return replies.seeOther(fields, otherwise: next, change: change)
        }
        if let list = fields[.takeOff] {
            let edit = FilmListEdit.remove(Set(films))
            let change = try await services.lists.apply(edit, to: try Self.list(list), of: context.person)
            return replies.seeOther(fields, otherwise: next, change: change)
        }
        let form = FilmListForm(fields)
        do {
            let change = try await services.lists.make(form.draft, id: form.id, with: films, of: context.person)
            return replies.seeOther(fields, otherwise: next, change: change)
        } catch let error as DomainError where error.isInvalid {
            let page = try await ChooseListPage.load(
                films, next: fields[.next].map(SiteAddress.init(text:)), form: form, error: error,
                from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    private static func list(_ text: String) throws -> FilmList.ID {
        guard let list = FilmList.ID(text) else { throw DomainError.noSuchList }
        return list
    }

    // MARK: - Films from a text

    private func paste(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        let page = try await PastePage.load(list, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func find(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        let text = try await Form.fields(request)[.text] ?? ""
        let page = try await PastePage.load(list, text: text, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func findInFile(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        do {
            let text = try await TextUpload.text(request)
            let page = try await PastePage.load(list, text: text, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context)
        } catch let problem as TextFile.Problem {
            let page = try await PastePage.load(list, problem: problem, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    /// Adds the ticked and the chosen films to the list, with their notes.
    private func addPasted(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        let form = try await Form.fields(request)
        let chosen = form.texts(.film) + form.all(FormFieldGroup.choice).map(\.value).filter { !$0.isEmpty }
        let films = chosen.compactMap(Film.ID.init(_:))
        guard films.count == chosen.count else { throw WebError.malformed }
        let notes = form.all(FormFieldGroup.note).compactMap { film, note -> FilmListEdit? in
            guard let film = Film.ID(film), films.contains(film) else { return nil }
            return .note(film, String(note.prefix(FilmList.noteLimit)))
        }
        let change =
            films.isEmpty
            ? nil : try await services.lists.apply(.several([.add(films)] + notes), to: list, of: context.person)
        return replies.seeOther(to: nil, otherwise: SiteAddress(.list(list)), change: change)
    }

    // MARK: - Taking away

    /// The whole list, for printing.
    private func print(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        let page = try await PrintedListPage.load(list, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    /// The whole list as a file.
    private func export(_ request: Request, _ context: PersonContext, id: FilmList.ID) async throws -> Response {
        let format = try Address(request).fields[.listExport] ?? .text
        let (list, films) = try await services.wholeList(id, of: context.person)
        let titles = try await FilmTitles.load(
            of: films.map(\.entry.film.id), in: request.language.titles, from: services)
        var headers: HTTPFields = [.contentType: format.mediaType, .cacheControl: "no-store"]
        headers[.contentDisposition] = HeaderValue.attachment("\(list.name).\(format.fileExtension)")
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(string: format.file(list, films: films, titles: titles))))
    }
}

extension FormFields {
    /// The films that the form names; at least one.
    func films() throws -> [Film.ID] {
        let films = all(.film)
        guard !films.isEmpty, films.count == texts(.film).count else { throw WebError.malformed }
        return films
    }

    fileprivate func film() throws -> Film.ID { try films()[0] }

    fileprivate func place() throws -> FilmListEdit.Place {
        func other() throws -> Film.ID {
            guard let other = self[.other] else { throw WebError.malformed }
            return other
        }
        switch self[.place] {
        case "first": return .first
        case "last": return .last
        case "up": return .up
        case "down": return .down
        case "before": return .before(try other())
        case "after": return .after(try other())
        case "number":
            guard let number = self[.number].flatMap({ Int($0.filter { !$0.isWhitespace }) }) else {
                throw WebError.malformed
            }
            return .number(number)
        default: throw WebError.malformed
        }
    }
}
