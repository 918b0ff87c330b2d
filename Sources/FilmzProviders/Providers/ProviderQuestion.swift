import APICore
import FilmzDomain

/// A question to a provider: which of its films a film is, and its facts about it.
struct ProviderQuestion: Sendable {
    struct Answer: Sendable {
        /// The provider's facts; nil if it does not have the film, or is not certain to have it.
        var report: FilmAnswer?
        var match: FilmMatch
        /// All episodes of a show; nil if the provider lists none.
        var episodes: [Episode]?
    }

    let adapter: any ProviderAdapter
    /// The film merged from all other providers' reports.
    private let film: Film
    private let match: FilmMatch?
    private let exactIDs: [ExternalID]
    private let provenIDs: Set<ExternalID>
    private let now: Timestamp

    /// Creates a question. Nil if the provider does not cover such a film, or if a person said that it does not have
    /// it.
    init?(_ known: FilmWithAnswers, adapter: any ProviderAdapter, at now: Timestamp) {
        let provider = adapter.provider
        match = known.match(provider)
        guard match?.certainty != .denied, provider.isAsked(about: known.film) else { return nil }
        self.adapter = adapter
        self.now = now
        film = known.film(without: provider)
        exactIDs = known.exactIDs(for: provider)
        provenIDs = known.provenIDs
    }

    /// Looks up the film that a person chose, then by IDs, then the film that was found before, and finally by a
    /// search.
    func ask() async throws(APIError) -> Answer {
        if let match, match.certainty == .confirmed, let id = match.id {
            let found = try await lookUp(id)
            return Answer(report: found?.report, match: match, episodes: found?.episodes)
        }
        var doubtful: Answer?
        for id in exactIDs {
            guard let found = try await lookUp(id) else { continue }
            let answer = answer(found, certainty: provenIDs.contains(id) ? .identified : .sure, askedBy: id)
            if answer.match.isCertain { return answer }
            doubtful = doubtful ?? answer
        }
        if let doubtful { return doubtful }
        // The film has an IMDb ID, so every other film of OMDb is a different one.
        if !exactIDs.isEmpty, adapter.provider == .omdb { return none }
        if let match, match.certainty == .sure, let id = match.id, let found = try await lookUp(id) {
            return answer(found, certainty: .sure, askedBy: id)
        }
        return try await search()
    }

    /// The provider's facts about its film with this ID; nil if there is none.
    private func lookUp(_ id: ExternalID) async throws(APIError) -> ShowAnswer? {
        guard !film.isShow else { return try await adapter.show(id) }
        return try await adapter.report(id).map { ShowAnswer(report: $0) }
    }

    private func search() async throws(APIError) -> Answer {
        let candidates = try await adapter.candidates(for: film).prefix(Self.candidateLimit).map { candidate in
            var candidate = candidate
            candidate.score = max(candidate.score, FilmMatching.score(film, candidate: candidate))
            return candidate
        }
        let match = FilmMatch(film, among: candidates, provider: adapter.provider, at: now)
        guard match.certainty == .sure, let id = match.id else { return Answer(match: match) }
        guard let found = try await lookUp(id) else { return none }
        return answer(found, certainty: .sure, askedBy: id)
    }

    /// The answer with a report, unless the report has another IMDb ID and so is about another film.
    private func answer(_ found: ShowAnswer, certainty: FilmMatch.Certainty, askedBy: ExternalID) -> Answer {
        let report = found.report
        let provider = adapter.provider
        let id = report.externalIDs[provider] ?? askedBy
        guard FilmMatching.areApart(film.externalIDs, report.externalIDs) else {
            return Answer(
                report: report, match: FilmMatch(provider: provider, certainty: certainty, id: id, decidedAt: now),
                episodes: found.episodes)
        }
        var candidate = MatchCandidate(
            id: id, title: report.title ?? film.title, year: report.year,
            directors: report.credits.filter { $0.role == .director }.map(\.name), runtime: report.runtime)
        candidate.score = FilmMatching.score(film, candidate: candidate)
        return Answer(
            match: FilmMatch(provider: provider, certainty: .uncertain, candidates: [candidate], decidedAt: now))
    }

    private var none: Answer {
        Answer(match: FilmMatch(provider: adapter.provider, certainty: .none, decidedAt: now))
    }

    /// The maximum number of candidates that are compared.
    private static let candidateLimit = 50
}
