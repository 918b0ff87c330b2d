import FilmzDomain
import FilmzPages
import FilmzText
import Testing

struct ProviderResultsUpdateTests {
    private static let query = SearchQuery("nowhere")

    private static func parts(
        _ progress: SearchProgress, after told: SearchProgress = SearchProgress()
    ) async throws -> ProviderResultsUpdate {
        let query = try #require(query)
        let services = Samples.services.services
        return try await ProviderResultsUpdate.load(
            progress, after: told, of: query,
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
        #expect(rows.reduce(0, +) == 30)
        #expect(rows.allSatisfy { $0 <= 12 })
    }

    /// The one line about those that did not answer.
    private static func trouble(_ progress: SearchProgress) async throws -> String? {
        let frame = try await parts(progress).frame(in: Samples.context).text
        let lines = frame.matches(of: /<li class="trouble"[^>]*>(.*?)<\/li>/).map { String($0.output.1) }
        #expect(lines.count < 2)
        return lines.first
    }

    @Test func theNetworkIsBlamedOnlyWhenNobodyAnswers() async throws {
        let gone = ProviderProgress.State.failed(ProviderFailure(.unreachable))
        let line = try #require(try await Self.trouble(Self.asking(gone, .done, .asking)))
        #expect(line.contains(Strings.english[ProviderText.silent, ["providers": "OMDb"]]))
        #expect(!line.contains(Strings.english[ProviderText.unreachable, ["provider": "OMDb"]]))
        #expect(!line.contains(Strings.english[ProviderResultsText.noNetwork]))
        let offline = try await Self.parts(Self.asking(gone, gone)).frame(in: Samples.context).text
        #expect(offline.contains(Strings.english[ProviderResultsText.noNetworkTitle]))
        #expect(try await Self.trouble(Self.asking(.done, .asking)) == nil)
    }

    @Test func allSilentProvidersShareASentence() async throws {
        let gone = ProviderFailure(.unreachable)
        let late = ProviderFailure(.timedOut)
        let wrong = ProviderFailure(.wrongKey)
        let progress = Self.asking(.failed(gone), .failed(late), .failed(wrong), .done)
        let line = try #require(try await Self.trouble(progress))
        #expect(
            line.contains(Strings.english[ProviderText.silent, ["providers": Strings.english.list(["OMDb", "TMDb"])]]))
        #expect(line.contains("iTunes"))
    }

    @Test func aWrongKeyLeadsToTheSettings() async throws {
        let line = try await Self.trouble(Self.asking(.failed(ProviderFailure(.wrongKey)), .asking))
        #expect(line?.contains("href=\"/settings/sources#provider-omdb\"") == true)
    }

    @Test func nothingIsSaidToBeMissingWhileSomebodyIsAsked() async throws {
        let nothingFound = Strings.english[SearchText.nothingFound, ["query": "nowhere"]]
        let looking = try await Self.parts(Self.asking(.nothing, .asking)).frame(in: Samples.context).text
        #expect(!looking.contains(nothingFound))
        #expect(looking.contains("id=\"asked\""))
        let stopped = try await Self.parts(Self.asking(.nothing, .stopped)).frame(in: Samples.context).text
        #expect(!stopped.contains(nothingFound))
        #expect(stopped.contains("data-go-on"))
        let nothing = try await Self.parts(Self.asking(.nothing, .done)).frame(in: Samples.context).text
        #expect(nothing.hasPrefix("<section id=\"results\""))
        #expect(nothing.contains(nothingFound))
    }
}
