import FilmzDomain
import Testing

/// Which conditions a query names, and which queries are titles.
struct SearchSentenceTests {
    private static func sentence(_ text: String) -> SearchSentence? {
        SearchQuery(text).flatMap { SearchSentence($0, naming: services) }
    }

    private static let disney = StreamingService(id: 337, name: "Disney Plus")
    private static let sky = StreamingService(id: 29, name: "Sky")
    private static let prime = StreamingService.wellKnown[1]
    private static let services = NamedServices(
        own: [disney], others: StreamingService.wellKnown + [sky, StreamingService(id: 2, name: "Apple TV")])

    private static let oldest = CalendarDay.years.lowerBound
    private static let newest = CalendarDay.years.upperBound
    private static let longest = FilmDraft.runtimes.upperBound

    private static let understood: [(String, [SearchFilter], String?)] = [
        ("films with tom hanks", [.kind(.films), .person("tom hanks", .cast)], nil),
        ("Filme mit Tom Hanks", [.kind(.films), .person("tom hanks", .cast)], nil),
        (
            "movies starring tom hanks and meg ryan",
            [.kind(.films), .person("tom hanks", .cast), .person("meg ryan", .cast)], nil
        ),
        (
            "films with max von sydow from the 60s",
            [.kind(.films), .person("max von sydow", .cast), .years(1960...1969)], nil
        ),
        ("with bill murray, unseen", [.person("bill murray", .cast), .mine(.unseen)], nil),
        ("90s comedies under 100 minutes", [.years(1990...1999), .genre("Comedy"), .minutes(1...99)], nil),
        ("komödien der 90er unter 100 minuten", [.genre("Comedy"), .years(1990...1999), .minutes(1...99)], nil),
        ("Komödien aus den 90ern", [.genre("Comedy"), .years(1990...1999)], nil),
        ("directed by varda", [.person("varda", .director)], nil),
        ("Regie Fatih Akin", [.person("fatih akin", .director)], nil),
        ("filme von agnès varda", [.kind(.films), .person("agnes varda", .director)], nil),
        ("french films by varda", [.language("French"), .kind(.films), .person("varda", .director)], nil),
        ("french, unseen", [.language("French"), .mine(.unseen)], nil),
        ("französische filme, noch nicht gesehen", [.language("French"), .kind(.films), .mine(.unseen)], nil),
        ("french films", [.language("French"), .kind(.films)], nil),
        ("a french film", [.language("French"), .kind(.films)], nil),
        ("romantische komödien", [.genre("Romance"), .genre("Comedy")], nil),
        ("shows", [.kind(.shows)], nil), ("crime series", [.genre("Crime"), .kind(.shows)], nil),
        ("britische Serien der 90er", [.country("United Kingdom"), .kind(.shows), .years(1990...1999)], nil),
        ("comedies", [.genre("Comedy")], nil), ("sci-fi movies", [.genre("Sci-Fi"), .kind(.films)], nil),
        ("film noir", [.kind(.films), .genre("Film-Noir")], nil),
        ("italian westerns", [.language("Italian"), .genre("Western")], nil),
        ("british thrillers since 2000", [.country("United Kingdom"), .genre("Thriller"), .years(2000...newest)], nil),
        ("films before 1950", [.kind(.films), .years(oldest...1949)], nil),
        ("filme nach 1999", [.kind(.films), .years(2000...newest)], nil),
        ("films between 1990 and 1994", [.kind(.films), .years(1990...1994)], nil),
        ("films from 1990 to 1994", [.kind(.films), .years(1990...1994)], nil),
        ("filme von 1990 bis 1994", [.kind(.films), .years(1990...1994)], nil),
        ("dramas 1990-1994", [.genre("Drama"), .years(1990...1994)], nil),
        ("films from 1994", [.kind(.films), .years(1994...1994)], nil),
        ("films longer than 2 hours", [.kind(.films), .minutes(121...longest)], nil),
        ("films under 90 min", [.kind(.films), .minutes(1...89)], nil),
        ("filme über 2 stunden", [.kind(.films), .minutes(121...longest)], nil),
        ("movies max 90min", [.kind(.films), .minutes(1...90)], nil),
        ("films under two hours", [.kind(.films), .minutes(1...119)], nil),
        ("Krimis bis 90 Minuten", [.genre("Crime"), .minutes(1...90)], nil),
        ("comedies on my watchlist", [.genre("Comedy"), .mine(.watchlist)], nil),
        ("filme auf meiner merkliste", [.kind(.films), .mine(.watchlist)], nil),
        ("my favourites", [.mine(.favourites)], nil),
        ("films i have not seen", [.kind(.films), .mine(.unseen)], nil),
        ("rated horror films", [.mine(.rated), .genre("Horror"), .kind(.films)], nil),
        ("alien, unseen", [.mine(.unseen)], "alien"),
        ("french films about paris", [.language("French"), .kind(.films)], "paris"),
        ("star wars, on my watchlist", [.mine(.watchlist)], "star wars"),
        ("on my services", [.offered(.mine)], nil), ("my services", [.offered(.mine)], nil),
        ("comedies on my services", [.genre("Comedy"), .offered(.mine)], nil),
        ("Komödien auf meinen Diensten", [.genre("Comedy"), .offered(.mine)], nil),
        ("bei meinen Diensten, ungesehen", [.offered(.mine), .mine(.unseen)], nil),
        ("alien on my services", [.offered(.mine)], "alien"),
        ("films with tom hanks on my services", [.kind(.films), .person("tom hanks", .cast), .offered(.mine)], nil),
        ("on netflix", [.service(StreamingService.wellKnown[0])], nil),
        ("alien on netflix", [.service(StreamingService.wellKnown[0])], "alien"),
        ("bei Netflix", [.service(StreamingService.wellKnown[0])], nil),
        ("Filme mit Tom Hanks bei Disney+", [.kind(.films), .person("tom hanks", .cast), .service(disney)], nil),
        ("90s comedies on disney", [.years(1990...1999), .genre("Comedy"), .service(disney)], nil),
        ("krimis auf prime video, ungesehen", [.genre("Crime"), .service(prime), .mine(.unseen)], nil),
        ("shows on amazon prime", [.kind(.shows), .service(prime)], nil),
        ("on netflix with ads", [.service(StreamingService.wellKnown[0])], nil),
        ("films on sky from 1994", [.kind(.films), .service(sky), .years(1994...1994)], nil),
        ("to rent on apple tv", [.offered(.rent), .service(StreamingService(id: 2, name: "Apple TV"))], nil),
        ("on sky free", [.service(sky), .offered(.free)], nil),
        ("on sky, free", [.service(sky), .offered(.free)], nil),
        ("free horror", [.offered(.free), .genre("Horror")], nil),
        ("free films", [.offered(.free), .kind(.films)], nil),
        ("horror for free", [.genre("Horror"), .offered(.free)], nil), ("for free", [.offered(.free)], nil),
        ("kostenlose Filme", [.offered(.free), .kind(.films)], nil),
        ("krimis kostenlos", [.genre("Crime"), .offered(.free)], nil),
        ("to rent", [.offered(.rent)], nil), ("films to buy", [.kind(.films), .offered(.buy)], nil),
        ("to stream, unseen", [.offered(.stream), .mine(.unseen)], nil),
        ("zum Leihen", [.offered(.rent)], nil), ("Filme zum Kaufen", [.kind(.films), .offered(.buy)], nil),
        ("komödien zu leihen", [.genre("Comedy"), .offered(.rent)], nil),
        ("alien, to rent", [.offered(.rent)], "alien"),
        ("in my theatres", [.offered(.cinemas)], nil),
        ("dramas in cinemas", [.genre("Drama"), .offered(.cinemas)], nil),
        ("Filme in meinen Kinos", [.kind(.films), .offered(.cinemas)], nil),
        ("krimis im kino", [.genre("Crime"), .offered(.cinemas)], nil),
        ("films with tom hanks to rent", [.kind(.films), .person("tom hanks", .cast), .offered(.rent)], nil),
        ("films from 2026", [.kind(.films), .years(2026...2026)], nil),
        ("titles from 2026", [.years(2026...2026)], nil),
        ("films and shows on netflix", [.service(StreamingService.wellKnown[0])], nil),
        ("Krimis, keine Serien", [.genre("Crime"), .kind(.films)], nil),
        ("crime show", [.genre("Crime"), .kind(.shows)], nil),
        ("2 hour thriller", [.minutes(105...135), .genre("Thriller")], nil),
        ("zweistündige Komödien", [.minutes(105...135), .genre("Comedy")], nil),
        ("90 minütige Filme", [.minutes(75...105), .kind(.films)], nil),
        ("1.5 hour comedies", [.minutes(75...105), .genre("Comedy")], nil),
        ("Filme von zwei Stunden", [.kind(.films), .minutes(105...135)], nil),
        ("comedies under 1 hour 30 minutes", [.genre("Comedy"), .minutes(1...89)], nil),
        ("films between 1 and 2 hours", [.kind(.films), .minutes(60...120)], nil),
        ("thriller 90-120 minutes", [.genre("Thriller"), .minutes(90...120)], nil),
        ("thrillers not longer than 2 hours", [.genre("Thriller"), .minutes(1...120)], nil),
        ("comedies without adam sandler", [.genre("Comedy"), .not(.person("adam sandler", .cast))], nil),
        (
            "Komödien ohne Adam Sandler und Rob Schneider",
            [.genre("Comedy"), .not(.person("adam sandler", .cast)), .not(.person("rob schneider", .cast))], nil
        ),
        ("films not by spielberg", [.kind(.films), .not(.person("spielberg", .director))], nil),
        ("films not in french", [.kind(.films), .not(.language("French"))], nil),
        ("Filme nicht auf Französisch", [.kind(.films), .not(.language("French"))], nil),
        ("films that are not too romantic", [.kind(.films), .not(.genre("Romance"))], nil),
        ("nicht zu romantische Filme", [.not(.genre("Romance")), .kind(.films)], nil),
        ("films not from the 90s", [.kind(.films), .not(.years(1990...1999))], nil),
        ("thrillers without horror", [.genre("Thriller"), .not(.genre("Horror"))], nil),
        ("Thriller, kein Horror", [.genre("Thriller"), .not(.genre("Horror"))], nil),
        ("comedies or dramas", [.either([.genre("Comedy"), .genre("Drama")])], nil),
        ("comedies, dramas or thrillers", [.either([.genre("Comedy"), .genre("Drama"), .genre("Thriller")])], nil),
        (
            "französische oder italienische Filme",
            [.either([.language("French"), .language("Italian")]), .kind(.films)],
            nil
        ),
        (
            "with tom hanks or meg ryan", [.either([.person("tom hanks", .cast), .person("meg ryan", .cast)])],
            nil
        ),
        ("on netflix or sky", [.either([.service(StreamingService.wellKnown[0]), .service(sky)])], nil),
        ("films from 1994 or 1995", [.kind(.films), .either([.years(1994...1994), .years(1995...1995)])], nil),
        ("something like alien", [.like("alien")], nil), ("Filme wie Alien", [.kind(.films), .like("Alien")], nil),
        (
            "films similar to gone with the wind from the 90s",
            [.kind(.films), .like("gone with the wind"), .years(1990...1999)], nil
        ),
        (
            "films like alien on netflix",
            [.kind(.films), .like("alien"), .service(StreamingService.wellKnown[0])], nil
        ),
    ]

