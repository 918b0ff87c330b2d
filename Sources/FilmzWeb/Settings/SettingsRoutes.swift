import FilmzDomain
import FilmzPages
import FilmzResources
import FilmzText
import HTTPTypes
import Hummingbird

struct SettingsRoutes {
    let services:
        any PersonServices & CatalogueServices & CalendarServices & AdvertisingServices & HealthServices
            & ManagedServices
    let replies: Replies
    let configuration: ServerConfiguration

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.settings) { try await front($0, $1) }
        router.get(SitePath.you) { try await you($0, $1) }
        router.get(SitePath.sharing) { request, context in
            let page = try await SharingPage.load(clock: context.clock, from: services, for: context.person)
            return try await replies.show(page, for: request, in: context)
        }
        router.get(SitePath.myData) { try await data($0, $1) }
        router.post(SitePath.endSession) { try await end($0, $1) }
        router.post(SitePath.endOtherSessions) { try await endOthers($0, $1) }
        router.get(SitePath.licences) { request, context in
            let text = String(decoding: FilmzResource.licences.bytes, as: UTF8.self)
            return try await replies.show(LicencesPage(text: text), for: request, in: context)
        }
        router.post(SitePath.language) {
            try await choose(.language, cookie: .language, on: .you, for: $0, in: $1) {
                Language(rawValue: $0) != nil
            }
        }
        router.post(SitePath.theme) {
            try await choose(.theme, cookie: .theme, on: .settings, for: $0, in: $1) { Theme(rawValue: $0) != nil }
        }
        router.get(SitePath.timeZone) { request, context in
            let page = TimeZonePage(current: context.reader.timeZone, server: context.clock.timeZone)
            return try await replies.show(page, for: request, in: context)
        }
        router.post(SitePath.timeZone) { try await chooseTimeZone($0, $1) }
        router.post(SitePath.forms) { try await chooseForms($0, $1) }
        router.post(SitePath.hideKeyHint) { try await hideKeyHint($0, $1) }
    }

    /// Adds the routes of what is set for everybody.
    /// - Parameter owners: tells what this Filmz can do at all
    func add(to router: RouterGroup<OwnerContext>, with owners: OwnerServices) {
        router.get(SitePath.server) { request, context in
            let page = try await ServerPage.load(
                version: configuration.version, clock: context.clock, from: services, for: context.owner)
            return try await replies.show(page, for: request, in: context.personal)
        }
        addProviders(to: router)
        addLists(to: router)
        if owners.catalogueImport != nil { addCatalogueImport(to: router) }
        if owners.backups != nil { addBackups(to: router) }
    }

    private func front(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try await SettingsPage.load(
            version: configuration.version, clock: context.clock, language: request.chosenLanguage,
            theme: request.chosenTheme, timeZone: context.reader.timeZone, from: services, for: context.person,
            owner: context.owner)
        return try await replies.show(page, for: request, in: context)
    }

    private func you(_ request: Request, _ context: PersonContext) async throws -> Response {
        let address = PhoneAddress(configuration).address(askedBy: context.client)
        let page = try await YouPage.load(
            session: context.session, isReachable: !configuration.isPrivate,
            phone: address.map { PhoneCard.Phone(address: $0, code: QRCode($0)?.rows ?? []) },
            clock: context.clock, language: request.chosenLanguage, timeZone: context.reader.timeZone,
            forms: request.chosenForms, region: request.region, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func data(_ request: Request, _ context: PersonContext) async throws -> Response {
        var backups: BackupSettings?
        if let owner = context.owner {
            backups = try await BackupSettings.load(
                clock: context.clock, report: BackupRoutes.report.read(request), from: services.managed(by: owner))
        }
        var response = try await replies.show(PersonalDataPage(backups: backups), for: request, in: context)
        BackupRoutes.report.remove(request, from: &response)
        return response
    }

    /// Stores a choice in the browser. The form's field has the same name as its card; an empty value removes the
    /// choice.
    private func choose(
        _ field: FormField<String>, cookie: ChoiceCookie, on page: SitePath, for request: Request,
        in context: PersonContext, isOffered: (String) -> Bool
    ) async throws -> Response {
        let choice = try await Form.fields(request)[field]
        guard let choice, choice.isEmpty || isOffered(choice) else { throw WebError.malformed }
        var response = Response(status: .seeOther, headers: [.location: SiteAddress(page).at(field.name).text])
        cookie.set(choice.nonEmpty, on: &response, for: context.client)
        return response
    }

    /// Stores the time zone that the person chose, or, if there is none, the browser's, which scripts send.
    private func chooseTimeZone(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        if let told = form[.browser] {
            guard let zone = PersonTimeZone(named: told, isChosen: false) else { throw WebError.malformed }
            if context.reader.timeZone?.isChosen != true {
                try await services.persons.setTimeZone(zone, of: context.person)
            }
            return Response(status: .noContent)
        }
        guard let choice = form[.zone] else { throw WebError.malformed }
        let zone = PersonTimeZone(named: choice, isChosen: true)
        guard choice.isEmpty || zone != nil else { throw WebError.malformed }
        try await services.persons.setTimeZone(zone, of: context.person)
        return replies.seeOther(to: nil, otherwise: TimeZonePage.address, change: nil)
    }

    /// Dismisses the hint about keys, which bring more facts.
    private func hideKeyHint(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        var response = replies.seeOther(form, otherwise: SiteAddress(.home), change: nil)
        ChoiceCookie.keyHint.set("hidden", on: &response, for: context.client)
        return response
    }

    /// Ends a session. It does not matter whether it had already ended.
    private func end(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        guard let id = form[.session] else { throw WebError.malformed }
        try await services.accounts.endSession(id, of: context.person)
        return replies.seeOther(form, otherwise: YouPage.devicesAddress, change: nil)
    }

    private func endOthers(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        guard let session = context.session else { throw WebError.malformed }
        try await services.accounts.endSessions(of: context.person, except: session)
        return replies.seeOther(form, otherwise: YouPage.devicesAddress, change: nil)
    }
}
