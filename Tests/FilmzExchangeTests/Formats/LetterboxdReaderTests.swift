import FilmzDomain
import Foundation
import Testing

@testable import FilmzExchange

/// Letterboxd's export. All titles are made up.
struct LetterboxdReaderTests {
    static let diary = """
        Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\r
        2021-03-02,The Glass Orchard,1999,https://boxd.it/aEh4eZ,3.5,Yes,"a, b, c",2021-03-01\r
        2021-03-02,The Glass Orchard,1999,https://boxd.it/aEh4f1,,,,2021-03-01\r
        2021-03-05,"Seven, Again: A Tale",2003,https://boxd.it/aEh4f3,5,,,2021-03-04\r
        2021-03-06,4711,,https://boxd.it/aEh4f5,,,,2021-03-06\r
        2021-03-07,七色の川,????,https://boxd.it/aEh4f6,,,,2021-03-06\r

        """
    static let reviews = """
        Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date
        2021-03-02,The Glass Orchard,1999,https://boxd.it/aEh4f1,,,"Second time, <b>""better""</b>.

        Last line &amp; end<iframe src=x>bad</iframe>",,2021-03-01
        2021-04-01,Undated Thoughts,2010,https://boxd.it/aEh4f7,4,,No day,,
        """
    static let films = "Date,Name,Year,Letterboxd URI\n2021-03-02,The Glass Orchard,1999,https://boxd.it/7lcA\n"
    static let ratings =
        "Date,Name,Year,Letterboxd URI,Rating\n2021-03-02,The Glass Orchard,1999,https://boxd.it/7lcA,4\n"
    static let list = """
        Letterboxd list export v7\r
        Date,Name,Tags,URL,Description\r
        2025-09-23,★,"tag one, tag two",https://boxd.it/P00EU,"first\r
        \r
        second"\r
        \r
        Position,Name,Year,URL,Description\r
        1,The Glass Orchard,1999,https://boxd.it/7lcA,no notes\r
        2,Local Weather,2013,https://boxd.it/6DeM,"two\r
        lines"\r

        """
    static let content = "Date,Content\n2020-01-01,https://boxd.it/other\n"
    static let profile = """
        Date Joined,Username,Given Name,Family Name,Email Address,Location,Website,Bio,Pronoun,Favorite Films
        2010-01-01,nobody,No,Body,nobody@example.org,Here,,,They,https://boxd.it/7lcA
        """

    static let archive = [
        ("watched.csv", films), ("profile.csv", profile), ("diary.csv", diary), ("watchlist.csv", films),
        ("reviews.csv", reviews), ("ratings.csv", ratings), ("likes/films.csv", films), ("likes/reviews.csv", content),
        ("likes/lists.csv", content), ("comments.csv", "Date,Content,Comment\n2020-01-01,x,y\n"),
        ("lists/my-list.csv", list), ("deleted/diary.csv", diary), ("orphaned/reviews.csv", reviews),
    ]

    static func read(_ files: [(String, String)]) throws -> ExchangeFile {
        let reading = try ExchangeReading.ofArchive(files)
        return try #require(reading.only)
    }

