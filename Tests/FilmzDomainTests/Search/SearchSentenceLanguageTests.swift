import FilmzDomain
import Testing

/// Which conditions a French or Spanish query names, and which queries are titles.
struct SearchSentenceLanguageTests {
    private static func sentence(_ text: String) -> SearchSentence? {
        SearchQuery(text).flatMap { SearchSentence($0, naming: services) }
    }

    private static let disney = StreamingService(id: 337, name: "Disney Plus")
    private static let netflix = StreamingService.wellKnown[0]
    private static let mubi = StreamingService.wellKnown[6]
    private static let services = NamedServices(own: [disney], others: StreamingService.wellKnown)

    private static let oldest = CalendarDay.years.lowerBound
    private static let newest = CalendarDay.years.upperBound
    private static let longest = FilmDraft.runtimes.upperBound

    private static let films = SearchFilter.kind(.films)
    private static let hanks = SearchFilter.person("tom hanks", .cast)
    private static let varda = SearchFilter.person("varda", .director)
    private static let almodovar = SearchFilter.person("almodovar", .director)

    private static let french: [(String, [SearchFilter], String?)] = [
        (
            "comédies des années 90 de moins de 100 minutes",
            [.genre("Comedy"), .years(1990...1999), .minutes(1...99)], nil
        ),
        ("films avec tom hanks", [films, hanks], nil),
        ("Films avec Tom Hanks et Meg Ryan", [films, hanks, .person("meg ryan", .cast)], nil),
        ("films avec tom hanks ou meg ryan", [films, .either([hanks, .person("meg ryan", .cast)])], nil),
        ("films français pas vus", [films, .language("French"), .mine(.unseen)], nil),
        ("films que je n'ai pas encore vus", [films, .mine(.unseen)], nil),
        ("films qu'on n'a pas vus", [films, .mine(.unseen)], nil),
        ("films de kubrick que je n'ai pas vus", [films, .person("kubrick", .director), .mine(.unseen)], nil),
        ("films avec tom hanks disponibles sur netflix", [films, hanks, .service(netflix)], nil),
        ("films de varda sortis avant 1970", [films, varda, .years(oldest...1969)], nil),
        ("films comme alien que je n'ai pas vus", [films, .like("alien"), .mine(.unseen)], nil),
        ("films de corée du sud", [films, .country("South Korea")], nil),
        ("films pour enfants", [films, .genre("Family")], nil),
        ("films au ciné", [films, .offered(.cinemas)], nil),
        ("comédies des années nonante", [.genre("Comedy"), .years(1990...1999)], nil),
        ("des films que j’ai déjà vus", [films, .mine(.seen)], nil),
        ("séries pas vues", [.kind(.shows), .mine(.unseen)], nil),
        ("films comme alien", [films, .like("alien")], nil),
        ("quelque chose comme alien", [.like("alien")], nil),
        ("films similaires à autant en emporte le vent", [films, .like("autant en emporte le vent")], nil),
        ("films comme alien sur netflix", [films, .like("alien"), .service(netflix)], nil),
        ("thrillers sans horreur", [.genre("Thriller"), .not(.genre("Horror"))], nil),
        ("thrillers, pas d'horreur", [.genre("Thriller"), .not(.genre("Horror"))], nil),
        ("comédies sans Adam Sandler", [.genre("Comedy"), .not(.person("adam sandler", .cast))], nil),
        ("drames, pas de films de guerre", [.genre("Drama"), .not(.genre("War"))], nil),
        ("drames sur la guerre", [.genre("Drama"), .genre("War")], nil),
        ("policiers, pas de séries", [.genre("Crime"), films], nil),
        ("films pas de spielberg", [films, .not(.person("spielberg", .director))], nil),
        ("films pas trop romantiques", [films, .not(.genre("Romance"))], nil),
        ("films pas en français", [films, .not(.language("French"))], nil),
        ("films en français", [films, .language("French")], nil),
        ("séries policières britanniques", [.kind(.shows), .genre("Crime"), .country("United Kingdom")], nil),
        ("films de varda", [films, varda], nil),
        ("un film d'Agnès Varda", [films, .person("agnes varda", .director)], nil),
        ("films de varda ou de demy", [films, .either([varda, .person("demy", .director)])], nil),
        ("films français de varda", [films, .language("French"), varda], nil),
        ("réalisé par varda", [varda], nil), ("films réalisés par varda", [films, varda], nil),
        (
            "films avec catherine deneuve de truffaut",
            [films, .person("catherine deneuve", .cast), .person("truffaut", .director)], nil
        ),
        ("films avec louis de funès", [films, .person("louis de funes", .cast)], nil),
        ("films avec cécile de france", [films, .person("cecile de france", .cast)], nil),
        ("films des frères dardenne", [films, .person("dardenne", .director)], nil),
        ("films avant 1970", [films, .years(oldest...1969)], nil),
        ("films après 1999", [films, .years(2000...newest)], nil),
        ("films depuis 2010", [films, .years(2010...newest)], nil),
        ("films à partir de 2010", [films, .years(2010...newest)], nil),
        ("films entre 1990 et 1994", [films, .years(1990...1994)], nil),
        ("films de 1990 à 1994", [films, .years(1990...1994)], nil),
        ("films de 1994", [films, .years(1994...1994)], nil),
        ("films sortis en 1994", [films, .years(1994...1994)], nil),
        ("films de l'année 1994", [films, .years(1994...1994)], nil),
        ("comédies années 1980", [.genre("Comedy"), .years(1980...1989)], nil),
        ("westerns des années soixante-dix", [.genre("Western"), .years(1970...1979)], nil),
        ("films dans les années quatre-vingt", [films, .years(1980...1989)], nil),
        ("films de plus de 2 heures", [films, .minutes(121...longest)], nil),
        ("films de plus d’une heure", [films, .minutes(61...longest)], nil),
        ("films de moins d'1h30", [films, .minutes(1...89)], nil),
        ("films de moins de deux heures et demie", [films, .minutes(1...149)], nil),
        ("films plus longs que 2 h", [films, .minutes(121...longest)], nil),
        ("drames plus courts que 90 minutes", [.genre("Drama"), .minutes(1...89)], nil),
        ("drames de 90 minutes maximum", [.genre("Drama"), .minutes(1...90)], nil),
        ("films d'au moins 2 heures", [films, .minutes(120...longest)], nil),
        ("films de 90 à 120 minutes", [films, .minutes(90...120)], nil),
        ("films de deux heures", [films, .minutes(105...135)], nil),
        ("thrillers jusqu'à 90 minutes", [.genre("Thriller"), .minutes(1...90)], nil),
        ("films sur mes services", [films, .offered(.mine)], nil),
        ("films sur netflix", [films, .service(netflix)], nil),
        ("films sur netflix ou mubi", [films, .either([.service(netflix), .service(mubi)])], nil),
        ("séries de netflix", [.kind(.shows), .service(netflix)], nil),
        ("films chez Disney+", [films, .service(disney)], nil), ("films gratuits", [films, .offered(.free)], nil),
        ("comédies gratuites", [.genre("Comedy"), .offered(.free)], nil),
        ("films à louer", [films, .offered(.rent)], nil), ("films à acheter", [films, .offered(.buy)], nil),
        ("drames en streaming", [.genre("Drama"), .offered(.stream)], nil),
        ("films au cinéma", [films, .offered(.cinemas)], nil),
        ("films dans mes cinémas", [films, .offered(.cinemas)], nil),
        ("films dans ma liste à voir", [films, .mine(.watchlist)], nil),
        ("comédies à voir", [.genre("Comedy"), .mine(.watchlist)], nil),
        ("mes films préférés", [films, .mine(.favourites)], nil), ("films notés", [films, .mine(.rated)], nil),
        ("dessins animés", [.genre("Animation")], nil),
        ("dessins animés japonais", [.genre("Animation"), .language("Japanese")], nil),
        ("films d'horreur", [films, .genre("Horror")], nil), ("films de guerre", [films, .genre("War")], nil),
        ("films d'action ou d'aventures", [films, .either([.genre("Action"), .genre("Adventure")])], nil),
        ("films de science-fiction", [films, .genre("Sci-Fi")], nil),
        ("comédies romantiques italiennes", [.genre("Comedy"), .genre("Romance"), .language("Italian")], nil),
        ("comédies ou drames", [.either([.genre("Comedy"), .genre("Drama")])], nil),
        ("courts métrages allemands", [.genre("Short"), .language("German")], nil),
        ("comédies musicales américaines", [.genre("Musical"), .country("United States")], nil),
        ("cinéma coréen", [.language("Korean")], nil), ("films du Japon", [films, .country("Japan")], nil),
        ("titres de 1994", [.years(1994...1994)], nil), ("films et séries sur netflix", [.service(netflix)], nil),
        ("alien, pas vus", [.mine(.unseen)], "alien"),
        ("films français sur paris", [films, .language("French")], "paris"),
    ]

