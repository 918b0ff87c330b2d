import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Routes by which an owner sees who uses this Filmz, invites somebody, and signs somebody out.
struct PeopleRoutes {
    let services: any PersonServices & BackupServices & ManagedServices
    let passwords: PasswordCheck
    let replies: Replies
    let configuration: ServerConfiguration

    func add(to router: RouterGroup<OwnerContext>) {
        router.get(SitePath.people) { try await page($0, $1) }
        router.post(SitePath.people) { try await add($0, $1) }
        router.get(SitePath.person) { try await personPage($0, $1, id: $2) }
        router.post(SitePath.invitePerson) { request, context, id in
            _ = try await Form.fields(request)
            return try await invite(id, for: request, in: context)
        }
        router.post(SitePath.signOutPerson) { try await signOut($0, $1, id: $2) }
        router.get(SitePath.retirePerson) { try await retirePage($0, $1, id: $2) }
        router.post(SitePath.retirePerson) { try await retire($0, $1, id: $2) }
        router.post(SitePath.readmitPerson) { request, context, id in
            _ = try await Form.fields(request)
            return try await change(id, in: context) { try await $0.readmit(id) }
        }
        router.post(SitePath.offerFarewell) { try await offerFarewell($0, $1, id: $2) }
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
        } catch is PersonError {
            // Only a page that is out of date offers it.
            return replies.seeOther(to: nil, otherwise: SiteAddress(.person(id)), change: nil)
        } catch is AccountError {
            // Only a page that is out of date offers it.
            return replies.seeOther(to: nil, otherwise: SiteAddress(.people), change: nil)
        }
        let isReplacing = try await managed.accounts.hasPassword(id)
        return try await show(
            SitePath.invitation(secret), of: id, purpose: .join(isReplacing: isReplacing), for: request, in: context)
    }

    /// Shows the link with which a retired person takes everything with them, the only time that it can be shown.
    private func offerFarewell(_ request: Request, _ context: OwnerContext, id: Person.ID) async throws -> Response {
        let form = try await Form.fields(request)
        do {
            try await passwords.pass(form[.password] ?? "", for: request, in: context.personal)
            let secret = try await services.managed(by: context.owner).accounts.offerFarewell(to: id)
            return try await show(SitePath.farewell(secret), of: id, purpose: .farewell, for: request, in: context)
        } catch let refusal as PasswordRefusal {
            return try await personPage(request, context, id: id, refusal: refusal)
        } catch is PersonError {
            throw WebError.notFound
        }
    }

    private func show(
        _ link: SitePath, of person: Person.ID, purpose: NewInvitationPage.Purpose, for request: Request,
        in context: OwnerContext
    ) async throws -> Response {
        let address = ShareAddress(configuration, client: context.client)
        let whole = address.address(of: link)
        let page = NewInvitationPage(
            name: try await services.persons.name(of: person), purpose: purpose, address: whole,
            code: QRCode(whole)?.rows ?? [], reach: address.reach)
        var response = try await replies.show(page, for: request, in: context.personal)
        // The address is a secret and must not be cached.
        response.headers[.cacheControl] = "no-store"
        return response
    }

    private func personPage(
        _ request: Request, _ context: OwnerContext, id: Person.ID, refusal: PasswordRefusal? = nil
    ) async throws -> Response {
        let page = try await PersonPage.load(
            id, clock: context.clock, problem: refusal?.problem, from: services.managed(by: context.owner),
            for: context.owner)
        guard let page else { throw WebError.notFound }
        return try await replies.show(page, for: request, in: context.personal, after: refusal)
    }

    private func retirePage(
        _ request: Request, _ context: OwnerContext, id: Person.ID, refusal: PasswordRefusal? = nil
    ) async throws -> Response {
        // Owners leave by themselves, and the person who runs this Filmz stays.
        guard id != .owner, id != context.owner.id,
            let person = try await services.persons.person(id), person.retiredAt == nil
        else { throw WebError.notFound }
        let page = RetirePage(
            person, profiles: try await services.persons.profileNames(of: id),
            backups: try await services.backupSchedule(),
            asksPassword: try await services.accounts.hasPassword(context.owner.id), problem: refusal?.problem)
        return try await replies.show(page, for: request, in: context.personal, after: refusal)
    }

    private func retire(_ request: Request, _ context: OwnerContext, id: Person.ID) async throws -> Response {
        let form = try await Form.fields(request)
        do {
            try await passwords.pass(form[.password] ?? "", for: request, in: context.personal)
        } catch let refusal as PasswordRefusal {
            return try await retirePage(request, context, id: id, refusal: refusal)
        }
        return try await change(id, in: context) { try await $0.retire(id) }
    }

    /// Retires a person or takes them back. It does not matter whether they already were.
    private func change(
        _ id: Person.ID, in context: OwnerContext, by change: (any PersonManagement) async throws -> Person
    ) async throws -> Response {
        guard id != context.owner.id else { throw WebError.notFound }
        do {
            _ = try await change(services.managed(by: context.owner).persons)
        } catch is PersonError {
            throw WebError.notFound
        }
        return replies.seeOther(to: nil, otherwise: SiteAddress(.person(id)), change: nil)
    }

    /// Ends all sessions of a person but this one. It does not matter whether there were any.
    private func signOut(_ request: Request, _ context: OwnerContext, id: Person.ID) async throws -> Response {
        _ = try await Form.fields(request)
        try await services.managed(by: context.owner).accounts.signOut(id, except: context.personal.session)
        return replies.seeOther(to: nil, otherwise: SiteAddress(.person(id)), change: nil)
    }
}