    @Test(arguments: understood)
    func conditionsAreUnderstood(text: String, filters: [SearchFilter], words: String?) throws {
        let sentence = try #require(Self.sentence(text))
        #expect(sentence.filters == filters)
        #expect(sentence.words?.folded == words)
    }

    @Test(arguments: [
        "The French Connection", "Unseen", "The Unseen", "Under Siege", "Comedy of Terrors", "90s", "1917", "comedy",
        "Gone with the Wind", "Dances with Wolves", "Interview with the Vampire", "American Beauty", "Before Sunset",
        "After Hours", "Between Two Worlds", "2001: A Space Odyssey", "Blade Runner 2049", "The Italian Job",
        "Man with a Movie Camera", "The Lego Movie", "Not Another Teen Movie", "War of the Worlds", "Das Boot",
        "The Adventures of Robin Hood", "Western Union", "Family Plot", "Class of 1984", "Paris by Night", "Film",
        "Stand by Me", "Murder on the Orient Express", "Unter dem Sand", "Vor der Morgenröte",
        "Seven", "Over the Top", "Under 100", "From Here to Eternity", "The Seen", "My Left Foot", "alien 1979",
        "Der Himmel über Berlin", "Der mit dem Wolf tanzt", "Nach der Hochzeit", "Short Cuts",
        "Sleeping with the Enemy",
        "Free", "Rent", "Rent-a-Cop", "The Free", "Free Willy", "Born Free", "Free Solo", "Cinema Paradiso",
        "Room to Rent", "A Free Soul", "Zum Beispiel Balthasar", "Zu neuen Ufern", "Bei Anruf Mord", "On Golden Pond",
        "Murder on Sky Street", "Life on Mars", "on the road", "not on netflix", "on hulu", "on my", "on", "bei",
        "Services", "Kino", "Auf der anderen Seite", "Disney", "Netflix", "not free", "What to Expect",
        "Rebel Without a Cause", "Without a Paddle", "Some Like It Hot", "Like Water for Chocolate", "One Hour Photo",
        "127 Hours", "48 Hrs", "24 Hour Party People", "90 Minutes in Heaven", "No Country for Old Men", "Dr. No",
        "Nicht ohne meine Tochter", "The Truman Show", "Trick or Treat", "Dead or Alive", "Life or Something Like It",
        "Something Wild", "The Rocky Horror Picture Show", "without horror", "films or shows",
        "Die Blechtrommel", "La La Land", "", "films", "the film", "with", "directed by", "films with", "under minutes",
    ])
    func titlesAreNotConditions(text: String) {
        #expect(Self.sentence(text) == nil, "\(Self.sentence(text)?.filters ?? [])")
    }

