import FilmzDomain
import Foundation
import Testing

@testable import FilmzExchange

/// What files say, by film.
struct ImportedFilmTests {
    /// A moment of September 2020.
    private static let now = Timestamp(milliseconds: 1_600_000_000_000)

    private static func films(_ files: [String: String]) throws -> [ImportedFilm] {
        let inputs = files.sorted { $0.key < $1.key }.map { ExchangeInput(name: $0.key, bytes: Array($0.value.utf8)) }
        let reading = try ExchangeReader().read(inputs)
        let zone = try #require(TimeZone(identifier: "America/Los_Angeles"))
        return reading.files.flatMap { $0.films(at: now, in: zone) }
    }

    @Test func aLifeOnLetterboxdIsOneRelationForEachFilm() throws {
        let films = try Self.films([
            "diary.csv": """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
            2011-07-15,One,1999,https://boxd.it/a1,4,,"rain, cinema",2011-07-14
            2012-01-02,One,1999,https://boxd.it/a2,5,Yes,,2012-01-01
            """,
            "ratings.csv": """
            Date,Name,Year,Letterboxd URI,Rating
            2012-01-02,One,1999,https://boxd.it/f1,4.5
            """,
            "watched.csv": """
            Date,Name,Year,Letterboxd URI
            2012-01-02,One,1999,https://boxd.it/f1
            2012-01-02,Two,2001,https://boxd.it/f2
            """,
            "watchlist.csv": """
            Date,Name,Year,Letterboxd URI
            2012-02-02,Three,2003,https://boxd.it/f3
            """,
        ])
        #expect(films.map(\.film.title) == ["One", "Two", "Three"])
        let one = films[0].mine
        let two = films[1].mine
        let three = films[2].mine
        #expect(Set(one.viewings.map(\.watchedOn.description)) == ["2011-07-14", "2012-01-01"])
        #expect(one.viewingCount == 2)
        #expect(one.rating == Rating(stars: 4.5))
        #expect(one.viewings.first { $0.isRewatch }?.rating == Rating(stars: 5))
        #expect(two.viewings.map(\.watchedOn) == [.unknown])
        #expect(two.rating == nil)
        // Noon in Los Angeles.
        #expect(three.watchlistedAt == Timestamp(milliseconds: 1_328_212_800_000))
        #expect(three.viewings.isEmpty)
    }

    /// As when stars are given while logging by hand: they are those of the evening and of the film.
    @Test(arguments: [
        ("a.csv", "Title,Year,Watched,My rating\nOne,1999,2019-05-01,9\nTwo,1999,,8\n"),
        ("b.csv", "Title,Year,WatchedDate,Rating10\nOne,1999,2019-05-01,9\nTwo,1999,,8\n"),
        ("c.csv", "Title,Year,WatchedDate,Rating,Review\nOne,1999,2019-05-01,4.5,Rain.\nTwo,1999,,4,\n"),
        (
            "diary.csv",
            """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
            2019-05-02,One,1999,https://boxd.it/a1,4.5,,,2019-05-01
            2019-05-02,Two,1999,https://boxd.it/a2,4,,,
            """
        ),
        (
            "reviews.csv",
            """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date
            2019-05-02,One,1999,https://boxd.it/a1,4.5,,Rain.,,2019-05-01
            2019-05-02,Two,1999,https://boxd.it/a2,4,,,,
            """
        ),
    ])
    func starsOfAViewingAreThoseOfTheFilm(_ name: String, _ text: String) throws {
        let films = try Self.films([name: text])
        #expect(films.map(\.film.title) == ["One", "Two"])
        #expect(films.map(\.mine.rating) == [Rating(stars: 4.5), Rating(stars: 4)])
        #expect(films.first?.mine.viewings.map(\.rating) == [Rating(stars: 4.5)])
        #expect(films.allSatisfy { $0.mine.ratedAt != nil })
    }

