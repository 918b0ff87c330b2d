import FilmzDomain
import FilmzPages
import Testing

struct ProviderResultsUpdateTests {
    private static let query = SearchQuery("nowhere")

    private static func parts(
        _ progress: SearchProgress, after told: SearchProgress = SearchProgress(), noticed: Set<Provider> = []
    ) async throws -> ProviderResultsUpdate {
        let query = try #require(query)
        let services = Samples.services.services
        return try await ProviderResultsUpdate.load(
            progress, after: told, noticed: noticed, of: query,
            beside: try await .load(query, for: .owner, from: services),
            now: Samples.clock.now(), from: services, for: .owner)
    }

    private static func asking(_ states: ProviderProgress.State...) -> SearchProgress {
        SearchProgress(
            revision: 1, providers: zip(Provider.allCases, states).map { ProviderProgress(provider: $0, state: $1) })
    }

    @Test func onlyWhatIsNewOrChangedIsTold() async throws {
        let all = Samples.found(Samples.services)
        var less = all
        less.films.removeLast()
        less.films[0].overview = "Something else"
        let rows = try await Self.parts(all, after: less).rows(in: Samples.context).map(\.text).joined()
        let last = try #require(all.films.last)
        #expect(
            rows.matches(of: /<li class="row" id="([^"]+)"/).map { String($0.output.1) }
                == ["row-\(all.films[0].id)", "row-\(last.id)"])
        #expect(try await Self.parts(all, after: all).rows(in: Samples.context).isEmpty)
    }

    @Test func manyRowsComeInSeveralParts() async throws {
        var many = SearchProgress()
        many.films = (1...30).map { ProviderHit(film: Film(id: Samples.id($0), title: "\($0)"), providers: [.tmdb]) }
        let rows = try await Self.parts(many).rows(in: Samples.context).map { $0.text.ranges(of: "<li class").count }
        #expect(rows.reduce(0, +) == 30 && rows.allSatisfy { $0 <= 12 })
    }

    @Test func theNetworkIsBlamedOnlyWhenNobodyAnswers() async throws {
        let gone = ProviderProgress.State.failed(ProviderFailure(.unreachable))
        func notices(_ progress: SearchProgress, _ noticed: Set<Provider> = []) async throws -> [String] {
            try await Self.parts(progress, noticed: noticed).notices(in: Samples.context).map(\.text)
        }
        #expect(try await notices(Self.asking(gone, .asking)).isEmpty)
        #expect(try await notices(Self.asking(gone, .done, .asking)) == ["<p>OMDb is not answering</p>"])
        let offline = try await notices(Self.asking(gone, gone))
        #expect(offline.count == 1 && offline[0].contains("No network"))
        #expect(try await notices(Self.asking(gone, gone), [.omdb, .tmdb]).isEmpty)
    }

    @Test func aWrongKeyLeadsToTheSettings() async throws {
        let notices = try await Self.parts(Self.asking(.failed(ProviderFailure(.wrongKey)), .asking))
            .notices(in: Samples.context)
        #expect(notices.map(\.text).joined().contains("href=\"/settings#provider-omdb\""))
    }

    @Test func nothingIsSaidToBeMissingWhileSomebodyIsAsked() async throws {
        let looking = try await Self.parts(Self.asking(.nothing, .asking)).frame(in: Samples.context).text
        #expect(!looking.contains("No film found") && looking.contains("id=\"asked\""))
        let stopped = try await Self.parts(Self.asking(.nothing, .stopped)).frame(in: Samples.context).text
        #expect(!stopped.contains("No film found") && stopped.contains("data-go-on"))
        let nothing = try await Self.parts(Self.asking(.nothing, .done)).frame(in: Samples.context).text
        #expect(nothing.hasPrefix("<section id=\"results\"") && nothing.contains("No film found"))
    }
}
