import FilmzDomain
import FilmzPages
import Testing

struct ProviderActionResultTests {
    @Test func everyReportIsReadAsItWasWritten() {
        let failures = ProviderFailure.Kind.allCases.map {
            ProviderActionResult.Outcome.tested(.untested(ProviderFailure($0)))
        }
        let outcomes: [ProviderActionResult.Outcome] = [
            .tested(.accepted), .tested(.refused), .removed, .switchedOn, .switchedOff, .notAsked,
        ]
        for provider in Provider.allCases {
            for outcome in outcomes + failures {
                let report = ProviderActionResult(provider, outcome: outcome)
                #expect(ProviderActionResult(report.description) == report)
            }
        }
    }

    @Test(arguments: ["", "omdb", "omdb.", "imdb.accepted", "omdb.accepted.1", "omdb.<b>", ".accepted"])
    func anythingElseIsNone(text: String) {
        #expect(ProviderActionResult(text) == nil)
    }
}