    /// The newest day counts, wherever it stands; of several on it the last one; and a viewing without stars says
    /// nothing.
    @Test func ofSeveralRatedViewingsTheNewestIsTheVerdict() throws {
        let film = try #require(
            try Self.films([
                "diary.csv": """
                Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
                2012-01-05,One,1999,https://boxd.it/a3,2,Yes,,2012-01-01
                2012-01-05,One,1999,https://boxd.it/a4,3,Yes,,2012-01-01
                2012-01-09,One,1999,https://boxd.it/a1,5,,,
                2012-01-02,One,1999,https://boxd.it/a2,4,,,2011-07-14
                2013-01-01,One,1999,https://boxd.it/a5,,Yes,,2012-12-31
                """
            ]).first)
        #expect(film.mine.rating == Rating(stars: 3))
        // Noon in Los Angeles, on the day on which it was logged.
        #expect(film.mine.ratedAt == Timestamp(milliseconds: 1_325_793_600_000))
    }

    @Test func starsOfTheFilmComeBeforeThoseOfViewingsAndNewBeforeOld() throws {
        let heads = "Date,Name,Year,Letterboxd URI,Rating"
        let film = try #require(
            try Self.films([
                "diary.csv": "\(heads),Watched Date\n2012-03-01,One,1999,https://boxd.it/a1,5,2012-03-01\n",
                "ratings.csv": "\(heads)\n2012-02-01,One,1999,https://boxd.it/f1,4\n",
                "ratings_older.csv": "\(heads)\n2011-02-01,One,1999,https://boxd.it/f1,2\n",
            ]).first)
        #expect(film.mine.rating == Rating(stars: 4))
    }

    @Test func starsOfAViewingKeepTheirOwnDay() throws {
        let film = try #require(
            try Self.films([
                "a.csv": """
                Title,Year,Watched,My rating,Date rated
                One,1999,2012-03-01,9,2012-03-05
                One,1999,2012-05-01,7,2012-05-02
                One,1999,2012-04-01,8,2012-04-02
                """
            ]).first)
        #expect(film.mine.rating == Rating(halfStars: 7))
        #expect(film.mine.ratedAt == Timestamp(milliseconds: 1_335_985_200_000))
        #expect(film.mine.viewings.map { $0.rating?.halfStars } == [9, 7, 8])
    }

    @Test func starsOfEpisodesAreNotThoseOfTheShow() throws {
        let film = try #require(
            try Self.films(["a.csv": "Title,Season,Episode,Watched,My rating\nA show,1,1,2012-03-01,9\n"]).first)
        #expect(film.mine.viewings.map { $0.rating?.halfStars } == [9])
        #expect(film.mine.rating == nil)
        #expect(film.mine.ratedAt == nil)
    }

    @Test(arguments: [
        "Title,Season,Episode,My rating\nA show,1,1,9\n",
        "Title,Season,Episode,Your rating,Date rated\nA show,1,1,9,2012-03-05\n",
    ])
    func starsOfAnEpisodeSayThatItWasSeen(_ table: String) throws {
        let film = try #require(try Self.films(["a.csv": table]).first)
        let first = Episode.ID(try #require(EpisodeNumber(season: 1, episode: 1)))
        #expect(film.mine.viewings.map(\.episode) == [first])
        #expect(film.mine.viewings.map(\.watchedOn) == [.unknown])
        #expect(film.mine.viewings.map { $0.rating?.halfStars } == [9])
        #expect(film.mine.rating == nil)
    }

    private static let episode =
        #""type":"episode","show":{"title":"A show","year":2011,"ids":{"trakt":2}},"episode":{"season":1,"number":2,"title":"B"}"#

    @Test func starsAndWordsOfAnEpisodeAreWithItsNewestViewing() throws {
        let films = try Self.films([
            "history-1.json": """
            [{"watched_at":"2019-01-11T20:00:00.000Z",\(Self.episode)},{"watched_at":"2019-03-11T20:00:00.000Z",\(Self.episode)}]
            """,
            "ratings-episodes.json": #"[{"rating":8,"rated_at":"2019-03-12T20:00:00.000Z",\#(Self.episode)}]"#,
            "comments-episodes.json": """
            [{"comment":{"comment":"Rain again.","created_at":"2019-03-12T20:00:00.000Z"},\(Self.episode)}]
            """,
        ])
        let viewings = try #require(films.first).mine.viewings.sorted { $0.watchedOn < $1.watchedOn }
        #expect(films.count == 1)
        #expect(viewings.map { $0.rating?.halfStars } == [nil, 8])
        #expect(viewings.map(\.note) == ["", "Rain again."])
        #expect(films.first?.mine.comment == "")
    }

    @Test func anEpisodeOnAWatchlistIsNoFilm() throws {
        let text = #"[{"listed_at":"2019-01-11T20:00:00.000Z",\#(Self.episode)}]"#
        #expect(try Self.films(["lists-watchlist.json": text]).isEmpty)
    }

    @Test func whatHasNoPlaceStaysWithItsFilm() throws {
        let text = "Date,Name,Year,Letterboxd URI,Rating\n2012-01-02,One,1999,https://boxd.it/f1,4.3\n"
        let film = try #require(try Self.films(["ratings.csv": text]).first)
        #expect(film.mine.rating == Rating(stars: 4.5))
        #expect(film.mine.leftovers == [Leftover(source: "letterboxd", name: "rating", value: "4.3")])
        let taken = ImportedRelation(film.mine, into: film.mine, rule: .mine).after
        #expect(taken.leftovers == film.mine.leftovers)
    }

    @Test func aCountWithoutDaysIsAtLeastSoOften() throws {
        let film = FilmReference(title: "One", year: 1999)
        let row = RawRow(part: 0, number: 1)
        var file = ExchangeFile(source: .trakt)
        var dated = FactViewing()
        dated.when = .on(.year(2011))
        file.facts = [
            ExchangeFact(film: film, claim: .seen(times: 3, markedOn: .unknown), row: row),
            ExchangeFact(film: film, claim: .viewing(dated), row: row),
            ExchangeFact(film: film, claim: .seen(times: 1, markedOn: .unknown), row: row),
        ]
        let films = file.films(at: Self.now, in: .gmt)
        #expect(films.count == 1)
        #expect(films[0].mine.viewings.map(\.watchedOn.description).sorted() == ["", "", "2011"])
    }

    @Test func episodesBelongToTheirShow() throws {
        var first = FilmReference(title: "A show", year: 2001)
        first.kind = .series
        first.episode = FilmReference.EpisodeMark(number: EpisodeNumber(season: 1, episode: 2))
        var nameless = first
        nameless.episode = FilmReference.EpisodeMark(title: "Only a title")
        let row = RawRow(part: 0, number: 1)
        var file = ExchangeFile(source: .tvTime)
        file.facts = [
            ExchangeFact(film: first, claim: .viewing(FactViewing()), row: row),
            ExchangeFact(film: first, claim: .verdict(try #require(Rating(stars: 2)), on: .unknown), row: row),
            ExchangeFact(film: nameless, claim: .viewing(FactViewing()), row: row),
        ]
        let films = file.films(at: Self.now, in: .gmt)
        try #require(films.count == 1)
        #expect(films[0].film.episode == nil)
        let number = try #require(EpisodeNumber(season: 1, episode: 2))
        #expect(films[0].mine.viewings.map(\.episode) == [Episode.ID(number)])
        #expect(films[0].mine.viewings.map(\.rating) == [Rating(stars: 2)])
        #expect(films[0].mine.rating == nil)
        #expect(films[0].episodes.map(\.number) == [number])
    }

    /// Whichever order of day and month was said or told, a viewing is known by the ID that it got in the other one.
    @Test func viewingsAreKnownByTheIDsThatEarlierReadersGaveThem() throws {
        let text = "Title,Watched\nOne,04-05-19\nOne,04-05-19\nTwo,1. Mai 2019\nThree: Season 1: Episode 2,2019-05-01\n"
        func films(_ order: DateOrder) throws -> [ImportedFilm] {
            let mapping = ColumnMapping(meanings: [.title, .watchedOn], dateOrder: order)
            let reading = try ExchangeReading.of(
                [("a.csv", text)], mappings: [ColumnMapping.key(of: ["Title", "Watched"]): mapping])
            return try #require(reading.only).films(at: Self.now, in: .gmt)
        }
        let month = try films(.monthFirst)
        let day = try films(.dayFirst)
        #expect(day[0].mine.viewings.map(\.watchedOn.description) == ["2019-05-04", "2019-05-04"])
        for (one, other) in [(month, day), (day, month)] {
            for (old, new) in zip(one[0].mine.viewings, other[0].mine.viewings) {
                let former = try #require(other[0].formerValues.viewings[new.id])
                #expect(former.filter { $0.id == old.id }.map(\.watchedOn) == [old.watchedOn])
            }
        }
        #expect(Set(day[0].formerValues.viewings.values.flatMap(\.self).map(\.isMisread)) == [true])
        // Where nothing tells the order, nothing is surer than what is there.
        let guessed = try #require(try ExchangeReading.of([("a.csv", text)]).only).films(at: Self.now, in: .gmt)
        #expect(Set(guessed[0].formerValues.viewings.values.flatMap(\.self).map(\.isMisread)) == [false])
        // What could not be read was no day.
        let undated = try #require(day[1].formerValues.viewings[day[1].mine.viewings[0].id])
        #expect(undated.map(\.watchedOn) == [.unknown])
        #expect(day[2].film.title == "Three")
        #expect(day[2].formerTitles == ["Three: Season 1: Episode 2"])
        #expect(day[2].formerValues.viewings.values.flatMap(\.self).map(\.isOfAnotherFilm) == [true])
    }

    /// What earlier readers lost is looked for only in files of which they can have lost something.
    @Test func filesAreOnlyReadAsBeforeWhereThatIsDifferent() throws {
        func readings(_ rows: String) throws -> [FormerInterpretation] {
            let mapping = ColumnMapping(meanings: [.title, .watchedOn], dateOrder: .dayFirst)
            let reading = try ExchangeReading.of(
                [("a.csv", "Title,Watched\n" + rows)],
                mappings: [ColumnMapping.key(of: ["Title", "Watched"]): mapping])
            return FormerInterpretation.all(of: try #require(reading.only))
        }
        let plain = "One,2019-05-01\n"
        let dated = "Two,04-05-19\n"
        let named = "Three: Season 1: Episode 2,2019-05-01\n"
        #expect(try readings(plain).isEmpty)
        #expect(try readings(plain + dated).count == 4)
        #expect(try readings(plain + dated).allSatisfy { !$0.usesFormerNames })
        #expect(try readings(plain + named) == [FormerInterpretation(usesFormerNames: true)])
        #expect(try readings(dated + named).count == 9)
    }

    @Test func daysOfStarsAndMarksAreKnownAsEarlierReadersReadThem() throws {
        let wrong = try #require(Timestamp("2019-12-08T12:00:00.000Z"))
        let right = try #require(Timestamp("2019-08-12T12:00:00.000Z"))
        let head = "Date,Name,Year,Letterboxd URI,Rating\n"
        let rows = ["12-08-19,One,2004,https://boxd.it/f1,3\n", "25-08-19,Two,2005,https://boxd.it/f2,4\n"]
        func films(_ name: String, _ text: String) throws -> [ImportedFilm] {
            try #require(try ExchangeReading.of([(name, text)]).only).films(at: Self.now, in: .gmt)
        }
        let rated = try films("ratings.csv", head + rows.joined())
        #expect(rated[0].mine.ratedAt == right)
        #expect(rated[0].formerValues.verdicts == [FormerValues.Verdict(Rating(stars: 3), at: wrong)])
        #expect(rated[1].formerValues.isEmpty)
        // Where nothing tells the order, nothing is surer than what is there.
        #expect(try films("ratings.csv", head + rows[0])[0].formerValues.verdicts.isEmpty)
        let wanted = try films("watchlist.csv", (head + rows.joined()).replacing(",Rating", with: ""))
        #expect(wanted[0].mine.watchlistedAt == right)
        #expect(wanted[0].formerValues.watchlistedAt == [wrong])
    }

    @Test func aDayToComeIsNoDay() throws {
        let row = RawRow(part: 0, number: 1)
        var file = ExchangeFile(source: .table)
        for date in ["2030", "2020-12-01"] {
            var viewing = FactViewing()
            viewing.when = .on(try #require(WatchedOn(date)))
            file.facts.append(
                ExchangeFact(film: FilmReference(title: "One", year: 1999), claim: .viewing(viewing), row: row))
        }
        #expect(file.films(at: Self.now, in: .gmt)[0].mine.viewings.map(\.watchedOn) == [.unknown, .unknown])
    }

    @Test func daysToComeAreReportedInTheOrderOfTheFile() throws {
        let diary = """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
            2020-09-13,One,1999,https://boxd.it/a1,,,,2031-01-01
            2020-02-30,Two,1999,https://boxd.it/a2,,,,2020-09-13
            2031-01-02,Three,1999,https://boxd.it/a3,,,,2031-01-02
            """
        var reading = try ExchangeReading.of([("diary.csv", diary)])
        reading.reportFutureDates(of: reading.files, at: Self.now, in: .gmt)
        let problems = try #require(reading.only).problems
        #expect(problems.first.map(\.row) == [2, 3, 4])
        #expect(problems.first.map(\.what) == [.future, .date, .future])
        #expect(problems.first.map(\.text) == ["2031-01-01", "2020-02-30", "2031-01-02"])
        #expect(problems.count == 3)
    }

    /// At noon UTC on 13 September, the 14th has begun in Kiritimati, but not in Los Angeles.
    @Test(arguments: [("Pacific/Kiritimati", 0), ("America/Los_Angeles", 1)])
    func aDayIsToComeByThePersonsCalendar(name: String, count: Int) throws {
        let zone = try #require(TimeZone(identifier: name))
        var reading = try ExchangeReading.of([("a.csv", "Title,Year,Watched\nOne,1999,2020-09-14\n")])
        reading.reportFutureDates(of: reading.files, at: Self.now, in: zone)
        #expect(reading.only?.problems.count == count)
    }

    @Test(arguments: [
        ("a.csv", "Title,Year,Watched\nOne,1999,2031-01-01\n"),
        ("ratings.csv", "Date,Name,Year,Letterboxd URI,Rating\n2031-01-01,One,1999,https://boxd.it/f1,4\n"),
        ("watchlist.csv", "Date,Name,Year,Letterboxd URI\n2031-01-01,One,1999,https://boxd.it/f1\n"),
        (
            "watched-history-1.json",
            #"""
            [{"id": 1, "watched_at": "2031-01-01T12:00:00.000Z", "action": "watch", "type": "movie",
            "movie": {"title": "One", "year": 1999, "ids": {"trakt": 1, "imdb": "tt0000001"}}}]
            """#
        ),
    ])
    func datesToComeAreReportedForEveryFormat(name: String, text: String) throws {
        var reading = try ExchangeReading.of([(name, text)])
        reading.reportFutureDates(of: reading.files, at: Self.now, in: .gmt)
        #expect(reading.only?.problems.first.map(\.what) == [.future])
    }
}
