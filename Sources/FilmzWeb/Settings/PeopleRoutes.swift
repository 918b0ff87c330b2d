import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Routes by which an owner sees who uses this Filmz, invites somebody, and signs somebody out.
struct PeopleRoutes {
    let services: any PersonServices & ManagedServices
    let replies: Replies
    let configuration: ServerConfiguration

    func add(to router: RouterGroup<OwnerContext>) {
        router.get(SitePath.people) { try await page($0, $1) }
        router.post(SitePath.people) { try await add($0, $1) }
        router.post(SitePath.invitePerson) { request, context, id in
            _ = try await Form.fields(request)
            return try await invite(id, for: request, in: context)
        }
        router.post(SitePath.signOutPerson) { try await signOut($0, $1, id: $2) }
    }

    private func page(
        _ request: Request, _ context: OwnerContext, name: String = "", problem: PersonError? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let page = try await PeoplePage.load(
            name: name, problem: problem, clock: context.clock, from: services.managed(by: context.owner),
            for: context.owner)
        return try await replies.show(page, for: request, in: context.personal, status: status)
    }

    /// Adds a person and shows the link that invites them.
    private func add(_ request: Request, _ context: OwnerContext) async throws -> Response {
        let name = try await Form.fields(request)[.name] ?? ""
        let managed = services.managed(by: context.owner)
        // Otherwise there would be a person whom nobody can invite.
        guard try await managed.ownerSignsIn() else { return try await page(request, context) }
        do {
            let person = try await managed.persons.add(PersonDraft(name: name))
            return try await invite(person.id, for: request, in: context)
        } catch let problem as PersonError {
            return try await page(request, context, name: name, problem: problem, status: .unprocessableContent)
        }
    }

    /// Shows the link, the only time that it can be shown.
    private func invite(
        _ id: Person.ID, for request: Request, in context: OwnerContext
    ) async throws -> Response {
        let managed = services.managed(by: context.owner)
        let secret: SecretToken
        do {
            secret = try await managed.invite(id)
        } catch PersonError.noSuchPerson {
            throw WebError.notFound
        } catch is AccountError {
            // Only a page that is out of date offers it.
            return replies.seeOther(to: nil, otherwise: SiteAddress(.people), change: nil)
        }
        let address = ShareAddress(configuration, client: context.client)
        let whole = address.address(of: SitePath.invitation(secret))
        let page = NewInvitationPage(
            name: try await managed.persons.name(of: id), isReplacing: try await managed.accounts.hasPassword(id),
            address: whole, code: QRCode(whole)?.rows ?? [],
            reach: address.reach)
        var response = try await replies.show(page, for: request, in: context.personal)
        // The address is a secret and must not be cached.
        response.headers[.cacheControl] = "no-store"
        return response
    }

    /// Ends all sessions of a person but this one. It does not matter whether there were any.
    private func signOut(_ request: Request, _ context: OwnerContext, id: Person.ID) async throws -> Response {
        _ = try await Form.fields(request)
        // Without a password nobody has a session.
        if let session = context.personal.session {
            try await services.managed(by: context.owner).accounts.endSessions(of: id, except: session)
        }
        return replies.seeOther(to: nil, otherwise: SiteAddress(.people), change: nil)
    }
}
