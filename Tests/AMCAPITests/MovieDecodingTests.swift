import AMCAPI
import APICore
import FilmzAPITestSupport
import Foundation
import Testing

@Suite struct MovieDecodingTests {
    private func page() throws -> MoviesModel {
        try AMCVendor.makeDecoder().decode(MoviesModel.self, from: Fixture.data("movies.json"))
    }

    @Test func aPageSaysWhereItStands() throws {
        let page = try page()
        #expect([page.pageNumber, page.pageSize, page.count] == [2, 10, 36])
        #expect(page.nextLink?.href.hasSuffix("page-number=3&page-size=10") == true)
        #expect(page.previousLink?.href.hasSuffix("page-number=1&page-size=10") == true)
        #expect(page.lastUpdatedDateUtc == nil)
    }

    @Test func brokenElementsAndRepetitionsAreLeftOut() throws {
        #expect(try page().movies.map(\.id) == [71001, 71002, 71003, 71004, 71005])
    }

    @Test func everyField() throws {
        let film = try #require(try page().movies.first)
        #expect(film.name == "The Glass Orchard")
        #expect(film.sortableName == "Glass Orchard, The")
        #expect(film.starringActors == "Ida Fjord, Tomas Bell, NORA QUILL")
        #expect(film.directors == "Ida Fjord")
        #expect(film.genre == .scienceFiction)
        #expect(film.mpaaRating == .pg13)
        #expect(film.wwmReleaseNumber == 240111)
        #expect(film.runTime == 108)
        #expect(film.score == 0.099876)
        #expect(film.slug == "an-old-working-title-71001")
        #expect(film.synopsis == "Two sisters plant trees of glass.")
        #expect(film.synopsisTagLine == "Mind the branches.")
        #expect(film.hasScheduledShowtimes == true)
        #expect(film.displayOnlineTicketAvailability == nil)
        #expect(film.distributorId == 8)
        #expect(film.distributorCode == "FJ")
        #expect(film.availableForAList == true)
        #expect(film.preferredMediaType == .theatrical)
        #expect(film.imdbId == "tt7654321")
        #expect(film.websiteUrl?.absoluteString == "https://www.amctheatres.com/movies/an-old-working-title-71001")
        #expect(film.showtimesUrl?.scheme == "https")
        #expect(film.vuduUrl == nil)
        #expect(film.privateTheatreRentalTier == nil)
    }

    @Test func datesAndSentinels() throws {
        let films = try page().movies
        #expect(films[0].releaseDateUtc == Date(timeIntervalSince1970: 1_627_016_400))
        #expect(films[0].releaseDate == PlainDate(year: 2021, month: 7, day: 23))
        #expect(films[0].earliestShowingUtc == nil)
        #expect(films[0].onlineTicketAvailabilityDateUtc == nil)
        #expect(films[2].releaseDate == PlainDate(year: 2022, month: 1, day: 7))
        let showing = try #require(films[2].earliestShowingUtc).timeIntervalSince1970
        #expect(abs(showing - 1_641_493_800.327) < 0.000_1)
        #expect(films[1].releaseDate == nil)
    }

