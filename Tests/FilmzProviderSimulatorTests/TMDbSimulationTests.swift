import FilmzProviderSimulator
import Foundation
import Testing

@Suite(.serialized, .timeLimit(.minutes(10))) struct TMDbSimulationTests {
    @Test func takesKeysAndTokens() async throws {
        try await Simulation.run { simulation async throws in
            let key = ProviderSimulator.tmdbKey
            let token = ProviderSimulator.tmdbToken
            #expect(try await simulation.get("/tmdb/3/configuration?api_key=\(key)").status == 200)
            #expect(try await simulation.tmdb("/configuration").status == 200)
            let rejected = [
                try await simulation.get("/tmdb/3/configuration"),
                try await simulation.get("/tmdb/3/configuration?api_key=\(token)"),
                try await simulation.get("/tmdb/3/configuration", headers: ["Authorization": "Bearer \(key)"]),
            ]
            for answer in rejected {
                #expect(answer.status == 401)
                #expect(
                    answer.text
                        == #"{"status_code":7,"status_message":"Invalid API key: You must be granted a valid key.","success":false}"#
                )
            }
        }
    }

    @Test(arguments: ["/movie/999999", "/movie/603/nonsense", "/nonsense", "/movie/603/credits/more"])
    func knowsNoSuchThing(target: String) async throws {
        try await Simulation.run { simulation async throws in
            let answer = try await simulation.tmdb(target)
            #expect(answer.status == 404)
            #expect(answer.json["status_code"]?.int == 34)
        }
    }

    @Test(arguments: ["0", "501", "abc"], ["/movie/popular?", "/search/movie?query=star&", "/discover/movie?"])
    func rejectsPages(page: String, target: String) async throws {
        try await Simulation.run { simulation async throws in
            let answer = try await simulation.tmdb("\(target)page=\(page)")
            #expect(answer.status == 400)
            #expect(answer.json["status_code"]?.int == 22)
        }
    }

    @Test func hasMorePopularPagesThanMayBeAskedFor() async throws {
        try await Simulation.run { simulation async throws in
            for page in [1, 2, 500] {
                let answer = try await simulation.tmdb("/movie/popular?page=\(page)").json
                #expect(answer["results"]?.array.count == 20)
                #expect(answer["total_pages"]?.int == 38_029)
                #expect(answer["page"]?.int == page)
            }
        }
    }

    @Test func listsItemsWithAllTheirKeys() async throws {
        try await Simulation.run { simulation async throws in
            let keys: Set = [
                "adult", "backdrop_path", "genre_ids", "id", "original_language", "original_title", "overview",
                "popularity", "poster_path", "release_date", "title", "video", "vote_average", "vote_count",
            ]
            let lists = ["/movie/popular", "/movie/top_rated", "/movie/now_playing", "/movie/603/similar"]
            for list in lists {
                let rows = try await simulation.tmdb(list).json["results"]?.array ?? []
                #expect(rows.count == 20)
                #expect(rows.allSatisfy { $0.keys == keys })
            }
            let trend = try await simulation.tmdb("/trending/movie/week").json["results"]?.array ?? []
            #expect(trend.allSatisfy { $0.keys == keys.union(["media_type"]) })
            #expect(trend.count == 20)
        }
    }

    @Test func searchesWithBlanksAndNulls() async throws {
        try await Simulation.run { simulation async throws in
            let first = try await simulation.tmdb("/search/movie?query=star")
            let pages = try #require(first.json["total_pages"]?.int)
            var rows: [JSON] = []
            for page in 1...pages {
                rows += try await simulation.tmdb("/search/movie?query=star&page=\(page)").json["results"]?.array ?? []
            }
            #expect(rows.count == first.json["total_results"]?.int)
            #expect(rows.contains { $0["release_date"] == .string("") })
            #expect(rows.contains { $0["poster_path"] == .null })
            #expect(rows.contains { $0["genre_ids"] == .array([]) })
            #expect(first.text.contains(#""poster_path":"\/p"#))
            let one = try await simulation.tmdb("/search/movie?query=the%20matrix&primary_release_year=1999").json
            #expect(one["results"]?.array.map { $0["id"]?.int } == [603])
            let none = try await simulation.tmdb("/search/movie")
            #expect(none.status == 422)
            #expect(none.json["errors"] == .array([.string("query must be provided")]))
        }
    }

    @Test(arguments: ["upcoming", "now_playing"])
    func datesOfTheFirstReleaseLieOutside(list: String) async throws {
        try await Simulation.run { simulation async throws in
            let all = try await simulation.tmdb("/movie/\(list)").json
            let first = try #require(all["dates"]?["minimum"]?.string)
            let last = try #require(all["dates"]?["maximum"]?.string)
            func days(_ answer: JSON) -> [String] {
                answer["results"]?.array.compactMap { $0["release_date"]?.string } ?? []
            }
            #expect(days(all).contains { $0 < first })
            let here = days(try await simulation.tmdb("/movie/\(list)?region=US").json)
            #expect(here.count == 20)
            #expect(here.allSatisfy { first <= $0 && $0 <= last })
        }
    }

    @Test func appendsBlocks() async throws {
        try await Simulation.run { simulation async throws in
            let blocks = [
                "alternative_titles", "changes", "credits", "external_ids", "images", "keywords", "lists",
                "recommendations", "release_dates", "reviews", "similar", "translations", "videos", "watch/providers",
            ]
            let names = blocks + ["nonsense"]
            let film = try await simulation.tmdb(
                "/movie/603?append_to_response=\(names.joined(separator: ","))"
            ).json
            let plain = try await simulation.tmdb("/movie/603").json
            #expect(film.keys == plain.keys.union(blocks))
            #expect(film["imdb_id"] == .string("tt0133093"))
            for block in blocks {
                let alone = try await simulation.tmdb("/movie/603/\(block)").json
                let appended = try #require(film[block])
                #expect(appended["id"] == nil)
                if ["recommendations", "similar"].contains(block) {
                    #expect(alone == appended)
                } else {
                    #expect(alone["id"]?.int == 603)
                    #expect(alone.keys == appended.keys.union(["id"]))
                }
            }
            let directors = film["credits"]?["crew"]?.array.filter { $0["job"] == .string("Director") }
            #expect(directors?.compactMap { $0["name"]?.string } == ["Lana Wachowski", "Lilly Wachowski"])
            #expect(film["watch/providers"]?["results"]?["US"]?["link"]?.string != nil)
            let twice = try await simulation.tmdb("/movie/603?append_to_response=videos,credits,videos").text
            #expect(twice.ranges(of: "\"videos\":").count == 1)
            let many = Array(repeating: "credits", count: 21).joined(separator: ",")
            let tooMany = try await simulation.tmdb("/movie/603?append_to_response=\(many)")
            #expect(tooMany.status == 400)
            #expect(tooMany.json["status_code"]?.int == 27)
        }
    }

    @Test(arguments: [("en", "Comedy"), ("de", "Komödie"), ("fr", "Comédie"), ("de-AT", "Komödie"), ("xx", "Comedy")])
    func namesGenresInLanguages(language: String, name: String) async throws {
        try await Simulation.run { simulation async throws in
            let genres = try await simulation.tmdb("/genre/movie/list?language=\(language)").json["genres"]?.array ?? []
            #expect(genres.count == 19)
            #expect(genres.first { $0["id"]?.int == 35 }?["name"] == .string(name))
        }
    }

    @Test func translatesSomeTitles() async throws {
        try await Simulation.run { simulation async throws in
            let german = try await simulation.tmdb("/movie/278?language=de-DE").json
            #expect(german["title"] == .string("Die Verurteilten"))
            #expect(german["original_title"] == .string("The Shawshank Redemption"))
            let found = try await simulation.tmdb("/search/movie?query=Die%20Verurteilten&language=de").json
            #expect(found["results"]?.array.first?["id"]?.int == 278)
        }
    }

    @Test func findsByIMDbIDs() async throws {
        try await Simulation.run { simulation async throws in
            let found = try await simulation.tmdb("/find/tt0133093?external_source=imdb_id").json
            #expect(found["movie_results"]?.array.map { $0["id"]?.int } == [603])
            #expect(found["movie_results"]?.array.first?["media_type"] == .string("movie"))
            let none = try await simulation.tmdb("/find/tt0000000?external_source=imdb_id")
            #expect(none.status == 200)
            #expect(none.json.keys.count == 5)
            #expect(none.json["movie_results"] == .array([]))
            #expect(try await simulation.tmdb("/find/tt0133093").status == 422)
        }
    }

    @Test func discovers() async throws {
        try await Simulation.run { simulation async throws in
            func rows(_ query: String) async throws -> [JSON] {
                try await simulation.tmdb("/discover/movie?\(query)").json["results"]?.array ?? []
            }
            func ids(_ row: JSON) -> Set<Int> { Set(row["genre_ids"]?.array.compactMap(\.int) ?? []) }
            let both = try await rows("with_genres=28,878&without_genres=12")
            #expect(!both.isEmpty)
            #expect(both.allSatisfy { ids($0).isSuperset(of: [28, 878]) && !ids($0).contains(12) })
            let either = try await rows("with_genres=37%7C27")
            #expect(either.allSatisfy { !ids($0).isDisjoint(with: [37, 27]) })
            #expect(!either.allSatisfy { ids($0).contains(37) })
            let dated = try await rows(
                "primary_release_date.gte=1994-01-01&primary_release_date.lte=1994-12-31&sort_by=primary_release_date.asc"
            )
            let days = dated.compactMap { $0["release_date"]?.string }
            #expect(days.count > 5)
            #expect(days == days.sorted())
            #expect(days.allSatisfy { $0.hasPrefix("1994-") })
            let rated = try await rows("vote_average.gte=8&vote_count.gte=1000&sort_by=vote_average.desc")
            let means = rated.compactMap { $0["vote_average"]?.number }
            #expect(means.count == 20)
            #expect(means == means.sorted(by: >))
            #expect(means.allSatisfy { $0 >= 8 })
            let french = try await rows("with_original_language=fr")
            #expect(!french.isEmpty)
            #expect(french.allSatisfy { $0["original_language"] == .string("fr") })
            let cast = try await simulation.tmdb("/movie/603/credits").json["cast"]?.array.first?["id"]?.int ?? 0
            #expect(try await rows("with_cast=\(cast)").contains { $0["id"]?.int == 603 })
            #expect(try await rows("primary_release_year=1899").isEmpty)
            let certified = try await rows("certification_country=US&certification=G").compactMap { $0["id"]?.int }
            let releases = try await simulation.tmdb("/movie/\(certified.first ?? 0)/release_dates").text
            #expect(releases.contains(#""certification":"G""#))
        }
    }

    @Test func tagsAnswers() async throws {
        try await Simulation.run { simulation async throws in
            let first = try await simulation.tmdb("/movie/603")
            let tag = try #require(first.headers["etag"])
            #expect(first.headers["cache-control"]?.hasPrefix("public, max-age=") == true)
            let second = try await simulation.tmdb("/movie/603", headers: ["If-None-Match": tag])
            #expect(second.status == 304)
            #expect(second.data.isEmpty)
            let other = try await simulation.tmdb("/movie/604", headers: ["If-None-Match": tag])
            #expect(other.status == 200)
        }
    }

    @Test func servesPicturesInEveryWidth() async throws {
        try await Simulation.run { simulation async throws in
            let images = try #require(try await simulation.tmdb("/configuration").json["images"])
            let origin = simulation.running.address.absoluteString
            let base = try #require(images["secure_base_url"]?.string)
            #expect(base.hasPrefix(origin))
            let path = try await simulation.tmdb("/movie/603").json["poster_path"]?.string ?? ""
            for size in images["poster_sizes"]?.array.compactMap(\.string) ?? [] {
                let picture = try await simulation.get("\(base)\(size)\(path)".replacing(origin, with: ""))
                #expect(picture.status == 200)
                #expect(picture.data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
                if let width = Int(size.dropFirst()), size.hasPrefix("w") {
                    #expect(Array(picture.data[18..<20]) == [UInt8(width / 256), UInt8(width % 256)])
                }
            }
        }
    }

    @Test func keepsItsNumbersFromStartToStart() async throws {
        try await Simulation.run { simulation async throws in
            let rows = try await simulation.tmdb("/movie/popular?page=3").json["results"]?.array ?? []
            #expect(
                rows.map { $0["id"]?.int } == [
                    149_000_041, 1_422, 497, 149_000_036, 149_000_010, 1_891, 149_000_043, 149_000_016, 19_995,
                    149_000_013, 240, 77, 105, 149_000_048, 597, 299_534, 149_000_014, 118_340, 769, 149_000_026,
                ])
        }
    }
}
