import AMCAPI
import APICore
import Foundation
import Testing

/// Models that are made, not read: as for a preview.
@Suite struct MadeModelTests {
    @Test func aPageOfFilms() throws {
        let film = MovieModel(
            id: 55831, name: "The Keeper", genre: .action, runTime: 117,
            releaseDateUtc: Date(timeIntervalSince1970: 1_627_016_400.327),
            attributes: [AMCAttribute(code: .imax)], media: AMCMedia([.posterDynamic: "https://a.example/p.jpg"]),
            links: ["self": AMCLink(href: "/v2/movies/55831")], websiteUrl: URL(string: "https://www.amctheatres.com/k")
        )
        #expect(film.poster?.absoluteString == "https://a.example/p.jpg")
        #expect(film.websiteUrl?.path() == "/k")
        let page = MoviesModel(items: [film], pageNumber: 1, pageSize: 10, count: 1)
        #expect(try again(page) == page)
    }

    @Test func aShowtimeAndItsTheatre() throws {
        let start = try #require(AMCDateTime("2017-02-24T10:00:00-06:00"))
        let showtime = ShowtimeModel(
            id: 145_359_935, theatreId: 610, showDateTimeUtc: start.date, showDateTimeLocal: start, utcOffset: -21_600,
            isSoldOut: true, ticketPrices: [AMCTicketPrice(price: Decimal(string: "20.04"), type: .adult)],
            languages: AMCLanguages(spoken: "English"))
        #expect(showtime.utcOffset == -21_600)
        #expect(try again(showtime) == showtime)
        let theatre = TheatreModel(
            id: 610, name: "Square 18", closures: [AMCClosure(startDateTimeUtc: start.date)],
            lastBusinessDate: PlainDate(year: 2030, month: 1, day: 31), utcOffset: -34_200,
            location: AMCTheatreLocation(latitude: 38.5, longitude: -90.25))
        #expect(theatre.utcOffset == -34_200)
        #expect(try again(theatre) == theatre)
    }

    @Test func aTimeKeepsItsForm() throws {
        for text in [
            "2017-02-24T10:00:00", "2017-02-24T10:00:00.327", "2017-02-24T23:59:59Z", "1910-01-01T00:00+05:30",
        ] {
            let time = try #require(AMCDateTime(text))
            #expect(try again([time]) == [time])
        }
    }

    private func again<Model: Codable>(_ model: Model) throws -> Model {
        try JSONDecoder().decode(Model.self, from: JSONEncoder().encode(model))
    }
}