    @Test(arguments: understood)
    func eachConditionCanBeLeftOutAlone(text: String, filters: [SearchFilter], words: String?) throws {
        let sentence = try #require(Self.sentence(text))
        for index in filters.indices {
            var others = filters
            others.remove(at: index)
            let left = sentence.text(without: index)
            // `films` alone is a title, `no shows` is not.
            if others == [.kind(.films)], !left.contains(" ") { others = [] }
            let rest = Self.sentence(left)
            #expect(rest?.filters ?? [] == others, "\(left)")
            if !others.isEmpty { #expect(rest?.words?.folded == words, "\(left)") }
        }
    }

    @Test func whatIsLeftIsReadable() throws {
        for (text, rests) in [
            (
                "90s comedies under 100 minutes",
                ["comedies under 100 minutes", "90s under 100 minutes", "90s comedies"]
            ),
            ("french, unseen", ["unseen titles", "french titles"]), ("alien, unseen", ["alien"]),
            ("Filme mit Tom Hanks", ["mit Tom Hanks", ""]),
            ("französisch, ungesehen", ["ungesehen titel", "französisch titel"]),
        ] {
            let sentence = try #require(Self.sentence(text))
            #expect(sentence.filters.indices.map(sentence.text(without:)) == rests)
        }
    }

    @Test func whatFollowsAnOrBetweenConditionsOfDifferentKindsIsLeftOut() throws {
        let hanks = SearchFilter.person("tom hanks", .cast)
        for (text, filters, leftOut) in [
            ("comedies or films with Tom Hanks", [.genre("Comedy")], ["films with Tom Hanks"]),
            (
                "Komödien oder Filme mit Tom Hanks, ungesehen", [.genre("Comedy"), .mine(.unseen)],
                ["Filme mit Tom Hanks"]
            ),
            ("comédies ou films avec Tom Hanks", [.genre("Comedy")], ["films avec Tom Hanks"]),
            ("comedias o películas con Tom Hanks", [.genre("Comedy")], ["películas con Tom Hanks"]),
            ("films with tom hanks or by varda", [.kind(.films), hanks], ["by varda"]),
            ("french or 90s comedies", [.language("French")], ["90s comedies"]),
            ("thrillers without horror or romance", [.genre("Thriller"), .not(.genre("Horror"))], ["romance"]),
            (
                "comedies or shows, unseen or rated", [.genre("Comedy"), .mine(.unseen)], ["shows", "rated"]
            ),
            (
                "comedies without tom hanks or meg ryan",
                [.genre("Comedy"), .not(hanks), .not(.person("meg ryan", .cast))], []
            ),
            ("no shows or no horror", [.kind(.films), .not(.genre("Horror"))], []),
            ("films like alien or on my watchlist", [.kind(.films), .like("alien")], ["on my watchlist"]),
            ("films with tom hanks and by varda", [.kind(.films), hanks, .person("varda", .director)], []),
            ("films by varda and with tom hanks", [.kind(.films), .person("varda", .director), hanks], []),
        ] as [(String, [SearchFilter], [String])] {
            let sentence = try #require(Self.sentence(text))
            #expect(sentence.filters == filters, "\(text)")
            #expect(sentence.leftOut == leftOut, "\(text)")
        }
    }

    /// What is a title with wrong letters, and what only has words that nobody understands.
    @Test(
        arguments: [
            ("good 90s thrillers", [SearchFilter.years(1990...1999), .genre("Thriller")]), ("french exit", nil),
            ("romantic qqqq dramas", [.genre("Romance"), .genre("Drama")]), ("qqqq", nil), ("good thriller", nil),
        ] as [(String, [SearchFilter]?)])
    func unknownWordsAreLeftOutBesideEnoughThatIsKnown(text: String, filters: [SearchFilter]?) throws {
        let query = try #require(SearchQuery(text))
        let sentence = SearchSentence(query, naming: Self.services, isLoose: true)
        #expect(sentence?.filters == filters)
    }

    @Test func lengthsAreThoseOfFilmsUnlessShowsAreAskedFor() throws {
        let comedies = try #require(Self.sentence("comedies under 100 minutes"))
        #expect(comedies.conditions == comedies.filters + [.kind(.films)])
        let shows = try #require(Self.sentence("shows under 30 minutes"))
        #expect(shows.conditions == shows.filters)
        let years = try #require(Self.sentence("90s comedies"))
        #expect(years.conditions == years.filters)
    }

    @Test func hostileQueriesAreReadQuickly() {
        let parts = [
            "films", "with", "and", "90s", ",", "under", "100", "minutes", "by", "von", "<b>", "é", "not", "my",
            "on", "netflix", "to", "rent", "free", "in", "theatres", "services", "or", "without", "like", "2", "hours",
            "something", "no",
        ]
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            let count = Int.random(in: 0..<40, using: &generator)
            let text = (0..<count).map { _ in parts[Int.random(in: 0..<parts.count, using: &generator)] }
            guard let sentence = Self.sentence(text.joined(separator: " ")) else { continue }
            #expect(!sentence.filters.isEmpty)
            for index in sentence.filters.indices { _ = sentence.text(without: index) }
        }
    }

