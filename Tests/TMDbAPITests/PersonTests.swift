import APICore
import APICoreTesting
import Foundation
import TMDbAPI
import Testing

@Suite struct PersonTests {
    private func person() async throws -> TMDbPerson {
        try await TMDbClient(answering: "person.json").person(67, append: .all)
    }

    private func client(_ body: String) -> TMDbClient { TMDbClient(MockTransport(body)) }

    @Test func readsThePerson() async throws {
        let person = try await person()
        #expect(person.id == 67)
        #expect(person.imdbID == "nm90000067")
        #expect(person.name == "Ada Lumen")
        #expect(person.otherNames == ["Ада Люмен", "Ada L."])
        #expect(person.biography == "Was born on a ship.")
        #expect(person.birthday == PlainDate(year: 1960, month: 2, day: 29))
        #expect(person.deathday == nil)
        #expect(person.placeOfBirth == "Öland, Sweden")
        #expect(person.gender == .female)
        #expect(person.knownForDepartment == "Directing")
        #expect(person.homepage == URL(string: "http://ada.example/"))
        #expect(person.profilePath == "/a.jpg")
        #expect(person.popularity == 3.25)
        #expect(person.adult == false)
    }

    @Test func everyBlockIsThere() async throws {
        let person = try await person()
        #expect(person.changes?.changes.map(\.key) == ["biography"])
        #expect(person.combinedCredits?.cast.count == 4)
        #expect(person.movieCredits?.cast.map(\.work.id.number) == [5, 9])
        #expect(person.seriesCredits?.crew.map(\.job) == ["Writer"])
        #expect(person.images?.profiles.map(\.path) == ["/a.jpg"])
        #expect(person.translations?.translations.first?.texts?.biography == "Föddes på ett skepp.")
        #expect(person.translations?.translations.first?.texts?.title == nil)
    }

    @Test func readsIDsElsewhere() async throws {
        let ids = try await person().externalIDs
        #expect(ids?.imdbID == "nm90000067")
        #expect(ids?.wikidataID == "Q90000067")
        #expect(ids?.facebookID == nil)
        #expect(ids?.instagramID == "ada")
        #expect(ids?.tikTokID == "ada.l")
        #expect(ids?.twitterID == nil)
        #expect(ids?.youTubeID == "adalumen")
        #expect(ids?.tvRageID == 77)
    }

    @Test func filmsAndSeriesAreToldApart() async throws {
        let credits = try #require(try await person().combinedCredits)
        #expect(credits.cast.map(\.work.id.mediaType) == ["movie", "tv", "tv", "game"])
        #expect(credits.cast.map(\.character) == ["Voice", nil, "Herself", "Voice"])
        #expect(credits.cast.map(\.order) == [4, nil, nil, nil])
        #expect(credits.cast.map(\.episodeCount) == [nil, 3, 1, nil])
        #expect(credits.cast.map(\.firstAirDate) == [nil, PlainDate(year: 2020, month: 1, day: 5), nil, nil])
        #expect(credits.cast.map(\.creditID) == ["c1", "c2", "c3", "c4"])
        #expect(credits.crew.map(\.job) == ["Director", "Writer"])
        #expect(credits.crew.map(\.department) == ["Directing", "Writing"])
        #expect(credits.crew.map(\.episodeCount) == [nil, 10])
        guard case .movie(let film) = credits.cast[0].work, case .series(let series) = credits.cast[1].work else {
            Issue.record("not a film and a series: \(credits.cast)")
            return
        }
        #expect(film.releaseDate?.year == 1999)
        #expect(series.originalName == "Lampor")
        #expect(series.firstAirDate == nil)
    }

    @Test func theFieldsTellTheKindWhereTMDbDoesNot() async throws {
        let person = try await person()
        #expect(person.movieCredits?.cast.map(\.work.id.mediaType) == ["movie", "movie"])
        #expect(person.seriesCredits?.cast.map(\.work.id.mediaType) == ["tv"])
    }

