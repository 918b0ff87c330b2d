import FilmzDomain
import FilmzPages
import FilmzReading
import FilmzText
import Foundation
import HTTPTypes
import Hummingbird

/// Routes for recommendations from other people's Filmz. Opening one shows a page; only a form changes anything.
struct ReceivedRoutes {
    let services: any SharingServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.allReceived) { try await all($0, $1) }
        router.get(SitePath.newReceived) { try await open($0, $1) }
        router.post(SitePath.allReceived) { try await answerNew($0, $1) }
        router.get(SitePath.received) { try await show($0, $1, id: $2) }
        router.post(SitePath.received) { try await answer($0, $1, id: $2) }
        router.get(SitePath.returnReceived) { try await chooseReturn($0, $1, id: $2) }
        router.post(SitePath.receivedFile) { try await read($0, $1) }
        if let fetch = services.fetchRecommendation {
            router.post(SitePath.fetchReceived) { try await self.fetch(with: fetch, for: $0, in: $1) }
        }
    }

    private func all(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try await AllReceivedPage.load(
            after: try Address(request).cursor, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    /// Shows the recommendation in the address, or asks for one. Nothing is stored.
    private func open(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try Address(request).fields
        guard let text = fields[.recommendation] else {
            let link = fields[.link] ?? ""
            return try await replies.show(
                TakeInPage(canFetch: services.fetchRecommendation != nil, link: link), for: request, in: context)
        }
        do {
            let recommendation = try RecommendationAddress.read(text)
            let page = try await page(
                recommendation, source: .address(text),
                received: try await services.received.received(equalTo: recommendation, of: context.person),
                for: request, in: context)
            return try await replies.show(page, for: request, in: context)
        } catch let problem as RecommendationProblem {
            return try await refuse(problem, for: request, in: context)
        }
    }

    private func refuse(
        _ problem: RecommendationProblem, link: String = "", for request: Request, in context: PersonContext
    ) async throws -> Response {
        try await replies.show(
            TakeInPage(canFetch: services.fetchRecommendation != nil, link: link, problem: problem), for: request,
            in: context,
            status: .unprocessableContent)
    }

    private func show(_ request: Request, _ context: PersonContext, id: Received.ID) async throws -> Response {
        let received = try await received(id, of: context.person)
        let page = try await page(received.recommendation, source: .kept, received: received, for: request, in: context)
        return try await replies.show(page, for: request, in: context)
    }

    private func received(_ id: Received.ID, of person: Person.ID) async throws -> Received {
        guard let received = try await services.received.received(id, of: person) else {
            throw WebError.notFound
        }
        return received
    }

    /// The page of a recommendation. It searches only for the films that are shown, and only for a request that a
    /// person made: a page of another site could have a browser open addresses of which each takes long.
    private func page(
        _ recommendation: Recommendation, source: ReceivedPage.Source, received: Received?, for request: Request,
        in context: PersonContext
    ) async throws -> ReceivedPage {
        let start = try Address(request).fields[.start] ?? 0
        var matches: [RecommendedFilmMatch]?
        if context.permission != nil {
            matches = try await RecommendationMatcher(services).matches(
                of: recommendation, in: ReceivedPage.part(from: start, of: recommendation), for: context.person)
        }
        return try await ReceivedPage.load(
            recommendation, source: source, received: received, matches: matches, startingAt: start,
            clock: context.clock,
            from: services,
            for: context.person)
    }

    /// The matches of an answer's films: those that the page showed are searched for again, the others are matched only
    /// by their IDs or exact titles.
    private func matches(
        of recommendation: Recommendation, shown: Range<Int>, for person: Person.ID
    ) async throws -> [RecommendedFilmMatch] {
        let search = RecommendationMatcher(services)
        let rest = RecommendationMatcher(services, searchLimit: 0)
        let end = recommendation.films.count
        let before = try await rest.matches(of: recommendation, in: 0..<shown.lowerBound, for: person)
        let after = try await rest.matches(of: recommendation, in: shown.upperBound..<end, for: person)
        return before + (try await search.matches(of: recommendation, in: shown, for: person)) + after
    }

    // MARK: - Answers

    /// Answers the recommendation in the form.
    private func answerNew(_ request: Request, _ context: PersonContext) async throws -> Response {
        let fields = try await Form.fields(request)
        let text = fields[.recommendation] ?? ""
        do {
            let recommendation = try RecommendationAddress.read(text)
            return try await answer(
                recommendation, source: .address(text), known: nil, fields: fields, for: request, in: context)
        } catch let problem as RecommendationProblem {
            return try await refuse(problem, for: request, in: context)
        }
    }

    private func answer(_ request: Request, _ context: PersonContext, id: Received.ID) async throws -> Response {
        let received = try await received(id, of: context.person)
        let fields = try await Form.fields(request)
        return try await answer(
            received.recommendation, source: .kept, known: received, fields: fields, for: request, in: context)
    }

    private func answer(
        _ recommendation: Recommendation, source: ReceivedPage.Source, known: Received?, fields: FormFields,
        for request: Request, in context: PersonContext
    ) async throws -> Response {
        let form = ReceivedForm(fields)
        let person = context.person
        guard let answer = form.answer else { throw WebError.malformed }
        guard answer == .accept || answer == .list && recommendation.list != nil else {
            guard answer != .list else { throw WebError.malformed }
            let kept = try await keep(recommendation, known: known, for: person)
            if answer == .decline {
                try await services.received.answer(kept.id, state: .declined, change: nil, of: person)
            }
            if answer == .inReturn {
                return replies.seeOther(to: nil, otherwise: SiteAddress(.returnReceived(kept.id)), change: nil)
            }
            return replies.seeOther(to: nil, otherwise: SiteAddress(.together), change: nil)
        }
        let shown = ReceivedPage.part(from: form.start, of: recommendation)
        let matches = try await matches(of: recommendation, shown: shown, for: person)
        let receivedAnswer = form.answer(
            of: matches, shown: shown, seen: try await seenFilms(form, matches: matches, of: person))
        do {
            guard !receivedAnswer.isEmpty else { throw NothingChosen() }
            let kept = try await keep(recommendation, known: known, for: person)
            let change = try await services.accept(kept, answer: receivedAnswer, of: person)
            return replies.seeOther(to: nil, otherwise: next(receivedAnswer, matches: matches), change: change)
        } catch let error where error is NothingChosen || (error as? DomainError)?.isInvalid == true {
            let problem = (error as? DomainError).map { ReceivedPage.Problem.domain($0) } ?? .nothingChosen
            let page = try await ReceivedPage.load(
                recommendation, source: source, received: known, matches: matches, startingAt: form.start,
                toldBy: form.toldBy,
                list: form.list, problem: problem, clock: context.clock, from: services, for: person)
            return try await replies.show(page, for: request, in: context, status: .unprocessableContent)
        }
    }

    private struct NothingChosen: Error {}

    /// The films that the person has seen; empty unless the answer is a list.
    private func seenFilms(
        _ form: ReceivedForm, matches: [RecommendedFilmMatch], of person: Person.ID
    ) async throws -> Set<Film.ID> {
        guard form.answer == .list else { return [] }
        let states = try await services.myFilms.states(of: matches.compactMap { $0.film?.id }, for: person)
        return Set(states.filter(\.value.isSeen).keys)
    }

    private func keep(
        _ recommendation: Recommendation, known: Received?, for person: Person.ID
    ) async throws -> Received {
        if let known { return known }
        return try await services.received.keep(recommendation, for: person)
    }

    /// The page that follows: that of a single film, or, for several, the watchlist or the list made of them.
    private func next(_ taken: ReceivedAnswer, matches: [RecommendedFilmMatch]) -> SiteAddress {
        if let list = taken.list { return SiteAddress(.list(list)) }
        guard matches.count == 1, let film = taken.chosen.values.first else {
            return SiteAddress(.shelf(.watchlist))
        }
        return SiteAddress(.film(film))
    }

    /// The page for choosing what to recommend in return.
    private func chooseReturn(_ request: Request, _ context: PersonContext, id: Received.ID) async throws -> Response {
        let page = try await ReturnPage.load(
            for: try await received(id, of: context.person), matching: try Address(request).fields.text(.query) ?? "",
            from: services,
            for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    // MARK: - Links and files

    /// Fetches the recommendation at a link from another Filmz, stores it, and shows it.
    private func fetch(
        with fetch: @Sendable (WebLink) async throws -> Recommendation, for request: Request, in context: PersonContext
    ) async throws -> Response {
        let typed = try await Form.fields(request)[.link] ?? ""
        do {
            guard let link = WebLink(typed) else { throw RecommendationProblem.badAddress }
            let kept = try await services.received.keep(try await fetch(link), for: context.person)
            return replies.seeOther(to: nil, otherwise: SiteAddress(.received(kept.id)), change: nil)
        } catch let problem as RecommendationProblem {
            return try await refuse(problem, link: typed, for: request, in: context)
        }
    }

    /// Stores the recommendation of an uploaded file, and shows it.
    private func read(_ request: Request, _ context: PersonContext) async throws -> Response {
        do {
            let recommendation = try RecommendationFormat.read(try await ReceivedUpload.read(request))
            let kept = try await services.received.keep(recommendation, for: context.person)
            return replies.seeOther(to: nil, otherwise: SiteAddress(.received(kept.id)), change: nil)
        } catch let problem as RecommendationProblem {
            return try await refuse(problem, for: request, in: context)
        }
    }
}
