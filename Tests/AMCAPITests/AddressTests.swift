import AMCAPI
import APICore
import Foundation
import Testing

@Suite struct AddressTests {
    private func encoded(_ href: String, under base: String? = nil) -> String? {
        AMCAddress(AMCLink(href: href), under: base.flatMap { URL(string: $0) }).map {
            $0.path + ($0.parameters.encoded.map { "?" + $0 } ?? "")
        }
    }

    @Test(arguments: [
        ("http://internal.example:8080/v2/movies?page-number=2", "/v2/movies?page-number=2"),
        ("/v1/movie/1/cast-crew", "/v1/movie/1/cast-crew"),
        ("//elsewhere.example/v2/movies", "/v2/movies"),
        ("https://a.example/v2/movies?name=a%26b+c&x&y=1=2#part", "/v2/movies?name=a%26b%20c&x=&y=1%3D2"),
        ("https://a.example/v2/movies/caf%C3%A9%2Fbar", "/v2/movies/caf%C3%A9%2Fbar"),
    ]) func pathAndQueryAreTaken(href: String, expected: String) {
        #expect(encoded(href) == expected)
    }

    @Test(arguments: [
        "", "https://api.amctheatres.com", "https://api.amctheatres.com/", "/v2", "/v2/", "/v3/movies", "/v22/movies",
        "/v2/../admin", "/v2/%2E%2E/admin", "/v2/movies/./x", "/v2//movies", "v2/movies", "?page-number=2",
        "/admin/v2/movies", "mailto:v2/movies", "/v2/theatres/{theatre-id}",
    ]) func whateverLeadsElsewhereIsRefused(href: String) {
        #expect(encoded(href) == nil)
    }

    @Test func openNamesAreRefused() {
        #expect(AMCAddress(AMCLink(href: "/v2/movies/x", isTemplated: true)) == nil)
    }

    @Test func thePathOfTheClientsAddressIsDropped() {
        #expect(encoded("http://127.0.0.1:9/amc/v2/movies", under: "http://127.0.0.1:9/amc") == "/v2/movies")
        #expect(encoded("http://127.0.0.1:9/amc/v2/movies", under: "http://127.0.0.1:9/amc/") == "/v2/movies")
        #expect(encoded("http://127.0.0.1:9/v2/movies", under: "http://127.0.0.1:9/amc") == "/v2/movies")
        #expect(encoded("http://127.0.0.1:9/amcx/v2/movies", under: "http://127.0.0.1:9/amc") == nil)
    }
}
