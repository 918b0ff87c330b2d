import APICore
import APICoreTesting
import Foundation
import TVmazeAPI
import Testing

@Suite struct PagesTests {
    /// An index with so many pages of two shows each, of which the last comes again on the next page.
    private func index(pages: Int, failingAt failing: Int? = nil, emptyAt empty: Set<Int> = []) -> MockTransport {
        MockTransport { request, _ in
            let page = Self.page(of: request)
            if page == failing { return .text("", status: 400) }
            if page >= pages { return .text(#"{"name":"Not Found","code":0,"status":404}"#, status: 404) }
            return .text(empty.contains(page) ? "[]" : "[{\"id\": \(page + 1)}, {\"id\": \(page + 2)}]")
        }
    }

    private static func page(of request: APIRequest) -> Int {
        let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        return query.first { $0.name == "page" }.flatMap { Int($0.value ?? "") } ?? -1
    }

    @Test func everyShowComesOnceAndTheEndIs404() async throws {
        let stub = index(pages: 3)
        var shows: [[Int]] = []
        for try await page in TVmazeClient(stub).pages() { shows.append(page.map(\.id)) }
        #expect(shows == [[1, 2], [3], [4]])
        #expect(await stub.requests.map(Self.page) == [0, 1, 2, 3])
    }

    @Test func anEmptyPageIsNotTheEnd() async throws {
        let outcome = await TVmazeClient(index(pages: 12, emptyAt: Set(1...9))).pages().collect(upTo: 100)
        #expect(outcome.shows.map(\.id) == [1, 2, 11, 12, 13])
        #expect(outcome.failure == nil)
    }

    @Test func tenPagesWithoutNewsAreTheEnd() async throws {
        let empty = MockTransport("[]")
        #expect(await TVmazeClient(empty).pages().collect(upTo: 5).shows.isEmpty)
        #expect(await empty.requests.count == 10)
        let same = MockTransport(#"[{"id": 1}]"#)
        #expect(await TVmazeClient(same).pages().collect(upTo: 5).shows.map(\.id) == [1])
        #expect(await same.requests.count == 11)
    }

    @Test func theyBeginWhereTheyAreToldTo() async throws {
        let stub = index(pages: 9)
        let pages = TVmazeClient(stub).pages(from: TVmazeShowPages.page(ofShow: 1_999))
        #expect(await pages.collect(upTo: 1).shows.map(\.id) == [8])
        #expect(await stub.requests.map(Self.page) == [7])
        #expect([-1, 0, 1, 249, 250, 251].map(TVmazeShowPages.page) == [0, 0, 0, 0, 1, 1])
    }

    @Test func noMoreIsAskedThanNeeded() async {
        let stub = index(pages: 9)
        #expect(await TVmazeClient(stub).pages().collect(upTo: 3).shows.map(\.id) == [1, 2, 3])
        #expect(await stub.requests.count == 2)
        #expect(await TVmazeClient(stub).pages().collect(upTo: 0).shows.isEmpty)
        #expect(await TVmazeClient(stub).pages().collect(upTo: -1).shows.isEmpty)
        #expect(await stub.requests.count == 2)
    }

    @Test func whatCameBeforeAFailureIsKept() async throws {
        let stub = index(pages: 9, failingAt: 2)
        let outcome = await TVmazeClient(stub).pages().collect(upTo: 100)
        #expect(outcome.shows.map(\.id) == [1, 2, 3])
        #expect(outcome.failure?.kind == .rejected)
        var pages = TVmazeClient(stub).pages(from: 2).makeAsyncIterator()
        await #expect(throws: APIError.self) { try await pages.next() }
        #expect(try await pages.next() == nil)
    }

    @Test func aFirstPageOutOfRangeIsRefusedWithoutACall() async {
        let stub = index(pages: 9)
        #expect(await TVmazeClient(stub).pages(from: -1).collect(upTo: 5).failure?.kind == .invalidRequest)
        #expect(await stub.requests.isEmpty)
    }
}
