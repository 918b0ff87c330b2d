import APICore
import Foundation
import OMDbAPI
import Testing

/// Models that are made, not read: as for a preview.
@Suite struct MadeModelTests {
    @Test func aTitle() throws {
        let film = OMDbDetail(
            imdbID: "tt0078748", title: "Deep", years: OMDbYears("1979"), type: .movie,
            released: PlainDate(year: 1979, month: 5, day: 25), runtime: 117, genres: ["Horror", "Sci-Fi"],
            writers: [OMDbCredit(name: "Ann Lee", roles: ["story", "dialogue"]), OMDbCredit(name: "Bo Ray")],
            awards: OMDbAwards("Won 1 Oscar. 19 wins & 22 nominations total"),
            poster: OMDbPoster("https://m.example/p._V1_SX300.jpg"),
            scores: [OMDbScore(.rottenTomatoes, text: "93%"), OMDbScore(.other("A paper"), text: "4/5")].compactMap(
                \.self),
            imdbRating: 8.5, boxOffice: 84_206_106, tomatoes: OMDbTomatoes(meter: 93, userRating: 0.000_01))
        #expect(film.score(of: .rottenTomatoes)?.value == 93)
        let again = try JSONDecoder().decode(OMDbDetail.self, from: JSONEncoder().encode(film))
        // A rating is always among the scores, too.
        #expect(again.scores.map(\.source) == [.rottenTomatoes, .other("A paper"), .imdb])
        #expect(again.awards?.wins == 19)
        #expect(again.writers == film.writers)
        #expect(again.tomatoes == film.tomatoes)
    }

    @Test func aPageOfResults() throws {
        let page = OMDbSearchPage(films: [OMDbSearchItem(imdbID: "tt0078748", title: "Deep")], total: 1)
        #expect(try JSONDecoder().decode(OMDbSearchPage.self, from: JSONEncoder().encode(page)) == page)
    }
}
