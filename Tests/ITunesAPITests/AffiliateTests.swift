import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import ITunesAPI
import Testing

@Suite struct AffiliateTests {
    @Test(arguments: [
        (
            "https://itunes.apple.com/us/movie/x/id1?uo=4",
            "https://itunes.apple.com/us/movie/x/id1?uo=4&mt=6&at=10l4&ct=f"
        ),
        ("https://itunes.apple.com/us/movie/x/id1", "https://itunes.apple.com/us/movie/x/id1?mt=6&at=10l4&ct=f"),
        ("https://itunes.apple.com/x?", "https://itunes.apple.com/x?mt=6&at=10l4&ct=f"),
        ("https://tv.apple.com/x?uo=4?ls=1#top", "https://tv.apple.com/x?uo=4&ls=1&mt=6&at=10l4&ct=f#top"),
        ("https://itunes.apple.com/x?at=old&mt=1&ct=o&uo=4", "https://itunes.apple.com/x?uo=4&mt=6&at=10l4&ct=f"),
        ("https://itunes.apple.com/x?AT=old&Mt=1&cT=o&match=1", "https://itunes.apple.com/x?match=1&mt=6&at=10l4&ct=f"),
        ("https://example.com/x?uo=4", "https://example.com/x?uo=4"),
        ("https://notapple.com/x", "https://notapple.com/x"),
    ])
    func `A link has the parameters behind one question mark`(address: String, expected: String) throws {
        let affiliate = try #require(ITunesAffiliate(token: "10l4", campaign: "f"))
        let url = try #require(URL(string: address))
        #expect(affiliate.link(to: url, isMovie: true).absoluteString == expected)
    }

    @Test func `Only films are marked as films`() async throws {
        let affiliate = try #require(ITunesAffiliate(token: "10l4"))
        let mixed = MockTransport(bodies: [try Fixture.data("search-mixed.json")])
        let items = try await ITunesClient(mixed).search(ITunesSearch("x")).items
        let links = items.compactMap { affiliate.link(to: $0)?.absoluteString }
        #expect(
            links == [
                "https://music.apple.com/us/album/lanterns/700000010?uo=4&at=10l4",
                "https://books.apple.com/us/book/lanterns/id700000020?uo=4&at=10l4",
                "https://books.apple.com/us/audiobook/lanterns/id700000030?uo=4&at=10l4",
                "https://itunes.apple.com/de/movie/lanterns/id700000051?uo=4&mt=6&at=10l4",
            ])
        let chart = MockTransport(bodies: [try Fixture.data("feed-one.json")])
        let entry = try #require(try await ITunesClient(chart).topMovies().entries.first)
        #expect(
            affiliate.link(to: entry)?.absoluteString
                == "https://itunes.apple.com/us/movie/quiet/id600000002?uo=2&mt=6&at=10l4")
    }

    @Test func `What marks another page stays`() throws {
        let affiliate = try #require(ITunesAffiliate(token: "10l4"))
        let url = try #require(URL(string: "https://books.apple.com/x?mt=11&at=old"))
        #expect(affiliate.link(to: url, isMovie: false).absoluteString == "https://books.apple.com/x?mt=11&at=10l4")
    }

    @Test func `Values are encoded`() throws {
        let affiliate = try #require(ITunesAffiliate(token: "a+b", campaign: "été #1"))
        let url = try #require(URL(string: "https://itunes.apple.com/x"))
        #expect(
            affiliate.link(to: url, isMovie: false).absoluteString
                == "https://itunes.apple.com/x?at=a%2Bb&ct=%C3%A9t%C3%A9%20%231")
    }

    @Test(arguments: ["", "a?b", "a!b", "a&b", String(repeating: "x", count: 41)])
    func `A campaign that the store does not allow is refused`(campaign: String) {
        #expect(ITunesAffiliate(token: "10l4", campaign: campaign) == nil)
    }

    @Test func `A campaign has up to 40 characters, a token at least one`() {
        #expect(ITunesAffiliate(token: "10l4", campaign: String(repeating: "x", count: 40)) != nil)
        #expect(ITunesAffiliate(token: " ") == nil)
    }
}
