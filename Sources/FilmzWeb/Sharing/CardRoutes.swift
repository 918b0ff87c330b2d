import FilmzDomain
import FilmzPages
import FilmzText
import Hummingbird
import NIOCore

/// Routes for cards of what a person may share, as pictures to save.
struct CardRoutes {
    let services: any ListServices
    let cards: CardRenderer

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.listCard) { try await list($0, $1, list: $2) }
        router.get(SitePath.filmCard) { try await film($0, $1, id: $2) }
    }

    private func film(_ request: Request, _ context: PersonContext, id: Film.ID) async throws -> Response {
        let known = try await services.knownFilm(id, permission: nil, for: context.person)
        let titles = try await FilmTitles.load(of: [known.id], in: request.language.titles, from: services)
        let film = titles.titled(known)
        return try await answer(.film(film), name: film.title, for: request)
    }

    private func list(_ request: Request, _ context: PersonContext, list: FilmList.ID) async throws -> Response {
        let listed = try await services.listed(
            FilmListQuery(list: list), of: context.person,
            page: PageRequest(size: Card.mosaicLimit))
        let films = listed.films.items.map(\.entry.film)
        let titles = try await FilmTitles.load(of: films.map(\.id), in: request.language.titles, from: services)
        return try await answer(
            .list(name: listed.list.name, count: listed.totals.filmCount, films: films.map(titles.titled)),
            name: listed.list.name, for: request)
    }

    /// The card with the person's words, as they are in the address.
    private func answer(_ subject: Card.Subject, name: String, for request: Request) async throws -> Response {
        let fields = try Address(request).fields
        let format = fields[.cardFormat] ?? .preview
        let words = try ShareWords(
            message: fields[.message] ?? "", rating: fields[.rating],
            sender: fields[.sender] ?? ""
        ).checked()
        let card = Card(subject, words: words)
        let picture = try await cards.picture(card, format: format, in: .of(request.language))
        return Response(
            status: .ok,
            headers: [
                .contentType: picture.mediaType, .eTag: "\"\(picture.tag)\"", .cacheControl: "private, no-cache",
                .contentDisposition: HeaderValue.attachment("\(name).png"),
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes)))
    }
}
