import FilmzDomain
import FilmzPages
import FilmzText
import HTTPTypes
import Hummingbird
import NIOCore

/// Routes for whole shelves: exporting them as files, and sharing them.
struct ShelfRoutes {
    let services: any ListServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        for shelf in MyFilmsQuery.Shelf.allCases {
            router.get(SitePath.exportedShelf(shelf)) { try await export(shelf, for: $0, in: $1) }
            router.post(SitePath.passOnShelf(shelf)) { try await passOn(shelf, for: $0, in: $1) }
        }
    }

    private func name(_ shelf: MyFilmsQuery.Shelf, in strings: Strings, context: PersonContext) -> String {
        strings[FilmListText.shelfOn, ["shelf": strings[shelf.name], "day": strings.day(context.clock.today)]]
    }

    private func export(
        _ shelf: MyFilmsQuery.Shelf, for request: Request, in context: PersonContext
    ) async throws -> Response {
        let format = try Address(request).fields[.listExport] ?? .text
        let films = try await services.wholeShelf(shelf, of: context.person)
        let titles = try await FilmTitles.load(of: films.map(\.film.id), in: request.language.titles, from: services)
        let list = FilmList(
            name: name(shelf, in: .of(request.language), context: context), madeAt: context.clock.now(),
            changedAt: context.clock.now())
        var headers: HTTPFields = [.contentType: format.mediaType, .cacheControl: "no-store"]
        headers[.contentDisposition] = HeaderValue.attachment("\(list.name).\(format.fileExtension)")
        let file = format.file(list, films: films.map { ListedFilm(entry: $0, note: "") }, titles: titles)
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: file)))
    }

    /// Makes a list of the shelf as it is now, to share it.
    private func passOn(
        _ shelf: MyFilmsQuery.Shelf, for request: Request, in context: PersonContext
    ) async throws -> Response {
        _ = try await Form.fields(request)
        let films = try await services.wholeShelf(shelf, of: context.person)
        guard !films.isEmpty else {
            return replies.seeOther(to: nil, otherwise: SiteAddress(.shelf(shelf)), change: nil)
        }
        let list = FilmList.ID.random()
        let change = try await services.lists.make(
            FilmListDraft(name: name(shelf, in: request.strings, context: context)), id: list,
            with: films.map(\.film.id),
            of: context.person
        )
        return replies.seeOther(to: nil, otherwise: SiteAddress(.passOnList(list)), change: change)
    }
}
