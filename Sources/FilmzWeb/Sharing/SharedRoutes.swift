import FilmzDomain
import FilmzPages
import FilmzText
import HTTPTypes
import Hummingbird
import NIOCore

/// Routes for visitors who have the address of a share. They need no sign-in, and reach nothing else.
struct SharedRoutes {
    let services: any PersonServices & SharingServices
    let cards: CardRenderer
    let replies: Replies

    func add(to router: RouterGroup<VisitorContext>) {
        router.get(unchecked: SitePath.shared) { try await page($0, $1, address: $2) }
        router.post(unchecked: SitePath.shared) { try await unlock($0, $1, address: $2) }
        router.get(unchecked: SitePath.sharedData) { try await data($2, for: $0, in: $1, isFile: true) }
        router.get(unchecked: SitePath.sharedCard) { try await card($0, $1, address: $2) }
        router.get(unchecked: SitePath.sharedPoster) { try await poster($0, $1, address: $2, film: $3) }
        router.get(unchecked: SitePath.sharedText) { try await file(.text, at: $2, for: $0, in: $1) }
        router.get(unchecked: SitePath.sharedTable) { try await file(.table, at: $2, for: $0, in: $1) }
        router.get(unchecked: SitePath.sharedForLetterboxd) { try await file(.letterboxd, at: $2, for: $0, in: $1) }
    }

    // MARK: - Pages

    private func page(_ request: Request, _ context: VisitorContext, address: SecretToken?) async throws -> Response {
        guard let address, let opened = try await open(address, for: request, in: context) else {
            return goneResponse(request, in: context)
        }
        if Self.wantsData(request) { return try await data(address, for: request, in: context) }
        guard case .open(let share) = opened else {
            return show(SharedLockPage(address), for: request, context: context)
        }
        let taking = try await ownFilmzForm(share, at: address, for: request, in: context)
        let page = try await SharedPage.load(
            share, at: .link(address, origin: context.client.origin), taking: taking,
            after: try Address(request).cursor, from: services)
        guard let page else { return goneResponse(request, in: context) }
        let titles = try await FilmTitles.load(
            of: page.films, in: language(request, share: share).titles, from: services)
        if try await isVisit(request, in: context, of: share) { await services.shares.noteOpening(of: share) }
        return show(
            page, for: request, context: context, in: language(request, share: share), titles: titles,
            notesWithEmphasis: try await services.myFilms.notesWithEmphasis(among: page.notes, of: share.person))
    }

    /// The way to the visitor's own Filmz, if they named it: an address with the whole recommendation or, if it is too
    /// long, with the share's link.
    private func ownFilmzForm(
        _ share: Share, at address: SecretToken, for request: Request, in context: VisitorContext
    ) async throws -> OwnFilmzForm {
        guard let typed = try Address(request).fields[.filmz], typed.utf8.count <= 500,
            let shared = try await services.wholeShared(share)
        else { return OwnFilmzForm() }
        let link = Self.link(to: address, in: context)
        let recommendation = Recommendation(shared, link: link)
        if let opening = RecommendationAddress.opening(recommendation, at: typed) {
            return OwnFilmzForm(typed: typed, opening: opening)
        }
        // Another Filmz cannot fetch what is behind a pass-phrase.
        guard !share.hasPassPhrase else {
            let opening = RecommendationAddress.takingIn(at: typed)
            return OwnFilmzForm(typed: typed, opening: opening, isByFile: opening != nil)
        }
        return OwnFilmzForm(typed: typed, opening: RecommendationAddress.opening(link: link, at: typed))
    }

    private static func link(to address: SecretToken, in context: VisitorContext) -> String {
        context.client.origin + SitePath.shared(address).path
    }

