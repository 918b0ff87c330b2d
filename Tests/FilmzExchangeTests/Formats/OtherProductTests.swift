import FilmzDomain
import Testing

@testable import FilmzExchange

/// What Kodi, Criticker, MediaTracker, iCheckMovies, MovieLens, Yamtrack and Netflix export. All titles are made up.
struct OtherProductTests {
    private static func read(_ text: String, as name: String = "export") throws -> ExchangeFile {
        try #require(try ExchangeReading.of([(name, text)]).only)
    }

    private static func instant(_ text: String) throws -> FactDate { .at(try #require(Timestamp(text))) }

    private static func stars(_ half: Int) throws -> Rating { try #require(Rating(halfStars: half)) }

    // MARK: - Kodi

    static let library = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <videodb><version>1</version>
        <movie><title>The Glass Orchard</title><originaltitle>Der Glasgarten</originaltitle>
          <ratings><rating name="imdb" max="10"><value>8.1</value></rating></ratings><userrating>9</userrating>
          <playcount>2</playcount><lastplayed>2021-03-01 21:15:00</lastplayed><file>smb://nas/secret.mkv</file>
          <uniqueid type="imdb" default="true">tt0000012</uniqueid><uniqueid type="tmdb">603</uniqueid>
          <director>Ann One</director><year>1999</year><actor><name>Bo &amp; Co</name></actor></movie>
        <movie><title>Q &amp; A &#228;</title><playcount>1</playcount><lastplayed>1601-01-01</lastplayed></movie>
        <movie><title>Half Seen</title><playcount>0</playcount><lastplayed>2021-04-01</lastplayed>
          <resume><position>600.5</position></resume><premiered>2003-05-06</premiered></movie>
        <movie><title>Never Seen</title><year>0</year><playcount>0</playcount><lastplayed></lastplayed></movie>
        <tvshow><title>A Show</title><playcount>2</playcount><uniqueid type="tvdb">77</uniqueid><year>2011</year>
          <episodedetails><title>Two</title><showtitle>A Show</showtitle><season>1</season><episode>2</episode>
            <playcount>1</playcount><lastplayed>2021-05-02</lastplayed><uniqueid type="tmdb">5</uniqueid>
          </episodedetails>
          <episodedetails><title>Three</title><season>1</season><episode>3</episode></episodedetails></tvshow>
        <musicvideo><title>A Song</title><playcount>4</playcount></musicvideo>
        <paths><path><url>smb://nas/</url></path></paths></videodb>
        """

    @Test func aLibraryOfKodi() throws {
        let file = try Self.read(Self.library, as: "videodb.xml")
        #expect(file.source == .kodi)
        #expect(
            file.claims("The Glass Orchard").dropFirst() == [
                .seen(times: 2, markedOn: .unknown), .verdict(try Self.stars(9), on: .unknown),
            ])
        let film = try #require(file.fact("The Glass Orchard")?.film)
        #expect(file.viewings.map(\.when) == [.written("2021-03-01T21:15"), .written("2021-05-02")])
        #expect(film.ids == ExternalIDs(imdb: IMDbID(number: 12), tmdb: 603))
        #expect(film.originalTitle == "Der Glasgarten")
        #expect(film.directors == ["Ann One"])
        #expect(file.claims("Q & A ä") == [.seen(times: 1, markedOn: .unknown)])
        #expect(file.fact("Half Seen")?.film.year == 2003)
        #expect(file.fact("Half Seen")?.leftovers.map(\.value) == ["2021-04-01", "600.5"])
        let episode = try #require(file.fact("A Show")?.film)
        #expect(episode.ids == ExternalIDs([.tvdbSeries(77)]))
        #expect(episode.episode?.number == EpisodeNumber(season: 1, episode: 2))
        #expect(episode.episode?.ids == ExternalIDs(tmdb: 5))
        #expect(file.parts.map(\.rowCount) == [8])
        #expect(file.parts.first?.leftOutCounts == [.saysNothing: 3, .notAFilm: 1])
        #expect(file.problems.count == 0)
        #expect(!"\(file)".contains("smb:"))
    }

    /// Several episodes are in one file one after another, and some programs write an address below.
    static let episodeFile = """
        <episodedetails><title>One</title><showtitle>A Show</showtitle><season>1</season><episode>1</episode>
        <watched>true</watched><isuserfavorite>false</isuserfavorite></episodedetails>
        <episodedetails><title>Lost</title><season>1</season><episode>2</episode><playcount>1</playcount></episodedetails>
        https://www.thetvdb.com/?id=77
        """

    @Test func filesBesideFilms() throws {
        let files = [
            ("a.nfo", Self.episodeFile), ("tvshow.nfo", "<tvshow><title>A Show</title><tvdbid>77</tvdbid></tvshow>"),
            (
                "b.nfo",
                "<movie><title>Kite</title><userrating max=\"5\">4</userrating><isuserfavorite>true</isuserfavorite>"
                    + "<id>tt0000013</id></movie>"
            ),
        ]
        let file = try #require(try ExchangeReading.of(files).only)
        #expect(file.claims("A Show") == [.seen(times: 1, markedOn: .unknown)])
        #expect(file.fact("A Show")?.film.ids == ExternalIDs([.tvdbSeries(77)]))
        #expect(file.claims("Kite") == [.verdict(try Self.stars(8), on: .unknown), .liked(on: .unknown)])
        #expect(file.fact("Kite")?.film.ids.imdb == IMDbID(number: 13))
        #expect(file.leftOutCounts == [.episodeWithoutShow: 1, .saysNothing: 1])
    }

    /// What is whole is read, and nothing stands for anything else.
    @Test func filesOfXMLDoNoHarm() throws {
        let film = "<movie><title>A</title><playcount>1</playcount></movie>"
        let cutOff = [
            film + "<movie><title>B</title>",
            film + "<!DOCTYPE a [<!ENTITY b \"B\">]><movie><title>&b;</title></movie>",
            film + "<movie></title></movie>", film + "<movie><title", film + "<!--",
            film + "<movie>" + String(repeating: "<a>", count: 5_000),
            film + "<movie>" + String(repeating: "<id/>", count: 100_001) + "</movie>",
        ]
        for text in cutOff {
            let file = try Self.read("<videodb>\(text)</videodb>")
            #expect(file.facts.map(\.film.title) == ["A"], "\(text.prefix(100))")
            #expect(file.problems.first.map(\.what) == [.endsEarly], "\(text.prefix(100))")
        }
        let titles = [
            "<![CDATA[A & <b>]]>": "A & <b>", "A <!-- no --> B": "A  B", "&lt;A&gt; &quot;&apos;": "<A> \"'",
            "&#x41;&#66;": "AB", "&undeclared;": "&undeclared;", "&eacute;": "&eacute;", "A & B": "A & B",
            "<b>No</b>A": "A",
        ]
        for (title, read) in titles {
            let elements = MarkupElements(
                Array("<movie><title>\(title)</title></movie>".utf8),
                vocabulary: MarkupElements.Vocabulary(records: ["movie"], children: ["title"]))
            #expect(elements.map { $0["title"] } == [read], "\(title)")
        }
    }

    // MARK: - Ratings

    static let criticker = """
        <?xml version='1.0' encoding='iso-8859-1'?>
        <recentratings><pageno>1</pageno>
        <film><filmid>7</filmid><filmname>The Glass Orchard (1999)</filmname><imdbid>tt0000012</imdbid>
          <filmlink>https://www.criticker.com/film/The-Glass-Orchard/rating/somebody</filmlink><rating>85</rating>
          <summary>Everybody's.</summary><quote>Good &amp; slow</quote>
          <reviewdate>Apr 23 2017, 08:18</reviewdate><tier>9</tier></film>
        <film><filmname>Zero</filmname><score>0</score><filmlink>https://www.criticker.com/tv/Zero/</filmlink></film>
        <film><filmname></filmname><score>50</score></film></recentratings>
        """

    @Test func criticker() throws {
        let file = try Self.read(Self.criticker)
        let day = FactDate.written("2017-04-23")
        #expect(
            file.claims("The Glass Orchard") == [
                .verdict(try Self.stars(9), on: day), .comment("Good & slow", on: day),
            ])
        let fact = try #require(file.fact("The Glass Orchard"))
        #expect(fact.film.year == 1999)
        #expect(fact.film.ids.imdb == IMDbID(number: 12))
        #expect(fact.leftovers.map(\.name) == ["tier", "rating"])
        #expect(file.fact("Zero")?.film.kind == .series)
        #expect(file.stars == [9, 1])
        #expect(file.leftOutCounts == [.nameless: 1])
        #expect(!"\(file)".contains("somebody"))
        let table = "Score, Film Name, Year, Mini Review, URL, IMDB ID\n8,A,1999,Fine,,tt0000012\n3,B,2001,,,\n"
        let rows = try Self.read(table)
        #expect(rows.source == .criticker)
        #expect(rows.stars == [8, 3])
        #expect(rows.claims("A").last == .comment("Fine", on: .unknown))
    }

    static let lensRatings =
        "movie_id,imdb_id,tmdb_id,rating,average_rating,title\n1,12,603,4.5,3.9,\"Glass Orchard, The (1999)\"\n2,,,,3,\n"
    static let checkedMovies = """
        title,year,url,checkedcount,favouritecount,akatitle,imdburl,checked,favorite,disliked,watchlist,owned
        The Glass Orchard,1999,https://www.icheckmovies.com/movies/a/,9,9,,http://www.imdb.com/title/tt0000012/,2015-02-03 10:00:00,yes,no,no,yes
        To See,2003,https://www.icheckmovies.com/movies/b/,9,9,,http://www.imdb.com/title/tt0000013/,no,no,no,yes,no
        Neither,2004,,9,9,,,no,no,no,no,no

        """

    @Test func movieLensAndICheckMovies() throws {
        let ratings = try Self.read(Self.lensRatings)
        #expect(ratings.source == .movieLens)
        #expect(ratings.claims("The Glass Orchard") == [.verdict(try Self.stars(9), on: .unknown)])
        #expect(ratings.fact("The Glass Orchard")?.film.ids == ExternalIDs(imdb: IMDbID(number: 12), tmdb: 603))
        #expect(ratings.leftOutCounts == [.nameless: 1])
        let wishes = Self.lensRatings.replacing("rating,average", with: "average").replacing("4.5,", with: "")
        let wishlist = try Self.read(wishes, as: "movielens-wishlist.csv")
        #expect(wishlist.claims("The Glass Orchard") == [.watchlist(since: .unknown, note: "")])
        #expect(try Self.read(wishes).questions == [0: [.watchlist, .seen, .nothing]])
        let hidden = try ExchangeReading.of([("movielens-hidden.csv", wishes)])
        #expect(hidden.ignored.map(\.reason) == [.noPlace])

        let checked = try Self.read(Self.checkedMovies)
        #expect(checked.source == .iCheckMovies)
        let day = FactDate.written("2015-02-03T10:00")
        #expect(checked.claims("The Glass Orchard") == [.seen(times: 1, markedOn: day), .liked(on: .unknown)])
        #expect(checked.fact("The Glass Orchard")?.leftovers.map(\.name) == ["owned"])
        #expect(checked.claims("To See") == [.watchlist(since: .unknown, note: "")])
        #expect(checked.leftOutCounts == [.saysNothing: 1])
        #expect(checked.problems.count == 0)
    }

    // MARK: - Trackers

    static let mediaTracker = """
        [{"id":1,"mediaType":"movie","title":"The Glass Orchard","releaseDate":"1999-03-30","imdbId":"tt0000012",
          "tmdbId":603,"userRating":{"rating":4.5,"review":"Good","date":1614672900000},"onWatchlist":false,
          "seenHistory":[{"id":1,"date":1614633300000},{"id":2,"date":null},{"id":3,"date":1614633300001,"action":"started"}]},
         {"id":2,"mediaType":"tv","title":"A Show","tvdbId":77,"onWatchlist":true,"seenHistory":[
           {"date":1614633300000,"episodeId":5},{"date":1614633300000,"episodeId":6}],
          "seasons":[{"episodes":[{"id":5,"seasonNumber":1,"episodeNumber":2,"title":"Two"}]}]},
         {"id":3,"mediaType":"movie","title":"Last","lastSeenAt":1614633300000,"seen":true},
         {"id":4,"mediaType":"tv","title":"Begun","lastSeenAt":1614633300000,"seen":false},
         {"id":5,"mediaType":"video_game","title":"A Game"},{"id":6,"mediaType":"movie"}]
        """

    @Test func mediaTracker() throws {
        let file = try Self.read(Self.mediaTracker)
        #expect(file.source == .mediaTracker)
        let seen = try Self.instant("2021-03-01T21:15:00.000Z")
        let said = try Self.instant("2021-03-02T08:15:00.000Z")
        #expect(file.viewings.map(\.when) == [seen, .unknown, seen, seen])
        #expect(
            file.claims("The Glass Orchard").suffix(2) == [
                .verdict(try Self.stars(9), on: said), .comment("Good", on: said),
            ])
        #expect(file.fact("The Glass Orchard")?.film.year == 1999)
        #expect(file.fact("A Show")?.film.episode?.number == EpisodeNumber(season: 1, episode: 2))
        #expect(file.claims("A Show").last == .watchlist(since: .unknown, note: ""))
        #expect(file.claims("Begun") == [.kept])
        #expect(file.leftOutCounts == [.episodeWithoutNumber: 1, .notAFilm: 1, .nameless: 1])
    }

    static let yamtrack = """
        "media_id","source","media_type","title","image","season_number","episode_number","score","progress","status","start_date","end_date","notes","progressed_at"
        "603","tmdb","movie","The Glass Orchard","","","","9.0","1","Completed","","2024-02-09","Twice
        as good","2024-02-09T15:30:00Z"
        "604","tmdb","movie","No Day","","","","","1","Completed","","","Well",""
        "605","imdb","movie","To See","","","","","","Planning","","","",""
        "606","tmdb","movie","Begun","","","","","","In progress","2024-03-01","","",""
        "77","tvdb","tv","A Show","","","","8","24","Completed","","2024-02-09","",""
        "77","tvdb","season","A Show","","1","","","24","Completed","","2024-02-09","",""
        "77","tvdb","episode","A Show","","1","2","","","","","2024-02-09 20:15:00+00:00","",""
        "9","manual","tv","Mine","","","","","","Paused","","","","2024-02-09T12:00:00Z"
        "227","mal","anime","Kite","","","","7","2","Completed","","2024-02-09","",""
        "19562","igdb","game","A Game","","","","","3h","Completed","","2024-02-09","",""

        """

    @Test func yamtrack() throws {
        let file = try Self.read(Self.yamtrack)
        #expect(file.source == .yamtrack)
        #expect(file.fact("The Glass Orchard")?.film.ids == ExternalIDs(tmdb: 603))
        #expect(file.viewings.map(\.draft.note) == ["Twice\nas good", "", ""])
        #expect(file.claims("The Glass Orchard").last == .verdict(try Self.stars(9), on: .unknown))
        #expect(
            file.claims("No Day") == [.seen(times: 1, markedOn: .unknown), .comment("Well", on: .unknown)])
        #expect(file.fact("To See")?.film.ids == ExternalIDs(imdb: IMDbID(number: 605)))
        #expect(file.fact("Begun")?.leftovers.map(\.name) == ["status", "start_date"])
        // The show is told by its episodes.
        #expect(file.claims("A Show").first == .verdict(try Self.stars(8), on: .unknown))
        let episode = try #require(file.facts.first { $0.film.episode != nil })
        #expect(episode.film.ids == ExternalIDs([.tvdbSeries(77)]))
        let evening = try Self.instant("2024-02-09T20:15:00.000Z")
        #expect(file.viewings.map(\.when) == [.written("2024-02-09"), evening, .written("2024-02-09")])
        #expect(file.claims("Mine") == [.showStatus(.paused, since: try Self.instant("2024-02-09T12:00:00.000Z"))])
        #expect(file.fact("Mine")?.film.ids.isEmpty == true)
        #expect(file.fact("Kite")?.leftovers.map(\.name) == ["mal"])
        #expect(file.leftOutCounts == [.season: 1, .notAFilm: 1])
    }

    // MARK: - Netflix

    static let activity = """
        Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country
        Ada,2021-03-02 00:30:00,00:40:00,,Heat in June,,A phone,01:40:00,01:40:00,AT (Austria)
        Ada,2021-03-01 20:00:00,01:00:00,,Heat in June,,A phone,01:00:00,Not latest view,AT (Austria)
        Bob,2021-03-05 20:00:00,01:40:00,,Heat in June,,A phone,01:40:00,01:40:00,AT (Austria)
        Ada,2021-03-03 20:00:00,00:45:00,,A Show: Season 2: The Light (Episode 3),,A phone,00:45:00,00:45:00,AT (Austria)
        Ada,2021-03-03 21:00:00,00:45:00,,A Show: Part 1: The Dark (Episode 4),,A phone,00:45:00,00:45:00,AT (Austria)
        Ada,2021-03-03 19:00:00,00:45:00,,A Show: Season 2: Untold,,A phone,00:45:00,00:45:00,AT (Austria)
        Ada,2021-03-04 20:00:00,00:00:30,,Slipped Into,,A phone,00:00:30,00:00:30,AT (Austria)
        Ada,2021-03-04 20:01:00,00:02:00,Autoplayed,Heat in June_hook,HOOK,A phone,00:02:00,00:02:00,AT (Austria)

        """

    @Test func netflix() throws {
        let list = "Title Name,Profile Name,Country,Utc Title Add Date\nTo See,Ada,AT,2021-03-04\n"
        let ratings =
            "Profile Name,Title Name,Rating Type,Star Value,Thumbs Value,Device Model,Event Utc Ts,Region View Date\n"
            + "Ada,Heat in June,thumb,,2,,2021-03-06 10:00:00,\nAda,Old One,star,4,0,,2011-03-06 10:00:00,\n"
        let reading = try ExchangeReading.ofArchive([
            ("CONTENT_INTERACTION/ViewingActivity.csv", Self.activity), ("CONTENT_INTERACTION/MyList.csv", list),
            ("CONTENT_INTERACTION/Ratings.csv", ratings), ("PAYMENT_AND_BILLING/BillingHistory.csv", "Card\n4711\n"),
        ])
        #expect(reading.ignored.map(\.reason) == [.secret])
        let file = try #require(reading.only)
        #expect(file.source == .netflix)
        let evenings = ["2021-03-01T20:00:00.000Z", "2021-03-05T20:00:00.000Z"]
        #expect(
            try file.viewings.map(\.when).prefix(2).sorted { "\($0)" < "\($1)" } == evenings.map(Self.instant))
        #expect(file.facts.compactMap(\.film.episode?.number?.description) == ["s02e03", "s01e04"])
        #expect(file.leftOutCounts == [.repeated: 1, .episodeWithoutNumber: 1, .tooShort: 1, .extra: 1])
        #expect(file.problems.first.map(\.what) == [.severalProfiles])
        #expect(file.claims("To See") == [.watchlist(since: .written("2021-03-04"), note: "")])
        #expect(file.facts.first { $0.claim == .kept }?.leftovers.map(\.value) == ["2"])
        #expect(file.stars == [8])
        #expect(!"\(file)".contains("Ada"))
    }

    // MARK: - What is not read

    @Test func whatIsNotReadSaysWhy() throws {
        let files: [(String, IgnoredPart.Reason)] = [
            ("<!DOCTYPE html><html><body>My films</body></html>", .webPage),
            ("<myanimelist></myanimelist>", .animeList),
            ("<!DOCTYPE videodb [<!ENTITY a \"b\">]><videodb></videodb>", .declarations),
            ("SQLite format 3\0\u{1}\u{2}", .database), ("<rss></rss>", .unknown),
        ]
        for (text, reason) in files {
            let reading = try ExchangeReading.of([("a", text)])
            #expect(reading.ignored.map(\.reason) == [reason], "\(text)")
        }
        let workbook = try ExchangeReading.ofArchive([("xl/workbook.xml", "<workbook/>"), ("xl/styles.xml", "<a/>")])
        #expect(workbook.ignored == [IgnoredPart(name: "archive", reason: .workbook)])
    }

    /// Each time would become a viewing.
    @Test func nobodySawAFilmAMillionTimes() throws {
        let file = try Self.read("Title,Plays\nA,999999999\nB,12\n")
        #expect(file.claims("A") == [.seen(times: 1, markedOn: .unknown)])
        #expect(file.claims("B") == [.seen(times: 12, markedOn: .unknown)])
        #expect(file.problems.first.map(\.text) == ["999999999"])
        let rows = (1...200).map { "Film \($0),9000\n" }.joined()
        let many = try Self.read("Title,Plays\n" + rows)
        let times = many.facts.reduce(0) { count, fact in
            if case .seen(let times, _) = fact.claim { count + times } else { count }
        }
        #expect(times <= 1_000_200)
    }
}
