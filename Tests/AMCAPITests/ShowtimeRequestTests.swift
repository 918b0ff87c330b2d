import AMCAPI
import APICore
import APICoreTesting
import Foundation
import Testing

@Suite struct ShowtimeRequestTests {
    private let host = "https://api.amctheatres.com"

    private func day() throws -> PlainDate {
        try #require(PlainDate(year: 2025, month: 1, day: 31))
    }

    @Test func ofATheatre() async throws {
        let all = try await AMCSample.address { _ = try await $0.fetchShowtimes(forTheatre: 610) }
        #expect(all == host + "/v2/theatres/610/showtimes")
        let filter = AMCShowtimeFilter(
            movie: "old-66593", movieId: 66593, includeAttributes: [.imax, .dolbyCinema],
            excludeAttributes: ["A+B"], anyAttribute: true)
        let some = try await AMCSample.address {
            _ = try await $0.fetchShowtimes(forTheatre: 610, matching: filter, pageNumber: 2, pageSize: 100)
        }
        #expect(
            some == host + "/v2/theatres/610/showtimes?movie=old-66593&movie-id=66593"
                + "&include-attributes=IMAX%2CDOLBYCINEMAATAMCPRIME&exclude-attributes=A%2BB&attribute-operator=or"
                + "&page-number=2&page-size=100")
    }

    @Test func ofATheatreOnADay() async throws {
        let day = try day()
        let monthFirst = try await AMCSample.address { _ = try await $0.fetchShowtimes(forTheatre: 610, on: day) }
        #expect(monthFirst == host + "/v2/theatres/610/showtimes/01-31-2025")
        let iso = try await AMCSample.address(dateForm: .iso) {
            _ = try await $0.fetchShowtimes(forTheatre: 610, on: day, pageSize: 100)
        }
        #expect(iso == host + "/v2/theatres/610/showtimes/2025-01-31?page-size=100")
    }

    @Test func pagesHaveTheClientsFormUnlessTheyNameOne() async throws {
        let day = try day()
        let addresses = try await AMCSample.address(dateForm: .iso) {
            _ = await $0.showtimePages(.getAllShowtimesForTheatreOnDate(610, date: day)).collect()
            _ = await $0.showtimePages(.getByDateAndLocation(date: day, latitude: 1, longitude: 2)).collect()
            _ = await $0.showtimePages(.getAllShowtimesForTheatreOnDate(610, date: day, form: .monthFirst)).collect()
        }
        #expect(
            addresses.split(separator: " ").map { $0.dropFirst(host.count) } == [
                "/v2/theatres/610/showtimes/2025-01-31",
                "/v2/showtimes/views/current-location/2025-01-31/1.0/2.0",
                "/v2/theatres/610/showtimes/01-31-2025",
            ])
    }

    @Test func nearAPlace() async throws {
        let day = try day()
        let plain = try await AMCSample.address {
            _ = try await $0.fetchShowtimes(on: day, latitude: 38.9, longitude: -94.607_222_2)
        }
        #expect(plain == host + "/v2/showtimes/views/current-location/01-31-2025/38.9/-94.607222")
        let query = AMCLocationQuery(
            movie: "old-66593", movieId: 66593, radius: 15, city: "St. Louis", state: "MO", pageNumber: 1, pageSize: 100
        )
        let all = try await AMCSample.address(dateForm: .iso) {
            _ = try await $0.fetchShowtimes(on: day, latitude: 0.000_01, longitude: -0.000_000_1, queryParams: query)
        }
        #expect(
            all == host + "/v2/showtimes/views/current-location/2025-01-31/0.00001/0.0?movie=old-66593&movie-id=66593"
                + "&radius=15&city=St.%20Louis&state=MO&page-number=1&page-size=100")
    }

    @Test(arguments: [Double.nan, .infinity, 90.5, -91]) func noPlaceOnEarth(latitude: Double) async throws {
        let day = try day()
        let error = await #expect(throws: APIError.self) {
            _ = try await AMCSample.address {
                _ = try await $0.fetchShowtimes(on: day, latitude: latitude, longitude: 0)
            }
        }
        #expect(error?.kind == .invalidRequest)
    }

    @Test func aPlaceIsNotShownInErrors() async throws {
        let day = try day()
        let error = try #require(
            await AMCSample.failure(.text("", status: 500)) { (client) async throws(APIError) in
                _ = try await client.fetchShowtimes(on: day, latitude: 38.9, longitude: -94.6)
            })
        #expect(error.operation == "GET /v2/showtimes/views/current-location/01-31-2025/{latitude}/{longitude}")
        let link = AMCLink(href: "/v2/showtimes/views/current-location/01-31-2025/38.9/-94.6?page-number=2")
        let address = try #require(AMCAddress(link))
        #expect(ShowtimesTarget.follow(address).publicPath == String(error.operation.dropFirst(4)))
        let shouted = try #require(
            AMCAddress(AMCLink(href: "/v2/Showtimes/Views/Current-Location/01-31-2025/38.9/-94.6")))
        #expect(
            ShowtimesTarget.follow(shouted).publicPath
                == "/v2/Showtimes/Views/Current-Location/01-31-2025/{latitude}/{longitude}")
    }

    @Test func singleShowtimes() async throws {
        let body = #"{"id":1}"#
        let id = try await AMCSample.address(body) { _ = try await $0.fetchShowtime(with: 145_359_935) }
        #expect(id == host + "/v2/showtimes/145359935")
        let earliest = try await AMCSample.address(body) {
            _ = try await $0.fetchEarliestShowtime(of: 66593, inTheatre: 610)
        }
        #expect(earliest == host + "/v2/theatres/610/movies/66593/earliest-showtime")
    }

    @Test func theUsualNamesAskTheSame() async throws {
        let day = try #require(PlainDate(year: 2026, month: 9, day: 3))
        let place = AMCLocation(latitude: 38.9, longitude: -94.6)
        let addresses = try await AMCSample.address {
            _ = try await $0.fetchAllShowtimes(forTheatre: 610)
            _ = try await $0.fetchAllShowtimes(forTheatre: 610, onDate: day)
            _ = try await $0.fetchShowtimes(with: day, location: place)
            _ = try await $0.fetchShowtimes(with: day, location: place, queryParams: AMCLocationQuery(radius: 15))
        }
        let near = host + "/v2/showtimes/views/current-location/09-03-2026/38.9/-94.6"
        #expect(
            addresses.split(separator: " ").map(String.init) == [
                host + "/v2/theatres/610/showtimes", host + "/v2/theatres/610/showtimes/09-03-2026", near,
                near + "?radius=15",
            ])
    }
}
