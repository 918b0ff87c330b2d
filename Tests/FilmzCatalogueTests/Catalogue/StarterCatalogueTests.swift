import FilmzCatalogue
import FilmzContracts
import FilmzDomain
import FilmzStore
import Testing

struct StarterCatalogueTests {
    private static let header =
        "imdb_id\ttmdb_id\ttitle\toriginal_title\tyear\trelease_date\truntime_min\tgenres\tdirectors\tcast\tcountries\t"
        + "languages\tcertification\tprominence\tlogline\tkeywords"
    private static let metropolis =
        "tt0017136\t19\tMetropolis\tMetropolis\t1927\t1927-01-10\t153\tDrama|Sci-Fi\tFritz Lang\tBrigitte Helm\tGermany\t"
        + "German\tNot Rated\t300\tA city on two levels.\trobot|class struggle"

    private static func read(_ lines: String...) -> StarterCatalogue.Content {
        StarterCatalogue(Array(lines.joined(separator: "\n").utf8)).read()
    }

    @Test func theBundledTableIsWhole() {
        let content = StarterCatalogue.bundled().read()
        let count = content.films.count
        let films = content.films.filter { !$0.isShow }
        #expect(films.count > 1_400)
        #expect(count - films.count > 390)
        #expect(content.problems.isEmpty)
        #expect(Set(content.films.map(\.id)).count == count)
        #expect(Set(films.compactMap(\.prominence)) == Set(1...films.count))
        #expect(content.stories.count > count * 9 / 10)
        #expect(content.stories.values.allSatisfy { $0.logline?.isEmpty == false && $0.keywords.count >= 3 })
        #expect(Set(content.stories.keys).isSubset(of: content.films.map(\.id)))
        #expect(content.films.count { $0.releaseDate != nil } > count * 9 / 10)
        #expect(content.films.allSatisfy { $0.releaseDate == nil || $0.releaseDate?.year == $0.year })
        #expect(films.allSatisfy { $0.year != nil && !$0.directors.isEmpty })
        // Of films that are still to come, the length may not be known.
        #expect(films.allSatisfy { $0.runtime != nil || $0.year == 2026 })
    }

    @Test func theBundledShowsAreAmongTheFilmsByFame() {
        let content = StarterCatalogue.bundled().read()
        let shows = content.films.filter(\.isShow)
        #expect(shows.allSatisfy { $0.year != nil && !$0.cast.isEmpty && content.stories[$0.id] != nil })
        // As many of each hundred are shows among the best known as among the rest.
        let known = shows.count { $0.prominence.map { $0 <= (content.films.count - shows.count) / 2 } == true }
        #expect(abs(known * 2 - shows.count) <= 2)
    }

    @Test func theBundledSeasonsBelongToShows() {
        let content = StarterCatalogue.bundled().read()
        let shows = content.films.filter(\.isShow)
        #expect(Set(content.runs.keys) == Set(shows.map(\.id)))
        #expect(content.runs.values.count { !$0.seasons.isEmpty } > shows.count / 2)
        for show in shows {
            guard let run = content.runs[show.id] else { continue }
            let days = run.seasons.compactMap(\.firstAired)
            let counts = run.seasons.compactMap(\.episodeCount)
            #expect(days == days.sorted(), "\(show.title)")
            #expect(run.lastYear ?? .max >= show.year ?? .max, "\(show.title)")
            // Rows may stop early, and a special may be counted on one side only.
            if let total = run.episodeCount { #expect(counts.reduce(0, +) <= total + 2, "\(show.title)") }
        }
    }

    private static let showHeader =
        "imdb_id\ttmdb_id\ttitle\toriginal_title\tkind\tfirst_year\tlast_year\tfirst_air_date\tseasons\tepisodes\t"
        + "episode_runtime_min\tgenres\tcreators\tcast\tcountries\tlanguages\tcertification\tprominence\tlogline\tkeywords"
    private static let heimat =
        "tt0087400\t1421\tHeimat\tHeimat: Eine deutsche Chronik\tminiseries\t1984\t1984\t1984-09-16\t1\t11\t84\t"
        + "Drama|History\tEdgar Reitz\tMarita Breuer\tWest Germany\tGerman\t\t1200\tA village and its century.\tvillage"

    private static func read(show: String, seasons: String...) -> StarterCatalogue.Content {
        let table = ["imdb_id\tseason\tfirst_air_date\tepisodes"] + seasons
        return StarterCatalogue(
            Array(header.utf8), shows: Array("\(showHeader)\n\(show)".utf8),
            seasons: Array(table.joined(separator: "\n").utf8)
        ).read()
    }

    @Test func linesBecomeSeasons() throws {
        let content = Self.read(show: Self.heimat, seasons: "tt0087400\t2\t\t13", "tt0087400\t1\t1984-09-16\t11")
        let show = try #require(content.films.first)
        let seasons = [
            ShowRun.Season(number: 1, firstAired: CalendarDay("1984-09-16"), episodeCount: 11),
            ShowRun.Season(number: 2, episodeCount: 13),
        ]
        #expect(content.problems.isEmpty)
        #expect(
            content.runs == [show.id: ShowRun(lastYear: 1984, seasonCount: 1, episodeCount: 11, seasons: seasons)])
    }

