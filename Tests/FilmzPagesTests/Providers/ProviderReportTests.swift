import FilmzDomain
import FilmzPages
import Testing

struct ProviderReportTests {
    @Test func everyReportIsReadAsItWasWritten() {
        let failures = ProviderFailure.Kind.allCases.map {
            ProviderReport.Outcome.tested(.untested(ProviderFailure($0)))
        }
        let outcomes: [ProviderReport.Outcome] = [
            .tested(.accepted), .tested(.refused), .removed, .switchedOn, .switchedOff, .notAsked,
        ]
        for provider in Provider.allCases {
            for outcome in outcomes + failures {
                let report = ProviderReport(provider, outcome: outcome)
                #expect(ProviderReport(report.description) == report)
            }
        }
    }

    @Test(arguments: ["", "omdb", "omdb.", "imdb.accepted", "omdb.accepted.1", "omdb.<b>", ".accepted"])
    func anythingElseIsNone(text: String) {
        #expect(ProviderReport(text) == nil)
    }
}