    @Test func everyFileOfAnArchiveIsRead() throws {
        let file = try Self.read(Self.archive)
        #expect(file.source == .letterboxd)
        #expect(
            Set(file.parts.map(\.kind)) == [.seen, .diary, .watchlist, .reviews, .ratings, .likes, .list])
        #expect(file.problems.count == 0)
        #expect(file.viewings.count == 6)
        let date = FactDate.written("2021-03-02")
        let claims = file.claims("The Glass Orchard")
        #expect(claims.contains(.seen(times: 1, markedOn: date)))
        #expect(claims.contains(.watchlist(since: date, note: "")))
        #expect(claims.contains(.verdict(try #require(Rating(stars: 4)), on: date)))
        #expect(claims.contains(.liked(on: date)))
    }

    @Test func whatIsNotThePersonsNowIsCountedAndLeftOut() throws {
        let reading = try ExchangeReading.ofArchive(Self.archive)
        let ignored = Dictionary(uniqueKeysWithValues: reading.ignored.map { ($0.name, $0) })
        #expect(ignored["deleted/diary.csv"] == IgnoredPart(name: "deleted/diary.csv", reason: .deleted, rowCount: 5))
        #expect(ignored["orphaned/reviews.csv"]?.reason == .orphaned)
        #expect(ignored["likes/reviews.csv"]?.reason == .ofOthers)
        #expect(ignored["comments.csv"]?.reason == .ofOthers)
        // Not even opened.
        #expect(ignored["profile.csv"] == IgnoredPart(name: "profile.csv", reason: .secret, rowCount: nil))
        #expect(reading.ignored.count == 6)
        let alone = try ExchangeReading.of([("me.csv", Self.profile)])
        #expect(alone.files.isEmpty)
        #expect(alone.ignored.first?.reason == .secret)
    }

    @Test func eachViewingKeepsItsOwn() throws {
        let viewings = try Self.read(Self.archive).viewings
        #expect(
            viewings.map(\.when)
                == ["2021-03-01", "2021-03-01", "2021-03-04", "2021-03-06", "2021-03-06", ""].map(FactDate.written))
        #expect(viewings.map(\.loggedOn).first == .written("2021-03-02"))
        #expect(viewings.map { $0.draft.rating?.halfStars } == [7, nil, 10, nil, nil, 8])
        #expect(viewings.map(\.draft.isRewatch) == [true, false, false, false, false, false])
        #expect(viewings[0].draft.tags.text == "a, b, c")
        // The review of the second of two entries of a day is not that of the first.
        #expect(viewings[0].draft.note.isEmpty)
        #expect(viewings[1].draft.note == "Second time, **\"better\"**.\n\nLast line & end")
        #expect(viewings[5].draft.note == "No day")
    }

    /// An address in the diary is that of the entry, elsewhere that of the film.
    @Test func addressesOfEntriesAreNoFilms() throws {
        let file = try Self.read(Self.archive)
        for fact in file.facts {
            let id = fact.film.ids[in: .letterboxd]
            if case .viewing = fact.claim {
                #expect(id == nil)
                #expect(fact.leftovers.isEmpty)
            } else {
                #expect(id != nil)
            }
        }
    }

    @Test func titlesAreKeptAsTheyAre() throws {
        let file = try Self.read(Self.archive)
        #expect(file.fact("Seven, Again: A Tale")?.film.year == 2003)
        #expect(file.fact("4711")?.film == FilmReference(title: "4711"))
    }

    @Test func listsHaveTheirFilmsInOrder() throws {
        let file = try Self.read(Self.archive)
        let list = try #require(file.lists.first)
        #expect(list.name == "★")
        #expect(list.description == "first\n\nsecond")
        #expect(list.isRanked == nil)
        #expect(list.madeOn == .written("2025-09-23"))
        #expect(list.address == "https://boxd.it/P00EU")
        #expect(list.leftovers == [ExchangeFact.Leftover(name: "tags", value: "tag one, tag two")])
        let places = file.facts.compactMap { if case .listed(let place) = $0.claim { place } else { nil } }
        #expect(places.map(\.position) == [1, 2])
        #expect(places.map(\.note) == ["no notes", "two\nlines"])
        #expect(places.map(\.list) == [0, 0])
    }

    @Test func olderListsHaveNoFirstLine() throws {
        let old = String(Self.list.dropFirst("Letterboxd list export v7\r\n".count))
        let file = try #require(try ExchangeReading.of([("x.csv", old)]).only)
        #expect(file.lists.map(\.name) == ["★"])
        #expect(file.facts.count == 2)
        let empty = "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2025-09-23,Empty,,,\n"
        #expect(try ExchangeReading.of([("x.csv", empty)]).only?.lists.map(\.name) == ["Empty"])
    }

    /// A review and its row of the diary are one viewing, in whatever order the files come and whatever they are called.
    @Test func filesMayComeAloneAndInAnyOrder() throws {
        let expected = try Self.read([("diary.csv", Self.diary), ("reviews.csv", Self.reviews)]).viewings
        for files in [[("1.txt", Self.reviews), ("2", Self.diary)], [("x", Self.diary), ("y", Self.reviews)]] {
            let file = try #require(try ExchangeReading.of(files).only)
            #expect(file.viewings == expected)
        }
        let alone = try #require(try ExchangeReading.of([("x", Self.reviews)]).only)
        #expect(alone.viewings.map(\.draft.note).count == 2)
    }

    /// Three files have the same columns; only their names tell them apart.
    @Test func filmsThatMayMeanSeveralThingsAreAskedAbout() throws {
        let file = try #require(try ExchangeReading.of([("films (1).csv", Self.films)]).only)
        #expect(file.questions == [0: [.seen, .watchlist, .liked]])
        let date = FactDate.written("2021-03-02")
        #expect(file.facts.map(\.claim) == [.undecided(on: date, note: "", position: nil)])
        let answered = file.answering(.watchlist, part: 0)
        #expect(answered.facts.map(\.claim) == [.watchlist(since: date, note: "")])
        #expect(answered.questions.isEmpty)
        #expect(answered.answering(.liked, part: 0) == answered)
        #expect(file.answering(.list, part: 0) == file)
        #expect(
            try ExchangeReading.of([("Watchlist.csv", Self.films)]).only?.facts.first?.claim == answered.facts[0].claim)
    }

    @Test func theImportersTableIsRead() throws {
        let text = """
            imdbID,Title,tmdbID,Year,Rating10,WatchedDate,Rewatch,Tags,Review,LetterboxdURI,Directors
            tt0000012,The Glass Orchard,603,1999,7,2021-03-01,true,"a, b","<i>Good</i>",https://letterboxd.com/film/the-glass-orchard/,"Ann One, Bo Two"
            ,Only Seen,,2001,,,,,,,
            null,Only Rated,0,????,8,,false,,,,
            """
        let file = try #require(try ExchangeReading.of([("anything", text)]).only)
        #expect(file.source == .letterboxd)
        #expect(file.parts.map(\.kind) == [.importTable])
        let film = try #require(file.fact("The Glass Orchard")?.film)
        #expect(film.ids == ExternalIDs(imdb: IMDbID(number: 12), tmdb: 603))
        #expect(film.directors == ["Ann One", "Bo Two"])
        let viewing = try #require(file.viewings.first)
        #expect(viewing.when == .written("2021-03-01"))
        #expect(viewing.draft.rating?.halfStars == 7)
        #expect(viewing.draft.isRewatch)
        #expect(viewing.draft.tags.text == "a, b")
        #expect(viewing.draft.note == "_Good_")
        #expect(file.claims("Only Seen") == [.seen(times: 1, markedOn: .unknown)])
        #expect(file.claims("Only Rated") == [.verdict(try #require(Rating(halfStars: 8)), on: .unknown)])
        #expect(file.problems.count == 0)
    }

    /// Whose scale it is, nobody can tell while all are five or less.
    @Test func starsOfTheImportersTableAreOfFive() throws {
        let text = "Title,Year,WatchedDate,Rating\nOne,1999,2021-03-01,4.5\nTwo,2001,2021-03-02,5\n"
        let file = try #require(try ExchangeReading.of([("anything", text)]).only)
        #expect(file.source == .letterboxd)
        #expect(file.stars == [9, 10])
    }

    /// What was said before is said in the same words, so that it can be seen to be there already.
    @Test func aLaterExportSaysTheSameAgain() throws {
        func said(_ file: ExchangeFile) -> Set<[AnyHashable]> {
            Set(file.facts.map { [$0.film, $0.claim, $0.leftovers] })
        }
        let before = try Self.read(Self.archive)
        var later = Self.archive
        later[2].1 = later[2].1.replacing(
            "Watched Date\r\n", with: "Watched Date\r\n2021-05-05,New,2021,https://boxd.it/aEh4g1,,,,2021-05-05\r\n")
        let after = try Self.read(later.reversed())
        #expect(said(before).isStrictSubset(of: said(after)))
        #expect(after.facts.count == before.facts.count + 1)
        #expect(try Self.read(Self.archive) == before)
    }

    /// A list has whatever name its person gave it.
    @Test func listsMayBeCalledLikeSecrets() throws {
        let file = try Self.read([("ratings.csv", Self.ratings), ("lists/session-tokens.csv", Self.list)])
        #expect(file.lists.map(\.name) == ["★"])
    }

    @Test func spreadsheetsMayHaveSavedIt() throws {
        let text = """
            Date;Name;Year;Letterboxd URI;Rating;Rewatch;Tags;Watched Date
            28/03/2021;The Glass Orchard;1999;https://boxd.it/aEh4eZ;3,5;;;04/03/2021
            ;;;;;;;
            05/04/2021;AmÃ©lie's Garden;1999;https://boxd.it/aEh4e1;;;;05/04/2021;too;many
            """
        let file = try #require(try ExchangeReading.of([("x", "\u{FEFF}" + text)]).only)
        #expect(file.viewings.map(\.when) == ["2021-03-04", "2021-04-05"].map(FactDate.written))
        #expect(file.viewings[0].draft.rating?.halfStars == 7)
        #expect(file.facts.map(\.film.title) == ["The Glass Orchard", "Amélie's Garden"])
        #expect(file.parts[0].rowCount == 2)
    }

    @Test func whatASpreadsheetWroteTellsTheOrderOfDaysInAnyRow() throws {
        let text = """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
            2021-03-05,The Glass Orchard,1999,https://boxd.it/aEh4eZ,,,,04-03-21
            2021-03-06,Local Weather,2013,https://boxd.it/aEh4e1,,,,13-03-21
            """
        let file = try #require(try ExchangeReading.of([("diary.csv", text)]).only)
        #expect(file.viewings.map(\.when) == ["2021-03-04", "2021-03-13"].map(FactDate.written))
        #expect(file.problems.count == 0)
    }

    @Test func anExportThatIsChosenTwiceCountsOnce() throws {
        let once = try ExchangeReading.ofArchive(Self.archive)
        let zip = ZipFile(Self.archive).bytes
        let twice = try ExchangeReader().read([
            ExchangeInput(name: "a.zip", bytes: zip), ExchangeInput(name: "b.zip", bytes: zip),
        ])
        #expect(twice.only?.facts == once.only?.facts)
        #expect(twice.only?.parts == once.only?.parts)
    }

    /// A later export has the entries of the earlier one, and more.
    @Test func entriesOfTwoExportsCountOnce() throws {
        let more = "2021-03-09,Local Weather,2013,https://boxd.it/aEh4f9,,,,2021-03-08\n"
        let file = try #require(
            try ExchangeReading.of([
                ("diary.csv", Self.diary), ("reviews.csv", Self.reviews), ("later/diary.csv", Self.diary + more),
                ("later/reviews.csv", Self.reviews + "\n"),
            ]).only)
        let once = try #require(
            try ExchangeReading.of([("diary.csv", Self.diary + more), ("reviews.csv", Self.reviews)]).only)
        #expect(Set(file.viewings) == Set(once.viewings))
        #expect(file.viewings.count == once.viewings.count)
        // Five rows of the diary, and two reviews.
        #expect(file.leftOutCounts[.repeated] == 7)
    }

    @Test func filesWithHeadsOnlySayNothing() throws {
        let file = try Self.read([("diary.csv", String(Self.diary.prefix(62))), ("ratings.csv", Self.ratings)])
        #expect(file.parts.map(\.rowCount) == [0, 1])
    }

    @Test func longReviewsAreKeptWhole() throws {
        let long = String(repeating: "Wörter und mehr. ", count: 530)
        let longer = String(repeating: "More than that. ", count: 700)
        func table(_ text: String) -> String {
            "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n2021-03-02,A,1999,u,,,\"\(text)\",,2021-03-01"
        }
        let kept = try #require(try ExchangeReading.of([("x", table(long))]).only)
        #expect(long.count > 9_000)
        #expect(kept.viewings.first?.draft.note == long.trimmingCharacters(in: .whitespaces))
        let cut = try #require(try ExchangeReading.of([("x", table(longer))]).only)
        #expect(cut.viewings.first?.draft.note.count == ViewingDraft.noteLimit)
        #expect(cut.problems.first.map(\.what) == [.textTooLong])
        #expect(cut.facts[0].leftovers.contains { $0.name == "review" && $0.value.count > 11_000 })
    }

    @Test func everyFactHasItsRow() throws {
        let file = try Self.read(Self.archive)
        for fact in file.facts {
            #expect(file.parts.indices.contains(fact.row.part))
            #expect(fact.row.number > 1)
        }
        #expect(file.facts.first { $0.film.title == "4711" }?.row.number == 5)
    }

    @Test func aValueThatTwoColumnsOfARowHaveIsReportedOnce() throws {
        let diary = """
            Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
            2024-02-30,One,1999,https://boxd.it/a1,,,,2024-02-30
            2024-02-30,Two,1999,https://boxd.it/a2,,,,2024-02-31
            """
        let file = try #require(try ExchangeReading.of([("diary.csv", diary)]).only)
        #expect(file.problems.first.map(\.row) == [2, 3, 3])
        #expect(file.problems.first.map(\.text) == ["2024-02-30", "2024-02-31", "2024-02-30"])
        #expect(file.problems.count == 3)
    }
}
