import FilmzDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Recommendations for programs.
struct ReceivedAPITests {
    private static let alien = WebFixture.alien
    private static let spirited = WebFixture.spirited
    private static let list = Recommendation(
        sender: "Anna", list: .init(name: "Space"),
        films: [
            RecommendedFilm(alien, note: "Loud!"),
            RecommendedFilm(ids: alien.externalIDs, title: "Spirited Away", year: 2001),
        ])
    private static let body = String(decoding: RecommendationFormat.data(list), as: UTF8.self)

    private static func keep(_ web: WebFixture) async throws -> String {
        let kept = try await web.api(.post, "/received", body)
        #expect(kept.status == .created)
        return String(try #require(kept.headers[.location]).dropFirst("/api/v1".count))
    }

    @Test func itIsKeptShownAndAccepted() async throws {
        let web = try await WebFixture()
        let path = try await Self.keep(web)
        #expect(try await web.api(.post, "/received", Self.body).status == .ok)
        let all = try await web.api(.get, "/received").text
        #expect(all.contains(#""total":1"#))
        #expect(all.contains(#""state":"new""#))
        #expect(all.contains(#""filmCount":2"#))
        let one = try await web.api(.get, path).text
        #expect(one.contains(#""isSure":true"#))
        #expect(one.contains(#""isSure":false"#))
        let accepted = try await web.api(.post, path + "/answer", #"{"answer":"accept"}"#)
        #expect(accepted.status == .ok)
        #expect(accepted.text.contains("\"change\""))
        let mine = try await web.services.myFilms.myFilm(Self.alien.id, of: .owner)
        #expect(mine.isOnWatchlist)
        #expect(mine.referrals.map(\.by) == ["Anna"])
        #expect(mine.referrals.map(\.message) == ["Loud!"])
        #expect(try await web.services.myFilms.myFilm(Self.spirited.id, of: .owner).isEmpty, "it was in doubt")
        let chosen = #"{"answer":"accept","films":{"1":"\#(Self.spirited.id)"},"toldBy":"Ben"}"#
        #expect(try await web.api(.post, path + "/answer", chosen).status == .ok)
        #expect(try await web.services.myFilms.myFilm(Self.spirited.id, of: .owner).referrals.map(\.by) == ["Ben"])
        #expect(try await web.api(.post, path + "/answer", #"{"answer":"decline"}"#).status == .ok)
        #expect(try await web.api(.get, "/received").text.contains(#""state":"declined""#))
    }

    @Test(arguments: [
        ("", "{}", 422), ("", #"{"filmz":"recommendation","version":2,"films":[]}"#, 422), ("", "x", 422),
        ("/answer", "{}", 422), ("/answer", #"{"answer":"keep"}"#, 422),
        ("/answer", #"{"answer":"accept","films":{"0":"2"}}"#, 422),
        ("/answer", #"{"answer":"accept","films":{"7":"\#(alien.id)"}}"#, 422),
        ("/answer", #"{"answer":"accept","more":1}"#, 422),
    ])
    func whatIsWrongIsAProblem(action: String, body: String, status: Int) async throws {
        let web = try await WebFixture()
        let path = action.isEmpty ? "/received" : try await Self.keep(web) + action
        let response = try await web.api(.post, path, body)
        #expect(response.status.code == status)
        #expect(response.headers[.contentType] == "application/problem+json")
        #expect(try await web.services.myFilms.myFilm(Self.alien.id, of: .owner).isEmpty)
        #expect(try await web.api(.get, "/received/7").status == .notFound)
    }

    @Test func aListIsAcceptedAsOne() async throws {
        let web = try await WebFixture()
        var list = Self.list
        list.films.append(RecommendedFilm(title: "Nobody’s Film", year: 1988))
        let kept = try await web.api(
            .post, "/received", String(decoding: RecommendationFormat.data(list), as: UTF8.self))
        let path = String(try #require(kept.headers[.location]).dropFirst("/api/v1".count))
        let body =
            #"{"answer":"acceptAsList","list":"77","films":{"0":"\#(Self.alien.id)"},"added":[2],"toldBy":"Ben"}"#
        let accepted = try await web.api(.post, path + "/answer", body)
        #expect(accepted.status == .ok, "\(accepted.text)")
        #expect(accepted.headers[.location] == "/api/v1/lists/77", "\(accepted.text)")
        let made = try await web.api(.get, "/lists/77").text
        #expect(made.contains("Nobody’s Film"))
        #expect(made.contains("Loud!"))
        #expect(made.contains(#""name":"Space""#))
        #expect(try await web.services.myFilms.myFilm(Self.alien.id, of: .owner).referrals.map(\.by) == ["Ben"])
        #expect(
            try await web.services.myFilms.shelf(
                MyFilmsQuery(shelf: .watchlist), of: .owner, page: PageRequest()
            ).films.total == 0)
    }

    @Test func whatNobodyKnowsIsAdded() async throws {
        let web = try await WebFixture()
        let film = Recommendation(films: [RecommendedFilm(title: "Nobody’s Film", year: 1988)])
        let kept = try await web.api(
            .post, "/received", String(decoding: RecommendationFormat.data(film), as: UTF8.self))
        let path = String(try #require(kept.headers[.location]).dropFirst("/api/v1".count)) + "/answer"
        for body in [
            #"{"answer":"accept","added":[1]}"#, #"{"answer":"accept","added":[-1]}"#,
            #"{"answer":"acceptAsList","added":[0]}"#,
        ] {
            #expect(try await web.api(.post, path, body).status == .unprocessableContent, "\(body)")
        }
        #expect(try await web.api(.post, path, #"{"answer":"accept","added":[0]}"#).status == .ok)
        #expect(try await web.api(.get, "/me/watchlist").text.contains("Nobody’s Film"))
    }

    @Test func aLinkIsFetched() async throws {
        let list = Self.list
        let web = try await WebFixture {
            $0.fetchRecommendation = { link in
                guard link.host == "films.example.org" else { throw RecommendationProblem.notAllowed }
                return list
            }
        }
        let kept = try await web.api(.post, "/received/fetch", #"{"link":"https://films.example.org/s/abc"}"#)
        #expect(kept.status == .created)
        #expect(kept.text.contains("Space"))
        #expect(try await web.api(.get, String(try #require(kept.headers[.location]).dropFirst(7))).status == .ok)
        for link in ["http://10.0.0.1/", "x"] {
            let refused = try await web.api(.post, "/received/fetch", #"{"link":"\#(link)"}"#)
            #expect(refused.status == .unprocessableContent, "\(refused.text)")
        }
        #expect(
            try await WebFixture().api(.post, "/received/fetch", #"{"link":"https://1.2.3.4/"}"#).status
                == .unprocessableContent)
    }

    @Test func whoToldIsWrittenAndRead() async throws {
        let web = try await WebFixture()
        let path = "/films/\(Self.alien.id)/mine"
        let told = try await web.api(.patch, path, #"{"told":{"by":"Anna","message":"Go!"}}"#)
        #expect(told.status == .ok)
        #expect(told.text.contains(#""told":[{"at":"#))
        #expect(told.text.contains(#""by":"Anna""#))
        #expect(try await web.api(.get, "/me/all?from=Anna").text.contains(#""total":1"#))
        #expect(try await web.api(.get, "/me/all/facets").text.contains(#""tellers":["Anna"]"#))
        #expect(try await web.api(.patch, path, #"{"told":{"by":""}}"#).status == .unprocessableContent)
        #expect(try await !web.api(.patch, path, #"{"notTold":"Anna"}"#).text.contains("told"))
    }
}
