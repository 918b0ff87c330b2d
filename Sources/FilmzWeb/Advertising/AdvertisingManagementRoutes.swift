import FilmzDomain
import FilmzPages
import FilmzReading
import FilmzText
import HTTPTypes
import Hummingbird
import NIOCore

/// Routes for managing advertisers' offers.
struct AdvertisingManagementRoutes {
    let services: any ManagedServices
    let replies: Replies
    /// Whether pictures can be fetched.
    let canFetch: Bool

    func add(to router: RouterGroup<OwnerContext>) {
        router.post(SitePath.advertisementPicture) { try await setPicture($0, $1, id: $2) }
        router.post(SitePath.removeAdvertisementPicture) { try await removePicture($0, $1, id: $2) }
        if canFetch { router.post(SitePath.fetchAdvertisementPicture) { try await fetchPicture($0, $1, id: $2) } }
        router.get(SitePath.advertising) { request, context in
            let page = try await AdvertisingPage.load(from: services.managed(by: context.owner))
            return try await replies.show(page, for: request, in: context.personal)
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

    private func setLimit(_ request: Request, _ context: OwnerContext) async throws -> Response {
        let fields = try await Form.fields(request)
        guard let limit = fields[.limit], Advertising.limits ~= limit else {
            throw WebError.malformed
        }
        try await services.managed(by: context.owner).advertising.show(atMost: limit)
        return replies.seeOther(fields, otherwise: SiteAddress(.advertising), change: nil)
    }

    private func form(
        _ id: Advertisement.ID?, draft: AdvertisementDraft? = nil, problem: AdvertisingProblem? = nil,
        for request: Request, in context: OwnerContext
    ) async throws -> Response {
        do {
            let page = try await AdvertisementFormPage.load(
                id, draft: draft, problem: problem, from: services.managed(by: context.owner))
            let status: HTTPResponse.Status = if problem == nil { .ok } else { .unprocessableContent }
            return try await replies.show(page, for: request, in: context.personal, status: status)
        } catch AdvertisingProblem.noSuchOffer {
            throw WebError.notFound
        }
    }

    private func save(_ id: Advertisement.ID?, for request: Request, in context: OwnerContext) async throws -> Response
    {
        let fields = try await Form.fields(request)
        let draft = AdvertisementFormPage.draft(fields)
        let offers = try await services.managed(by: context.owner).advertising.advertising().offers
        guard id == nil || offers.contains(where: { $0.id == id }) else { throw WebError.notFound }
        do {
            let offer = try draft.advertisement(id ?? .random())
            try await services.managed(by: context.owner).advertising.save([offer])
            // A new offer may get a picture next.
            let next: SitePath = if id == nil { SitePath.editAdvertisement(offer.id) } else { .advertising }
            return replies.seeOther(fields, otherwise: SiteAddress(next), change: nil)
        } catch let problem as AdvertisingProblem {
            return try await form(id, draft: draft, problem: problem, for: request, in: context)
        }
    }

    private func remove(
        _ request: Request, _ context: OwnerContext, offer: Advertisement.ID
    ) async throws -> Response {
        let fields = try await Form.fields(request)
        _ = try await services.managed(by: context.owner).advertising.remove(offer)
        return replies.seeOther(fields, otherwise: SiteAddress(.advertising), change: nil)
    }

    private func setPicture(
        _ request: Request, _ context: OwnerContext, id: Advertisement.ID
    ) async throws -> Response {
        do {
            let picture = try await AdvertisementUpload.picture(request)
            try await services.managed(by: context.owner).advertising.setPicture(picture, of: id)
            return replies.seeOther(to: nil, otherwise: SiteAddress(.editAdvertisement(id)), change: nil)
        } catch let problem as AdvertisingProblem {
            return try await form(id, problem: problem, for: request, in: context)
        }
    }

    private func fetchPicture(
        _ request: Request, _ context: OwnerContext, id: Advertisement.ID
    ) async throws -> Response {
        let fields = try await Form.fields(request)
        let managed = services.managed(by: context.owner)
        guard let fetch = managed.fetchPicture else { throw WebError.notFound }
        do {
            guard let link = AdvertisementLink(fields[.address] ?? "") else {
                throw AdvertisingProblem.noPicture
            }
            try await managed.advertising.setPicture(try await fetch(link), of: id)
            return replies.seeOther(fields, otherwise: SiteAddress(.editAdvertisement(id)), change: nil)
        } catch let problem as AdvertisingProblem {
            return try await form(id, problem: problem, for: request, in: context)
        }
    }

    private func removePicture(
        _ request: Request, _ context: OwnerContext, id: Advertisement.ID
    ) async throws -> Response {
        let fields = try await Form.fields(request)
        do {
            try await services.managed(by: context.owner).advertising.setPicture(nil, of: id)
        } catch AdvertisingProblem.noSuchOffer {
            throw WebError.notFound
        }
        return replies.seeOther(fields, otherwise: SiteAddress(.editAdvertisement(id)), change: nil)
    }

    private func exportFile(_ request: Request, _ context: OwnerContext) async throws -> Response {
        let offers = try await services.managed(by: context.owner).advertising.advertising().offers
        return Response(
            status: .ok,
            headers: [
                .contentType: AdvertisementFile.mediaType, .cacheControl: "no-store",
                .contentDisposition: HeaderValue.attachment("filmz-offers.csv"),
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(string: AdvertisementFile.text(offers))))
    }

    private func importFile(_ request: Request, _ context: OwnerContext) async throws -> Response {
        let problem: AdvertisingPage.Problem
        do {
            let text = try await TextUpload.text(request)
            let offers = try await services.managed(by: context.owner).advertising.advertising().offers
            let rows = try AdvertisementTable.rows(text, existing: offers)
            try await services.managed(by: context.owner).advertising.save(rows.map(\.offer))
            return replies.seeOther(to: nil, otherwise: SiteAddress(.advertising), change: nil)
        } catch let error as AdvertisingProblem {
            problem = .offers(error)
        } catch let error as TextFile.Problem {
            problem = .file(error)
        }
        let page = try await AdvertisingPage.load(problem: problem, from: services.managed(by: context.owner))
        return try await replies.show(page, for: request, in: context.personal, status: .unprocessableContent)
    }
}