    @Test(arguments: ["null", "7", #"["no work"]"#, "{}"])
    func aBrokenListTakesNoOtherAlong(_ broken: String) async throws {
        let crew = try await client("{\"cast\": \(broken), \"crew\": [{\"id\": 5}]}").combinedCredits(ofPerson: 1)
        #expect(crew.cast.isEmpty)
        #expect(crew.crew.map(\.work.id.number) == [5])
    }

    @Test(arguments: [#"{"id": 1}"#, #"{"cast": null}"#, #"{"cast": [], "crew": [7]}"#, #"{"cast": 7}"#])
    func creditsThatAreNotThereAreUnreadable(_ body: String) async {
        let error = await failure { () async throws(APIError) in try await client(body).movieCredits(ofPerson: 1) }
        #expect(error?.kind == .unreadable)
    }

    @Test func nobodyWithoutCreditsIsAFailure() async throws {
        let none = try await client(#"{"id": 1, "cast": [], "crew": []}"#).seriesCredits(ofPerson: 1)
        #expect(none == TMDbPersonCredits())
    }

    @Test func ofSomeOnlyTheNameIsKnown() async throws {
        let body = #"""
            {"id": 1, "name": "Lee", "adult": null, "also_known_as": [], "biography": "", "birthday": null, "deathday": "",
             "gender": 0, "homepage": "", "imdb_id": null, "place_of_birth": null, "popularity": 0, "profile_path": null}
            """#
        let person = try await client(body).latestPerson()
        #expect(person == TMDbPerson(id: 1, name: "Lee", gender: .notSet, popularity: 0))
    }

    @Test(arguments: [#""1960""#, #""1960-13-01""#, "7", "null", #""soon""#])
    func aDayThatIsNoneIsNil(_ day: String) async throws {
        let person = try await client("{\"id\": 1, \"birthday\": \(day), \"gender\": 9}").person(1)
        #expect(person.birthday == nil)
        #expect(person.gender == TMDbGender(rawValue: 9))
    }

    @Test func aPersonWithoutANumberIsUnreadable() async {
        let error = await failure { () async throws(APIError) in try await client(#"{"name": "Nobody"}"#).person(1) }
        #expect(error?.kind == .unreadable)
    }

    @Test func readsLists() async throws {
        let page = try await TMDbClient(answering: "people.json").popularPeople()
        #expect(page.results.map(\.id) == [67, 68])
        #expect(page.results.map(\.knownForDepartment) == ["Directing", nil])
        #expect(page.results.map(\.knownFor.count) == [2, 0])
        #expect(page.reachablePages == 500)
    }

    @Test func listsThatShiftGiveEachPersonOnce() async throws {
        let stub = MockTransport { _, call in
            .text("{\"results\": [{\"id\": \(call)}, {\"id\": \(call + 1)}], \"total_pages\": 2}")
        }
        let outcome = await TMDbClient(stub).peoplePages(of: .popular).collect(upTo: 40)
        #expect(outcome.results.map(\.id) == [0, 1, 2])
        #expect(await stub.requests.count == 2)
    }

    @Test func readsACredit() async throws {
        let credit = try await TMDbClient(answering: "credit.json").credit("c2")
        #expect(credit.id == "c2")
        #expect(credit.type == "cast")
        #expect(credit.department == "Acting")
        #expect(credit.job == "Actor")
        #expect(credit.person?.name == "Ada Lumen")
        #expect(credit.work?.work.id == TMDbMultiResult.ID(mediaType: "tv", number: 5))
        #expect(credit.work?.character == "Pilot")
        #expect(credit.work?.episodes.map(\.id) == [9009])
        #expect(credit.work?.seasons.map(\.id) == [102])
        let bare = try await client(#"{"id": "c", "media": {"name": "?"}, "person": null}"#).credit("c")
        #expect(bare == TMDbCredit(id: "c"))
    }
}