    @Test(arguments: [
        ("tt0087401\t1\t\t", "tt0087401 is no show"), ("tt0087400\t\t\t", "no season"),
        ("tt0087400\t1\t\t", "tt0087400 already has season 1"), ("tt0087400\t-1\t\t", "“-1” is no season"),
        ("tt0087400\t2\t\t0", "“0” is no number of episodes"), ("tt0087400\t2\t1984\t", "“1984” is no date"),
    ])
    func aMalformedSeasonIsReportedAndSkipped(line: String, reason: String) {
        let content = Self.read(show: Self.heimat, seasons: "tt0087400\t1\t\t11", line)
        #expect(content.runs.values.map(\.seasons) == [[ShowRun.Season(number: 1, episodeCount: 11)]])
        #expect(content.problems.map(\.reason) == [reason])
        #expect(content.problems.map(\.line) == [3])
    }

    @Test func aLineBecomesAShow() throws {
        let content = Self.read(show: Self.heimat)
        let show = try #require(content.films.first)
        #expect(content.problems.isEmpty)
        #expect(show.kind == .miniseries)
        #expect(show.isShow)
        #expect(show.year == 1984)
        #expect(show.releaseDate == CalendarDay("1984-09-16"))
        #expect(show.runtime == 84)
        #expect(show.directors == ["Edgar Reitz"])
        // TMDb numbers films and series separately.
        #expect(show.externalIDs.tmdb == nil)
        #expect(show.externalIDs[in: .tmdbSeries] == .tmdbSeries(1_421))
        #expect(content.stories[show.id]?.logline == "A village and its century.")
    }

    @Test func whatIsNoShowIsReportedAndSkipped() {
        let content = Self.read(show: Self.heimat.replacing("miniseries", with: "film"))
        #expect(content.films.isEmpty)
        #expect(content.problems.map(\.reason) == ["“film” is no kind of show"])
    }

    @Test func aLineBecomesAFilm() throws {
        let film = try #require(Self.read(Self.header, Self.metropolis).films.first)
        #expect(film.title == "Metropolis")
        #expect(film.originalTitle == nil)
        #expect(film.year == 1927)
        #expect(film.releaseDate == CalendarDay(year: 1927, month: 1, day: 10))
        #expect(film.runtime == 153)
        #expect(film.genres == ["Drama", "Sci-Fi"])
        #expect(film.certificate == "Not Rated")
        #expect(film.externalIDs == ExternalIDs(imdb: IMDbID("tt0017136"), tmdb: 19))
        #expect(film.prominence == 300)
        let story = FilmSynopsis(logline: "A city on two levels.", keywords: ["robot", "class struggle"])
        #expect(Self.read(Self.header, Self.metropolis).stories == [film.id: story])
    }

    @Test func emptyCellsAreNotKnown() throws {
        let content = Self.read(Self.header, "tt0000001\t\tA\t\t\t\t\t\t\t\t\t\t\t\t\t")
        let film = try #require(content.films.first)
        #expect(film.year == nil)
        #expect(film.releaseDate == nil)
        #expect(film.runtime == nil)
        #expect(film.prominence == nil)
        #expect(film.genres.isEmpty)
        #expect(film.cast.isEmpty)
        #expect(film.externalIDs.tmdb == nil)
        #expect(content.stories.isEmpty)
    }