    @Test(arguments: [
        ("2021-07-23T04:59:59Z", "2021-07-22"), ("2021-07-23T05:00:00Z", "2021-07-23"),
        ("2022-01-07T05:59:59.999Z", "2022-01-06"), ("2022-01-07T06:00:00Z", "2022-01-07"),
        ("2021-07-23T00:00:00", "2021-07-23"), ("2021-07-23", "2021-07-23"), ("2022-01-07T23:59:59", "2022-01-07"),
    ]) func aReleaseDayBeginsInChicago(text: String, day: String) throws {
        let film: MovieModel = try AMCSample.decode(#"{"id":1,"releaseDateUtc":"\#(text)"}"#)
        #expect(film.releaseDate?.description == day)
    }

    @Test(arguments: [("2021-07-23", 1_627_016_400.0), ("2022-01-07T00:00:00", 1_641_535_200)])
    func aReleaseDayWithoutAZoneBeginsInChicagoToo(text: String, seconds: Double) throws {
        let film: MovieModel = try AMCSample.decode(#"{"id":1,"releaseDateUtc":"\#(text)"}"#)
        #expect(film.releaseDateUtc?.timeIntervalSince1970 == seconds)
    }

    @Test func attributesStandAtTheTopOrInTheMedia() throws {
        let films = try page().movies
        #expect(films[0].attributes.map(\.code) == [.imax, .realD3D])
        #expect(films[0].attributes.map(\.description) == [nil, "Glasses included."])
        #expect(films[2].attributes.map(\.code) == [.closedCaption])
        #expect(films[3].attributes.isEmpty)
    }

    @Test func emptyPicturesAreNone() throws {
        let films = try page().movies
        #expect(films[0].poster?.absoluteString == "https://example.org/v1/71001/poster.jpg")
        #expect(films[0].media[.posterLarge] == nil)
        #expect(films[0].media.trailer?.absoluteString == "https://example.org/hd/71001.mp4")
        #expect(films[0].media.text(.primaryTrailerVideoId) == "8431")
        #expect(films[2].poster?.absoluteString == "https://example.org/imax.jpg")
        #expect(films[1].poster == nil)
        #expect(films[3].media == .none)
    }

    @Test func postersAreChosenInOrder() throws {
        let names = AMCMedia.Name.posters.map(\.rawValue)
        #expect(names.count == 8)
        for (index, name) in names.enumerated() {
            let pairs = names[index...].map { "\"\($0)\":\"https://example.org/\($0)\"" }.joined(separator: ",")
            let film: MovieModel = try AMCSample.decode(#"{"id":1,"media":{\#(pairs)}}"#)
            #expect(film.poster?.lastPathComponent == name)
        }
    }

    @Test func linksAreOpenEnded() throws {
        let links = try page().movies[0].links
        let media = try #require(links["https://api.amctheatres.com/rels/v2/media"])
        #expect(media.isTemplated)
        #expect(
            media.filled(with: ["media-type": "images & more"])
                == AMCLink(href: "https://api.amctheatres.com/v2/media/movies/71001/images%20%26%20more"))
        #expect(links["several"] == AMCLink(href: "/v2/movies/71002"))
        #expect(links["broken"] == nil)
        #expect(links.count == 3)
    }

    @Test func otherTypesAndUnknownWordsSurvive() throws {
        let film = try page().movies[2]
        #expect(film.genre?.rawValue == "Mumblecore")
        #expect(film.mpaaRating == "PG-21")
        #expect(film.runTime == 95)
        #expect(film.score == 0.5)
        #expect(film.wwmReleaseNumber == nil)
        #expect(film.starringActors == nil)
        #expect(film.directors == nil)
        #expect(film.availableForAList == true)
        #expect(film.hasScheduledShowtimes == true)
        #expect(film.preferredMediaType == nil)
        #expect(film.privateTheatreRentalTier == .tier2)
        #expect(film.imdbId == nil)
        #expect(film.websiteUrl == nil)
        #expect(film.synopsis == nil)
        #expect(film.links.isEmpty)
    }

    @Test func specialPresentations() throws {
        let films = try page().movies
        #expect(films.map(\.isPrivateRental) == [false, false, false, true, false])
        #expect(films.map(\.isSpecialPresentation) == [false, false, false, true, true])
    }

    @Test(arguments: [
        #"{}"#, #"[]"#, #"{"_embedded":{"movies":[{"name":"x"}]}}"#, #"{"_embedded":{"movies":7}}"#,
        #"{"count":30}"#, #"{"count":30,"_embedded":{}}"#, #"{"count":30,"pageNumber":1,"_embedded":{"movies":[]}}"#,
        #"{"errors":[]}"#, #"{"traceId":"x","errors":[{"code":1}]}"#,
        #"{"errors":[{"message":"No showtimes found."}]}"#,
        #"{"id":7,"_links":{}}"#,
    ]) func noPage(body: String) {
        #expect(throws: DecodingError.self) { let _: MoviesModel = try AMCSample.decode(body) }
    }

    @Test(arguments: [
        #"{"count":0}"#, #"{"count":0,"_embedded":null}"#, #"{"_embedded":{"movies":[]}}"#,
        #"{"count":30,"pageNumber":4,"_embedded":{"movies":[]}}"#,
    ]) func anEmptyPage(body: String) throws {
        let page: MoviesModel = try AMCSample.decode(body)
        #expect(page.movies.isEmpty)
    }
}
