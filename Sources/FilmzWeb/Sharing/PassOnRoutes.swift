import FilmzDomain
import FilmzPages
import FilmzText
import HTTPTypes
import Hummingbird
import NIOCore

/// Routes by which a person shares films and lists, sees earlier links, and revokes them.
struct PassOnRoutes {
    let services: any PersonServices & SharingServices
    let replies: Replies
    let configuration: ServerConfiguration

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.passOnFilm) { try await form(.film($2), for: $0, in: $1) }
        router.post(SitePath.passOnFilm) { try await make(.film($2), for: $0, in: $1) }
        router.get(SitePath.passOnList) { try await form(.list($2), for: $0, in: $1) }
        router.post(SitePath.passOnList) { try await make(.list($2), for: $0, in: $1) }
        router.get(SitePath.shares) { try await shares($0, $1) }
        router.get(SitePath.shareFile) { try await file($0, $1, id: $2) }
        router.post(SitePath.newShareAddress) { try await newAddress($0, $1, id: $2) }
        router.post(SitePath.takeShareBack) { try await takeBack($0, $1, share: $2) }
    }

    private func form(
        _ subject: ShareableItem.Subject, for request: Request, in context: PersonContext, form: PassOnForm? = nil,
        error: DomainError? = nil
    ) async throws -> Response {
        let page = try await PassOnPage.load(
            subject, form: form, inReturn: form == nil ? PassOnForm.inReturn(try Address(request).fields) : nil,
            error: error, reach: ShareAddress(configuration, client: context.client).reach,
            strings: request.strings, clock: context.clock, from: services, for: context.person)
        return try await replies.show(
            page, for: request, in: context, status: error == nil ? .ok : .unprocessableContent)
    }

    /// Makes the link and shows its address, the only time that it can be shown; or only previews the card.
    private func make(
        _ subject: ShareableItem.Subject, for request: Request, in context: PersonContext
    ) async throws -> Response {
        let fields = try await Form.fields(request)
        let form = PassOnForm(fields)
        guard fields[.look] == nil else {
            return try await self.form(subject, for: request, in: context, form: form)
        }
        do {
            let item = try await ShareableItem.load(subject, from: services, for: context.person)
            let draft = try form.draft(
                try await content(item, form: form, in: context), words: try form.words(item.myFilm),
                language: request.language.tag)
            let token = try await services.shares.make(draft, id: form.id, of: context.person)
            return try await showLink(form.id, token: token, for: request, in: context)
        } catch let error as DomainError where error.isInvalid {
            return try await self.form(subject, for: request, in: context, form: form, error: error)
        } catch AccountError.busy {
            throw PasswordRefusal(problem: .busy)
        }
    }

    private func content(
        _ item: ShareableItem, form: PassOnForm, in context: PersonContext
    ) async throws -> ShareDraft.Subject {
        if let film = item.film { return .film(film.id) }
        guard let list = item.list?.id else { throw WebError.notFound }
        return if form.isSent { try await services.sentList(list, of: context.person) } else { .list(list) }
    }

    private func showLink(
        _ id: Share.ID, token: SecretToken, for request: Request, in context: PersonContext
    ) async throws -> Response {
        let address = ShareAddress(configuration, client: context.client)
        let whole = address.address(of: token)
        let share = try await services.shares.share(id, of: context.person)
        let page = try await NewShareLinkPage.load(
            share, at: whole, code: QRCode(whole)?.rows ?? [], reach: address.reach, from: services)
        var response = try await replies.show(page, for: request, in: context)
        // The address is a secret and must not be cached.
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private func shares(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try await SharesPage.load(
            after: try Address(request).cursor, clock: context.clock, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    /// The film or list of a link, as a file for another Filmz. The link's address is in no file, because Filmz does
    /// not have it.
    private func file(_ request: Request, _ context: PersonContext, id: Share.ID) async throws -> Response {
        let share = try await services.shares.share(id, of: context.person)
        guard share.isAlive(at: context.clock.now()), let shared = try await services.wholeShared(share) else {
            throw DomainError.noSuchShare
        }
        let content = SharedFile.recommendation.content(shared, titles: FilmTitles(), link: nil)
        return Response(
            status: .ok,
            headers: [
                .contentType: SharedFile.recommendation.mediaType, .cacheControl: "no-store",
                .contentDisposition: HeaderValue.attachment("\(shared.name).json"),
            ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: content)))
    }

    private func newAddress(_ request: Request, _ context: PersonContext, id: Share.ID) async throws -> Response {
        _ = try await Form.fields(request)
        return try await showLink(
            id, token: try await services.shares.newAddress(of: id, by: context.person), for: request, in: context)
    }

    private func takeBack(_ request: Request, _ context: PersonContext, share: Share.ID) async throws -> Response {
        let form = try await Form.fields(request)
        try await services.shares.takeBack(share, of: context.person)
        return replies.seeOther(form, otherwise: SiteAddress(.shares), change: nil)
    }
}
