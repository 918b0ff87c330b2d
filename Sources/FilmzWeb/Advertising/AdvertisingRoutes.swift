import FilmzDomain
import FilmzPages
import FilmzReading
import FilmzText
import HTTPTypes
import Hummingbird
import NIOCore

/// Routes for advertisers' offers: clicks, pictures, turning offers off, and managing them.
struct AdvertisingRoutes {
    let services: Services
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.post(SitePath.advertisement) { try await click($0, $1, id: $2) }
        router.get(SitePath.advertisementPicture) { try await picture($0, $1, offer: $2) }
        router.post(SitePath.advertisementPicture) { try await setPicture($0, $1, id: $2) }
        router.post(SitePath.removeAdvertisementPicture) { try await removePicture($0, $1, id: $2) }
        if let fetch = services.fetchPicture {
            router.post(SitePath.fetchAdvertisementPicture) {
                try await fetchPicture(of: $2, with: fetch, for: $0, in: $1)
            }
        }
        router.post(SitePath.wantAdvertising) { try await setWanted($0, $1) }
        router.get(SitePath.advertising) { request, context in
            try await replies.show(
                try await AdvertisingPage.load(from: services, for: context.person), for: request, in: context)
        }
        router.post(SitePath.advertisingLimit) { try await setLimit($0, $1) }
        router.get(SitePath.advertisingFile) { try await exportFile($0, $1) }
        router.post(SitePath.advertisingFile) { try await importFile($0, $1) }
        router.get(SitePath.newAdvertisement) { try await form(nil, for: $0, in: $1) }
        router.post(SitePath.newAdvertisement) { try await save(nil, for: $0, in: $1) }
        router.get(SitePath.editAdvertisement) { try await form($2, for: $0, in: $1) }
        router.post(SitePath.editAdvertisement) { try await save($2, for: $0, in: $1) }
        router.post(SitePath.removeAdvertisement) { try await remove($0, $1, offer: $2) }
    }

    // MARK: - For everyone

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
        return replies.seeOther(fields, otherwise: SiteAddress(.settings).at("advertising"), change: nil)
    }

    // MARK: - For owners

    private func setLimit(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try await Form.fields(request)
        guard let limit = fields[.limit], Advertising.limits ~= limit else {
            throw WebError.malformed
        }
        try await services.advertising.show(atMost: limit, by: context.person)
        return replies.seeOther(fields, otherwise: SiteAddress(.advertising), change: nil)
    }

    private func form(
        _ id: Advertisement.ID?, draft: AdvertisementDraft? = nil, problem: AdvertisingProblem? = nil,
        for request: Request, in context: PersonContext
    ) async throws -> Response {
        do {
            let page = try await AdvertisementFormPage.load(
                id, draft: draft, problem: problem, from: services, for: context.person)
            let status: HTTPResponse.Status = if problem == nil { .ok } else { .unprocessableContent }
            return try await replies.show(page, for: request, in: context, status: status)
        } catch AdvertisingProblem.noSuchOffer {
            throw WebError.notFound
        }
    }

    private func save(_ id: Advertisement.ID?, for request: Request, in context: PersonContext) async throws -> Response
    {
        let fields = try await Form.fields(request)
        try await services.persons.checkOwner(context.person)
        let draft = AdvertisementFormPage.draft(fields)
        let offers = try await services.advertising.advertising().offers
        guard id == nil || offers.contains(where: { $0.id == id }) else { throw WebError.notFound }
        do {
            let offer = try draft.advertisement(id ?? .random())
            try await services.advertising.save([offer], by: context.person)
            // A new offer may get a picture next.
            let next: SitePath = if id == nil { SitePath.editAdvertisement(offer.id) } else { .advertising }
            return replies.seeOther(fields, otherwise: SiteAddress(next), change: nil)
        } catch let problem as AdvertisingProblem {
            return try await form(id, draft: draft, problem: problem, for: request, in: context)
        }
    }

    private func remove(
        _ request: Request, _ context: PersonContext, offer: Advertisement.ID
    ) async throws -> Response {
        let fields = try await Form.fields(request)
        _ = try await services.advertising.remove(offer, by: context.person)
        return replies.seeOther(fields, otherwise: SiteAddress(.advertising), change: nil)
    }

    private func setPicture(
        _ request: Request, _ context: PersonContext, id: Advertisement.ID
    ) async throws -> Response {
        try await services.persons.checkOwner(context.person)
        do {
            let picture = try await AdvertisementUpload.picture(request)
            try await services.advertising.setPicture(picture, of: id, by: context.person)
            return replies.seeOther(to: nil, otherwise: SiteAddress(.editAdvertisement(id)), change: nil)
        } catch let problem as AdvertisingProblem {
            return try await form(id, problem: problem, for: request, in: context)
        }
    }

    private func fetchPicture(
        of id: Advertisement.ID, with fetch: (AdvertisementLink) async throws -> AdvertisementPicture,
        for request: Request, in context: PersonContext
    ) async throws -> Response {
        let fields = try await Form.fields(request)
        try await services.persons.checkOwner(context.person)
        do {
            guard let link = AdvertisementLink(fields[.address] ?? "") else {
                throw AdvertisingProblem.noPicture
            }
            try await services.advertising.setPicture(try await fetch(link), of: id, by: context.person)
            return replies.seeOther(fields, otherwise: SiteAddress(.editAdvertisement(id)), change: nil)
        } catch let problem as AdvertisingProblem {
            return try await form(id, problem: problem, for: request, in: context)
        }
    }

    private func removePicture(
        _ request: Request, _ context: PersonContext, id: Advertisement.ID
    ) async throws -> Response {
        let fields = try await Form.fields(request)
        do {
            try await services.advertising.setPicture(nil, of: id, by: context.person)
        } catch AdvertisingProblem.noSuchOffer {
            throw WebError.notFound
        }
        return replies.seeOther(fields, otherwise: SiteAddress(.editAdvertisement(id)), change: nil)
    }

    private func exportFile(_ request: Request, _ context: PersonContext) async throws -> Response {
        try await services.persons.checkOwner(context.person)
        let offers = try await services.advertising.advertising().offers
        return Response(
            status: .ok,
            headers: [
                .contentType: AdvertisementFile.mediaType, .cacheControl: "no-store",
                .contentDisposition: HeaderValue.attachment("filmz-offers.csv"),
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(string: AdvertisementFile.text(offers))))
    }

    private func importFile(_ request: Request, _ context: PersonContext) async throws -> Response {
        try await services.persons.checkOwner(context.person)
        let problem: AdvertisingPage.Problem
        do {
            let text = try await TextUpload.text(request)
            let offers = try await services.advertising.advertising().offers
            let rows = try AdvertisementTable.rows(text, existing: offers)
            try await services.advertising.save(rows.map(\.offer), by: context.person)
            return replies.seeOther(to: nil, otherwise: SiteAddress(.advertising), change: nil)
        } catch let error as AdvertisingProblem {
            problem = .offers(error)
        } catch let error as TextFile.Problem {
            problem = .file(error)
        }
        let page = try await AdvertisingPage.load(problem: problem, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
    }
}

extension HTTPField.Name {
    fileprivate static let refresh = known("Refresh")
}
