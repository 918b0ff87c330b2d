import AMCAPI
import APICore
import APICoreTesting
import Foundation
import HTTPTypes
import Testing

@Suite struct MovieRequestTests {
    private let movies = "https://api.amctheatres.com/v2/movies"

    @Test func views() async throws {
        let page = "?page-number=1&page-size=10"
        let calls: [(String, @Sendable (AMCClient) async throws -> MoviesModel)] = [
            ("?name=%2A&page-number=1&page-size=10", { try await $0.fetchAllMovies() }),
            ("?name=%2A&page-number=3&page-size=50", { try await $0.fetchAllMovies(pageNumber: 3, pageSize: 50) }),
            ("/views/now-playing\(page)", { try await $0.fetchNowPlayingMovies() }),
            ("/views/coming-soon\(page)", { try await $0.fetchComingSoonMovies() }),
            ("/views/advance", { try await $0.fetchAdvanceTicketMovies() }),
            ("/views/active", { try await $0.fetchActiveMovies() }),
            ("/views/all/active", { try await $0.fetchAllActiveMovies() }),
            ("/views/on-demand", { try await $0.fetchOnDemandMovies() }),
            ("/views/active?page-number=2&page-size=5", { try await $0.fetchActiveMovies(pageNumber: 2, pageSize: 5) }),
            ("/7/on-demand/similar", { try await $0.fetchSimilarOnDemandMovies(with: 7) }),
        ]
        for (expected, call) in calls {
            let address = try await AMCSample.address { _ = try await call($0) }
            #expect(address == movies + expected)
        }
    }

    @Test func allByName() async throws {
        let starred = try await AMCSample.address { _ = try await $0.fetchAllMovies(named: "*", status: .upcoming) }
        #expect(starred == movies + "?name=%2A&movie-status=upcoming&page-number=1&page-size=10")
        let signs = try await AMCSample.address { _ = try await $0.fetchAllMovies(named: "Tom & Zoé + #1/2") }
        #expect(signs == movies + "?name=Tom%20%26%20Zo%C3%A9%20%2B%20%231%2F2&page-number=1&page-size=10")
    }

    @Test func allThatFit() async throws {
        let filter = AMCMovieFilter(
            status: .currentlyPlaying, ids: [7, 8], includeAttributes: [.imax, "A&B"], excludeAttributes: [.realD3D])
        let all = try await AMCSample.address { _ = try await $0.fetchAllMovies(matching: filter, pageNumber: 2) }
        let listed = "ids=7%2C8&include-attributes=IMAX%2CA%26B&exclude-attributes=REALD3D"
        #expect(all == movies + "?name=%2A&movie-status=currently-playing&\(listed)&page-number=2&page-size=10")
        let playing = try await AMCSample.address {
            _ = try await $0.fetchNowPlayingMovies(
                matching: AMCMovieFilter(ids: [7], excludeAttributes: [.imax]), pageSize: 100)
        }
        #expect(playing == movies + "/views/now-playing?ids=7&exclude-attributes=IMAX&page-number=1&page-size=100")
    }

    @Test func singleFilms() async throws {
        let body = #"{"id":7}"#
        let id = try await AMCSample.address(body) { _ = try await $0.fetchMovie(with: 7) }
        #expect(id == movies + "/7")
        let slug = try await AMCSample.address(body) { _ = try await $0.fetchMovie(withSlug: "é/& +#-7") }
        #expect(slug == movies + "/%C3%A9%2F%26%20%2B%23-7")
        let release = try await AMCSample.address(body) { _ = try await $0.fetchMovie(withInternalReleaseNumber: 12) }
        #expect(release == movies + "/internal-release/12")
    }

    @Test func pageSizesStayWithinAMCsLimits() async throws {
        let large = try await AMCSample.address {
            _ = try await $0.fetchNowPlayingMovies(pageNumber: 0, pageSize: 5000)
        }
        #expect(large == movies + "/views/now-playing?page-number=1&page-size=1000")
        let allowed = try await AMCSample.address { _ = try await $0.fetchNowPlayingMovies(pageSize: 500) }
        #expect(allowed == movies + "/views/now-playing?page-number=1&page-size=500")
        let small = try await AMCSample.address { _ = try await $0.fetchNowPlayingMovies(pageSize: -4) }
        #expect(small == movies + "/views/now-playing?page-number=1&page-size=1")
    }

    @Test(arguments: ["", ".", ".."]) func aSlugThatLeadsElsewhereIsNotSent(slug: String) async throws {
        let transport = MockTransport(#"{"id":7}"#)
        let error = await #expect(throws: APIError.self) {
            _ = try await AMCSample.client(transport).fetchMovie(withSlug: slug)
        }
        #expect(error?.kind == .invalidRequest)
        #expect(await transport.requests.isEmpty)
    }

    @Test func theKeyGoesIntoItsField() async throws {
        let transport = MockTransport(AMCSample.emptyPage)
        _ = try await AMCSample.client(transport).fetchActiveMovies()
        let request = try #require(await transport.requests.first)
        let name = try #require(HTTPField.Name("X-AMC-Vendor-Key"))
        #expect(try request.signedFields[name] == "SECRET-KEY")
        #expect(request.fields[name] == nil)
        #expect(request.method == .get)
        #expect(try request.signedURL.absoluteString.contains("SECRET") == false)
    }

    @Test func anotherHostCanBeAsked() async throws {
        let transport = MockTransport(AMCSample.emptyPage)
        _ = try await AMCSample.client(transport, baseURL: AMCClient.sandbox).fetchActiveMovies()
        #expect(await transport.addresses == ["https://api.sandbox.amctheatres.com/v2/movies/views/active"])
    }
}
