import FilmzContracts
import FilmzDomain
import FilmzExchange
import Foundation
import Testing

@testable import FilmzStore

/// A line that says that it names a film is never a show, and the other way round, in each format that tells the kind.
struct ImportedKindTests {
    private let store: Store

    /// Two of them share title and year.
    private static let films: [Film] = [
        film("Twin Lights", number: 31, year: 2010, kind: .film),
        film("Twin Lights", number: 32, year: 2010, kind: .series),
        film("Open Water Lane", number: 33, year: 2014, kind: .film),
        film("Harbour Watch", number: 34, year: 2006, kind: .series),
    ]

    private static func film(_ title: String, number: Int, year: Int, kind: Film.Kind) -> Film {
        var film = Film.sample(title, imdb: number, year: year, prominence: number)
        film.kind = kind
        return film
    }

    init() async throws {
        store = try Store.inMemory(clock: SettableClock().clock)
        _ = try await store.catalogue.replace(with: Self.films, edition: "1")
    }

    /// A format with a line for each kind that it can name.
    struct Format: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let name: String
        /// The text with `TITLE` and `YEAR` for the title and the year.
        let film: String
        /// Nil when the format has only films.
        let show: String?

        init(_ testDescription: String, name: String, film: String, show: String?) {
            self.testDescription = testDescription
            self.name = name
            self.film = film
            self.show = show
        }

