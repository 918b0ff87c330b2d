import APICore
import FilmzDomain

extension ProviderAdapter {
    /// The answer about one thing, or nil when the provider does not have it.
    func known<Value>(_ ask: () async throws(APIError) -> Value) async throws(APIError) -> Value? {
        do throws(APIError) {
            return try await ask()
        } catch {
            guard error.kind == .notFound else { throw error }
            return nil
        }
    }

    /// What a search by title finds in the film's year, or in any year if nothing there is likely. The likeliest are
    /// read in detail, since lists have neither directors nor running times.
    /// - Parameters:
    ///   - looks: how many are read in detail
    ///   - detail: nil when it turns out to be something else
    func candidates(
        for film: Film, looks: Int, search: (_ year: Int?) async throws(APIError) -> [MatchCandidate],
        detail: (MatchCandidate) async throws(APIError) -> MatchCandidate?
    ) async throws(APIError) -> [MatchCandidate] {
        func isLikely(_ candidate: MatchCandidate) -> Bool {
            FilmMatching.score(film, candidate) >= MatchCandidate.plausible
        }
        var found = try await search(film.year)
        if film.year != nil, !found.contains(where: isLikely) {
            let known = Set(found.map(\.id))
            found += try await search(nil).filter { !known.contains($0.id) }
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
    /// Without a year that is later than the film's: it may be that of a return to cinemas or of a sale in a shop.
    func withoutLateYear(than film: Film) -> MatchCandidate {
        guard let year, let known = film.year, year > known + 1 else { return self }
        var candidate = self
        candidate.year = nil
        return candidate
    }
}