    private func unlock(_ request: Request, _ context: VisitorContext, address: SecretToken?) async throws -> Response {
        let passPhrase = try await Form.fields(request)[.passPhrase] ?? ""
        guard let address, let opened = try await open(address, for: request, in: context) else {
            return goneResponse(request, in: context)
        }
        var response = Response(status: .seeOther, headers: [.location: SitePath.shared(address).path])
        // The share has no pass-phrase, or this browser gave it before.
        if case .open = opened { return response }
        guard
            let outcome = try await services.shares.unlock(
                address, passPhrase: passPhrase, from: context.client.address)
        else { return goneResponse(request, in: context) }
        let status: HTTPResponse.Status
        switch outcome {
        case .unlocked(let pass):
            ShareCookie(address, client: context.client).set(pass, on: &response)
            return response
        case .wrong: status = .unprocessableContent
        case .wait: status = .tooManyRequests
        case .busy: status = .serviceUnavailable
        }
        response = show(SharedLockPage(address, outcome: outcome), for: request, context: context, status: status)
        if case .wait(let seconds) = outcome { response.headers[.retryAfter] = String(seconds) }
        return response
    }

    /// The answer to an address that leads nowhere, always the same.
    private func goneResponse(_ request: Request, in context: VisitorContext, isData: Bool = false) -> Response {
        guard !isData, !Self.wantsData(request) else {
            return problem(Problem(WebError.notFound, status: 404, in: .of(request.language)), for: request)
        }
        return show(SharedGonePage(), for: request, context: context, status: .notFound)
    }

    /// The language of the page's own words: the visitor's, or the sender's for programs that name none.
    private func language(_ request: Request, share: Share) -> Language {
        if request.headers[.acceptLanguage] == nil && request.chosenLanguage == nil {
            Language(tag: share.language) ?? .english
        } else {
            request.language
        }
    }

    private func show(
        _ page: some WebPage, for request: Request, context: VisitorContext, in language: Language? = nil,
        titles: FilmTitles = FilmTitles(), notesWithEmphasis: Set<String> = [], status: HTTPResponse.Status = .ok
    ) -> Response {
        var pageContext = replies.visitorContext(request)
        if let language { pageContext.strings = request.strings(in: language) }
        pageContext.titles = titles
        pageContext.notesWithEmphasis = notesWithEmphasis
        pageContext.theme = nil
        var headers: HTTPFields = [.contentType: "text/html; charset=utf-8"]
        headers.setLanguage(pageContext.strings.language, chosenBy: [.accept, .acceptLanguage, .cookie])
        return Self.compressed(
            ByteBuffer(page.html(in: pageContext)), status: status, headers: headers, for: request)
    }

    /// An answer that is compressed for everyone who accepts it. Other pages are not compressed for visitors who come
    /// from another site (``Compression``); but anyone who can make a browser ask for this page knows all that is on
    /// it.
    private static func compressed(
        _ body: ByteBuffer, status: HTTPResponse.Status, headers: HTTPFields, for request: Request
    ) -> Response {
        var headers = headers
        headers.addVary([.acceptEncoding])
        guard body.readableBytes >= Compression<VisitorContext>.leastBytes,
            AcceptEncoding.prefersGzip(request.headers[.acceptEncoding]),
            let gzip = try? GzipStream.compressed(body, level: Compression<VisitorContext>.level)
        else { return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: body)) }
        headers[.contentEncoding] = "gzip"
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: gzip))
    }

    // MARK: - What an address leads to

    /// The share at the address; nil when the address leads nowhere.
    private func open(
        _ address: SecretToken, for request: Request, in context: VisitorContext
    ) async throws -> ShareAccess? {
        let pass = ShareCookie(address, client: context.client).pass(in: request)
        return try await services.shares.open(address, with: pass)
    }

    /// The share, if it has no pass-phrase or the visitor gave it; nil otherwise.
    private func share(
        _ address: SecretToken?, for request: Request, in context: VisitorContext
    ) async throws -> Share? {
        guard let address, case .open(let share) = try await open(address, for: request, in: context) else {
            return nil
        }
        return share
    }

    /// Whether the visitor is not the person who shares it. Without a password, everyone on this machine is that
    /// person.
    private func isVisit(_ request: Request, in context: VisitorContext, of share: Share) async throws -> Bool {
        guard request.isLookedAt else { return false }
        switch try await services.accounts.access(with: SignInCookies(context.client).session(in: request)) {
        case .denied: return true
        case .unprotected: return context.client.isForwarded
        case .signedIn(let person, _, _): return person != share.person
        }
    }

    // MARK: - For programs

    private static func wantsData(_ request: Request) -> Bool {
        let accept = request.headers[.accept] ?? ""
        return accept.contains("application/json") && !accept.contains("text/html")
    }

    /// - Parameter isFile: whether a browser saves the answer, under the name of the film or list
    private func data(
        _ address: SecretToken?, for request: Request, in context: VisitorContext, isFile: Bool = false
    ) async throws -> Response {
        guard let address, let opened = try await open(address, for: request, in: context) else {
            return goneResponse(request, in: context, isData: true)
        }
        guard case .open(let share) = opened else {
            return problem(Problem.passPhraseNeeded(in: .of(request.language)), for: request)
        }
        guard let shared = try await services.wholeShared(share) else {
            return goneResponse(request, in: context, isData: true)
        }
        let recommendation = Recommendation(shared, link: Self.link(to: address, in: context))
        var headers = Self.varying
        if isFile { headers[.contentDisposition] = HeaderValue.attachment("\(shared.name).json") }
        return try JSONReply.value(recommendation, headers: headers)
    }

    private static let varying: HTTPFields = [.vary: "Accept"]

    private func problem(_ problem: Problem, for request: Request) -> Response {
        var headers: HTTPFields = [.contentType: Problem.mediaType]
        headers.setLanguage(request.language, chosenBy: [.accept, .acceptLanguage])
        let response = try? JSONReply.value(
            problem, status: HTTPResponse.Status(code: problem.status), headers: headers)
        return response ?? Response(status: .notFound)
    }
}

