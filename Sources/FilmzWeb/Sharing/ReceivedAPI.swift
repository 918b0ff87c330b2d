import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// What came in from others, as JSON.
struct ReceivedAPI {
    let services: Services

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(APIPath.received, [.get: { try await all($0, $1) }, .post: { try await keep($0, $1) }])
        router.resource(APIPath.oneReceived, [.get: { try await one($0, $1) }])
        router.resource(APIPath.answerReceived, [.post: { try await answer($0, $1) }])
    }

    private func all(_ request: Request, _ context: PersonContext) async throws -> Response {
        let page = try Address(request).pageRequest()
        return try JSONReply.page(try await services.received.received(of: context.person, page: page), request)
    }

    private func keep(_ request: Request, _ context: PersonContext) async throws -> Response {
        let recommendation = try RecommendationFormat.read(try await JSONBody.bytes(request))
        let known = try await services.received.received(equalTo: recommendation, of: context.person)
        let kept = try await services.received.keep(recommendation, for: context.person)
        return try JSONReply.value(
            kept, status: known == nil ? .created : .ok, headers: [.location: APIPath.oneReceived(kept.id).path])
    }

    private func one(_ request: Request, _ context: PersonContext) async throws -> Response {
        let received = try await received(context)
        let matches = try await matches(of: received, context)
        return try JSONReply.value(Matched(received: received, matches: matches))
    }

    /// One, and what its films are here.
    private struct Matched: Encodable {
        let received: Received
        let matches: [RecommendedFilmMatch]
    }

    private func received(_ context: PersonContext) async throws -> Received {
        guard let received = try await services.received.received(try context.parameter(), of: context.person) else {
            throw WebError.notFound
        }
        return received
    }

    private func matches(of received: Received, _ context: PersonContext) async throws -> [RecommendedFilmMatch] {
        try await RecommendationMatcher(services).matches(of: received.recommendation, for: context.person)
    }

    private func answer(_ request: Request, _ context: PersonContext) async throws -> Response {
        let input = try await JSONBody.read(ReceivedInput.self, request)
        let received = try await received(context)
        switch input.answer {
        case .decline:
            try await services.received.answer(received.id, .declined, change: nil, of: context.person)
            return try JSONReply.value(ChangeReport(change: nil))
        case .accept:
            var answer = try input.taken(of: try await matches(of: received, context))
            answer.toldBy = input.toldBy ?? received.recommendation.sender
            let change = try await services.accept(received, answer, of: context.person)
            return try JSONReply.value(ChangeReport(change: change?.id))
        }
    }
}
