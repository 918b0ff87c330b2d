import APICore
import APICoreTesting
import Foundation
import TMDbAPI
import Testing

@Suite struct PagesTests {
    /// A list with this many pages of two films each, in which the last film of a page comes again on the next.
    private func shifting(pages: Int, failingAt failing: Int? = nil) -> MockTransport {
        MockTransport { request, _ in
            let page = Self.page(of: request)
            if page == failing {
                return .text(#"{"status_code":7,"status_message":"No.","success":false}"#, status: 401)
            }
            let films = "[{\"id\": \(page)}, {\"id\": \(page + 1)}]"
            return .text(
                "{\"page\": \(page), \"results\": \(films), \"total_pages\": \(pages), \"total_results\": \(pages * 2)}"
            )
        }
    }

    private static func page(of request: APIRequest) -> Int {
        let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        return query.first { $0.name == "page" }.flatMap { Int($0.value ?? "") } ?? 0
    }

    @Test func everyFilmComesOnce() async throws {
        let stub = shifting(pages: 3)
        var films: [[Int]] = []
        for try await page in TMDbClient(stub).pages(of: .popular) {
            films.append(page.results.map(\.id))
        }
        #expect(films == [[1, 2], [3], [4]])
        #expect(await stub.requests.count == 3)
    }

    @Test func aFilmTwiceOnOnePageComesOnce() async throws {
        let stub = MockTransport(#"{"results": [{"id": 1}, {"id": 1}], "total_pages": 1}"#)
        let outcome = await TMDbClient(stub).pages(of: .topRated).collect(upTo: 10)
        #expect(outcome.movies.map(\.id) == [1])
        #expect(outcome.failure == nil)
    }

    @Test func endsAtPage500() async throws {
        let stub = shifting(pages: 38029)
        var last: TMDbMoviePage?
        for try await page in TMDbClient(stub).pages(of: .popular, from: 498) { last = page }
        #expect(last?.page == 500)
        #expect(await stub.requests.map(Self.page) == [498, 499, 500])
    }

    @Test func endsWithAnEmptyPage() async throws {
        let empty = MockTransport(#"{"results": [], "total_pages": 9, "total_results": 0}"#)
        #expect(await TMDbClient(empty).pages(of: .popular).collect(upTo: 10).movies.isEmpty)
        #expect(await empty.requests.count == 1)
        let untold = MockTransport { _, call in
            .text(call < 3 ? "{\"results\": [{\"id\": \(call)}]}" : #"{"results": []}"#)
        }
        let outcome = await TMDbClient(untold).pages(of: .popular).collect(upTo: 10)
        #expect(outcome.movies.map(\.id) == [0, 1, 2])
        #expect(outcome.total == nil)
        #expect(outcome.failure == nil)
        #expect(await untold.requests.count == 4)
    }

    @Test func endsAtPage500WithoutATotal() async throws {
        let stub = MockTransport { _, call in .text("{\"results\": [{\"id\": \(call)}]}") }
        var pages = 0
        for try await _ in TMDbClient(stub).pages(of: .popular, from: 498) { pages += 1 }
        #expect(pages == 3)
        #expect(await stub.requests.map(Self.page) == [498, 499, 500])
    }

    @Test func asksOnlyForWhatIsNeeded() async {
        let stub = shifting(pages: 9)
        let outcome = await TMDbClient(stub).pages(of: .popular).collect(upTo: 3)
        #expect(outcome.movies.map(\.id) == [1, 2, 3])
        #expect(outcome.total == 18)
        #expect(outcome.failure == nil)
        #expect(await stub.requests.count == 2)
        #expect(await TMDbClient(stub).pages(of: .popular).collect(upTo: 0).movies.isEmpty)
        #expect(await TMDbClient(stub).pages(of: .popular).collect(upTo: -1).movies.isEmpty)
        #expect(await stub.requests.count == 2)
    }

    @Test func keepsWhatArrivedBeforeAFailure() async {
        let outcome = await TMDbClient(shifting(pages: 9, failingAt: 3)).pages(of: .popular).collect(upTo: 100)
        #expect(outcome.movies.map(\.id) == [1, 2, 3])
        #expect(outcome.total == 18)
        #expect(outcome.failure?.kind == .unauthorized)
    }

    @Test func aFailureIsThrownAndEndsThePages() async throws {
        let stub = shifting(pages: 9, failingAt: 2)
        var pages = TMDbClient(stub).pages(of: .popular).makeAsyncIterator()
        #expect(try await pages.next()?.results.count == 2)
        await #expect(throws: APIError.self) { _ = try await pages.next() }
        #expect(try await pages.next() == nil)
        #expect(await stub.requests.count == 2)
    }

    @Test func aFirstPageOutOfRangeIsRefusedWithoutACall() async {
        let stub = shifting(pages: 9)
        let outcome = await TMDbClient(stub).pages(of: .popular, from: 501).collect(upTo: 5)
        #expect(outcome.failure?.kind == .invalidRequest)
        #expect(await stub.requests.isEmpty)
    }

    @Test func cancellationIsNoTroubleOfTheService() async {
        let stub = shifting(pages: 9)
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return await TMDbClient(stub).pages(of: .popular).collect(upTo: 5)
        }
        task.cancel()
        #expect(await task.value.failure?.kind == .cancelled)
        #expect(await stub.requests.isEmpty)
    }

    @Test func asksInTheLanguageAndRegionGiven() async throws {
        let stub = shifting(pages: 1)
        let client = TMDbClient(stub, language: "de", region: "DE")
        _ = await client.pages(of: .upcoming).collect(upTo: 1)
        _ = await client.pages(of: .search(TMDbMovieSearch("é", year: 1999)), region: "FR", language: "fr")
            .collect(upTo: 1)
        #expect(
            await stub.addresses == [
                "https://api.themoviedb.org/3/movie/upcoming?page=1&region=DE&language=de",
                "https://api.themoviedb.org/3/search/movie?query=%C3%A9&year=1999&page=1&region=FR&language=fr",
            ])
    }
}
