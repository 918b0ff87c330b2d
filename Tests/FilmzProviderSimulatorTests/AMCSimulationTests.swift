import FilmzProviderSimulator
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct AMCSimulationTests {
    @Test func rejectsKeysInTwoWays() async throws {
        try await Simulation.run { simulation async throws in
            for headers in [[:], ["X-AMC-Vendor-Key": "nonsense"]] {
                let answer = try await simulation.get("/amc/v2/theatres", headers: headers)
                #expect(answer.status == 404)
                #expect(answer.data.isEmpty)
            }
            // URLSession would leave this out.
            let (head, body) = try await RawConnection.answer(
                to: ["GET /amc/v2/theatres HTTP/1.1", "X-AMC-Vendor-Key: "], at: simulation.running.address)
            #expect(head.hasPrefix("HTTP/1.1 400"))
            #expect(body.contains(#""code":1,"#))
        }
        try await Simulation.run(.init(amcWrongKey: .unauthorized)) { simulation async throws in
            let answer = try await simulation.get("/amc/v2/theatres")
            #expect(answer.status == 401)
            #expect(answer.json["errors"]?.array.first?["code"]?.int == 1)
        }
    }

    @Test(arguments: [
        "/v2/movies", "/v2/movies/views/now-playing", "/v2/movies/views/coming-soon", "/v2/movies/views/active",
        "/v2/movies/views/all/active", "/v2/movies/views/on-demand",
    ])
    func linksPages(path: String) async throws {
        try await Simulation.run { simulation async throws in
            var next: String? = path
            var ids: [Int] = []
            var pages = 0
            while let target = next {
                let page = try await simulation.amc(target).json
                #expect(page["pageSize"]?.int == 10)
                #expect(page["pageNumber"]?.int == pages + 1)
                #expect((page["_links"]?["previous"] != nil) == (pages > 0))
                ids += page["_embedded"]?["movies"]?.array.compactMap { $0["id"]?.int } ?? []
                pages += 1
                next = page["_links"]?["next"]?["href"]?.string?.replacing("https://api.amctheatres.com", with: "")
                if next == nil { #expect(page["count"]?.int == ids.count) }
            }
            #expect(pages > 2)
            #expect(Set(ids).count == ids.count)
        }
    }

    @Test func listsOtherViews() async throws {
        try await Simulation.run { simulation async throws in
            let advance = try await simulation.amc("/v2/movies/views/advance").json
            #expect((advance["count"]?.int ?? 0) > 2)
            let page = try await simulation.amc("/v2/movies/views/on-demand?page-size=50&pageSize=3").json
            #expect(page["pageSize"]?.int == 50)
            let film = try #require(page["_embedded"]?["movies"]?.array.first)
            #expect(film["preferredMediaType"] == .string("OnDemand"))
            let similar = try await simulation.amc("/v2/movies/\(film["id"]?.int ?? 0)/on-demand/similar").json
            #expect((similar["count"]?.int ?? 0) > 0)
        }
    }

    @Test func namesAFilmInThreeWays() async throws {
        try await Simulation.run { simulation async throws in
            let list = try await simulation.amc("/v2/movies/views/now-playing").json
            let film = try #require(list["_embedded"]?["movies"]?.array.first)
            let names = [
                "\(film["id"]?.int ?? 0)", film["slug"]?.string ?? "",
                "internal-release/\(film["internalReleaseNumber"]?.int ?? 0)",
            ]
            for name in names { #expect(try await simulation.amc("/v2/movies/\(name)").json == film) }
            let unknown = try await simulation.amc("/v2/movies/1")
            #expect(unknown.status == 404)
            #expect(unknown.json["errors"]?.array.first?["code"]?.int == 4_002)
            let nowhere = try await simulation.amc("/v2/locations")
            #expect(nowhere.json["errors"]?.array.first?["code"]?.int == 12_004)
        }
    }

    @Test func knowsLittleOfSomeFilms() async throws {
        try await Simulation.run { simulation async throws in
            let list = try await simulation.amc("/v2/movies/views/now-playing?page-size=100").json
            let films = list["_embedded"]?["movies"]?.array ?? []
            #expect(films.contains { $0["genre"] == nil && $0["mpaaRating"] == nil && $0["imdbId"] == nil })
            #expect(films.contains { $0["earliestShowingUtc"] == .string("1900-01-01T00:00:00") })
            #expect(films.contains { $0["earliestShowingUtc"] == .string("0001-01-01T00:00:00Z") })
            #expect(films.allSatisfy { $0["media"]?["posterLarge"] == .string("") })
            #expect(films.contains { $0["mpaaRating"] == .string("PG13") })
            // Midnight in Chicago, in winter and in summer time.
            let days = films.compactMap { $0["releaseDateUtc"]?.string }
            #expect(days.contains { $0.hasSuffix("T06:00:00Z") })
            #expect(days.contains { $0.hasSuffix("T05:00:00Z") })
        }
    }

    @Test func wantsANameWhenToldSo() async throws {
        try await Simulation.run(.init(amcNeedsName: true)) { simulation async throws in
            let none = try await simulation.amc("/v2/movies")
            #expect(none.status == 400)
            #expect(none.json["errors"]?.array.first?["code"]?.int == 5_308)
            #expect(try await simulation.amc("/v2/movies?name=*").status == 200)
            let named = try await simulation.amc("/v2/movies?name=lighthouse&movie-status=currently-playing").json
            #expect((1...5).contains(named["count"]?.int ?? 0))
        }
    }

    @Test func listsTheatres() async throws {
        try await Simulation.run { simulation async throws in
            let all = try await simulation.amc("/v2/theatres?page-size=100").json["_embedded"]?["theatres"]?.array ?? []
            #expect(all.contains { $0["name"] == .string("") && $0["location"]?["latitude"]?.number == 0 })
            #expect(all.allSatisfy { $0["isClosed"] == .bool(false) })
            let closed = try await simulation.amc("/v2/theatres?include=closed").json
            #expect(closed["count"]?.int == all.count + 1)
            let theatre = try await simulation.amc("/v2/theatres/640").json
            #expect(theatre["location"]?["state"] == .string("AZ"))
            #expect(theatre["utcOffset"] == .string("-07:00"))
            #expect(try await simulation.amc("/v2/theatres/\(theatre["slug"]?.string ?? "")").json == theatre)
            let state = try await simulation.amc("/v2/theatres?state=NY&city=New%20York").json
            #expect(state["count"]?.int == 2)
            let unknown = try await simulation.amc("/v2/theatres/23").json["errors"]?.array.first
            #expect(unknown?["message"] == .string("Unable to locate a theatre with an id of 23."))
            let film = try await simulation.amc("/v2/theatres/610/showtimes").json["_embedded"]?["showtimes"]?.array
                .first
            let number = film?["wwmReleaseNumber"]?.int ?? 0
            let showing = try await simulation.amc("/v2/theatres/views/now-playing/wwm-release-number/\(number)").json
            #expect(showing["_embedded"]?["theatres"]?.array.contains { $0["id"]?.int == 610 } == true)
        }
    }

    @Test func hasEveryKindOfShowtime() async throws {
        try await Simulation.run { simulation async throws in
            let day = try await simulation.amc("/v2/theatres/620/showtimes/11-21-2026?page-size=100").json
            let shows = day["_embedded"]?["showtimes"]?.array ?? []
            #expect(shows.count == 24)
            for flag in ["isSoldOut", "isAlmostSoldOut", "isCanceled"] {
                #expect(shows.filter { $0[flag] == .bool(true) }.count == 1)
            }
            #expect(shows.contains { $0["premiumFormat"] == .string("IMAX at AMC") })
            #expect(shows.contains { $0["premiumFormat"] == .string("") })
            #expect(shows.contains { $0["ticketPrices"] == .array([]) })
            let types = shows.flatMap { $0["ticketPrices"]?.array ?? [] }.compactMap { $0["type"]?.string }
            #expect(Set(types) == ["ADULT", "CHILD", "SENIOR", "LIGHTHOUSE KEEPER"])
            #expect(shows.contains { $0["lastUpdatedDateUtc"]?.string?.hasSuffix(".327Z") == true })
            let first = try #require(shows.first)
            #expect(first["utcOffset"] == .string("-08:00"))
            #expect(first["showDateTimeLocal"]?.string?.count == 19)
            #expect(try await simulation.amc("/v2/showtimes/\(first["id"]?.int ?? 0)").json == first)
            let movie = first["movieId"]?.int ?? 0
            let only = try await simulation.amc("/v2/theatres/620/showtimes/11-21-2026?movie-id=\(movie)").json
            #expect(only["count"]?.int == 3)
            let imax = try await simulation.amc("/v2/theatres/620/showtimes/11-21-2026?include-attributes=imax").json
            #expect(imax["count"]?.int == shows.filter { $0["premiumFormat"] == .string("IMAX at AMC") }.count)
            let earliest = try await simulation.amc("/v2/theatres/620/movies/\(movie)/earliest-showtime").json
            #expect(earliest == first)
        }
    }

    @Test(arguments: [("11-21-2026", 200), ("11-1-2026", 404), ("11-22-26", 200), ("2026-11-21", 404), ("x", 404)])
    func readsDates(date: String, status: Int) async throws {
        try await Simulation.run { simulation async throws in
            #expect(try await simulation.amc("/v2/theatres/610/showtimes/\(date)").status == status)
        }
    }

    @Test func readsISODatesWhenToldSo() async throws {
        try await Simulation.run(.init(amcAcceptsISODates: true)) { simulation async throws in
            #expect(try await simulation.amc("/v2/theatres/610/showtimes/2026-11-21").status == 200)
        }
    }

    @Test func saysThatThereAreNoShowtimes() async throws {
        try await Simulation.run { simulation async throws in
            let answer = try await simulation.amc("/v2/theatres/610/showtimes/1-31-2027")
            #expect(answer.status == 404)
            #expect(answer.json["errors"]?.array.first?["message"] == .string("No showtimes found."))
        }
    }

    /// When it is six in the evening in Seattle, it is already the next day in UTC.
    @Test func livesInTheDayOfTheTheatre() async throws {
        let clock = MovableClock()
        clock.advance(seconds: 8 * 3_600)
        try await Simulation.run(clock: clock) { simulation async throws in
            let day = try await simulation.amc("/v2/theatres/620/showtimes/11-21-2026?page-size=100").json
            let shows = day["_embedded"]?["showtimes"]?.array ?? []
            #expect(shows.count == 24)
            let last = try #require(shows.last)
            #expect(try await simulation.amc("/v2/showtimes/\(last["id"]?.int ?? 0)").json == last)
            #expect(try await simulation.amc("/v2/theatres/620/showtimes/12-4-2026").status == 200)
            #expect(try await simulation.amc("/v2/theatres/620/showtimes/12-5-2026").status == 404)
            let near = "/v2/showtimes/views/current-location/11-21-2026/47.6/-122.3"
            #expect(try await simulation.amc(near).json["count"]?.int == 24)
        }
    }

    @Test func listsNoShowThatIsOver() async throws {
        let clock = MovableClock()
        clock.advance(seconds: 8 * 3_600)
        try await Simulation.run(clock: clock) { simulation async throws in
            let all = try await simulation.amc("/v2/theatres/620/showtimes?page-size=1000").json
            let shows = all["_embedded"]?["showtimes"]?.array ?? []
            // The evening of this day, and thirteen whole days.
            #expect(shows.count == 8 + 13 * 24)
            #expect(shows.allSatisfy { ($0["sellUntilDateTimeUtc"]?.string ?? "") > "2026-11-22T02:00:00Z" })
            let day = try await simulation.amc("/v2/theatres/620/showtimes/11-21-2026?page-size=100").json
            let over = try #require(day["_embedded"]?["showtimes"]?.array.first?["movieId"]?.int)
            let earliest = try await simulation.amc("/v2/theatres/620/movies/\(over)/earliest-showtime").json
            #expect(earliest == shows.first { $0["movieId"]?.int == over })
        }
    }

    @Test func findsShowtimesNearby() async throws {
        try await Simulation.run { simulation async throws in
            func theatres(_ query: String) async throws -> Set<Int> {
                let day = try await simulation.amc(
                    "/v2/showtimes/views/current-location/11-21-2026/39.1/-94.58?page-size=100\(query)")
                return Set(day.json["_embedded"]?["showtimes"]?.array.compactMap { $0["theatreId"]?.int } ?? [])
            }
            #expect(try await theatres("") == [610, 611])
            #expect(try await theatres("&radius=1") == [610])
            #expect(try await theatres("&radius=500").isSuperset(of: [610, 611, 650]))
            // A town is ignored without its state.
            #expect(try await theatres("&radius=500&city=Chicago").contains(610))
            #expect(try await theatres("&radius=500&city=Chicago&state=IL") == [650])
        }
    }
}
