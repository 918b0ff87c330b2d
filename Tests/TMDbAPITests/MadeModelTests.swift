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

    @Test func aSeries() throws {
        let episode = TMDbEpisodeSummary(
            id: 9, name: "Tide", seasonNumber: 1, episodeNumber: 1, airDate: PlainDate(year: 2026, month: 7, day: 1),
            type: .finale)
        let series = TMDbSeries(
            id: 1, name: "Lamps", status: .returning, type: .miniseries, nextEpisode: episode,
            networks: [TMDbCompany(id: 4, name: "North")], seasons: [TMDbSeasonSummary(id: 2, seasonNumber: 1)],
            aggregateCredits: TMDbAggregateCredits(
                cast: [
                    TMDbAggregateCastMember(
                        person: TMDbPersonSummary(id: 6), roles: [TMDbEpisodeCredit(character: "Signe")])
                ],
                crew: [TMDbAggregateCrewMember(person: TMDbPersonSummary(id: 7), department: "Writing")]),
            contentRatings: TMDbContentRatings(ratings: [TMDbContentRating(country: "SE", rating: "15")]),
            recommendations: TMDbSeriesPage(results: [TMDbSeriesSummary(id: 3, popularity: 2)]),
            appendedSeasons: [1: TMDbSeason(id: 2, seasonNumber: 1, episodes: [episode])])
        #expect(series.hasEnded == false)
        #expect(series.contentRating(in: "SE") == "15")
        #expect(try JSONDecoder().decode(TMDbSeries.self, from: JSONEncoder().encode(series)) == series)
        let whole = TMDbEpisode(summary: episode, guestStars: [TMDbCastMember(id: 8, character: "Pilot")])
        #expect(whole.airDate == episode.airDate)
        #expect(try JSONDecoder().decode(TMDbEpisode.self, from: JSONEncoder().encode(whole)) == whole)
        #expect(
            TMDbSeriesGuide(series: series, seasons: [TMDbSeason(id: 2, episodes: [episode])]).episodes == [episode])
    }

    @Test func rowsOfEveryKind() throws {
        let rows: [TMDbMultiResult] = [
            .movie(TMDbMovieSummary(id: 1, title: "Lamp", mediaType: "movie")), .series(TMDbSeriesSummary(id: 1)),
            .person(TMDbPersonSummary(id: 1, name: "Lee")), .other(mediaType: "collection", id: 1),
        ]
        #expect(try JSONDecoder().decode([TMDbMultiResult].self, from: JSONEncoder().encode(rows)) == rows)
    }

    @Test func aGroup() throws {
        let group = TMDbEpisodeGroup(
            id: "g", name: "On discs", type: .dvd,
            groups: [TMDbEpisodeGroupPart(id: "p", order: 1, episodes: [TMDbEpisodeSummary(id: 9, order: 4)])])
        #expect(group.position(ofEpisode: 9)?.episode == 5)
        #expect(try JSONDecoder().decode(TMDbEpisodeGroup.self, from: JSONEncoder().encode(group)) == group)
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
