import FilmzDomain
import Foundation
import Testing

/// Each thing that was asked about is counted once.
struct OutcomeCountsTests {
    @Test func everyProviderOfAFilmIsCountedOnce() throws {
        let now = Timestamp(milliseconds: 0)
        func match(_ certainty: FilmMatch.Certainty) -> FilmMatch {
            FilmMatch(provider: .tmdb, certainty: certainty, decidedAt: now)
        }
        let certainties: [FilmMatch.Certainty] = [.identified, .sure, .confirmed, .uncertain, .none, .denied]
        var sources = certainties.map { FilmDossier.Source(provider: .tmdb, match: match($0), fetchedAt: now) }
        sources.append(FilmDossier.Source(provider: .omdb))
        sources.append(
            FilmDossier.Source(provider: .amc, match: match(.sure), failure: ProviderFailure(.unreachable)))
        let report = OutcomeCounts(sources)
        #expect(report.all == sources.count)
        #expect(OutcomeCounts.Outcome.allCases.map { report[$0] } == [3, 1, 0, 2, 1, 1])
        let data = try JSONEncoder().encode(report)
        #expect(try JSONDecoder().decode(OutcomeCounts.self, from: data) == report)
        let numbers = try JSONDecoder().decode([String: Int].self, from: data)
        #expect(numbers["all"] == sources.count)
        #expect(numbers.values.reduce(0, +) == 2 * sources.count)
    }
}
