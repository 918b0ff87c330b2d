import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The pictures of films: their own, and those drawn for films that have none, or none yet.
struct PictureRoutes {
    let services: Services

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.drawnPoster) { try await drawn($0, $1) }
        router.get(SitePath.picture) { try await picture($0, $1) }
    }

    private static let forEver = "private, max-age=31536000, immutable"

    private func drawn(_ request: Request, _ context: PersonContext) async throws -> Response {
        guard let known = try await services.films.film(try context.film()) else { throw WebError.notFound }
        let titles = try await FilmTitles.load(of: [known.id], in: request.language.titles, from: services)
        let film = titles.titled(known)
        let fields = try Address(request).fields
        // Who is shown this one in place of a picture wants the picture, and the next time shall not see this one.
        let wanted = fields.first("wanted").flatMap(PosterSize.init(rawValue:))
        if let wanted, let permission = context.permission {
            await services.posters.want(film.id, size: wanted, permission: permission)
        }
        // An address that names the picture's version may be kept for ever; the bare one shows the present picture.
        let isVersioned = wanted == nil && fields.first("v") == PosterArt.version(for: film)
        return Response(
            status: .ok,
            headers: [
                .contentType: "image/svg+xml",
                .cacheControl: isVersioned ? Self.forEver : "private, no-cache",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: PosterArt.svg(for: film).bytes)))
    }

    /// No content when there is no picture now: browsers report what they call an error on every page that asks for one.
    private func picture(_ request: Request, _ context: PersonContext) async throws -> Response {
        let id = try context.film()
        let fields = try Address(request).fields
        guard let size = PosterSize(rawValue: fields.first("size") ?? PosterSize.small.rawValue),
            let picture = try await services.posters.picture(
                of: id, size: size, permission: context.permission)
        else { return Response(status: .noContent, headers: [.cacheControl: "no-store"]) }
        let version = fields.first("v")
        let isPresent = version != nil && version == services.posters.poster(of: id)?.version
        return Response(
            status: .ok,
            headers: [
                .contentType: picture.mediaType,
                .eTag: "\"\(picture.tag)\"",
                .cacheControl: isPresent ? Self.forEver : "private, no-cache",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes)))
    }
}
