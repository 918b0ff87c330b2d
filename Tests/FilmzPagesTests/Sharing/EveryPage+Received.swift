import FilmzDomain
import FilmzPages
import FilmzReading
import Testing

extension EveryPage {
    /// Recommendations that came in.
    static func received(
        _ sample: SampleServices, _ none: Services, _ short: Services
    ) async throws -> [(name: String, page: any WebPage)] {
        let services = sample.services
        func page(
            _ received: Received, _ source: ReceivedPage.Source = .kept, problem: ReceivedPage.Problem? = nil
        ) async throws -> ReceivedPage {
            let matches = try await RecommendationMatcher(services).matches(of: received.recommendation, for: .owner)
            let isKept = if case .kept = source { true } else { false }
            return try await ReceivedPage.load(
                received.recommendation, source: source, received: isKept ? received : nil, matches: matches,
                list: Samples.listID(26), problem: problem, clock: Samples.clock, from: services, for: .owner)
        }
        let last = try #require(sample.received.last)
        var pages: [(name: String, page: any WebPage)] = []
        for (index, received) in sample.received.enumerated() {
            pages.append(("received-\(index + 1)", try await page(received)))
        }
        return pages + [
            ("received-from-address", try await page(sample.received[0], .address("0_-\"<1>"))),
            ("received-nothing-chosen", try await page(sample.received[1], problem: .nothingChosen)),
            (
                "received-name-refused",
                try await page(last, problem: .domain(.invalid(.toldBy, .tooLong(Referral.nameLimit))))
            ),
            ("received-all", try await AllReceivedPage.load(from: services, for: .owner)),
            ("received-all-more", try await AllReceivedPage.load(from: short, for: .owner)),
            ("received-none", try await AllReceivedPage.load(from: none, for: .owner)),
            ("received-return", try await ReturnPage.load(for: last, matching: "", from: services, for: .owner)),
            (
                "received-return-found",
                try await ReturnPage.load(for: sample.received[0], matching: "0 <1>", from: services, for: .owner)
            ),
            ("received-new", TakeInPage(canFetch: true)),
            ("received-new-file-only", TakeInPage(canFetch: false)),
        ]
            + RecommendationProblem.allCases.map { problem in
                ("received-new-\(problem)", TakeInPage(canFetch: true, link: "\"<1>", problem: problem))
            }
    }
}
