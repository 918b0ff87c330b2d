import APICore
import APICoreTesting
import Foundation
import TMDbAPI
import Testing

@Suite struct MovieTests {
    private func film() async throws -> TMDbMovie {
        try await TMDbClient(answering: "movie.json").movie(348, append: .all)
    }

    @Test func readsTheFilm() async throws {
        let film = try await film()
        #expect(film.id == 348)
        #expect(film.imdbID == "tt0078748")
        #expect(film.title == "The Deep")
        #expect(film.originCountry == ["GB", "US"])
        #expect(film.collection?.id == 8091)
        #expect(film.collection?.backdropPath == nil)
        #expect(film.budget == 11_000_000)
        #expect(film.revenue == 104_931_801)
        #expect(film.runtime == 117)
        #expect(film.releaseDate == PlainDate(year: 1979, month: 5, day: 25))
        #expect(film.genres.map(\.id) == [27, 878])
        #expect(film.homepage == URL(string: "http://www.example.com/deep"))
        #expect(film.status == .released)
        #expect(film.tagline == "Nobody hears.")
        #expect(film.productionCompanies.map(\.originCountry) == [nil, "US"])
        #expect(film.productionCountries.map(\.code) == ["GB"])
        #expect(film.spokenLanguages.map(\.name) == ["English", nil])
        #expect(film.spokenLanguages.map(\.englishName) == ["English", nil])
        #expect(film.voteAverage == 8)
        #expect(film.posterPath == "/poster.jpg")
    }

    @Test func anAlmostEmptyFilmIsStillOne() async throws {
        let film = try await TMDbClient(answering: "latest.json").movie(999_999)
        #expect(film.title == "Newest")
        #expect(film.releaseDate == nil)
        #expect(film.overview == nil)
        #expect(film.runtime == nil)
        #expect(film.imdbID == nil)
        #expect(film.budget == nil)
        #expect(film.revenue == nil)
        #expect(film.homepage == nil)
        #expect(film.tagline == nil)
        #expect(film.collection == nil)
        #expect(film.voteAverage == nil)
        #expect(film.status?.rawValue == "In Limbo")
        #expect(film.credits == nil)
        #expect(film.watchProviders == nil)
        #expect(film.directors.isEmpty)
        #expect(film.certification(in: "US") == nil)
    }

