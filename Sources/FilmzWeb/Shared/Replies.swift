import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// Turns pages and changes into responses.
struct Replies: Sendable {
    let services: any PersonServices & MyFilmServices
    let clock: Clock
    let assets: AssetPaths
    let drawings = Drawings()

    /// The cookie with a change's ID for the next page, which offers to undo it.
    private static let changeCookie = "filmz-change"

    /// Sends the page, or the part of it that the address asks for.
    func show(
        _ page: some WebPage, for request: Request, in context: PersonContext, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let address = try Address(request)
        if let name = address.fragment {
            var pageContext = pageContext(request, in: context)
            pageContext.titles = try await titles(of: page.films, in: pageContext)
            pageContext.notesWithEmphasis = try await services.myFilms.notesWithEmphasis(
                among: page.notes, of: context.person)
            guard let fragment = page.fragment(name, in: pageContext) else { throw WebError.notFound }
            return Self.html(fragment.withIcons, in: pageContext, status: status, cacheControl: "no-store")
        }
        let id = request.cookies[Self.changeCookie].flatMap { Change.ID($0.value) }
        var change: Change?
        if let id { change = try await services.undo.change(id, of: context.person) }
        var pageContext = pageContext(request, in: context, change: change)
        pageContext.titles = try await titles(of: page.films + [change?.film].compactMap(\.self), in: pageContext)
        pageContext.notesWithEmphasis = try await services.myFilms.notesWithEmphasis(
            among: page.notes, of: context.person)
        var response = Self.html(page.html(in: pageContext), in: pageContext, status: status)
        if id != nil { response.headers[.setCookie] = Self.cookie("", maxAge: 0) }
        return response
    }

    /// The titles by which the reader knows films.
    private func titles(of films: @autoclosure () -> [Film.ID], in context: PageContext) async throws -> FilmTitles {
        try await FilmTitles.load(of: films(), in: context.strings.language.titles, from: services)
    }

    /// Redirects after a form: to the page that the form names, or to another one. That page offers to undo the change.
    func seeOther(_ form: FormFields, otherwise address: SiteAddress, change: Change?) -> Response {
        seeOther(to: form[.next], otherwise: address, change: change)
    }

    /// Redirects to a path if it is one of ours, or else to an address.
    func seeOther(to path: String?, otherwise address: SiteAddress, change: Change?) -> Response {
        let next = path.filter { Self.isOwnPath($0) } ?? address.text
        var response = Response(status: .seeOther, headers: [.location: next])
        if let change { response.headers[.setCookie] = Self.cookie(change.id.description, maxAge: 60) }
        return response
    }

    /// Sends a page about an error; it needs no known person.
    func error(_ page: ErrorPage, for request: Request) -> Response {
        show(page, for: request, status: HTTPResponse.Status(code: page.status))
    }

    /// Sends a page that needs no known person.
    func show(_ page: some WebPage, for request: Request, status: HTTPResponse.Status = .ok) -> Response {
        let context = visitorContext(request)
        return Self.html(page.html(in: context), in: context, status: status)
    }

    /// The context that pages of a person need besides their own values.
    func pageContext(_ request: Request, in context: PersonContext, change: Change? = nil) -> PageContext {
        var page = visitorContext(request, clock: context.clock)
        page.person = context.person
        page.isOwner = context.owner != nil
        page.nameAtHome = context.reader.nameAtHome
        let zone = context.reader.timeZone
        page.browserZone = if zone?.isChosen == true { nil } else { zone?.name ?? "" }
        page.change = change
        return page
    }

    /// The context that pages of no person need.
    func visitorContext(_ request: Request) -> PageContext { visitorContext(request, clock: clock) }

    private func visitorContext(_ request: Request, clock: Clock) -> PageContext {
        var page = PageContext(
            strings: request.strings, theme: request.chosenTheme, today: clock.today, now: clock.now(),
            assets: assets, drawings: drawings, path: Self.ownAddress(request))
        page.hidesUnseenEpisodes = request.hidesUnseenEpisodes
        return page
    }

    /// What only scripts add to an address, as they write it.
    private static let namesOfScripts = [FormField<String>.fragment, .wait].map { $0.name + "=" }

    /// The address that a reader would bookmark, even when a script asks for a part of the page and waits for it.
    private static func ownAddress(_ request: Request) -> String {
        let items = (request.uri.query ?? "").utf8.split(separator: UInt8(ascii: "&")).map(Substring.init)
            .filter { item in !namesOfScripts.contains { item.hasPrefix($0) } }
        let address =
            if items.isEmpty {
                request.uri.path
            } else {
                request.uri.path + "?" + items.joined(separator: "&")
            }
        return if isOwnPath(address) { address } else { SitePath.home.path }
    }

    private static func html(
        _ html: HTML, in context: PageContext, status: HTTPResponse.Status, cacheControl: String? = nil
    ) -> Response {
        var headers: HTTPFields = [.contentType: "text/html; charset=utf-8"]
        headers.setLanguage(context.strings.language, chosenBy: [.acceptLanguage, .cookie])
        headers[.cacheControl] = cacheControl
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(html)))
    }

    /// The cookie with an ID. The value has only its digits, so nothing needs quoting.
    private static func cookie(_ value: String, maxAge: Int) -> String {
        "\(changeCookie)=\(value); Path=\(BasePath.current.cookiePath); Max-Age=\(maxAge); HttpOnly; SameSite=Strict"
    }

    /// Whether an address belongs to a page of ours.
    static func isOwnPage(_ address: String, client: Client) -> Bool {
        let origins = [client.origin, client.configuredOrigin].compactMap(\.self)
        return origins.contains { address.lowercased().hasPrefix("\($0)\(BasePath.current)/") }
    }

    /// Whether a path leads only to a page of ours: no scheme, no other host, no line breaks. The longest one has a
    /// recommendation in it.
    static func isOwnPath(_ path: some StringProtocol) -> Bool {
        BasePath.current.owns(path) && !path.hasPrefix("//") && path.utf8.count <= Address.byteLimit
            && path.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") }
    }
}

extension ByteBuffer {
    /// The markup in UTF-8.
    init(_ html: HTML) {
        self = ByteBufferAllocator().buffer(capacity: html.byteCount)
        html.forEachPiece { writeBytes($0) }
    }
}
