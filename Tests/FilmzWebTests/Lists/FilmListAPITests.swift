import FilmzDomain
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Lists for programs.
struct FilmListAPITests {
    private static let alien = WebFixture.alien.id
    private static let spirited = WebFixture.spirited.id

    @Test func aListIsMadeChangedAndRemoved() async throws {
        let web = try await WebFixture()
        let body = #"{"id":"77","name":"Space","films":["\#(Self.alien)"],"isRanked":true}"#
        let made = try await web.api(.post, "/lists", body)
        #expect(made.status == .created)
        #expect(made.headers[.location] == "/api/v1/lists/77")
        #expect(try await web.api(.post, "/lists", body).status == .ok)
        #expect(try await web.api(.post, "/lists/77/films", #"{"films":["\#(Self.spirited)"]}"#).status == .ok)
        let film = "/lists/77/films/\(Self.spirited)"
        #expect(try await web.api(.patch, film, #"{"number":1,"note":"first"}"#).status == .ok)
        #expect(try await web.api(.patch, "/lists/77", #"{"name":"Elsewhere"}"#).status == .ok)
        let text = try await web.api(.get, "/lists/77").text
        #expect(text.contains(#""name":"Elsewhere""#), "\(text)")
        #expect(text.contains(#""firstNumber":1"#), "\(text)")
        let order = text.matches(of: /"title":"([^"]+)"/).map { String($0.output.1) }
        #expect(order == ["Spirited Away", "Alien"])
        #expect(text.contains(#""note":"first""#))
        #expect(try await web.api(.get, "/films/\(Self.alien)/lists").text.contains(#""total":1"#))
        #expect(try await web.api(.delete, film, "{}").status == .ok)
        #expect(try await web.api(.get, "/lists").text.contains(#""filmCount":1"#))
        #expect(try await web.api(.delete, "/lists/77", "{}").status == .ok)
        #expect(try await web.api(.get, "/lists/77").status == .notFound)
        #expect(try await web.api(.get, "/changes").text.contains(#""kind":"listRemoved""#))
    }

    @Test func theFilmsOfATextAreFoundAndNothingIsChanged() async throws {
        let web = try await WebFixture()
        let text = try await web.api(.post, "/lists/paste", #"{"text":"1. Alien (1979) - loud\nQwzx Nonesuch"}"#).text
        #expect(text.contains(#""verdict":"sure""#), "\(text)")
        #expect(text.contains(#""reason":"titleAndYear""#), "\(text)")
        #expect(text.contains(#""note":"loud""#))
        #expect(text.contains(#""verdict":"unknown""#))
        #expect(text.contains(#""id":"\#(Self.alien)""#))
        #expect(text.contains(#""leftOutCount":0"#))
        #expect(try await web.api(.get, "/changes").text.contains(#""total":0"#))
        for body in ["{}", #"{"text":7}"#, #"{"text":"x","list":"7"}"#] {
            #expect(try await web.api(.post, "/lists/paste", body).status == .unprocessableContent, "\(body)")
        }
        #expect(try await web.api(.post, "/lists/paste", #"{"text":""}"#).text.contains(#""matches":[]"#))
    }

    @Test(arguments: [
        ("/lists", "{}", 422), ("/lists", #"{"name":""}"#, 422), ("/lists", #"{"nam":"x"}"#, 422),
        ("/lists", #"{"name":"x","films":["7"]}"#, 404), ("/lists/78/films", #"{"films":[]}"#, 404),
        ("/lists", #"{"name":"x","films":"7"}"#, 422),
    ])
    func whatIsWrongIsAProblem(path: String, body: String, status: Int) async throws {
        let web = try await WebFixture()
        let response = try await web.api(.post, path, body)
        #expect(response.status.code == status)
        #expect(response.headers[.contentType] == "application/problem+json")
        #expect(try await web.api(.get, "/lists").text.contains(#""total":0"#))
    }
}
