import AMCAPI
import AMCAPIPublishers
import APICore
import APICoreTesting
import Foundation
import HTTPTypes
import Testing

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

/// The usage examples of the AMCAPI document.
@Suite(.serialized, .timeLimit(.minutes(10))) struct AMCAPITests {
    private static let page = """
        {"pageSize": 10, "pageNumber": 1, "count": 1, "_links": {}, "_embedded": {"movies": [
        {"id": 55831, "name": "The Keeper"}]}}
        """

    /// A screen as an app would have it.
    final class Screen {
        private var subscriptions = Set<AnyCancellable>()
        private let tell: AsyncStream<MoviesModel>.Continuation
        let shown: AsyncStream<MoviesModel>

        init() {
            (shown, tell) = AsyncStream.makeStream()
        }

        func load() {
            AMCAPI.shared.fetchActiveMovies().sink { [weak self] completion in
                if case let .failure(error) = completion {
                    print("Failed to fetch active movies. Error: \(error.localizedDescription)")
                }
                self?.tell.finish()
            } receiveValue: { [weak self] model in
                // Process returned model here.
                self?.tell.yield(model)
            }
            .store(in: &subscriptions)
        }
    }

    @Test func fetchesActiveMoviesWithTheKeyThatWasSet() async throws {
        let transport = MockTransport(Self.page)
        AMCAPI.shared.ask(through: transport)
        let vendorAuthKey = "Some magic sequence I got from http://developers.amctheatres.com"
        AMCAPI.shared.setVendorAuthKey(vendorAuthKey)

        let screen = Screen()
        screen.load()
        var names: [String?] = []
        for await model in screen.shown { names += model.movies.map(\.name) }
        #expect(names == ["The Keeper"])

        let request = try #require(await transport.requests.first)
        #expect(request.url.absoluteString == "https://api.amctheatres.com/v2/movies/views/active")
        let name = try #require(HTTPField.Name("X-AMC-Vendor-Key"))
        #expect(try request.signedFields[name] == vendorAuthKey)
    }

    @Test func aNewKeyHoldsFromThenOn() async throws {
        let transport = MockTransport(Self.page)
        let amc = AMCAPI(transport: transport)
        let name = try #require(HTTPField.Name("X-AMC-Vendor-Key"))
        for key in ["one", "two"] {
            amc.setVendorAuthKey(key)
            #expect(try await Heard(amc.fetchAllMovies()).failure()?.kind == nil)
        }
        let keys = try await transport.requests.map { try $0.signedFields[name] }
        #expect(keys == ["one", "two"])
    }

    /// A call of the facade, and the address where it must go.
    struct Call: Sendable, CustomTestStringConvertible {
        let address: String
        let failure: @Sendable (AMCAPI) async throws -> APIError?

        init<Model: Sendable>(
            _ address: String, _ publisher: @escaping @Sendable (AMCAPI) -> AnyPublisher<Model, any Swift.Error>
        ) {
            self.address = address
            failure = { try await Heard(publisher($0)).failure() }
        }

        var testDescription: String { address }
    }

    static let calls: [Call] = [
        Call("/v2/movies?name=%2A&page-number=1&page-size=10") { $0.fetchAllMovies() },
        Call("/v2/movies?name=%2A&ids=7&page-number=1&page-size=10") {
            $0.fetchAllMovies(matching: AMCMovieFilter(ids: [7]))
        },
        Call("/v2/movies?name=keeper&page-number=1&page-size=10") { $0.fetchAllMovies(named: "keeper") },
        Call("/v2/movies/views/now-playing?page-number=2&page-size=20") {
            $0.fetchNowPlayingMovies(pageNumber: 2, pageSize: 20)
        },
        Call("/v2/movies/views/coming-soon?page-number=1&page-size=10") { $0.fetchComingSoonMovies() },
        Call("/v2/movies/views/advance") { $0.fetchAdvanceTicketMovies() },
        Call("/v2/movies/views/active") { $0.fetchActiveMovies() },
        Call("/v2/movies/views/all/active") { $0.fetchAllActiveMovies() },
        Call("/v2/movies/views/on-demand") { $0.fetchOnDemandMovies() },
        Call("/v2/movies/55831/on-demand/similar") { $0.fetchSimilarOnDemandMovies(with: 55831) },
        Call("/v2/movies/views/now-playing?ids=7&page-number=1&page-size=10") {
            $0.fetchNowPlayingMovies(matching: AMCMovieFilter(ids: [7]))
        },
        Call("/v2/movies/views/advance?page-number=2") { $0.fetchAdvanceTicketMovies(pageNumber: 2) },
        Call("/v2/movies/views/active?page-number=2&page-size=20") {
            $0.fetchActiveMovies(pageNumber: 2, pageSize: 20)
        },
        Call("/v2/movies/views/all/active?page-size=20") { $0.fetchAllActiveMovies(pageSize: 20) },
        Call("/v2/movies/views/on-demand?page-number=2&page-size=20") {
            $0.fetchOnDemandMovies(pageNumber: 2, pageSize: 20)
        },
        Call("/v2/movies/55831/on-demand/similar?page-number=2&page-size=20") {
            $0.fetchSimilarOnDemandMovies(with: 55831, pageNumber: 2, pageSize: 20)
        },
        Call("/v2/movies/55831") { $0.fetchMovie(with: 55831) },
        Call("/v2/movies/the-keeper") { $0.fetchMovie(withSlug: "the-keeper") },
        Call("/v2/movies/internal-release/7") { $0.fetchMovie(withInternalReleaseNumber: 7) },
        Call("/v2/theatres?page-number=1&page-size=10") { $0.fetchAllTheatres() },
        Call("/v2/theatres/610") { $0.fetchTheatre(with: 610) },
        Call("/v2/theatres/the-square") { $0.fetchTheatre(withSlug: "the-square") },
        Call("/v2/theatres/views/now-playing/wwm-release-number/7") { $0.fetchTheatres(nowPlayingReleaseNumber: 7) },
        Call("/v2/theatres/610/showtimes") { $0.fetchShowtimes(forTheatre: 610) },
        Call("/v2/theatres/views/now-playing/wwm-release-number/7?page-number=2&page-size=20") {
            $0.fetchTheatres(nowPlayingReleaseNumber: 7, pageNumber: 2, pageSize: 20)
        },
        Call("/v2/theatres/610/showtimes?page-number=2&page-size=20") {
            $0.fetchShowtimes(forTheatre: 610, pageNumber: 2, pageSize: 20)
        },
        Call("/v2/theatres/610/showtimes") { $0.fetchAllShowtimes(forTheatre: 610) },
        Call("/v2/showtimes/145359935") { $0.fetchShowtime(with: 145_359_935) },
        Call("/v2/theatres/610/movies/55831/earliest-showtime") {
            $0.fetchEarliestShowtime(of: 55831, inTheatre: 610)
        },
    ]

    @Test(arguments: calls)
    func eachCallGoesWhereItShould(call: Call) async throws {
        let transport = MockTransport { request, _ async throws(APIError) in
            throw APIError(.rejected, of: request)
        }
        #expect(try await call.failure(AMCAPI(transport: transport))?.kind == .rejected)
        #expect(await transport.addresses == ["https://api.amctheatres.com" + call.address])
    }

    @Test(arguments: ["movies", "theatres", "showtimes"])
    func theEmbeddedLinksArePublishersToo(list: String) async throws {
        let page = """
            {"count": 30, "pageNumber": 2, "pageSize": 10, "_embedded": {"\(list)": [{"id": 7}]}, "_links": {
            "next": {"href": "http://elsewhere.example/v2/\(list)?page-number=3"},
            "previous": {"href": "http://elsewhere.example/v2/\(list)?page-number=1"}}}
            """
        let transport = MockTransport(page)
        let amc = AMCAPI(transport: transport)
        switch list {
        case "movies": try await turn(page, of: MoviesModel.self, amc.fetchNextPage, amc.fetchPreviousPage)
        case "theatres": try await turn(page, of: TheatresModel.self, amc.fetchNextPage, amc.fetchPreviousPage)
        default: try await turn(page, of: ShowtimesModel.self, amc.fetchNextPage, amc.fetchPreviousPage)
        }
        let own = "https://api.amctheatres.com/v2/\(list)?page-number="
        #expect(await transport.addresses == [own + "3", own + "1"])
    }

    private func turn<Page: Decodable & Sendable>(
        _ page: String, of type: Page.Type, _ next: (Page) -> AnyPublisher<Page?, any Swift.Error>,
        _ previous: (Page) -> AnyPublisher<Page?, any Swift.Error>
    ) async throws {
        let page = try AMCVendor.makeDecoder().decode(type, from: Data(page.utf8))
        for publisher in [next(page), previous(page)] {
            let heard = Heard(publisher)
            #expect(try await heard.failure()?.kind == nil)
            #expect(await heard.values.map { $0 == nil } == [false])
        }
    }

    @Test func datesAreDaysOfTheTheatresCalendar() async throws {
        let transport = MockTransport(#"{"_embedded": {"showtimes": []}}"#)
        let amc = AMCAPI(transport: transport)
        let date = try #require(PlainDate(year: 2025, month: 1, day: 31))
        #expect(try await Heard(amc.fetchShowtimes(forTheatre: 610, on: date)).failure()?.kind == nil)
        #expect(try await Heard(amc.fetchShowtimes(on: date, latitude: 38.5, longitude: -90.25)).failure()?.kind == nil)
        let second = amc.fetchShowtimes(forTheatre: 610, on: date, pageNumber: 2, pageSize: 20)
        #expect(try await Heard(second).failure()?.kind == nil)
        #expect(await transport.requests.last?.url.query() == "page-number=2&page-size=20")
        let place = AMCLocation(latitude: 38.5, longitude: -90.25)
        #expect(try await Heard(amc.fetchAllShowtimes(forTheatre: 610, onDate: date)).failure()?.kind == nil)
        #expect(try await Heard(amc.fetchShowtimes(with: date, location: place)).failure()?.kind == nil)
        let paths = await transport.requests.map { $0.url.path() }
        #expect(
            paths == [
                "/v2/theatres/610/showtimes/01-31-2025",
                "/v2/showtimes/views/current-location/01-31-2025/38.5/-90.25",
                "/v2/theatres/610/showtimes/01-31-2025",
                "/v2/theatres/610/showtimes/01-31-2025",
                "/v2/showtimes/views/current-location/01-31-2025/38.5/-90.25",
            ])
    }

    @Test func whatAMCSaysIsWhyACallFails() async throws {
        let said = APIResponse.text(#"{"errors": [{"code": 4002, "message": "No such theatre."}]}"#, status: 404)
        let failure = try await Heard(AMCAPI(transport: MockTransport([said])).fetchTheatre(with: 23)).failure()
        #expect((failure?.cause as? AMCAPI.Errors)?.errors.map(\.code) == [4002])
    }

    @Test func aDumpDoesNotShowTheKey() {
        let amc = AMCAPI(transport: MockTransport(Self.page))
        amc.setVendorAuthKey("SECRET-KEY")
        var dumped = ""
        dump(amc, to: &dumped)
        #expect(!dumped.contains("SECRET"))
        #expect(!String(reflecting: amc).contains("SECRET"))
        #expect(Mirror(reflecting: amc).children.isEmpty)
    }
}
