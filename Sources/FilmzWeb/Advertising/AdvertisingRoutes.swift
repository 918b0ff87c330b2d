import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird
import NIOCore

/// Routes for advertisers' offers: clicks, pictures, and turning offers off.
struct AdvertisingRoutes {
    let services: any AdvertisingServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.post(SitePath.advertisement) { try await click($0, $1, id: $2) }
        router.get(SitePath.advertisementPicture) { try await picture($0, $1, offer: $2) }
        router.post(SitePath.wantAdvertising) { try await setWanted($0, $1) }
    }

    /// Counts the click, and answers with a page that leads to the stored offer's address. It is not a redirect,
    /// because browsers refuse redirects of forms to other sites; the browser goes on from the page as from a link.
    private func click(_ request: Request, _ context: PersonContext, id: Advertisement.ID) async throws -> Response {
        // The form has no fields, but what is not a form is refused.
        _ = try await Form.fields(request)
        guard let offer = try await services.advertising.click(id) else { throw WebError.notFound }
        var response = try await replies.show(LeavingPage(offer), for: request, in: context)
        response.headers[.refresh] = "0; url=\(offer.link.description)"
        response.headers[.referrerPolicy] = "no-referrer"
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private func picture(
        _ request: Request, _ context: PersonContext, offer: Advertisement.ID
    ) async throws -> Response {
        guard let picture = try await services.advertising.picture(of: offer) else {
            throw WebError.notFound
        }
        // An address with a version never gets another picture.
        let isVersioned = try Address(request).fields[.version] != nil
        let caching = if isVersioned { "private, max-age=31536000, immutable" } else { "private, no-cache" }
        return Response(
            status: .ok, headers: [.contentType: picture.mediaType, .cacheControl: caching],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes)))
    }

    private func setWanted(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try await Form.fields(request)
        guard let text = fields.text(.isOn), ["true", "false"].contains(text) else { throw WebError.malformed }
        try await services.advertising.want(text == "true", by: context.person)
        return replies.seeOther(fields, otherwise: AdvertisingSettings.address, change: nil)
    }
}

extension HTTPField.Name {
    fileprivate static let refresh = known("Refresh")
}