    private static let spanish: [(String, [SearchFilter], String?)] = [
        ("comedias de los 90 de menos de 100 minutos", [.genre("Comedy"), .years(1990...1999), .minutes(1...99)], nil),
        ("películas con tom hanks", [films, hanks], nil),
        ("Películas con Tom Hanks y Meg Ryan", [films, hanks, .person("meg ryan", .cast)], nil),
        ("pelis con tom hanks o meg ryan", [films, .either([hanks, .person("meg ryan", .cast)])], nil),
        ("películas francesas no vistas", [films, .language("French"), .mine(.unseen)], nil),
        ("películas francesas sin ver", [films, .language("French"), .mine(.unseen)], nil),
        ("películas que no he visto todavía", [films, .mine(.unseen)], nil),
        ("películas que ya he visto", [films, .mine(.seen)], nil),
        ("películas vistas", [films, .mine(.seen)], nil),
        ("películas como alien", [films, .like("alien")], nil), ("algo como alien", [.like("alien")], nil),
        ("películas parecidas a lo que el viento se llevó", [films, .like("lo que el viento se llevó")], nil),
        ("películas como alien en netflix", [films, .like("alien"), .service(netflix)], nil),
        ("thrillers sin terror", [.genre("Thriller"), .not(.genre("Horror"))], nil),
        ("thrillers, no de terror", [.genre("Thriller"), .not(.genre("Horror"))], nil),
        ("comedias sin Adam Sandler", [.genre("Comedy"), .not(.person("adam sandler", .cast))], nil),
        ("dramas, no películas de guerra", [.genre("Drama"), .not(.genre("War"))], nil),
        (
            "comedias con jim carrey y sin terror",
            [.genre("Comedy"), .person("jim carrey", .cast), .not(.genre("Horror"))], nil
        ),
        (
            "películas dirigidas por almodóvar y con penélope cruz",
            [films, almodovar, .person("penelope cruz", .cast)], nil
        ),
        ("comedias, no series", [.genre("Comedy"), films], nil),
        ("películas no de spielberg", [films, .not(.person("spielberg", .director))], nil),
        ("películas no muy románticas", [films, .not(.genre("Romance"))], nil),
        ("películas no españolas", [films, .not(.language("Spanish"))], nil),
        ("películas en español", [films, .language("Spanish")], nil),
        ("series policíacas británicas", [.kind(.shows), .genre("Crime"), .country("United Kingdom")], nil),
        ("películas de almodóvar", [films, almodovar], nil), ("una película de Almodóvar", [films, almodovar], nil),
        ("películas de almodóvar o de saura", [films, .either([almodovar, .person("saura", .director)])], nil),
        ("dirigidas por almodóvar", [almodovar], nil), ("películas dirigidas por almodóvar", [films, almodovar], nil),
        ("películas de guillermo del toro", [films, .person("guillermo del toro", .director)], nil),
        ("películas con ana de armas", [films, .person("ana de armas", .cast)], nil),
        (
            "películas con penélope cruz de almodóvar",
            [films, .person("penelope cruz", .cast), almodovar], nil
        ),
        ("películas de los hermanos marx", [films, .person("marx", .director)], nil),
        ("películas antes de 1970", [films, .years(oldest...1969)], nil),
        ("películas anteriores a 1970", [films, .years(oldest...1969)], nil),
        ("películas después de 1999", [films, .years(2000...newest)], nil),
        ("películas desde 2010", [films, .years(2010...newest)], nil),
        ("películas a partir de 2010", [films, .years(2010...newest)], nil),
        ("películas entre 1990 y 1994", [films, .years(1990...1994)], nil),
        ("películas de 1990 a 1994", [films, .years(1990...1994)], nil),
        ("películas de 1994", [films, .years(1994...1994)], nil),
        ("películas del año 1994", [films, .years(1994...1994)], nil),
        ("películas estrenadas en 1994", [films, .years(1994...1994)], nil),
        ("westerns de los años 70", [.genre("Western"), .years(1970...1979)], nil),
        ("comedias de los ochenta", [.genre("Comedy"), .years(1980...1989)], nil),
        ("comedias de la década de los 80", [.genre("Comedy"), .years(1980...1989)], nil),
        ("películas años 50", [films, .years(1950...1959)], nil),
        ("películas con tom hanks que no he visto", [films, hanks, .mine(.unseen)], nil),
        ("películas que no haya visto", [films, .mine(.unseen)], nil),
        ("películas como alien que no he visto", [films, .like("alien"), .mine(.unseen)], nil),
        ("películas parecidas al padrino", [films, .like("padrino")], nil),
        ("películas de estados unidos", [films, .country("United States")], nil),
        ("películas de risa", [films, .genre("Comedy")], nil),
        ("películas de más de 2 horas", [films, .minutes(121...longest)], nil),
        ("películas más largas que 2 horas", [films, .minutes(121...longest)], nil),
        ("películas más cortas que 90 minutos", [films, .minutes(1...89)], nil),
        ("películas de menos de hora y media", [films, .minutes(1...89)], nil),
        ("películas de menos de dos horas y media", [films, .minutes(1...149)], nil),
        ("dramas de 90 minutos como máximo", [.genre("Drama"), .minutes(1...90)], nil),
        ("películas de al menos 2 horas", [films, .minutes(120...longest)], nil),
        ("películas de 90 a 120 minutos", [films, .minutes(90...120)], nil),
        ("películas de dos horas", [films, .minutes(105...135)], nil),
        ("thrillers hasta 90 minutos", [.genre("Thriller"), .minutes(1...90)], nil),
        ("películas en mis servicios", [films, .offered(.mine)], nil),
        ("películas en netflix", [films, .service(netflix)], nil),
        ("películas en netflix o mubi", [films, .either([.service(netflix), .service(mubi)])], nil),
        ("series de netflix", [.kind(.shows), .service(netflix)], nil),
        ("películas gratis", [films, .offered(.free)], nil),
        ("comedias gratuitas", [.genre("Comedy"), .offered(.free)], nil),
        ("películas para alquilar", [films, .offered(.rent)], nil),
        ("pelis para comprar", [films, .offered(.buy)], nil),
        ("dramas en streaming", [.genre("Drama"), .offered(.stream)], nil),
        ("películas en el cine", [films, .offered(.cinemas)], nil),
        ("películas en mis cines", [films, .offered(.cinemas)], nil),
        ("películas por ver", [films, .mine(.watchlist)], nil),
        ("comedias en mi lista", [.genre("Comedy"), .mine(.watchlist)], nil),
        ("mis películas favoritas", [films, .mine(.favourites)], nil),
        ("películas puntuadas", [films, .mine(.rated)], nil),
        ("dibujos animados", [.genre("Animation")], nil),
        ("dibujos animados japoneses", [.genre("Animation"), .language("Japanese")], nil),
        ("películas de terror", [films, .genre("Horror")], nil), ("películas de guerra", [films, .genre("War")], nil),
        ("películas de acción o de aventuras", [films, .either([.genre("Action"), .genre("Adventure")])], nil),
        ("películas de ciencia ficción", [films, .genre("Sci-Fi")], nil),
        ("películas del oeste", [films, .genre("Western")], nil),
        ("comedias románticas italianas", [.genre("Comedy"), .genre("Romance"), .language("Italian")], nil),
        ("comedias o dramas", [.either([.genre("Comedy"), .genre("Drama")])], nil),
        ("cortometrajes alemanes", [.genre("Short"), .language("German")], nil),
        ("cine negro", [.genre("Film-Noir")], nil), ("cine coreano", [.language("Korean")], nil),
        ("cine argentino de los 2000", [.country("Argentina"), .years(2000...2009)], nil),
        ("películas de Japón", [films, .country("Japan")], nil),
        ("títulos de 1994", [.years(1994...1994)], nil), ("películas y series en netflix", [.service(netflix)], nil),
        ("alien, sin ver", [.mine(.unseen)], "alien"),
        ("películas francesas sobre parís", [films, .language("French")], "paris"),
    ]

