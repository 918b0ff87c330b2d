import APICore
import Foundation
import TMDbAPI
import Testing

/// Models that are made, not read: as for a preview.
@Suite struct MadeModelTests {
    @Test func aFilm() throws {
        let film = TMDbMovie(
            id: 348, title: "Deep", status: .released, releaseDate: PlainDate(year: 1979, month: 5, day: 25),
            genres: [TMDbGenre(id: 27, name: "Horror")],
            credits: TMDbCredits(crew: [TMDbCrewMember(id: 1, name: "Ada Lumen", job: "Director")]),
            images: TMDbImages(logos: [TMDbImage(path: "/l.svg", country: "US")]),
            reviews: TMDbReviews(results: [
                TMDbReview(id: "r", createdAt: Date(timeIntervalSince1970: 1_457_143_394.25))
            ]),
            watchProviders: TMDbWatchProviders(countries: ["US": TMDbWatchOffers(buy: [TMDbWatchProvider(id: 2)])]))
        #expect(film.directors.map(\.name) == ["Ada Lumen"])
        #expect(film.watchProviders?.offers(in: "us")?.buy.map(\.id) == [2])
        #expect(try JSONDecoder().decode(TMDbMovie.self, from: JSONEncoder().encode(film)) == film)
    }

    @Test func everyKindOfChange() throws {
        let values: TMDbChangeValue = .object([
            "a": .list([.text("x"), .number(1.5), .flag(true)]), "b": .object([:]), "c": .number(3),
        ])
        let item = TMDbChangeItem(id: "1", time: Date(timeIntervalSince1970: 1_457_143_394), value: values)
        let changes = TMDbChanges(changes: [TMDbChange(key: "images", items: [item])])
        #expect(try JSONDecoder().decode(TMDbChanges.self, from: JSONEncoder().encode(changes)) == changes)
    }
}
