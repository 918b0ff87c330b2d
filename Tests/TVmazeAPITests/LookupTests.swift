import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import HTTPTypes
import TVmazeAPI
import Testing

/// Lookups are answered with a redirect or with 404.
@Suite struct LookupTests {
    /// Sends lookups on to a place, and answers everything else with a show.
    private func sending(to place: String, status: Int = 301) -> MockTransport {
        MockTransport { request, _ in
            guard request.url.path().hasSuffix("/lookup/shows") else { return .text(#"{"id":82,"name":"A show"}"#) }
            return APIResponse(status: HTTPResponse.Status(code: status), fields: [.location: place])
        }
    }

    @Test(arguments: ["https://api.tvmaze.com/shows/82", "/shows/82", "HTTPS://API.tvmaze.com/shows/82"])
    func `A redirect on the same host is followed`(place: String) async throws {
        let stub = sending(to: place)
        let show = try await TVmazeClient(userAgent: "Me", transport: stub).lookup(imdb: "tt0944947")
        #expect(show?.id == 82)
        #expect(await stub.requests.map { $0.url.path() } == ["/lookup/shows", "/shows/82"])
        #expect(await stub.requests.map { $0.fields[.userAgent] } == ["Me", "Me"])
        #expect(await stub.requests.map { $0.fields[.accept] } == ["application/json", "application/json"])
    }

    @Test(arguments: [301, 302, 307, 308]) func `Any kind of redirect is followed`(status: Int) async throws {
        let stub = sending(to: "/shows/82", status: status)
        #expect(try await TVmazeClient(stub).lookup(theTVDB: 1)?.name == "A show")
    }

    @Test(arguments: [
        "https://tvmaze.com/shows/82", "http://api.tvmaze.com/shows/82", "https://api.tvmaze.com:8443/shows/82",
        "https://user@api.tvmaze.com/shows/82", "https://api.tvmaze.com.evil.example/shows/82", "//evil.example/",
        "ftp://api.tvmaze.com/shows/82", "http://169.254.169.254/", "", "/lookup/shows?imdb=tt1",
    ])
    func `A redirect to anywhere else, or to itself, is not followed`(place: String) async throws {
        let stub = sending(to: place)
        let error = await #expect(throws: APIError.self) { try await TVmazeClient(stub).lookup(imdb: "tt1") }
        #expect(error?.kind == .unreadable)
        #expect(error?.status == 301)
        #expect(await stub.requests.count == 1)
    }

    @Test func `A redirect without a place, and a second one, are not followed`() async throws {
        let without = MockTransport([APIResponse(status: .movedPermanently)])
        await #expect(throws: APIError.self) { try await TVmazeClient(without).lookup(imdb: "tt1") }
        let endless = MockTransport { _, call in
            APIResponse(status: .movedPermanently, fields: [.location: "/shows/\(call)"])
        }
        let error = await #expect(throws: APIError.self) { try await TVmazeClient(endless).lookup(imdb: "tt1") }
        #expect(error?.kind == .unreadable)
        #expect(await endless.requests.count == 2)
    }

    @Test func `A redirect stays on another base address`() async throws {
        let stub = sending(to: "http://127.0.0.1:8080/tvmaze/shows/82")
        let tvmaze = TVmazeClient(
            transport: stub, retry: .never, baseURL: URL(string: "http://127.0.0.1:8080/tvmaze"))
        #expect(try await tvmaze.lookup(imdb: "tt1")?.id == 82)
        #expect(await stub.addresses.last == "http://127.0.0.1:8080/tvmaze/shows/82")
    }

    @Test(arguments: ["", "null", #"{"name":"Not Found","message":"","code":0,"status":404}"#])
    func `404 is nobody, whatever the body`(body: String) async throws {
        let tvmaze = TVmazeClient(MockTransport([.text(body, status: 404)]))
        #expect(try await tvmaze.lookup(imdb: "tt1") == nil)
        #expect(try await tvmaze.lookup(theTVDB: 1) == nil)
        #expect(try await tvmaze.singleSearch("x") == nil)
        #expect(try await tvmaze.episode(number: 1, season: 1, ofShow: 1) == nil)
        #expect(try await tvmaze.shows(onPage: 9) == nil)
        let day = try #require(PlainDate(year: 2020, month: 1, day: 1))
        #expect(try await tvmaze.episodes(ofShow: 1, on: day).isEmpty)
    }

    @Test func `A page of HTML with 404 does not say that there is nobody`() async throws {
        let tvmaze = TVmazeClient(MockTransport([.text("<html>Not Found</html>", status: 404)]))
        let error = await #expect(throws: APIError.self) { try await tvmaze.lookup(imdb: "tt1") }
        #expect(error?.kind == .unreadable)
    }

    @Test func `Both calls of a lookup count, and a failure of the second is tried again`() async throws {
        let clock = ManualClock()
        let stub = MockTransport { request, call in
            guard request.url.path() != "/lookup/shows" else {
                return APIResponse(status: .movedPermanently, fields: [.location: "/shows/82"])
            }
            return call == 1 ? .text("", status: 429) : .text(#"{"id":82}"#)
        }
        let tvmaze = TVmazeClient(stub, retry: RetryPolicy(jitter: { 0 }), clock: clock)
        #expect(try await tvmaze.lookup(imdb: "tt1")?.id == 82)
        #expect(await stub.requests.count == 4)
        for _ in 0..<7 { _ = try await tvmaze.lookup(imdb: "tt1") }
        #expect(clock.sleeps == [.seconds(1)])
        _ = try await tvmaze.show(82)
        #expect(clock.sleeps == [.seconds(1), .seconds(9)])
    }
}