    @Test(arguments: french + spanish)
    func conditionsAreUnderstood(text: String, filters: [SearchFilter], words: String?) throws {
        let sentence = try #require(Self.sentence(text))
        #expect(sentence.filters == filters)
        #expect(sentence.words?.folded == words)
    }

    @Test(arguments: french + spanish)
    func eachConditionCanBeLeftOutAlone(text: String, filters: [SearchFilter], words: String?) throws {
        let sentence = try #require(Self.sentence(text))
        for index in filters.indices {
            var others = filters
            others.remove(at: index)
            let left = sentence.text(without: index)
            if others == [.kind(.films)], !left.contains(" ") { others = [] }
            let rest = Self.sentence(left)
            #expect(rest?.filters ?? [] == others, "\(left)")
            if !others.isEmpty { #expect(rest?.words?.folded == words, "\(left)") }
        }
    }

    @Test(arguments: [
        "Sin City", "La La Land", "Con Air", "Comme un avion", "Y tu mamá también", "El secreto de sus ojos",
        "Les 400 Coups", "Toy Story", "Sans toit ni loi", "Sur mes lèvres", "Con la vida hicieron fuego",
        "Vu du pont", "Pas vu, pas pris", "Déjà vu", "Série noire", "Les Aventures de Rabbi Jacob",
        "Les Mystères de Paris", "Quelque chose d'organique", "Entre les murs", "Avant l'aube", "Plus belle la vie",
        "Le Dernier Métro", "Cinema Paradiso", "À bout de souffle", "Un amour de jeunesse", "Les Films de ma vie",
        "Visto para sentencia", "Una serie de catastróficas desdichas", "La película del rey", "Los crímenes de Oxford",
        "Las aventuras de Tadeo Jones", "Algo pasa con Mary", "Todo sobre mi madre", "Antes de medianoche",
        "Entre tinieblas", "Los misterios de Lisboa", "Historia de una escalera", "Como agua para chocolate",
        "Por un puñado de dólares", "No mires arriba", "Relatos salvajes", "Hable con ella",
        "La guerra de las galaxias",
        "The Secret Life of Walter Mitty", "Film Stars Don't Die in Liverpool", "Des hommes et des dieux",
        "La película de Hannah Montana", "Dragon Ball Z: película de Broly", "Borat, film de cinéma subséquent",
        "Films de la vie", "Los dramas de la vida",
        "Drama", "Película", "Películas", "films", "cinéma", "cine", "de varda", "con tom hanks", "avec tom hanks",
        "sur netflix", "en netflix", "les années 90", "los 90", "gratis", "sans horreur", "vistas al mar",
    ])
    func titlesAreNotConditions(text: String) {
        #expect(Self.sentence(text) == nil, "\(Self.sentence(text)?.filters ?? [])")
    }

    @Test func whatIsLeftStaysInItsLanguage() throws {
        for (text, rests) in [
            (
                "comédies des années 90 de moins de 100 minutes",
                [
                    "titres des années 90 de moins de 100 minutes", "comédies de moins de 100 minutes",
                    "comédies des années 90",
                ]
            ),
            ("films d'horreur, pas vus", ["d'horreur, pas vus", "films, pas vus", "films d'horreur"]),
            ("films russes en noir et blanc", ["titres russes en noir et blanc", "noir et blanc"]),
            ("un film de varda", ["titres de varda", ""]), ("films sur netflix", ["titres sur netflix", ""]),
            (
                "films français à partir de 2010",
                ["titres français à partir de 2010", "films à partir de 2010", "films français"]
            ),
            (
                "comedias de los 90 de menos de 100 minutos",
                [
                    "títulos de los 90 de menos de 100 minutos", "comedias de menos de 100 minutos",
                    "comedias de los 90",
                ]
            ),
            ("películas francesas sin ver", ["francesas sin ver", "películas sin ver", "películas francesas"]),
            ("películas para alquilar", ["títulos para alquilar", ""]),
        ] {
            let sentence = try #require(Self.sentence(text))
            #expect(sentence.filters.indices.map(sentence.text(without:)) == rests)
        }
    }

    /// The next language is asked only when it understands more.
    @Test func englishAndGermanComeFirst() throws {
        for (text, filters, words) in [
            ("film noir", [Self.films, .genre("Film-Noir")], nil),
            ("dramas 1994", [.genre("Drama"), .years(1994...1994)], nil),
            ("good crime series", [.genre("Crime"), .kind(.shows)], "good"),
            ("filme gratis", [Self.films, .offered(.free)], nil),
        ] as [(String, [SearchFilter], String?)] {
            let sentence = try #require(Self.sentence(text))
            #expect(sentence.filters == filters)
            #expect(sentence.words?.folded == words)
        }
    }

    @Test(arguments: [
        "death note films", "death note series", "my favorite films", "the terror series", "ai films 2010s",
        "narcos mexico series",
    ])
    func whatIsEnglishIsNotReadInAnotherLanguage(text: String) {
        guard let sentence = Self.sentence(text) else { return }
        #expect(sentence.words != nil, "\(sentence.filters)")
        #expect(!sentence.filters.contains(.mine(.rated)))
        #expect(!sentence.filters.contains(.genre("Horror")))
    }

    @Test(arguments: ["films de vampires", "películas de zombis", "documentales de animales", "Una película de huevos"])
    func whatFilmsAreAboutIsNoDirector(text: String) {
        let filters = Self.sentence(text)?.filters ?? []
        #expect(!filters.contains { if case .person = $0 { true } else { false } })
    }

    @Test func hostileQueriesAreReadQuickly() {
        let parts = [
            "films", "películas", "avec", "con", "et", "y", "90", "los", "années", ",", "moins", "menos", "de", "d'",
            "100", "minutes", "minutos", "1h30", "des", "<b>", "é", "pas", "no", "mes", "mi", "sur", "en", "netflix",
            "à", "louer", "para", "alquilar", "cine", "au", "servicios", "ou", "sans", "sin", "comme", "2", "heures",
            "demie", "vus", "liste", "voir", "que", "maximum", "comedias", "français", "le", "dans",
        ]
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<4_000 {
            let count = Int.random(in: 0...16, using: &generator)
            let text = (0..<count).map { _ in parts[Int.random(in: 0..<parts.count, using: &generator)] }
            guard let sentence = Self.sentence(text.joined(separator: " ")) else { continue }
            #expect(!sentence.filters.isEmpty)
            for index in sentence.filters.indices { _ = sentence.text(without: index) }
        }
    }
}
