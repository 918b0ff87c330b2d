import APICore
import APICoreTesting
import FilmzAPITestSupport
import Foundation
import ITunesAPI
import Testing

@Suite struct ItemTests {
    private func items(_ name: String) async throws -> [ITunesItem] {
        let stub = MockTransport(bodies: [try Fixture.data(name)])
        return try await ITunesClient(stub).search(ITunesSearch("x")).items
    }

    @Test func `A film has all its fields`() async throws {
        let film = try #require(try await items("search-classic.json").first)
        #expect(film.id == 3_571_938_432)
        #expect(film.kind == .movie)
        #expect(film.name == "Lanterns & Gold: Café Noir (2013)")
        #expect(film.filmTitle == "Lanterns & Gold: Café Noir")
        #expect(film.filmYear == 2013)
        #expect(film.artistName == "Ada Lumen & Bo Brandt")
        #expect(film.storeURL?.absoluteString == "https://itunes.apple.com/us/movie/lanterns-gold/id3571938432?uo=4")
        #expect(film.previewURL?.pathExtension == "m4v")
        #expect(film.releaseDate == Date(timeIntervalSince1970: 1_387_958_400))
        #expect(film.releaseYear == 2013)
        #expect(
            film.artworkURL(width: 600, height: 900)?.absoluteString
                == "https://is1-ssl.mzstatic.com/image/thumb/Video/v4/aa/source/600x900bb.jpg")
        #expect(film.runtime == .seconds(7083))
        #expect(film.country == "USA")
        #expect(film.primaryGenreName == "Drama")
        #expect(film.contentAdvisoryRating == "PG-13")
        #expect(film.explicitness == "explicit")
        #expect(film.longDescription == "A lamplighter finds a map and follows it through one night.")
        #expect(film.collectionArtistName == "Harbour Pictures")
        #expect([film.discCount, film.discNumber, film.trackCount, film.trackNumber] == [1, 1, 2, 1])
        #expect(film.hasITunesExtras == true)
        #expect(film.isStreamable == nil)
    }

    @Test func `Prices are exact`() async throws {
        let film = try #require(try await items("search-classic.json").first)
        #expect(film.price == ITunesPrice(amount: try #require(Decimal(string: "9.99")), currency: "USD"))
        #expect(film.rentalPrice?.amount == Decimal(string: "3.99"))
        #expect(film.hdPrice?.amount == Decimal(string: "14.99"))
        #expect(film.hdRentalPrice?.amount == Decimal(string: "4.99"))
        #expect(film.collectionPrice?.amount == Decimal(string: "24.99"))
        #expect(film.collectionHDPrice?.amount == Decimal(string: "29.99"))
    }

    @Test func `Nothing, 0 and -1 are no price`() async throws {
        let film = try await items("search-classic.json")[1]
        #expect(film.price == nil)
        #expect(film.rentalPrice == nil)
        #expect(film.hdPrice == nil)
        #expect(film.collectionPrice == nil)
        #expect(film.hdRentalPrice?.amount == Decimal(string: "2.99"))
        #expect(film.runtime == nil)
        #expect(film.contentAdvisoryRating == nil)
        #expect(film.artwork == nil)
        #expect(film.artworkURL(width: 600, height: 900) == nil)
    }

    @Test(arguments: [
        ("4.995", "5"), ("0.004", nil), ("1e300", nil), ("-1e300", nil), ("19.989999999999998", "19.99"),
        ("1500", "1500"), ("true", nil), ("[]", nil), ("\"x\"", nil), ("\"3.990\"", "3.99"),
    ])
    func `A price is rounded to two places, or none`(written: String, amount: String?) async throws {
        let stub = MockTransport(#"{"results":[{"trackId":1,"trackPrice":\#(written),"currency":"JPY"}]}"#)
        let item = try #require(try await ITunesClient(stub).lookup(id: 1))
        #expect(item.price?.amount == amount.flatMap { Decimal(string: $0) })
    }

    @Test func `A price without a currency is none`() async throws {
        let stub = MockTransport(#"{"results":[{"trackId":1,"trackPrice":1}]}"#)
        #expect(try await ITunesClient(stub).lookup(id: 1)?.price == nil)
    }

    @Test func `Wrong types cost no more than their fields, and a missing id the record`() async throws {
        let found = try await items("search-classic.json")
        #expect(found.map(\.id) == [3_571_938_432, 600_000_002, 600_000_003, 3_571_938_432])
        let film = found[2]
        #expect(film.name == "Paper Moths")
        #expect(film.artistName == nil)
        #expect(film.price == ITunesPrice(amount: try #require(Decimal(string: "7.99")), currency: "EUR"))
        #expect(film.releaseDate == nil)
        #expect(film.runtime == .seconds(5400))
        #expect(film.trackNumber == nil)
        #expect(film.previewURL == nil)
        #expect(film.artwork?.url.lastPathComponent == "r30.100x100-75.jpg")
    }

    @Test func `Records of all kinds come in one list`() async throws {
        let found = try await items("search-mixed.json")
        #expect(
            found.map(\.kind) == [
                .song, .album, .ebook, .audiobook, .tvSeason, .movie, .movie, .bundle, .other("software"),
            ])
        #expect(
            found.map(\.id) == [
                700_000_002, 700_000_010, 700_000_020, 700_000_030, 700_000_040, 700_000_050, 700_000_051, 700_000_060,
                700_000_070,
            ])
        #expect(found.allSatisfy { $0.name != nil })
    }

    @Test func `A book has genres, a description in HTML and a price in words`() async throws {
        let book = try await items("search-mixed.json")[2]
        #expect(book.genres == ["Mysteries", "Books"])
        #expect(book.htmlDescription == "<b>A map</b> &amp; a night.")
        #expect(book.price == ITunesPrice(amount: 0, currency: "USD"))
        #expect(book.formattedPrice == "Free")
        #expect(book.genreIDs == [10031, 38])
        #expect(book.averageUserRating == 4.5)
        #expect(book.userRatingCount == 86)
    }

    @Test func `Albums and bundles cost what the collection costs`() async throws {
        let found = try await items("search-mixed.json")
        #expect(found[0].price?.amount == Decimal(string: "1.29"))
        #expect(found[0].collectionPrice?.amount == Decimal(string: "9.99"))
        #expect(found[1].price?.amount == Decimal(string: "11.99"))
        #expect(found[7].price?.amount == Decimal(string: "19.99"))
        #expect(found[7].hdPrice?.amount == Decimal(string: "24.99"))
    }

    @Test func `An artist has a name and a page`() async throws {
        let artist = try await items("artists.json")[0]
        #expect(artist.id == 31)
        #expect(artist.kind == .other("artist"))
        #expect(artist.name == "Ada Lumen")
        #expect(artist.storeURL?.absoluteString == "https://itunes.apple.com/us/artist/ada-lumen/31?uo=4")
        #expect(artist.artistViewURL == artist.storeURL)
        #expect(artist.primaryGenreID == ITunesGenre.drama.rawValue)
    }

    @Test func `0 is free, but not of films`() async throws {
        let found = try await items("artists.json")
        #expect(found[1].price == ITunesPrice(amount: 0, currency: "USD"))
        #expect(found[1].collectionPrice?.amount == 0)
        #expect(found[1].collectionHDPrice == nil)
        #expect(found[1].genreIDs == [1568, 26])
        #expect(found[2].price == nil)
        #expect(found[2].rentalPrice == nil)
        #expect(found[2].collectionPrice == nil)
    }

    @Test func `The maker of a bundle has a number and a page`() async throws {
        let film = try await items("artists.json")[2]
        #expect(film.collectionArtistID == 33)
        #expect(film.collectionArtistName == "Harbour Pictures")
        #expect(film.collectionArtistViewURL?.absoluteString == "https://itunes.apple.com/us/artist/harbour/33?uo=4")
        #expect(film.primaryGenreID == 4406)
    }

    @Test(arguments: ["tv-episode", "music-video"])
    func `0 is no price of other video either`(kind: String) async throws {
        let stub = MockTransport(#"{"results":[{"kind":"\#(kind)","trackId":1,"trackPrice":0,"currency":"USD"}]}"#)
        #expect(try await ITunesClient(stub).lookup(id: 1)?.price == nil)
    }

    @Test func `A record can be made, for a preview`() throws {
        let film = ITunesItem(
            rawKind: "feature-movie", trackID: 7, trackName: "Lanterns (2013)", runtime: .seconds(7083),
            currency: "USD", trackPrice: Decimal(string: "9.99"))
        #expect(film.id == 7)
        #expect(film.kind == .movie)
        #expect(film.filmYear == 2013)
        #expect(film.runtime == .seconds(7083))
        #expect(film.price?.amount == Decimal(string: "9.99"))
        #expect(try JSONDecoder().decode(ITunesItem.self, from: JSONEncoder().encode(film)) == film)
    }
}
