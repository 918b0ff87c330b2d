import AMCAPI
import Foundation
import Testing

@Suite struct TheatreRequestTests {
    private let theatres = "https://api.amctheatres.com/v2/theatres"

    @Test func all() async throws {
        let address = try await AMCSample.address { _ = try await $0.fetchAllTheatres() }
        #expect(address == theatres + "?page-number=1&page-size=10")
    }

    @Test func allThatFit() async throws {
        let filter = AMCTheatreFilter(
            name: "Square & Co", ids: [610, 2], state: "MO", city: "Kansas City", market: "kansas-city",
            brand: .classic, includesClosed: true)
        let address = try await AMCSample.address {
            _ = try await $0.fetchAllTheatres(matching: filter, pageNumber: 2, pageSize: 100)
        }
        #expect(
            address == theatres + "?name=Square%20%26%20Co&ids=610%2C2&state=MO&city=Kansas%20City"
                + "&market=kansas-city&brand=Classic&include=closed&page-number=2&page-size=100")
    }

    @Test func nowPlayingRelease() async throws {
        let address = try await AMCSample.address { _ = try await $0.fetchTheatres(nowPlayingReleaseNumber: 240111) }
        #expect(address == theatres + "/views/now-playing/wwm-release-number/240111")
    }

    @Test func singleTheatres() async throws {
        let body = #"{"id":610}"#
        let id = try await AMCSample.address(body) { _ = try await $0.fetchTheatre(with: 610) }
        #expect(id == theatres + "/610")
        let slug = try await AMCSample.address(body) { _ = try await $0.fetchTheatre(withSlug: "amc-théâtre/8") }
        #expect(slug == theatres + "/amc-th%C3%A9%C3%A2tre%2F8")
    }
}