    @Test(arguments: [
        ("tt0017136\tonly three\tcells", "3 cells"),
        (metropolis.replacing("tt0017136", with: "nm0017136"), "no IMDb ID"),
        (metropolis.replacing("Metropolis\tMetropolis", with: "\tMetropolis"), "no title"),
        (metropolis.replacing("\t1927\t", with: "\t27\t"), "no year"),
        (metropolis.replacing("1927-01-10", with: "1927-02-30"), "no date"),
        (metropolis.replacing("\t153\t", with: "\t-5\t"), "no runtime"),
    ])
    func aMalformedLineIsReportedAndSkipped(line: String, reason: String) throws {
        let content = Self.read(Self.header, line, Self.metropolis.replacing("tt0017136", with: "tt0017137"))
        #expect(content.films.map(\.id) == [Film.ID(.imdb(try #require(IMDbID("tt0017137"))))])
        let problem = try #require(content.problems.first)
        #expect(content.problems.count == 1)
        #expect(problem.line == 2)
        #expect(problem.reason.contains(reason))
    }

    @Test func aRepeatedFilmIsReportedAndSkipped() {
        let content = Self.read(Self.header, Self.metropolis, Self.metropolis)
        #expect(content.films.count == 1)
        #expect(content.problems.map(\.description) == ["line 3: tt0017136 is already on line 2"])
    }

    private static func withTitles(_ lines: String...) -> StarterCatalogue {
        let titles = ["imdb_id\tde\tfr\tes"] + lines
        return StarterCatalogue(
            Array("\(header)\n\(metropolis)".utf8), titles: Array(titles.joined(separator: "\n").utf8))
    }

    @Test func aFilmHasTheTitlesOfItsReaders() async throws {
        let store = try Store.inMemory()
        let catalogue = Self.withTitles("tt0017136\t\tMétropolis\tMetrópolis")
        #expect(try await catalogue.load(into: store.catalogue)?.problems.isEmpty == true)
        let id = Film.ID(.imdb(try #require(IMDbID("tt0017136"))))
        let films = store.services.films
        #expect(try await films.titles(of: [id], in: .french) == [id: "Métropolis"])
        #expect(try await films.titles(of: [id], in: .spanish) == [id: "Metrópolis"])
        #expect(try await films.titles(of: [id], in: .german).isEmpty)
    }

    @Test func titlesOfAnUnknownFilmAreReportedAndSkipped() {
        let content = Self.withTitles("tt0017137\t\tMétropolis\t").read()
        #expect(content.titles.names.isEmpty)
        #expect(content.problems.map(\.description) == ["line 2: tt0017137 is no film of the other tables"])
    }

    @Test func theBundledTitlesNameTheBestKnownFilms() {
        let content = StarterCatalogue.bundled().read()
        for language in TitleLanguage.allCases {
            #expect(content.titles.names.count { $0.fit?.language == language } > 200, "\(language)")
        }
        #expect(content.titles.names.allSatisfy { !$0.name.isEmpty })
    }

    @Test func brokenEncodingCostsOneLine() {
        let bytes = Array((Self.header + "\n").utf8) + [0xFF, 0xFE, 0x0A] + Array(Self.metropolis.utf8)
        let content = StarterCatalogue(bytes).read()
        #expect(content.films.count == 1)
        #expect(content.problems.map(\.description) == ["line 2: not UTF-8"])
    }

    @Test func itIsLoadedOnceAndAgainWhenNewer() async throws {
        for length in 0..<10 {
            let bytes = (0..<length).map(UInt8.init)
            let others = bytes.indices.map { index in
                var other = bytes
                other[index] ^= 1
                return other
            }
            let editions = Set(([bytes, bytes + [0]] + others).map { StarterCatalogue($0).edition })
            #expect(editions.count == length + 2, "each byte counts")
        }
        let store = try Store.inMemory()
        let old = StarterCatalogue(Array("\(Self.header)\n\(Self.metropolis)".utf8))
        let new = StarterCatalogue(Array("\(Self.header)\n\(Self.metropolis.replacing("153", with: "149"))".utf8))
        #expect(try await old.load(into: store.catalogue)?.films.count == 1)
        #expect(try await old.load(into: store.catalogue) == nil)
        #expect(try await new.load(into: store.catalogue)?.films.count == 1)
        let id = Film.ID(.imdb(try #require(IMDbID("tt0017136"))))
        #expect(try await store.services.films.film(id)?.runtime == 149)
    }

    @Test func aCatalogueFromAnotherSourceIsLeftAlone() async throws {
        let store = try Store.inMemory()
        let film = Film(id: Film.ID(.tmdb(1)), title: "A", externalIDs: ExternalIDs(tmdb: 1))
        _ = try await store.catalogue.replace(with: [film], edition: "datasets-2026-11-21")
        #expect(try await StarterCatalogue.bundled().load(into: store.catalogue) == nil)
        #expect(try await store.catalogue.edition() == "datasets-2026-11-21")
    }
}
