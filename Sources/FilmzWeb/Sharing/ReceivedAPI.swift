import FilmzDomain
import FilmzPages
import FilmzReading
import HTTPTypes
import Hummingbird

/// Received recommendations, as JSON.
struct ReceivedAPI {
    let services: any SharingServices

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(
            APIPath.received, answers: [.get: { try await all($0, $1) }, .post: { try await keep($0, $1) }])
        router.resource(APIPath.oneReceived, answers: [.get: { try await one($0, $1, id: $2) }])
        router.resource(APIPath.answerReceived, answers: [.post: { try await answer($0, $1, id: $2) }])
        router.resource(APIPath.fetchReceived, answers: [.post: { try await fetch($0, $1) }])
    }

    private func all(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try Address(request).pageRequest()
        return try JSONReply.page(try await services.received.received(of: context.person, page: page), for: request)
    }

    private func keep(_ request: Request, _ context: PersonContext) async throws -> Response {
        try await keep(try RecommendationFormat.read(try await JSONBody.bytes(request)), in: context)
    }

    /// Fetches the recommendation at a link from another Filmz, and stores it.
    private func fetch(_ request: Request, _ context: PersonContext) async throws -> Response {
        let input = try await JSONBody.read(ReceivedInput.Link.self, from: request)
        guard let fetch = services.fetchRecommendation else { throw RecommendationProblem.notAllowed }
        guard let link = WebLink(input.link) else { throw RecommendationProblem.badAddress }
        return try await keep(try await fetch(link), in: context)
    }

    private func keep(_ recommendation: Recommendation, in context: PersonContext) async throws -> Response {
        let known = try await services.received.received(equalTo: recommendation, of: context.person)
        let kept = try await services.received.keep(recommendation, for: context.person)
        return try JSONReply.value(
            kept, status: known == nil ? .created : .ok, headers: [.location: APIPath.oneReceived(kept.id).path])
    }

    private func one(_ request: Request, _ context: PersonContext, id: Received.ID) async throws -> Response {
        let received = try await received(id, of: context.person)
        let matches = try await matches(of: received, in: context)
        return try JSONReply.value(Matched(received: received, matches: matches))
    }

    /// A recommendation, and the matches of its films.
    private struct Matched: Encodable {
        let received: Received
        let matches: [RecommendedFilmMatch]
    }

    private func received(_ id: Received.ID, of person: Person.ID) async throws -> Received {
        guard let received = try await services.received.received(id, of: person) else {
            throw WebError.notFound
        }
        return received
    }

    private func matches(of received: Received, in context: PersonContext) async throws -> [RecommendedFilmMatch] {
        try await RecommendationMatcher(services).matches(of: received.recommendation, for: context.person)
    }

    private func answer(_ request: Request, _ context: PersonContext, id: Received.ID) async throws -> Response {
        let input = try await JSONBody.read(ReceivedInput.self, from: request)
        let received = try await received(id, of: context.person)
        switch input.answer {
        case .decline:
            try await services.received.answer(received.id, state: .declined, change: nil, of: context.person)
            return try JSONReply.value(ChangeResult(change: nil))
        case .accept, .acceptAsList:
            var answer = try input.taken(of: try await matches(of: received, in: context))
            guard answer.list == nil || received.recommendation.list != nil else { throw APIRefusal.invalid("answer") }
            answer.toldBy = input.toldBy ?? received.recommendation.sender
            let change = try await services.accept(received, answer: answer, of: context.person)
            let place: HTTPFields = answer.list.map { [.location: APIPath.list($0).path] } ?? [:]
            return try JSONReply.value(ChangeResult(change: change?.id), headers: place)
        }
    }
}
