import FilmzDomain
import Foundation
import Testing

@testable import FilmzProviders

@Suite struct PosterSizeTests {
    @Test(arguments: [
        ("https://image.tmdb.org/t/p/w500/a.jpg", "https://image.tmdb.org/t/p/w342/a.jpg", "w780/a.jpg"),
        ("https://image.tmdb.org/t/p/original/a.jpg", "https://image.tmdb.org/t/p/w342/a.jpg", "w780/a.jpg"),
        (
            "http://127.0.0.1:80/pictures/tmdb/t/p/h632/a.png", "http://127.0.0.1:80/pictures/tmdb/t/p/w342/a.png",
            "w780/a.png"
        ),
        (
            "https://m.media-amazon.com/images/M/a_V1_SX300.jpg", "https://m.media-amazon.com/images/M/a_V1_SX342.jpg",
            "a_V1_SX780.jpg"
        ),
        (
            "https://is1-ssl.mzstatic.com/a/source/100x100bb.jpg",
            "https://is1-ssl.mzstatic.com/a/source/342x513bb.jpg", "780x1170bb.jpg"
        ),
        (
            "https://is1-ssl.mzstatic.com/a/100x100bb-85.png", "https://is1-ssl.mzstatic.com/a/342x513bb.png",
            "780x1170bb.png"
        ),
        // Addresses that have no other size.
        (
            "https://amc-theatres-res.cloudinary.com/v1/a.jpg", "https://amc-theatres-res.cloudinary.com/v1/a.jpg",
            "v1/a.jpg"
        ),
        ("https://image.tmdb.org/t/p/a.jpg", "https://image.tmdb.org/t/p/a.jpg", "/t/p/a.jpg"),
        ("https://image.tmdb.org/t/p/w1_and_h1/a.jpg", "https://image.tmdb.org/t/p/w1_and_h1/a.jpg", "w1_and_h1/a.jpg"),
        (
            "https://m.media-amazon.com/a_V1_SX300_CR0,0,300,444.jpg",
            "https://m.media-amazon.com/a_V1_SX300_CR0,0,300,444.jpg", "444.jpg"
        ),
    ])
    func asksForTheSizeWhereThereAreSeveral(text: String, small: String, large: String) throws {
        let url = try #require(URL(string: text))
        #expect(PosterSize.small.url(of: url).absoluteString == small)
        #expect(PosterSize.large.url(of: url).absoluteString.hasSuffix(large))
    }
}
