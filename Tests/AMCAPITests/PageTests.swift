import AMCAPI
import APICore
import APICoreTesting
import Foundation
import Testing

@Suite struct PageTests {
    private let first = MoviesTarget.getNowPlaying(pageSize: 2)

    /// A page of films with links to addresses.
    private static func page(
        _ ids: [Int], next: String? = nil, previous: String? = nil, count: Int? = 5, size: Int? = 2
    ) -> Data {
        var links: [String] = []
        if let next { links.append(#""next":{"href":"\#(next)","templated":false}"#) }
        if let previous { links.append(#""previous":{"href":"\#(previous)"}"#) }
        let films = ids.map { #"{"id":\#($0)}"# }.joined(separator: ",")
        let figures = [size.map { #""pageSize":\#($0),"# }, count.map { #""count":\#($0),"# }].compactMap(\.self)
            .joined()
        let text = "{\(figures)\"_links\":{\(links.joined(separator: ","))},\"_embedded\":{\"movies\":[\(films)]}}"
        return Data(text.utf8)
    }

    private static func link(_ number: Int) -> String {
        "http://internal.example/v2/movies/views/now-playing?page-number=\(number)&page-size=2"
    }

    private func numbers(_ pages: AMCPages<MoviesEndpoint>) async throws -> [[Int]] {
        var numbers: [[Int]] = []
        for try await page in pages { numbers.append(page.movies.map(\.id.rawValue)) }
        return numbers
    }

    private let nowPlaying = "https://api.amctheatres.com/v2/movies/views/now-playing"

    @Test func nextLinksAreFollowedOnTheOwnHost() async throws {
        let transport = MockTransport(bodies: [
            Self.page([1, 2], next: Self.link(2)), Self.page([2, 3], next: Self.link(3)), Self.page([4]),
        ])
        let pages = AMCSample.client(transport).moviePages(first)
        #expect(try await numbers(pages) == [[1, 2], [3], [4]])
        #expect(
            await transport.addresses == [
                nowPlaying + "?page-size=2", nowPlaying + "?page-number=2&page-size=2",
                nowPlaying + "?page-number=3&page-size=2",
            ])
    }

    @Test func previousLinksLeadBack() async throws {
        let transport = MockTransport(bodies: [Self.page([3, 4], previous: Self.link(1)), Self.page([1, 2])])
        let pages = AMCSample.client(transport).moviePages(
            .getNowPlaying(pageNumber: 2, pageSize: 2), by: .previousLinks)
        #expect(try await numbers(pages) == [[3, 4], [1, 2]])
    }

    @Test func numbersAreCounted() async throws {
        let transport = MockTransport(bodies: [Self.page([1, 2]), Self.page([3, 4]), Self.page([5])])
        let pages = AMCSample.client(transport).moviePages(
            .getAll(pageSize: 2, filter: AMCMovieFilter(name: "a&b")), by: .numbers)
        #expect(try await numbers(pages) == [[1, 2], [3, 4], [5]])
        let movies = "https://api.amctheatres.com/v2/movies?name=a%26b&page-size=2"
        #expect(await transport.addresses == [movies, movies + "&page-number=2", movies + "&page-number=3"])
    }

    @Test(arguments: [(Int.max, 1), (5, Int.max), (5, 0), (0, 2), (-1, 2), (Int.min, 2)])
    func strangeFiguresDoNoHarm(count: Int, size: Int) async throws {
        let transport = MockTransport(bodies: [
            Self.page([1], count: count, size: size), Self.page([1], count: count, size: size),
        ])
        let outcome = await AMCSample.client(transport).moviePages(first, by: .numbers).collect()
        #expect(outcome.items.map(\.id) == [1])
        #expect(await transport.requests.count <= 2)
    }

    @Test func aPageIsFetchedWhenItIsAskedFor() async throws {
        let transport = MockTransport(bodies: [Self.page([1, 2], next: Self.link(2)), Self.page([3])])
        for try await page in AMCSample.client(transport).moviePages(first) {
            #expect(page.movies.count == 2)
            break
        }
        #expect(await transport.requests.count == 1)
    }

    @Test func aLoopEnds() async throws {
        let transport = MockTransport { (request, _) async throws(APIError) -> APIResponse in
            let isSecond = request.url.absoluteString.contains("page-number=2")
            return .json(isSecond ? Self.page([3], next: Self.link(2)) : Self.page([1, 2], next: Self.link(2)))
        }
        #expect(try await numbers(AMCSample.client(transport).moviePages(first)) == [[1, 2], [3]])
        #expect(await transport.requests.count == 2)
    }

    @Test func pagesWithoutAnythingNewEnd() async throws {
        let transport = MockTransport { (_, call) async throws(APIError) -> APIResponse in
            call < 9 ? .json(Self.page([1, 2], next: Self.link(call + 2))) : .text("", status: 500)
        }
        #expect(try await numbers(AMCSample.client(transport).moviePages(first)) == [[1, 2], []])
    }

    @Test(arguments: ["https://evil.example/steal", "/v2/../v3/movies", "ftp:x"])
    func aStrayLinkFailsAfterItsPage(href: String) async throws {
        let transport = MockTransport(bodies: [Self.page([1, 2], next: href)])
        let outcome = await AMCSample.client(transport).moviePages(first).collect()
        #expect(outcome.items.map(\.id) == [1, 2])
        #expect(outcome.total == 5)
        #expect(outcome.failure?.kind == .unreadable)
        #expect(outcome.failure?.operation == "GET /v2/movies/views/now-playing")
        #expect(await transport.requests.count == 1)
    }

    @Test func whatArrivedIsKeptWhenTheRestFails() async throws {
        let transport = MockTransport { (_, call) async throws(APIError) -> APIResponse in
            call == 0 ? .json(Self.page([1, 2], next: Self.link(2))) : .text("", status: 429)
        }
        let outcome = await AMCSample.client(transport).moviePages(first).collect()
        #expect(outcome.items.map(\.id) == [1, 2])
        #expect(outcome.total == 5)
        #expect(outcome.failure?.kind == .rateLimited(retryAfter: nil))
    }

    @Test func noMoreAreCollectedThanAskedFor() async throws {
        let transport = MockTransport(bodies: [Self.page([1, 2], next: Self.link(2)), Self.page([3, 4])])
        let outcome = await AMCSample.client(transport).moviePages(first).collect(upTo: 2)
        #expect(outcome.items.map(\.id) == [1, 2])
        #expect(outcome.failure == nil)
        #expect(await transport.requests.count == 1)
    }

    @Test func afterAFailureThereIsNothing() async throws {
        let transport = MockTransport { (_, _) async throws(APIError) -> APIResponse in .text("", status: 500) }
        var iterator = AMCSample.client(transport).moviePages(first).makeAsyncIterator()
        await #expect(throws: APIError.self) { _ = try await iterator.next() }
        #expect(try await iterator.next() == nil)
        #expect(await transport.requests.count == 1)
    }

    @Test func onePageAfterAnother() async throws {
        let transport = MockTransport(bodies: [
            Self.page([1, 2], next: Self.link(2)), Self.page([3], previous: Self.link(1)), Self.page([1, 2]),
        ])
        let client = AMCSample.client(transport)
        let one = try await client.fetchNowPlayingMovies()
        let two = try #require(try await client.fetchNextPage(after: one))
        #expect(two.movies.map(\.id) == [3])
        #expect(try await client.fetchNextPage(after: two) == nil)
        #expect(try await client.fetchPreviousPage(before: two)?.movies.map(\.id) == [1, 2])
        #expect(await transport.addresses.last == nowPlaying + "?page-number=1&page-size=2")
    }

    @Test func theatresAndShowtimesHavePagesToo() async throws {
        let theatres = MockTransport(#"{"count":1,"_embedded":{"theatres":[{"id":1}]}}"#)
        #expect(await AMCSample.client(theatres).theatrePages(.getAll()).collect().items.map(\.id) == [TheatreId(1)])
        let showtimes = MockTransport(#"{"count":1,"_embedded":{"showtimes":[{"id":1}]}}"#)
        let outcome = await AMCSample.client(showtimes).showtimePages(.getAllShowtimesForTheatre(1)).collect()
        #expect(outcome.items.map(\.id) == [1])
    }

    /// What arrives when the service puts this many films on each page, whatever page size it states.
    private func counted(
        from number: Int? = nil, of films: Int, each delivered: Int, count: Int?, size: Int?, links: Bool = false
    ) async -> (outcome: AMCOutcome<MovieModel>, calls: Int) {
        let transport = MockTransport { (_, call) async throws(APIError) -> APIResponse in
            let number = (number ?? 1) + call
            let ids = (1...films).dropFirst((number - 1) * delivered).prefix(delivered)
            let hasNext = links && number * delivered < films
            return .json(
                Self.page(Array(ids), next: hasNext ? Self.link(number + 1) : nil, count: count, size: size))
        }
        let target = MoviesTarget.getNowPlaying(pageNumber: number, pageSize: 100)
        let outcome = await AMCSample.client(transport).moviePages(target, by: .numbers).collect()
        return (outcome, await transport.requests.count)
    }

    @Test func fewerOnAPageThanAMCSaysAreCountedAsTheyCome() async {
        let (outcome, calls) = await counted(of: 180, each: 50, count: 180, size: 100)
        #expect(outcome.items.map(\.id.rawValue) == Array(1...180))
        #expect(outcome.failure == nil)
        #expect(calls == 4)
    }

    @Test(arguments: [nil, 0]) func withoutASizeThereIsTheCount(size: Int?) async {
        let (outcome, calls) = await counted(of: 5, each: 2, count: 5, size: size)
        #expect(outcome.items.count == 5)
        #expect(calls == 3)
    }

    @Test func withoutACountThereAreLinks() async {
        let (outcome, calls) = await counted(of: 5, each: 2, count: nil, size: nil, links: true)
        #expect(outcome.items.count == 5)
        #expect(calls == 3)
        #expect(await counted(of: 5, each: 2, count: nil, size: 2).calls == 1)
    }

    @Test func anEmptyPageEndsTheCounting() async {
        let (outcome, calls) = await counted(of: 4, each: 2, count: 9, size: 2)
        #expect(outcome.items.count == 4)
        #expect(outcome.total == 9)
        #expect(outcome.failure == nil)
        #expect(calls == 3)
    }

    @Test func countingMayBeginInTheMiddle() async {
        let (outcome, calls) = await counted(from: 3, of: 180, each: 50, count: 180, size: 100)
        #expect(outcome.items.map(\.id.rawValue) == Array(101...180))
        #expect(calls == 2)
    }

    @Test func thereIsNoPageBeforeTheFirst() async throws {
        let transport = MockTransport(bodies: [Self.page([1, 2]), Self.page([3, 4]), Self.page([5])])
        let address = try #require(AMCAddress(AMCLink(href: "/v2/movies?page-number=\(Int.min)")))
        let outcome = await AMCSample.client(transport).moviePages(.follow(address), by: .numbers).collect()
        #expect(outcome.items.map(\.id) == [1, 2, 3, 4, 5])
        #expect(await transport.addresses.last == "https://api.amctheatres.com/v2/movies?page-number=3")
    }

    @Test func thereIsNoPageAfterTheLastNumber() async {
        let transport = MockTransport(bodies: [Self.page([1, 2], count: .max)])
        let target = MoviesTarget.getNowPlaying(pageNumber: .max)
        let outcome = await AMCSample.client(transport).moviePages(target, by: .numbers).collect()
        #expect(outcome.items.map(\.id) == [1, 2])
        #expect(outcome.failure == nil)
    }

    @Test func whatArrivedIsKeptWhenTheTaskIsCancelled() async throws {
        let transport = MockTransport { (request, call) async throws(APIError) -> APIResponse in
            guard call == 0 else { throw APIError(.cancelled, of: request) }
            return .json(Self.page([1, 2], next: Self.link(2)))
        }
        let outcome = await AMCSample.client(transport).moviePages(first).collect()
        #expect(outcome.items.map(\.id) == [1, 2])
        #expect(outcome.failure?.kind == .cancelled)
    }
}