        /// A format in which only one word is different.
        init(_ testDescription: String, name: String, text: String, film: String, show: String?) {
            self.init(
                testDescription, name: name, film: text.replacing("KIND", with: film),
                show: show.map { text.replacing("KIND", with: $0) })
        }
    }

    static let formats: [Format] = products + tables

    private static let products: [Format] = [
        Format(
            "Letterboxd's diary", name: "diary.csv",
            film: "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n"
                + "2012-01-02,TITLE,YEAR,https://boxd.it/a1,4,,,2012-01-01\n",
            show: nil),
        Format(
            "IMDb", name: "ratings.csv",
            text: "Const,Your Rating,Date Rated,Title,URL,Title Type,Year\n,8,2010-01-01,TITLE,,KIND,YEAR\n",
            film: "Movie", show: "TV Series"),
        Format(
            "IMDb, films on television", name: "ratings.csv",
            text: "Const,Your Rating,Date Rated,Title,URL,Title Type,Year\n,8,2010-01-01,TITLE,,KIND,YEAR\n",
            film: "tvMovie", show: "tvMiniSeries"),
        Format(
            "Trakt", name: "ratings.json",
            text: #"[{"rating":8,"rated_at":"2010-01-01T20:00:00.000Z","#
                + #""KIND":{"title":"TITLE","year":YEAR,"ids":{}}}]"#,
            film: "movie", show: "show"),
        Format(
            "TV Time", name: "tracking-prod-records.csv",
            film: "type,series_name,season_number,episode_number,movie_name,release_date,created_at,uuid\n"
                + "watch,,,,TITLE,YEAR-03-30 00:00:00,2019-03-01 21:15:00,u1\n",
            show: "type,series_name,season_number,episode_number,movie_name,release_date,created_at,uuid\n"
                + "watch,TITLE,1,2,,,2019-03-01 21:15:00,u1\n"),
        Format(
            "TMDb", name: "ratings.csv",
            text: "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated\n"
                + ",,KIND,TITLE,YEAR-03-30,,,7.1,8,2010-01-01\n",
            film: "movie", show: "tv"),
        Format(
            "Simkl", name: "backup.json",
            text: #"{"KINDs":[{"status":"completed","KIND":{"title":"TITLE","year":YEAR,"ids":{"simkl":5}}}]}"#,
            film: "movie", show: "show"),
        Format(
            "Watcharr", name: "watcharr.json",
            text: #"[{"status":"FINISHED","content":{"title":"TITLE","type":"KIND","release_date":"YEAR-03-30"}}]"#,
            film: "movie", show: "tv"),
        Format(
            "Ryot", name: "ryot.json",
            text: #"{"metadata":[{"lot":"KIND","source":"custom","identifier":"9","source_id":"TITLE","#
                + #""seen_history":[{"state":"completed","ended_on":"2021-03-01"}],"reviews":[],"collections":[]}]}"#,
            film: "movie", show: "show"),
        Format(
            "Kodi", name: "videodb.xml",
            text: "<videodb><KIND><title>TITLE</title><year>YEAR</year><userrating>8</userrating></KIND></videodb>",
            film: "movie", show: "tvshow"),
        Format(
            "Criticker", name: "criticker.xml",
            text: "<recentratings><film><filmname>TITLE (YEAR)</filmname><rating>85</rating>"
                + "<filmlink>https://www.criticker.com/KIND/Title/</filmlink></film></recentratings>",
            film: "film", show: "tv"),
        Format(
            "MediaTracker", name: "items.json",
            text: #"[{"id":1,"mediaType":"KIND","title":"TITLE","releaseDate":"YEAR-03-30","seen":true}]"#,
            film: "movie", show: "tv"),
        Format(
            "iCheckMovies", name: "checked.csv",
            film: "title,year,url,akatitle,imdburl,checked,favorite,disliked,watchlist,owned\n"
                + "TITLE,YEAR,,,,2015-02-03 10:00:00,no,no,no,no\n",
            show: nil),
        Format(
            "MovieLens", name: "movielens-ratings.csv",
            film: "movie_id,imdb_id,tmdb_id,rating,average_rating,title\n1,,,4.5,3.9,TITLE (YEAR)\n", show: nil),
        Format(
            "Yamtrack", name: "yamtrack.csv",
            text: "media_id,source,media_type,title,season_number,episode_number,score,status,end_date,notes\n"
                + "9,manual,KIND,TITLE,,,8,Completed,2024-02-09,\n",
            film: "movie", show: "tv"),
    ]

    private static let tables: [Format] = [
        Format(
            "a table with kinds", name: "a.csv", text: "Title,Year,Type,Rating\nTITLE,YEAR,KIND,4\n", film: "movie",
            show: "TV Series"),
        Format(
            "a table with kinds in German", name: "a.csv", text: "Titel,Jahr,Art,Bewertung\nTITLE,YEAR,KIND,4\n",
            film: "Spielfilm", show: "Fernsehserie"),
        Format(
            "a table with columns for episodes", name: "a.csv",
            film: "Title,Year,Type,Season,Episode,Rating\nTITLE,YEAR,movie,1,1,4\n",
            show: "Title,Year,Type,Season,Episode,Rating\nTITLE,YEAR,show,1,1,4\n"),
        Format(
            "a table with addresses", name: "a.csv",
            text: "Title,Year,URL,Rating\nTITLE,YEAR,https://trakt.tv/KIND/title,4\n", film: "movies", show: "shows"),
        Format("a table of films", name: "a.csv", film: "Movie,Year,Rating\nTITLE,YEAR,4\n", show: nil),
        Format("a table named so", name: "my-movies.csv", film: "Title,Year,Rating\nTITLE,YEAR,4\n", show: nil),
    ]

    private func found(_ text: String, of format: Format, film: Film) async throws -> Film? {
        let text = text.replacing("TITLE", with: film.title).replacing("YEAR", with: film.year.map(String.init) ?? "")
        let reading = try ExchangeReader().read([ExchangeInput(name: format.name, bytes: Array(text.utf8))])
        let plan = try await ImportPlan(
            reading.files, at: SettableClock.start, in: .gmt, from: store.services, for: .owner)
        let entry = try #require(plan.entries.first)
        #expect(plan.entries.count == 1)
        return entry.film
    }

    @Test(arguments: formats) func aLineThatSaysFilmIsNeverAShow(_ format: Format) async throws {
        #expect(try await found(format.film, of: format, film: Self.films[0])?.id == Self.films[0].id)
        #expect(try await found(format.film, of: format, film: Self.films[2])?.id == Self.films[2].id)
        #expect(try await found(format.film, of: format, film: Self.films[3]) == nil)
    }

    @Test(arguments: formats.filter { $0.show != nil })
    func aLineThatSaysShowIsNeverAFilm(_ format: Format) async throws {
        let show = try #require(format.show)
        #expect(try await found(show, of: format, film: Self.films[1])?.id == Self.films[1].id)
        #expect(try await found(show, of: format, film: Self.films[3])?.id == Self.films[3].id)
        #expect(try await found(show, of: format, film: Self.films[2]) == nil)
    }

    /// Products that have only films sometimes have the number of a series, which then is a question.
    @Test func theNumberOfASeriesIsAQuestionInAFileOfFilms() async throws {
        let text = "movie_id,imdb_id,tmdb_id,rating,average_rating,title\n1,34,,4.5,3.9,Harbour Watch (2006)\n"
        let reading = try ExchangeReader().read([ExchangeInput(name: "a.csv", bytes: Array(text.utf8))])
        let plan = try await ImportPlan(
            reading.files, at: SettableClock.start, in: .gmt, from: store.services, for: .owner)
        #expect(plan.doubtful.map { $0.candidates.map(\.id) } == [[Self.films[3].id]])
    }

    /// A line without a kind means a show only by exactly its year.
    @Test func aShowOfTheYearBesideIsAQuestion() async throws {
        for (year, isSure) in [(2006, true), (2007, false)] {
            let text = "Title,Year,Rating\nHarbour Watch,\(year),4\n"
            let reading = try ExchangeReader().read([ExchangeInput(name: "a.csv", bytes: Array(text.utf8))])
            let plan = try await ImportPlan(
                reading.files, at: SettableClock.start, in: .gmt, from: store.services, for: .owner)
            #expect((plan.entries.first?.film != nil) == isSure, "\(year)")
            #expect(plan.doubtful.isEmpty == isSure, "\(year)")
        }
    }
}
