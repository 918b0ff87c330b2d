import FilmzProviderSimulator
import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct OMDbSimulationTests {
    @Test func rejectsKeys() async throws {
        try await Simulation.run { simulation async throws in
            let none = try await simulation.get("/omdb/?i=tt0133093")
            #expect(none.status == 401)
            #expect(none.text == #"{"Response":"False","Error":"No API key provided."}"#)
            let wrong = try await simulation.get("/omdb/?apikey=nonsense&i=tt0133093")
            #expect(wrong.status == 401)
            #expect(wrong.text == #"{"Response":"False","Error":"Invalid API key!"}"#)
            #expect(wrong.headers["cache-control"] == "public, max-age=86400")
        }
    }

    @Test func endsItsDayInTheMiddleOfAList() async throws {
        try await Simulation.run(.init(omdbDailyCalls: 2)) { simulation async throws in
            for page in 1...2 { #expect(try await simulation.omdb("s=star&page=\(page)").status == 200) }
            let third = try await simulation.omdb("s=star&page=3")
            #expect(third.status == 401)
            #expect(third.json["Error"] == .string("Request limit reached!"))
            await simulation.running.control.reset()
            #expect(try await simulation.omdb("s=star&page=3").status == 200)
        }
    }

    @Test func beginsItsDayAtMidnight() async throws {
        let clock = MovableClock()
        try await Simulation.run(.init(omdbDailyCalls: 1), clock: clock) { simulation async throws in
            #expect(try await simulation.omdb("i=tt0133093").status == 200)
            clock.advance(seconds: 6 * 3_600 - 1)
            #expect(try await simulation.omdb("i=tt0133093").status == 401)
            clock.advance(seconds: 1)
            #expect(try await simulation.omdb("i=tt0133093").status == 200)
            #expect(try await simulation.omdb("i=tt0133093").status == 401)
        }
    }

    @Test func letsEveryAnswerBeKeptForADay() async throws {
        try await Simulation.run { simulation async throws in
            var answers = [
                try await simulation.omdb("i=tt0133093"), try await simulation.omdb("i=tt3896198a"),
                try await simulation.get("/omdb/"), try await simulation.get("/omdb/nothing"),
                try await simulation.get("/omdb/", method: "POST"),
            ]
            let faults: [ProviderSimulator.Fault.Kind] = [
                .unauthorized, .forbidden, .notFound, .tooManyRequests(retryAfter: 1), .serverError, .unavailable,
                .html, .invalidJSON, .wrongTypes, .duplicates, .quota,
            ]
            for fault in faults {
                await simulation.running.control.set(.init(fault), for: .omdb)
                answers.append(try await simulation.omdb("i=tt0133093"))
            }
            for answer in answers {
                #expect(answer.headers["cache-control"] == "public, max-age=86400")
                #expect(answer.headers["expires"] == "Sat, 21 Nov 2026 19:00:00 GMT")
                #expect(answer.headers["last-modified"] == "Sat, 21 Nov 2026 18:00:00 GMT")
            }
        }
    }

    @Test func writesAwardsInManyForms() async throws {
        let form =
            /(?:(?:Won|Nominated for) \d+ [A-Z][A-Za-z ]*?(?:\. ?| |(?=\d)))?(?:Another )?(?:\d+ wins?)?(?: & )?(?:\d+ nominations?)?(?: total)?\.?/
        try await Simulation.run { simulation async throws in
            var films: [String] = []
            for page in 1...20 {
                let rows = try await simulation.omdb("s=the&type=movie&page=\(page)").json["Search"]?.array ?? []
                for row in rows {
                    let film = try await simulation.omdb("i=\(row["imdbID"]?.string ?? "")").json
                    films.append(film["Awards"]?.string ?? "")
                }
            }
            #expect(films.allSatisfy { $0 == "N/A" || $0.wholeMatch(of: form) != nil })
            #expect(films.contains("1 win"))
            #expect(films.contains("N/A"))
            #expect(films.contains { $0.wholeMatch(of: /Nominated for 1 BAFTA Award\d+ nominations total/) != nil })
            #expect(films.contains { $0.hasPrefix("Won 1 Oscar. ") })
            #expect(!films.contains { $0.contains("Emmy") })
            // The numbers do not count.
            #expect(Set(films.map { $0.replacing(/\d+/, with: "#") }).count > 25)
        }
    }

    @Test func saysOfSeriesAndGamesWhatFitsThem() async throws {
        try await Simulation.run { simulation async throws in
            var awards: [String] = []
            for (title, seasons) in [("star+harbour", 3), ("the+amber+years", 2), ("night+ferry", 1)] {
                for season in 1...seasons {
                    for episode in 1...8 {
                        let query = "t=\(title)&Season=\(season)&Episode=\(episode)"
                        awards.append(try await simulation.omdb(query).json["Awards"]?.string ?? "")
                    }
                }
            }
            #expect(awards.contains { $0.wholeMatch(of: /Won 1 Primetime Emmy\. Another \d+ nominations\./) != nil })
            #expect(Set(awards.map { $0.replacing(/\d+/, with: "#") }).count > 15)
            #expect(!awards.contains { $0.contains("Oscar") || $0.contains("BAFTA") })
            let game = try await simulation.omdb("t=Star%20Wars&type=game").json
            #expect(game["Awards"] == .string("N/A"))
            #expect(game["Rated"] == .string("N/A"))
            #expect(game["Writer"] == .string("N/A"))
        }
    }

    @Test func ignoresTheCaseOfNames() async throws {
        try await Simulation.run { simulation async throws in
            let key = ProviderSimulator.omdbKey
            #expect(try await simulation.get("/omdb/?APIKEY=\(key)&I=tt0133093").json["Response"] == .string("True"))
            // The other services do not accept it.
            #expect(try await simulation.tmdb("/search/movie?Query=star").status == 422)
            #expect(try await simulation.itunes("/search?Term=star").json["resultCount"]?.int == 0)
            #expect(try await simulation.amc("/v2/theatres?Page-Size=3").json["pageSize"]?.int == 10)
        }
    }

    @Test func describesAFilmInTextsOnly() async throws {
        try await Simulation.run { simulation async throws in
            let answer = try await simulation.omdb("i=tt0133093")
            #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
            #expect(answer.headers["cache-control"] == "public, max-age=86400")
            #expect(answer.json.holdsOnlyTexts)
            #expect(answer.json["Title"] == .string("The Matrix"))
            #expect(answer.json["Released"] == .string("31 Mar 1999"))
            #expect(answer.json["Runtime"] == .string("136 min"))
            let keys = """
                Title Year Rated Released Runtime Genre Director Writer Actors Plot Language Country Awards Poster \
                Ratings Metascore imdbRating imdbVotes imdbID Type DVD BoxOffice Production Website Response
                """
                .split(separator: " ")
            let places = keys.map { answer.text.range(of: "\"\($0)\":")?.lowerBound }
            #expect(!places.contains(nil))
            #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
            let full = try await simulation.omdb("i=tt0133093&plot=full").json["Plot"]?.string ?? ""
            #expect(full.hasPrefix(answer.json["Plot"]?.string ?? "none"))
            #expect(full.count > 150)
        }
    }

    @Test func prefersIDsToTitlesToSearches() async throws {
        try await Simulation.run { simulation async throws in
            let id = try await simulation.omdb("s=star&t=Inception&i=tt0133093")
            #expect(id.json["imdbID"] == .string("tt0133093"))
            let title = try await simulation.omdb("s=star&t=Inception")
            #expect(title.json["imdbID"] == .string("tt1375666"))
            let nothing = try await simulation.omdb("plot=full")
            #expect(nothing.text == #"{"Response":"False","Error":"Incorrect IMDb ID."}"#)
        }
    }

    @Test func repeatsAnIDAcrossThePageEdge() async throws {
        try await Simulation.run { simulation async throws in
            let first = try await simulation.omdb("s=star").json
            let second = try await simulation.omdb("s=star&page=2").json
            #expect(first["Search"]?.array.count == 10)
            #expect(first["Search"]?.array.last?["imdbID"] == second["Search"]?.array.first?["imdbID"])
            let total = try #require(first["totalResults"]?.string.flatMap { Int($0) })
            let lastPage = (total + 9) / 10
            let last = try await simulation.omdb("s=star&page=\(lastPage)").json
            #expect(last["Search"]?.array.count == (total - 1) % 10 + 1)
            let beyond = try await simulation.omdb("s=star&page=\(lastPage + 1)").json
            #expect(beyond["Error"] == .string("Movie not found!"))
        }
    }

    @Test func findsAGameAndASeriesThatGoesOn() async throws {
        try await Simulation.run { simulation async throws in
            #expect(try await simulation.omdb("t=Star%20Wars").json["Type"] == .string("game"))
            let film = try await simulation.omdb("t=Star%20Wars&type=movie&y=1977").json
            #expect(film["imdbID"] == .string("tt0076759"))
            let series = try await simulation.omdb("s=harbour&type=series").json["Search"]?.array.first
            #expect(series?["Year"] == .string("1999–"))
            #expect(try await simulation.omdb("t=the+amber+years").json["Year"] == .string("2010–2011"))
        }
    }

    @Test func listsSeasonsWithOtherDates() async throws {
        try await Simulation.run { simulation async throws in
            let season = try await simulation.omdb("t=Star+Harbour&Season=2").json
            #expect(season["totalSeasons"] == .string("3"))
            let episode = try #require(season["Episodes"]?.array.first)
            #expect(episode["Released"] == .string("2000-09-16"))
            let detail = try await simulation.omdb("i=\(episode["imdbID"]?.string ?? "")").json
            #expect(detail["Released"] == .string("16 Sep 2000"))
            #expect(detail["Type"] == .string("episode"))
            #expect(detail["Ratings"] == .array([]))
            let none = try await simulation.omdb("t=Star+Harbour&Season=9").json
            #expect(none["Error"] == .string("Series or season not found!"))
            let episodeless = try await simulation.omdb("t=Nothing&Season=1&Episode=2").json
            #expect(episodeless["Error"] == .string("Series or episode not found!"))
        }
    }

    @Test(arguments: [
        ("s=A", "Too many results."), ("s=qwertyuiop", "Movie not found!"),
        ("s=qwertyuiop&type=series", "Series not found!"), ("i=tt596799", "Incorrect IMDb ID."),
        ("i=tt9999999", "Error getting data."),
        ("s=star&type=nonsense", "Incorrect syntax near the keyword 'nonsense'."),
        ("s=star&page=0", "The offset specified in a OFFSET clause may not be negative."),
    ])
    func namesErrors(query: String, error: String) async throws {
        try await Simulation.run { simulation async throws in
            let answer = try await simulation.omdb(query)
            #expect(answer.status == 200)
            #expect(answer.text == #"{"Response":"False","Error":"\#(error)"}"#)
        }
    }

    @Test(arguments: ["i=tt3896198a", "s=star&page=x", "s=%22star"])
    func writesSomeErrorsThatAreNoJSON(query: String) async throws {
        try await Simulation.run { simulation async throws in
            let answer = try await simulation.omdb(query)
            #expect(answer.status == 200)
            #expect(answer.text.hasPrefix(#"{"Response":"False","Error":""#))
            #expect(answer.json == .null)
        }
    }

    @Test func writesXMLAndJSONP() async throws {
        try await Simulation.run { simulation async throws in
            let xml = try await simulation.omdb("i=tt0133093&r=xml")
            #expect(xml.headers["content-type"] == "text/xml; charset=utf-8")
            #expect(xml.text.contains(#"<movie title="The Matrix" year="1999""#))
            let error = try await simulation.omdb("i=nonsense&r=xml")
            #expect(error.text.contains("<root response=\"False\"><error>Incorrect IMDb ID.</error></root>"))
            #expect(try await simulation.omdb("i=tt0133093&callback=take").text.hasPrefix("take({"))
        }
    }

    @Test func namesPostersThatAreThere() async throws {
        try await Simulation.run { simulation async throws in
            let poster = try #require(try await simulation.omdb("i=tt0133093").json["Poster"]?.string)
            #expect(poster.hasPrefix(simulation.running.address.absoluteString))
            let answer = try await simulation.get(
                String(poster.dropFirst(simulation.running.address.absoluteString.count)))
            #expect(answer.headers["content-type"] == "image/png")
            #expect(answer.data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
            #expect(Array(answer.data[16..<24]) == [0, 0, 1, 44, 0, 0, 1, 194])
        }
    }
}
