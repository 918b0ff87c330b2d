import FilmzDomain
import FilmzPages
import FilmzText
import HTTPTypes
import Hummingbird

/// The films and lists that a person shares, as JSON.
struct ShareAPI {
    let services: any SharingServices
    let configuration: ServerConfiguration

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(
            APIPath.shares, answers: [.get: { try await shares($0, $1) }, .post: { try await make($0, $1) }])
        router.resource(
            APIPath.share,
            answers: [.get: { try await share($0, $1, share: $2) }, .delete: { try await takeBack($0, $1, id: $2) }])
        router.resource(APIPath.shareAddresses, answers: [.post: { try await newAddress($0, $1, id: $2) }])
    }

    private func shares(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try Address(request).pageRequest()
        return try JSONReply.page(try await services.shares.shares(of: context.person, page: page), for: request)
    }

    private func share(_ request: Request, _ context: PersonContext, share: Share.ID) async throws -> Response {
        try JSONReply.value(try await services.shares.share(share, of: context.person))
    }

    private func make(_ request: Request, _ context: PersonContext) async throws -> Response {
        let input = try await JSONBody.read(ShareInput.self, from: request)
        var myFilm: MyFilm?
        let subject: ShareDraft.Subject
        if let film = input.film {
            subject = .film(film)
            myFilm = try await services.myFilms.myFilm(film, of: context.person)
        } else if let list = input.list {
            subject = if input.isSent { try await services.sentList(list, of: context.person) } else { .list(list) }
        } else {
            throw APIRefusal.missing("film")
        }
        let language = AcceptLanguage.best(request.headers[.acceptLanguage])
        let draft = input.draft(subject, myFilm: myFilm, language: language.tag)
        do {
            let token = try await services.shares.make(draft, id: input.id, of: context.person)
            return try report(input.id, token: token, in: context)
        } catch AccountError.busy {
            throw PasswordRefusal(problem: .busy)
        }
    }

    private func newAddress(_ request: Request, _ context: PersonContext, id: Share.ID) async throws -> Response {
        try await JSONBody.readNothing(request)
        return try report(id, token: try await services.shares.newAddress(of: id, by: context.person), in: context)
    }

    private func takeBack(_ request: Request, _ context: PersonContext, id: Share.ID) async throws -> Response {
        try await services.shares.takeBack(id, of: context.person)
        return try JSONReply.value(try await services.shares.share(id, of: context.person))
    }

    private func report(_ id: Share.ID, token: SecretToken, in context: PersonContext) throws -> Response {
        let address = ShareAddress(configuration, client: context.client).address(of: token)
        return try JSONReply.value(
            NewShareAddress(id: id, address: address), status: .created,
            headers: [.location: APIPath.share(id).path, .cacheControl: "no-store"])
    }
}
