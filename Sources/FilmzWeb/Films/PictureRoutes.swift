import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Routes for the pictures of films, and for the posters drawn for films without a picture.
struct PictureRoutes {
    let services: any ProviderServices

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.drawnPoster) { try await drawn($0, $1, id: $2) }
        router.get(SitePath.picture) { try await picture($0, $1, id: $2) }
    }

    private static let forEver = "private, max-age=31536000, immutable"

    private func drawn(_ request: Request, _ context: PersonContext, id: Film.ID) async throws -> Response {
        guard let known = try await services.films.film(id, for: context.person) else {
            throw WebError.notFound
        }
        let titles = try await FilmTitles.load(of: [known.id], in: request.language.titles, from: services)
        let film = titles.titled(known)
        let fields = try Address(request).fields
        // This poster was shown instead of a picture. So the picture is fetched, and this answer must not be cached.
        let wanted = fields[.wantedSize]
        if let wanted, let permission = context.permission {
            await services.posters.want(film.id, size: wanted, permission: permission)
        }
        // An address with the poster's version may be cached for ever; one without shows the current poster.
        let isVersioned = wanted == nil && fields[.version] == PosterArt.version(for: film)
        return Response(
            status: .ok,
            headers: [
                .contentType: "image/svg+xml",
                .cacheControl: isVersioned ? Self.forEver : "private, no-cache",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: PosterArt.svg(for: film).bytes)))
    }

    /// Answers "no content" when there is no picture now, because browsers would report an error on every page that
    /// asks for one.
    private func picture(_ request: Request, _ context: PersonContext, id: Film.ID) async throws -> Response {
        // Only films that were added by hand can be invisible to others.
        if id.externalID == nil, try await services.films.film(id, for: context.person) == nil {
            throw WebError.notFound
        }
        let fields = try Address(request).fields
        guard let size = PosterSize(rawValue: fields.text(.size) ?? PosterSize.small.rawValue),
            let picture = try await services.posters.picture(
                of: id, size: size, permission: context.permission)
        else { return Response(status: .noContent, headers: [.cacheControl: "no-store"]) }
        let version = fields[.version]
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
