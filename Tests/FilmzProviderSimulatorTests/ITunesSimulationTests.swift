import FilmzProviderSimulator
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct ITunesSimulationTests {
    @Test func padsItsBodiesWithNewlines() async throws {
        try await Simulation.run { simulation async throws in
            let answer = try await simulation.itunes("/search?term=matrix&media=movie")
            #expect(answer.headers["content-type"] == "text/javascript; charset=utf-8")
            #expect(answer.text.hasPrefix("\n\n\n{\n \"resultCount\":"))
            #expect(
                answer.text.hasSuffix("}\n]\n}\n\n\n") || answer.text.hasSuffix("}]\n}\n\n\n")
                    || answer.text.hasSuffix("]\n}\n\n\n"))
            #expect(answer.json["resultCount"]?.int == answer.json["results"]?.array.count)
            #expect(answer.json["results"]?.array.isEmpty == false)
        }
    }

    @Test func findsFilmsOrNothing() async throws {
        try await Simulation.run(.init(itunesSearch: .empty)) { simulation async throws in
            for query in ["media=movie", "entity=movie", "entity=movieArtist", "media=tvShow", "entity=tvSeason"] {
                let answer = try await simulation.itunes("/search?term=matrix&\(query)")
                #expect(answer.status == 200)
                #expect(answer.json["resultCount"]?.int == 0)
            }
            let bare = try await simulation.itunes("/search?term=matrix").json["results"]?.array ?? []
            #expect(bare.contains { $0["kind"] == .string("feature-movie") })
            #expect(try await simulation.itunes("/search?term=matrix&media=ebook").json["resultCount"]?.int != 0)
        }
    }

    @Test func sellsFilmsAboutTheMakingOfOthers() async throws {
        try await Simulation.run(.init(itunesSearch: .empty)) { simulation async throws in
            let rows = try await simulation.itunes("/search?term=spellbound%20making%20of").json["results"]?.array ?? []
            #expect(rows.map { $0["trackName"] } == [.string("The Making of Spellbound")])
            #expect(rows.allSatisfy { $0["primaryGenreName"] == .string("Documentary") })
        }
        try await Simulation.run { simulation async throws in
            let rows = try await simulation.itunes("/search?term=spellbound&media=movie").json["results"]?.array ?? []
            #expect(rows.contains { $0["trackName"] == .string("The Making of Spellbound") })
        }
    }

    @Test func mixesKindsForABareTerm() async throws {
        try await Simulation.run { simulation async throws in
            let rows = try await simulation.itunes("/search?term=the&limit=200").json["results"]?.array ?? []
            #expect(rows.count == 200)
            let some = try await simulation.itunes("/search?term=star").json["results"]?.array ?? []
            #expect(some.contains { $0["kind"] == .string("song") })
            #expect(some.contains { $0["kind"] == .string("feature-movie") })
            #expect(some.contains { $0["kind"] == .string("ebook") && $0["wrapperType"] == nil })
            #expect(some.contains { $0["wrapperType"] == .string("audiobook") && $0["trackId"] == nil })
            #expect(some.contains { $0["collectionType"] == .string("Album") })
        }
    }

    @Test func limitsLists() async throws {
        try await Simulation.run { simulation async throws in
            func count(_ query: String) async throws -> Int? {
                try await simulation.itunes("/search?term=the&media=movie\(query)").json["resultCount"]?.int
            }
            #expect(try await count("") == 50)
            #expect(try await count("&limit=7") == 7)
            #expect(try await count("&limit=500") == 200)
            #expect(try await simulation.itunes("/search?media=movie").json["resultCount"]?.int == 0)
        }
    }

    @Test func hasOddRecords() async throws {
        try await Simulation.run { simulation async throws in
            let rows =
                try await simulation.itunes("/search?term=the&media=movie&limit=200").json["results"]?.array ?? []
            #expect(rows.contains { $0["kind"] == .null && $0["trackId"] != nil })
            #expect(rows.contains { $0["trackPrice"]?.number == -1 && $0["trackRentalPrice"]?.number == 0 })
            #expect(rows.contains { $0["artworkUrl100"] == nil })
            #expect(rows.contains { ($0["trackId"]?.int ?? 0) > Int(Int32.max) })
            #expect(rows.allSatisfy { $0["country"] == .string("USA") })
        }
    }

    @Test(arguments: [
        ("/search?term=star&country=zz", "country"), ("/search?term=star&country=usa", "country"),
        ("/search?term=star&media=film", "mediaType"),
        ("/search?term=star&entity=film", "resultEntity"), ("/search?term=star&attribute=film", "attributeType"),
        ("/search?term=star&lang=english", "language"), ("/lookup?id=abc", "itunesId"),
    ])
    func namesInvalidKeys(target: String, key: String) async throws {
        try await Simulation.run { simulation async throws in
            let answer = try await simulation.itunes(target)
            #expect(answer.status == 400)
            #expect(answer.json["errorMessage"] == .string("Invalid value(s) for key(s): [\(key)]"))
            #expect(answer.json["queryParameters"]?["term"] == .string("A search string"))
        }
    }

    @Test func throttlesWithoutAWord() async throws {
        try await Simulation.run(.init(itunesCallsPerMinute: 2)) { simulation async throws in
            for _ in 1...2 { #expect(try await simulation.itunes("/lookup?id=1").status == 200) }
            let third = try await simulation.itunes("/lookup?id=1")
            #expect(third.status == 403)
            #expect(third.data.isEmpty)
            #expect(third.headers["retry-after"] == nil)
        }
    }

    @Test func countsOnlyCallsItAnswers() async throws {
        let clock = MovableClock()
        try await Simulation.run(.init(itunesCallsPerMinute: 2), clock: clock) { simulation async throws in
            for _ in 1...2 { #expect(try await simulation.itunes("/lookup?id=1").status == 200) }
            clock.advance(seconds: 30)
            for _ in 1...3 { #expect(try await simulation.itunes("/lookup?id=1").status == 403) }
            clock.advance(seconds: 30)
            #expect(try await simulation.itunes("/lookup?id=1").status == 200)
        }
    }

    @Test(arguments: ["ke", "GR", "va"])
    func sellsNoFilmsInMostCountries(country: String) async throws {
        try await Simulation.run { simulation async throws in
            let answer = try await simulation.itunes("/search?term=star&country=\(country)")
            #expect(answer.status == 200)
            #expect(answer.json["resultCount"]?.int == 0)
            let feed = try await simulation.itunes("/\(country)/rss/topmovies/limit=5/json").json["feed"]
            #expect(feed?["title"] != nil)
            #expect(feed?["entry"] == nil)
        }
    }

    @Test func looksUpWhatItHas() async throws {
        try await Simulation.run { simulation async throws in
            let rows = try await simulation.itunes("/search?term=the&entity=movie&limit=2").json["results"]?.array ?? []
            let ids = rows.compactMap { $0["trackId"]?.int }
            #expect(ids.count == 2)
            let list = (ids + [42]).map { "\($0)" }.joined(separator: ",")
            let found = try await simulation.itunes("/lookup?id=\(list)").json
            #expect(found["resultCount"]?.int == 2)
            #expect(Set(found["results"]?.array.compactMap { $0["trackId"]?.int } ?? []) == Set(ids))
            #expect(try await simulation.itunes("/lookup?id=42").json["resultCount"]?.int == 0)
        }
    }

    @Test func sellsOtherFilmsUnderOtherNumbersElsewhere() async throws {
        try await Simulation.run { simulation async throws in
            func ids(_ country: String) async throws -> Set<Int> {
                let rows = try await simulation.itunes("/search?term=the&entity=movie&limit=200&country=\(country)")
                    .json["results"]?.array
                return Set(rows?.compactMap { $0["trackId"]?.int } ?? [])
            }
            let here = try await ids("us")
            let there = try await ids("gb")
            #expect(!here.isDisjoint(with: there))
            #expect(here != there)
            let own = try #require(there.subtracting(here).max())
            #expect(try await simulation.itunes("/lookup?id=\(own)").json["resultCount"]?.int == 0)
            #expect(try await simulation.itunes("/lookup?id=\(own)&country=GB").json["resultCount"]?.int == 1)
        }
    }

    @Test func searchesByAttribute() async throws {
        try await Simulation.run { simulation async throws in
            func rows(_ query: String) async throws -> [JSON] {
                try await simulation.itunes("/search?media=movie&entity=movie&\(query)").json["results"]?.array ?? []
            }
            let directed = try await rows("attribute=directorTerm&term=nolan")
            #expect(!directed.isEmpty)
            #expect(directed.allSatisfy { $0["artistName"]?.string?.contains("Nolan") == true })
            #expect(try await !rows("attribute=releaseYearTerm&term=2014").isEmpty)
            let western = try await rows("attribute=genreIndex&term=4418")
            #expect(!western.isEmpty)
            #expect(western.allSatisfy { $0["primaryGenreName"] == .string("Western") })
        }
    }

    @Test func feedsHaveNoneOneOrManyEntries() async throws {
        try await Simulation.run { simulation async throws in
            let many = try await simulation.itunes("/us/rss/topmovies/limit=25/json").json["feed"]
            #expect(many?["entry"]?.array.count == 25)
            #expect(many?.holdsOnlyTexts == true)
            let one = try await simulation.itunes("/us/rss/topmovies/limit=1/json").json["feed"]?["entry"]
            #expect(one?["im:name"]?["label"]?.string != nil)
            let none = try await simulation.itunes("/us/rss/topmovies/limit=9/genre=4414/json").json["feed"]
            #expect(none?.keys.contains("entry") == false)
            #expect(none?["title"] != nil)
            let links = many?["entry"]?.array.compactMap { $0["link"] } ?? []
            #expect(links.contains { $0["attributes"] != nil })
            #expect(links.contains { $0.array.count == 2 })
            let id = try #require(one?["id"]?["attributes"]?["im:id"]?.string)
            #expect(try await simulation.itunes("/lookup?id=\(id)").json["resultCount"]?.int == 1)
        }
    }
}
