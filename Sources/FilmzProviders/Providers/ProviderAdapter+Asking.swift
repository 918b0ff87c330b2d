import APICore
import FilmzDomain

extension ProviderAdapter {
    /// The default for a provider that treats shows like films.
    func show(_ id: ExternalID) async throws(APIError) -> ShowAnswer? {
        try await report(id).map { ShowAnswer(report: $0) }
    }

    /// The default for a provider without lists.
    func list(_ list: ProviderList) async throws(APIError) -> [ProviderHit]? { nil }

    /// The default for a provider without offers.
    func offers(_ id: ExternalID, in country: CountryCode) async throws(APIError) -> OfferAnswer? { nil }

    /// The default for a provider without related products.
    func products(beside film: FilmDossier) async throws(APIError) -> ProductAnswer? { nil }

    /// The default for a provider without a list of services.
    func services(in country: CountryCode) async throws(APIError) -> [StreamingService]? { nil }

    /// The result of a call; nil if the provider does not have the item.
    func ifFound<Value>(_ ask: () async throws(APIError) -> Value) async throws(APIError) -> Value? {
        do throws(APIError) {
            return try await ask()
        } catch {
            guard error.kind == .notFound else { throw error }
            return nil
        }
    }

    /// The results of a search by title in the film's year, or in any year if none of those is likely. Details of the
    /// most likely ones are fetched, because lists have neither directors nor running times.
    /// - Parameters:
    ///   - looks: the number of candidates whose details are fetched
    ///   - detail: returns nil if the candidate turns out to be something else
    func candidates(
        for film: Film, looks: Int, search: (_ year: Int?) async throws(APIError) -> [MatchCandidate],
        detail: (MatchCandidate) async throws(APIError) -> MatchCandidate?
    ) async throws(APIError) -> [MatchCandidate] {
        func isLikely(_ candidate: MatchCandidate) -> Bool {
            FilmMatching.score(film, candidate: candidate) >= MatchCandidate.plausible
        }
        var found = try await search(film.year)
        if film.year != nil, !found.contains(where: isLikely) {
            let candidateIDs = Set(found.map(\.id))
            found += try await search(nil).filter { !candidateIDs.contains($0.id) }
        }
        found = Array(found.prefix(ProviderBounds.candidates))
        var candidates: [MatchCandidate] = []
        var looked = 0
        for candidate in found {
            guard looked < looks, isLikely(candidate) else {
                candidates.append(candidate)
                continue
            }
            looked += 1
            do throws(APIError) {
                if let detailed = try await detail(candidate) { candidates.append(detailed) }
            } catch {
                guard error.kind != .cancelled else { throw error }
                candidates.append(candidate)
            }
        }
        return candidates
    }
}

extension MatchCandidate {
    /// The candidate without its year if that is later than the film's: it may be the year of a re-release or of the
    /// release in a shop.
    func withoutLateYear(than film: Film) -> MatchCandidate {
        guard let year, let filmYear = film.year, year > filmYear + 1 else { return self }
        var candidate = self
        candidate.year = nil
        return candidate
    }
}