    @Test(arguments: [
        (#""runtime": 0, "imdb_id": "", "homepage": "not an address""#),
        (#""runtime": "", "imdb_id": null, "homepage": "javascript:alert(1)""#),
        (#""runtime": [1], "imdb_id": {}, "homepage": 7, "credits": [], "videos": "none", "genres": null"#),
    ])
    func placeholdersAreNil(_ fields: String) async throws {
        let film = try await TMDbClient(MockTransport("{\"id\": 1, \(fields)}")).movie(1)
        #expect(film.runtime == nil)
        #expect(film.imdbID == nil)
        #expect(film.homepage == nil)
        #expect(film.credits == nil)
        #expect(film.videos == nil)
        #expect(film.genres.isEmpty)
    }

    @Test func aFilmWithoutANumberIsUnreadable() async {
        let client = TMDbClient(MockTransport(#"{"title": "Nobody"}"#))
        let error = await failure { () async throws(APIError) in try await client.movie(1) }
        #expect(error?.kind == .unreadable)
        #expect(error?.message == "no id")
    }

    @Test func everyBlockIsThere() async throws {
        let film = try await film()
        #expect(film.alternativeTitles?.titles.map(\.title) == ["Die Tiefe", "Deep"])
        #expect(film.alternativeTitles?.titles.map(\.type) == [nil, "working title"])
        #expect(film.keywords?.keywords.map(\.name) == ["android"])
        #expect(film.lists?.lists.map(\.itemCount) == [40, 22])
        #expect(film.lists?.lists.map(\.id) == ["77", "50941077760ee35e1500000c"])
        #expect(film.images?.logos.map(\.country) == ["US"])
        #expect(film.images?.backdrops.map(\.country) == [nil])
        #expect(film.lists?.totalResults == 55)
        #expect(film.recommendations?.results.map(\.id) == [679])
        #expect(film.recommendations?.results.first?.releaseDate == nil)
        #expect(film.similar?.results.map(\.id) == [348])
        #expect(film.externalIDs?.imdbID == "tt0078748")
        #expect(film.externalIDs?.wikidataID == "Q103569")
        #expect(film.externalIDs?.facebookID == "deep")
        #expect(film.externalIDs?.instagramID == nil)
        #expect(film.externalIDs?.twitterID == nil)
        let german = try #require(film.translations?.translations.first)
        #expect(german.language == "de")
        #expect(german.texts?.title == "Die Tiefe")
        #expect(german.texts?.tagline == nil)
        #expect(german.texts?.homepage == nil)
        #expect(german.texts?.runtime == nil)
        let review = try #require(film.reviews?.reviews.first)
        #expect(review.authorDetails?.name == nil)
        #expect(review.authorDetails?.rating == 9)
        #expect(review.createdAt == Date(timeIntervalSince1970: 1_538_767_313.5))
        #expect(review.updatedAt == nil)
    }

    @Test func readsChangesOfAnyShape() async throws {
        let changes = try #require(try await film().changes?.changes)
        #expect(changes.map(\.key) == ["overview", "images"])
        let text = try #require(changes[0].items.first)
        #expect(text.value == .text("Neu"))
        #expect(text.originalValue == .text("Alt"))
        #expect(text.time == Date(timeIntervalSince1970: 1_682_412_699))
        let image = try #require(changes[1].items.first)
        let poster = TMDbChangeValue.object([
            "file_path": .text("/n.jpg"), "sizes": .list([.number(1), .number(2.5), .flag(true)]),
        ])
        #expect(image.value == .object(["poster": poster]))
        #expect(image.originalValue == nil)
    }

    @Test(arguments: [(40, true), (500, false)])
    func aChangeWithoutEndIsNil(_ depth: Int, _ isRead: Bool) async throws {
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            let value = String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
            let item = "{\"id\": \"i\", \"action\": \"added\", \"value\": \(value)}"
            let body = "{\"id\": 1, \"changes\": {\"changes\": [{\"key\": \"k\", \"items\": [\(item)]}]}}"
            let film = try await TMDbClient(MockTransport(body)).movie(1, append: [.changes])
            let read = try #require(film.changes?.changes.first?.items.first)
            #expect(read.action == "added")
            #expect((read.value != nil) == isRead)
        }
    }

    @Test func pagesForPeopleKeepTheirScheme() async throws {
        let body = #"""
            {"id": 1, "homepage": "http://old.example/film",
            "reviews": {"results": [{"id": "r", "url": "http://old.example/review", "author_details": {"rating": 11}}]},
            "vote_average": 10.5}
            """#
        let film = try await TMDbClient(MockTransport(body)).movie(1, append: [.reviews])
        #expect(film.homepage?.absoluteString == "http://old.example/film")
        #expect(film.reviews?.reviews.first?.url?.absoluteString == "http://old.example/review")
        #expect(film.reviews?.reviews.first?.authorDetails != nil)
        #expect(film.reviews?.reviews.first?.authorDetails?.rating == nil)
        #expect(film.voteAverage == nil)
    }

    @Test func aVoteOfTenIsOne() async throws {
        let film = try await TMDbClient(MockTransport(#"{"id": 1, "vote_average": 10}"#)).movie(1)
        #expect(film.voteAverage == 10)
    }

    @Test func readsCastAndCrew() async throws {
        let credits = try #require(try await film().credits)
        #expect(credits.cast.map(\.character) == ["Ripple", nil])
        #expect(credits.cast.map(\.order) == [0, 1])
        #expect(credits.cast.map(\.gender) == [.female, TMDbGender(rawValue: 7)])
        #expect(credits.cast.map(\.profilePath) == ["/p.jpg", nil])
        #expect(credits.cast[0].creditID == "c1")
        #expect(credits.crew.map(\.creditID) == ["d1", "d2", "d3", "d4", "d5"])
    }

    @Test func directorsAreThereOnce() async throws {
        let film = try await film()
        #expect(film.directors.map(\.name) == ["Cy Three", "Di Four"])
        #expect(film.directors == film.credits?.directors)
    }

    @Test func readsVideos() async throws {
        let videos = try #require(try await film().videos?.videos)
        #expect(videos.map(\.type) == [.trailer, TMDbVideoType(rawValue: "Interview"), nil])
        #expect(videos.map(\.publishedAt) == [Date(timeIntervalSince1970: 1_457_143_394), nil, nil])
        #expect(
            videos.map(\.url?.absoluteString) == [
                "https://www.youtube.com/watch?v=a_b-c%26d", "https://vimeo.com/99", nil,
            ])
        #expect(videos.map(\.size) == [1080, nil, nil])
        #expect(videos[0].isOfficial == true)
    }

    @Test func imagesWithoutTextHaveNoLanguage() async throws {
        let images = try #require(try await film().images)
        #expect(images.backdrops.map(\.language) == [nil])
        #expect(images.logos.map(\.language) == ["en"])
        #expect(images.posters.map(\.path) == ["/p1.jpg"])
        #expect(images.backdrops.first?.width == 3840)
        #expect(images.logos.first?.aspectRatio == 4)
        #expect(images.logos.first?.voteAverage == nil)
    }

    @Test func choosesTheCertification() async throws {
        let film = try await film()
        #expect(film.certification(in: "US") == "R")
        #expect(film.certification(in: "us") == "R")
        #expect(film.certification(in: "DE") == "16")
        #expect(film.certification(in: "FR") == "12")
        #expect(film.certification(in: "IT") == nil)
        #expect(film.certification(in: "JP") == nil)
    }

    @Test func readsReleases() async throws {
        let releases = try #require(try await film().releaseDates?.releases(in: "US"))
        #expect(releases.map(\.type) == [.premiere, .limitedTheatrical, .theatrical, TMDbReleaseType(rawValue: 9)])
        #expect(releases.map(\.note) == ["Festival", nil, nil, nil])
        #expect(releases.map(\.certification) == [nil, "NR", "R", "TV-MA"])
        #expect(releases[1].descriptors == ["gore"])
        #expect(releases[0].date == PlainDate(year: 1979, month: 5, day: 24))
    }

    @Test func readsOffersByCountry() async throws {
        let offers = try #require(try await film().watchProviders)
        #expect(offers.countries.keys.sorted() == ["FR", "GB", "US"])
        let american = try #require(offers.offers(in: "us"))
        #expect(american.link?.absoluteString == "https://www.themoviedb.org/movie/348/watch?locale=US")
        #expect(american.flatrate.map(\.name) == ["Stream"])
        #expect(american.rent.map(\.id) == [2])
        #expect(american.buy.isEmpty)
        #expect(offers.offers(in: "GB")?.link == nil)
        #expect(offers.offers(in: "FR")?.link == nil)
        #expect(offers.offers(in: "FR")?.ads.map(\.id) == [3])
        #expect(offers.offers(in: "FR")?.free.map(\.id) == [4])
        #expect(offers.offers(in: "XX") == nil)
    }
}
