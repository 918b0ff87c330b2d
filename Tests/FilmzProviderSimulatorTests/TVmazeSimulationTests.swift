import FilmzProviderSimulator
import Foundation
import Testing

@Suite(.timeLimit(.minutes(10))) struct TVmazeSimulationTests {
    /// The invented shows, each unusual in a way that real ones are, by title. The last page of the index has them.
    private func inventedShows(_ simulation: Simulation) async throws -> [String: JSON] {
        let page = try await simulation.tvmaze("/shows?page=5").json.array
        return Dictionary(uniqueKeysWithValues: page.compactMap { show in show["name"]?.string.map { ($0, show) } })
    }

    private func episodes(of show: JSON?, _ simulation: Simulation, specials: Bool = true) async throws -> [JSON] {
        let id = try #require(show?["id"]?.int)
        return try await simulation.tvmaze("/shows/\(id)/episodes\(specials ? "?specials=1" : "")").json.array
    }

    @Test func looksUpWithARedirectOr404() async throws {
        try await Simulation.run { simulation async throws in
            // The test's client follows it.
            let found = try await simulation.tvmaze("/lookup/shows?imdb=tt0096697")
            #expect(found.status == 200)
            #expect(found.json["name"] == .string("The Simpsons"))
            let lines = ["GET /tvmaze/lookup/shows?imdb=tt0096697 HTTP/1.1"]
            let (head, _) = try await RawConnection.answer(to: lines, at: simulation.running.address)
            #expect(head.hasPrefix("HTTP/1.1 301"))
            let id = try #require(found.json["id"]?.int)
            #expect(head.lowercased().contains("location: http://127.0.0.1"))
            #expect(head.contains("/tvmaze/shows/\(id)"))
            let tvdb = try #require(found.json["externals"]?["thetvdb"]?.int)
            #expect(try await simulation.tvmaze("/lookup/shows?thetvdb=\(tvdb)").json["id"]?.int == id)
            for query in ["imdb=tt0000001", "imdb=x", "thetvdb=1", "tvrage=1"] {
                let missing = try await simulation.tvmaze("/lookup/shows?\(query)")
                #expect(missing.status == 404)
                #expect(missing.text == "null")
            }
            #expect(try await simulation.tvmaze("/lookup/shows").status == 400)
        }
    }

    @Test func knowsTheShowsOfTheCatalogue() async throws {
        try await Simulation.run { simulation async throws in
            let show = try await simulation.tvmaze("/singlesearch/shows?q=gunsmoke&embed=episodes").json
            #expect(show["premiered"] == .string("1955-09-10"))
            #expect(show["status"] == .string("Ended"))
            #expect(show["summary"]?.string?.hasPrefix("<p><b>Gunsmoke</b>") == true)
            let id = try #require(show["id"]?.int)
            let seasons = try await simulation.tvmaze("/shows/\(id)/seasons").json.array
            #expect(seasons.compactMap { $0["number"]?.int } == Array(1...20))
            #expect(seasons.allSatisfy { $0["name"]?.string != nil })
            #expect(show["_embedded"]?["episodes"]?.array.count ?? 0 > 500)
            #expect(try await simulation.tvmaze("/singlesearch/shows?q=zzzzzz").status == 404)
            let search = try await simulation.tvmaze("/search/shows?q=the").json.array
            #expect(search.count == 10)
            #expect(search.allSatisfy { $0["score"]?.number != nil && $0["show"]?["id"]?.int != nil })
            #expect(try await simulation.tvmaze("/search/shows?q=zzzzzz").json == .array([]))
            #expect(try await simulation.tvmaze("/search/shows").status == 400)
        }
    }

    @Test func theIndexHasGapsAnEmptyPageAndAnEnd() async throws {
        try await Simulation.run { simulation async throws in
            var counts: [Int] = []
            var page = 0
            while case let answer = try await simulation.tvmaze("/shows?page=\(page)"), answer.status == 200 {
                counts.append(answer.json.array.count)
                page += 1
            }
            #expect(counts == [125, 125, 125, 20, 0, 6])
            // TVmaze ends its index with the status of a missing page.
            let end = try await simulation.tvmaze("/shows?page=6")
            #expect(end.status == 404)
            #expect(end.json["status"]?.int == 404)
            #expect(try await simulation.tvmaze("/shows/2").status == 404)
            #expect(try await simulation.tvmaze("/nowhere").status == 404)
            #expect(try await simulation.get("/tvmaze/shows/1", method: "POST").status == 405)
        }
    }

    @Test func aYearMayBeASeason() async throws {
        try await Simulation.run { simulation async throws in
            let news = try await inventedShows(simulation)["Harbour Morning"]
            #expect(news?["externals"]?["imdb"] == .null)
            #expect(news?["externals"]?["thetvdb"] == .null)
            #expect(news?["network"]?["id"]?.int != nil)
            #expect(news?["webChannel"]?["country"]?["code"] == .string("US"))
            let episodes = try await episodes(of: news, simulation)
            #expect(Set(episodes.compactMap { $0["season"]?.int }) == [2025, 2026])
            #expect(episodes.last?["airdate"] == .string("2026-11-24"))
            let id = try #require(news?["id"]?.int)
            let one = try await simulation.tvmaze("/shows/\(id)/episodebynumber?season=2026&number=1")
            #expect(one.json["airdate"] == .string("2026-01-02"))
            #expect(try await simulation.tvmaze("/shows/\(id)/episodebynumber?season=1&number=1").status == 404)
            #expect(try await simulation.tvmaze("/shows/\(id)/episodesbydate?date=2026-01-02").json.array.count == 1)
            #expect(try await simulation.tvmaze("/shows/\(id)/episodesbydate?date=2024-01-02").status == 404)
        }
    }

    @Test func specialsComeOnRequestOnlyAndHaveNoNumber() async throws {
        try await Simulation.run { simulation async throws in
            let show = try await inventedShows(simulation)["The Night Desk"]
            let regular = try await episodes(of: show, simulation, specials: false)
            let all = try await episodes(of: show, simulation)
            #expect(regular.count == 8)
            #expect(all.count == 10)
            #expect(regular.allSatisfy { $0["number"]?.int != nil })
            let specials = all.filter { $0["number"] == .null }
            #expect(
                specials.map { $0["type"] } == [.string("significant_special"), .string("insignificant_special")])
            #expect(specials.allSatisfy { $0["season"]?.int == 1 })
            let id = try #require(show?["id"]?.int)
            let embedded = try await simulation.tvmaze("/shows/\(id)?embed=episodes&embed[]=cast").json["_embedded"]
            #expect(embedded?["episodes"]?.array.count == 8)
            #expect(embedded?["cast"]?.array.count == 4)
            let season = try #require(try await simulation.tvmaze("/shows/\(id)/seasons").json.array.first?["id"]?.int)
            #expect(try await simulation.tvmaze("/seasons/\(season)/episodes").json.array.count == 10)
        }
    }

    @Test func afterMidnightItIsTheDayBefore() async throws {
        try await Simulation.run { simulation async throws in
            let show = try await inventedShows(simulation)["The Night Desk"]
            let episode = try await episodes(of: show, simulation).first
            #expect(episode?["airdate"] == .string("2026-11-04"))
            #expect(episode?["airtime"] == .string("01:02"))
            #expect(episode?["airstamp"] == .string("2026-11-05T06:02:00+00:00"))
        }
    }

    @Test func whatIsStreamedHasNoonAndWhatIsAnnouncedHasNothing() async throws {
        try await Simulation.run { simulation async throws in
            let shows = try await inventedShows(simulation)
            let tigers = shows["Paper Tigers & Co."]
            #expect(tigers?["network"] == .null)
            #expect(tigers?["webChannel"]?["country"] == .null)
            #expect(tigers?["schedule"]?["time"] == .string(""))
            #expect(tigers?["summary"]?.string?.contains("<b>Paper Tigers &amp; Co.</b>") == true)
            let episodes = try await episodes(of: tigers, simulation)
            #expect(episodes.allSatisfy { $0["airtime"] == .string("") })
            #expect(episodes.first?["airstamp"]?.string?.hasSuffix("T12:00:00+00:00") == true)
            let undated = episodes.suffix(3)
            #expect(undated.allSatisfy { $0["airdate"] == .string("") && $0["airstamp"] == .null })
            #expect(undated.allSatisfy { $0["name"] == .string("TBA") && $0["runtime"] == .null })
            let next = try #require(tigers?["_links"]?["nextepisode"]?["href"]?.string)
            #expect(next.hasPrefix("\(simulation.running.tvmaze.absoluteString)/episodes/"))
            let id = try #require(tigers?["id"]?.int)
            let embedded = try await simulation.tvmaze("/shows/\(id)?embed=nextepisode").json
            #expect(embedded["_embedded"]?["nextepisode"]?["airdate"] == .string("2026-11-30"))
            let both = shows["Both Shores"]
            #expect(both?["network"]?["country"] != .null)
            #expect(both?["webChannel"]?["country"] == .null)
            #expect(shows["Borderless"]?["network"]?["country"] == .null)
            let announced = shows["Seven Bridges"]
            #expect(announced?["status"] == .string("In Development"))
            for key in ["premiered", "image", "summary", "network", "runtime"] { #expect(announced?[key] == .null) }
            #expect(announced?["_links"]?["nextepisode"] == nil)
            #expect(try await self.episodes(of: announced, simulation).isEmpty)
        }
    }

    /// A country's code means services of this country, an empty one means those of no country, and none means all.
    @Test func aCountryOfTheWebMeansThreeThings() async throws {
        try await Simulation.run { simulation async throws in
            let day = "2026-11-30"
            func web(_ query: String) async throws -> [JSON] {
                try await simulation.tvmaze("/schedule/web?date=\(day)\(query)").json.array
            }
            func countries(_ rows: [JSON]) -> Set<String?> {
                Set(rows.map { $0["_embedded"]?["show"]?["webChannel"]?["country"]?["code"]?.string })
            }
            #expect(countries(try await web("&country=")) == [nil])
            #expect(try await web("&country=GB").count <= web("").count)
            #expect(try await web("").count >= web("&country=").count)
            let television = try await simulation.tvmaze("/schedule").json.array
            #expect(!television.isEmpty)
            #expect(television.allSatisfy { $0["airdate"] == .string("2026-11-21") })
            #expect(television.allSatisfy { $0["show"]?["id"]?.int != nil && $0["_embedded"] == nil })
            #expect(television.contains { $0["show"]?["name"] == .string("Harbour Morning") })
            #expect(try await simulation.tvmaze("/schedule?country=ZZ").json == .array([]))
            #expect(try await simulation.tvmaze("/schedule?date=soon").status == 400)
            #expect(try await simulation.tvmaze("/schedule/full").json.array.count > 10)
        }
    }

    @Test func tellsOtherOrdersPeopleTitlesPicturesAndChanges() async throws {
        try await Simulation.run { simulation async throws in
            let id = try #require(try await inventedShows(simulation)["Both Shores"]?["id"]?.int)
            let list = try #require(
                try await simulation.tvmaze("/shows/\(id)/alternatelists").json.array.first?["id"]?.int)
            let path = "/alternatelists/\(list)/alternateepisodes"
            let parts = try await simulation.tvmaze("\(path)?embed=episodes").json.array
            #expect(parts.map { $0["_embedded"]?["episodes"]?.array.count } == [2, 1, 1, 1, 1, 1, 1])
            #expect(try await simulation.tvmaze(path).json.array.first?["_embedded"] == nil)
            let cast = try await simulation.tvmaze("/shows/\(id)/cast").json.array
            #expect(cast.first?["person"]?["id"] == cast.last?["person"]?["id"])
            #expect(try await simulation.tvmaze("/shows/\(id)/crew").json.array.count == 2)
            #expect(try await simulation.tvmaze("/shows/\(id)/akas").status == 200)
            let images = try await simulation.tvmaze("/shows/\(id)/images").json.array
            #expect(images.map { $0["type"] } == [.string("poster"), .string("background"), .null])
            let picture = try #require(images.first?["resolutions"]?["medium"]?["url"]?.string)
            let target = picture.dropFirst(simulation.running.address.absoluteString.count)
            #expect(try await simulation.get(String(target)).headers["content-type"] == "image/png")
            let episode = try #require(
                try await simulation.tvmaze("/shows/\(id)/episodes").json.array.first?["id"]?.int)
            #expect(try await simulation.tvmaze("/episodes/\(episode)").json["id"]?.int == episode)
            #expect(try await simulation.tvmaze("/episodes/\(episode)/guestcrew").json.array.count == 2)
            #expect(try await simulation.tvmaze("/episodes/\(episode)/guestcast").status == 200)
            let all = try await simulation.tvmaze("/updates/shows").json.keys
            let day = try await simulation.tvmaze("/updates/shows?since=day").json.keys
            #expect(all.count == 401)
            #expect(day.count < all.count)
            #expect(day.isSubset(of: all))
            #expect(try await simulation.tvmaze("/updates/shows?since=year").status == 400)
        }
    }

    @Test func limitsCallsInTenSeconds() async throws {
        let clock = MovableClock()
        try await Simulation.run(.init(tvmazeCalls: 2), clock: clock) { simulation async throws in
            for _ in 1...2 { #expect(try await simulation.tvmaze("/shows/1").status == 200) }
            let third = try await simulation.tvmaze("/shows/1")
            #expect(third.status == 429)
            #expect(third.headers["retry-after"] == nil)
            clock.advance(seconds: 10)
            #expect(try await simulation.tvmaze("/shows/1").status == 200)
        }
    }
}