    @Test func aFilmMeetsConditionsOrNot() {
        var film = Film(
            id: .random(), title: "A", year: 1994, runtime: 99, genres: ["Comedy"], directors: ["Agnès Varda"])
        film.cast = ["Tom Hanks"]
        film.countries = ["France", "Italy"]
        film.languages = ["French", "English"]
        for filter: SearchFilter in [
            .person("varda", .director), .person("hanks tom", .cast), .genre("Comedy"), .country("France"),
            .language("French"), .years(1990...1999), .minutes(1...99), .mine(.seen),
            .kind(.films), .offered(.mine), .service(Self.sky), .not(.genre("Drama")), .not(.country("Italy")),
            .either([.genre("Drama"), .genre("Comedy")]), .like("Alien"), .not(.mine(.watchlist)),
        ] { #expect(filter.holds(film), "\(filter)") }
        for filter: SearchFilter in [
            .person("varda", .cast), .person("tom varda", .cast), .person("han", .cast), .genre("Drama"),
            .country("Italy"), .language("English"), .years(1995...1999), .minutes(100...200), .kind(.shows),
            .not(.genre("Comedy")), .not(.person("varda", .director)), .either([.genre("Drama"), .genre("War")]),
        ] { #expect(!filter.holds(film), "\(filter)") }
        let unknown = Film(id: .random(), title: "B")
        #expect(!SearchFilter.years(1990...1999).holds(unknown))
        #expect(!SearchFilter.not(.years(1990...1999)).holds(unknown))
        #expect(!SearchFilter.not(.language("French")).holds(unknown))
    }
}