// MARK: - Pictures and files

extension SharedRoutes {
    /// The card, in the language of the person who shares it: programs that show previews name none.
    private func card(_ request: Request, _ context: VisitorContext, address: SecretToken?) async throws -> Response {
        let format = try Address(request).fields[.cardFormat] ?? .preview
        guard let share = try await share(address, for: request, in: context),
            let shared = try await services.shared(share, page: PageRequest(size: Card.mosaicLimit))
        else { return goneResponse(request, in: context) }
        let language = Language(tag: share.language) ?? .english
        let card = try await Card.of(shared, in: language, from: services)
        let picture = try await cards.picture(card, format: format, in: .of(language))
        return Response(
            status: .ok, headers: [.contentType: picture.mediaType],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes)))
    }

    /// The picture of a film that the share shows, if it is stored, or else its drawn poster. No provider is asked for
    /// it.
    private func poster(
        _ request: Request, _ context: VisitorContext, address: SecretToken?, film id: Film.ID?
    ) async throws -> Response {
        guard let share = try await share(address, for: request, in: context),
            let id, try await services.shows(id, share: share),
            let film = try await services.films.film(id, for: share.person)
        else { return goneResponse(request, in: context) }
        let size = try Address(request).fields[.size] ?? .small
        if let picture = try await services.posters.picture(of: film.id, size: size, permission: nil) {
            return Response(
                status: .ok, headers: [.contentType: picture.mediaType],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes)))
        }
        let language = language(request, share: share)
        let titles = try await FilmTitles.load(of: [film.id], in: language.titles, from: services)
        let drawing = PosterArt.svg(for: titles.titled(film))
        return Self.compressed(
            ByteBuffer(bytes: drawing.bytes), status: .ok,
            headers: [.contentType: "image/svg+xml", .vary: "Accept-Language"], for: request)
    }

    /// All films as a file. A browser shows the text instead of saving it, so that it can be copied.
    private func file(
        _ file: SharedFile, at address: SecretToken?, for request: Request, in context: VisitorContext
    ) async throws -> Response {
        guard let share = try await share(address, for: request, in: context),
            let shared = try await services.wholeShared(share)
        else {
            return goneResponse(request, in: context)
        }
        let titles = try await FilmTitles.load(
            of: shared.films.items.map(\.film.id), in: language(request, share: share).titles, from: services)
        var headers: HTTPFields = [.contentType: file.mediaType]
        if file != .text { headers[.contentDisposition] = HeaderValue.attachment("\(shared.name).csv") }
        let content = file.content(shared, titles: titles, link: nil)
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: content)))
    }
}
