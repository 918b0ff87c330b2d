import APICore
import APICoreTesting
import OMDbAPI
import Testing

/// A list that grows, as the article on searching has it.
@MainActor private final class FilmList {
    private(set) var films: [OMDbSearchItem] = []
    private var pages: OMDbSearchResults.Iterator
    private var isLoading = false

    init(_ results: OMDbSearchResults) {
        pages = results.makeAsyncIterator()
    }

    func loadMore() async throws(APIError) {
        guard !isLoading else { return }
        isLoading = true
        var pages = pages
        defer {
            self.pages = pages
            isLoading = false
        }
        if let page = try await pages.next() { films += page.films }
    }
}

@MainActor @Suite struct StoredIteratorTests {
    @Test func aListGrowsPageByPage() async throws {
        let stub = MockTransport { _, call in .searchPage(call + 1, total: 23) }
        let list = FilmList(OMDbClient(stub).results(for: "order"))
        var counts: [Int] = []
        for _ in 1...4 {
            try await list.loadMore()
            counts.append(list.films.count)
        }
        #expect(counts == [10, 20, 23, 23])
    }

    @Test func whoAsksMeanwhileGetsNoPageTwice() async throws {
        let stub = MockTransport { _, call in .searchPage(call + 1, total: 23) }
        let list = FilmList(OMDbClient(stub).results(for: "order"))
        let first = Task { try await list.loadMore() }
        let second = Task { try await list.loadMore() }
        try await first.value
        try await second.value
        #expect(Set(list.films.map(\.id)).count == list.films.count)
        for _ in 1...3 { try await list.loadMore() }
        #expect(list.films.map(\.id) == (0..<23).map { "tt\(1_000_000 + $0)" })
    }

    @Test func aFailureEndsIt() async throws {
        let stub = MockTransport { _, call in
            call == 1
                ? .text(#"{"Response":"False","Error":"Request limit reached!"}"#, status: 401)
                : .searchPage(call + 1, total: 500)
        }
        let list = FilmList(OMDbClient(stub).results(for: "order"))
        try await list.loadMore()
        await #expect(throws: APIError.self) { try await list.loadMore() }
        try await list.loadMore()
        #expect(list.films.count == 10)
        #expect(await stub.requests.count == 2)
    }
}
