import FilmzTextFolding

/// A meaning of a word in a query with conditions. In English and German; every word is folded.
enum SentenceWord: Hashable, Sendable {
    /// A word for films: for films only, or for shows too.
    case noun(isPlural: Bool, isFilm: Bool)
    /// A word without a meaning of its own.
    case filler
    case shows(isPlural: Bool)
    case genre(String, isPlural: Bool)
    /// The first word of a genre of two words: the second word, and the genre.
    case genreStart(String, String)
    case origin(SearchFilter)
    /// A decade by its first year.
    case decade(Int)
    case mine(SearchFilter.Mine)
    case with, by, and, or, not, than, to, between, before, after, since, from
    /// `no`, before a condition.
    case no
    /// `without`, before a condition or a person.
    case without
    /// `like`, before a title.
    case like
    /// `similar`, which needs a word for `to` after it.
    case similar
    /// `in`, before a year or theatres.
    case within
    /// `directed`, which may need `by` after it.
    case directed(needsBy: Bool)
    /// German `von`, which means `by` and `from`.
    case vonOf
    /// `on`, before a list or a service.
    case on
    case my
    /// German `bei`, before a service.
    case at
    /// A word before the use of an offer: `for free`, `zum Leihen`.
    case purpose
    case offered(Availability)
    /// The use of an offer, only after ``to`` or ``purpose``.
    case deed(Availability)
    case services, theatres
    /// A word before the maximum running time, and whether the limit is included.
    case most(Bool)
    case least(Bool)

    /// Units of time in minutes.
    static let units = [
        "m": 1, "min": 1, "mins": 1, "minute": 1, "minutes": 1, "minuten": 1, "minutiger": 1, "minutige": 1,
        "minutigen": 1, "h": 60, "hr": 60, "hrs": 60, "hour": 60, "hours": 60, "std": 60, "stunde": 60, "stunden": 60,
        "stundiger": 60, "stundige": 60, "stundigen": 60,
    ]

    static let numbers = [
        "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "half": 0.5, "ein": 1, "eine": 1, "einer": 1,
        "zwei": 2, "drei": 3, "vier": 4, "halbe": 0.5, "halben": 0.5, "anderthalb": 1.5, "eineinhalb": 1.5,
        "zweieinhalb": 2.5,
    ]

    /// The meaning of a word; nil when it has none here.
    static func of(_ word: String) -> (word: SentenceWord, isGerman: Bool)? {
        if let meaning = english[word] { return (meaning, false) }
        if let meaning = german[word] { return (meaning, true) }
        if let decade = decade(word) { return decade }
        // German adjectives have endings.
        for ending in ["er", "en", "es", "em", "e"] where word.hasSuffix(ending) {
            if case .origin(let filter) = german[String(word.dropLast(ending.count))] { return (.origin(filter), true) }
            if case .genre(let genre, _) = germanStems[String(word.dropLast(ending.count))] {
                return (.genre(genre, isPlural: false), true)
            }
        }
        return nil
    }

    /// Whether the word may be a condition. A query without such a word certainly has none.
    static func mayBeCondition(_ word: String) -> Bool {
        switch of(word)?.word {
        case nil, .noun, .filler, .and, .or, .than: isYear(word) || isOfLength(word)
        default: true
        }
    }

    private static func isYear(_ word: String) -> Bool {
        word.utf8.count == 4 && word.utf8.allSatisfy { 48...57 ~= $0 }
    }

    /// Whether the word is a unit of time, or ends with one: `90min`, `zweistündig`.
    private static func isOfLength(_ word: String) -> Bool {
        units[String(word.drop { $0.isASCII && $0.isNumber })] != nil
            || adjectives.contains { word.contains($0.ending) }
    }

    /// The middles of German adjectives for running times, with their units in minutes.
    static let adjectives: [(ending: String, unit: Int)] = [("stundig", 60), ("minutig", 1)]

    /// Whether the text reads well only after a word for films: `from 1994`.
    static func mayFollowFilms(_ text: String) -> Bool {
        switch TextFolding.words(text).first.flatMap({ of($0)?.word }) {
        case .from, .vonOf, .within, .with, .by, .without, .like, .not: true
        default: false
        }
    }

    /// Whether the name of a service may follow.
    static func mayPrecedeService(_ word: String) -> Bool {
        switch of(word)?.word {
        case .on, .at, .or: true
        default: false
        }
    }

    /// Parses `90s`, `1990s`, `90er`, `1990ern`.
    private static func decade(_ word: String) -> (word: SentenceWord, isGerman: Bool)? {
        let digits = word.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), number.isMultiple(of: 10),
            ["s", "er", "ern"].contains(word.dropFirst(digits.count))
        else { return nil }
        let isGerman = word.last != "s"
        switch digits.utf8.count {
        case 2: return (.decade(number < 30 ? 2000 + number : 1900 + number), isGerman)
        case 4 where 1880...2090 ~= number: return (.decade(number), isGerman)
        default: return nil
        }
    }
}

// MARK: - Words

extension SentenceWord {
    private static func words(_ text: String, meaning: SentenceWord) -> [(String, SentenceWord)] {
        text.split(separator: " ").map { (String($0), meaning) }
    }

    private static func table(_ parts: [(String, SentenceWord)]...) -> [String: SentenceWord] {
        Dictionary(parts.joined()) { first, _ in first }
    }

    /// - Parameter genres: each genre with its words in the singular, then those in the plural
    private static func genres(_ genres: [(String, String, String)]) -> [(String, SentenceWord)] {
        genres.flatMap { genre, plain, plural in
            words(plain, meaning: .genre(genre, isPlural: false))
                + words(plural, meaning: .genre(genre, isPlural: true))
        }
    }

    private static func languages(_ names: KeyValuePairs<String, String>) -> [(String, SentenceWord)] {
        names.flatMap { words($0.key, meaning: .origin(.language($0.value))) }
    }

    private static func countries(_ names: KeyValuePairs<String, String>) -> [(String, SentenceWord)] {
        names.flatMap { words($0.key, meaning: .origin(.country($0.value))) }
    }

    private static let english = table(
        words("film movie", meaning: .noun(isPlural: false, isFilm: true)),
        words("films movies", meaning: .noun(isPlural: true, isFilm: true)),
        words("titles", meaning: .noun(isPlural: true, isFilm: false)),
        words("something anything", meaning: .noun(isPlural: false, isFilm: false)),
        words("show", meaning: .shows(isPlural: false)), words("shows series", meaning: .shows(isPlural: true)),
        words(
            "the a an that which i have has ve been are is all some me any about around long yet ever but tv",
            meaning: .filler),
        words("with starring featuring", meaning: .with), words("by", meaning: .by),
        words("directed", meaning: .directed(needsBy: true)),
        words("and", meaning: .and), words("or", meaning: .or), words("than", meaning: .than),
        words("not never havent", meaning: .not), words("no", meaning: .no),
        words("without except excluding", meaning: .without), words("like", meaning: .like),
        words("similar", meaning: .similar),
        words("to until", meaning: .to),
        words("between", meaning: .between),
        words("before", meaning: .before), words("after", meaning: .after), words("since", meaning: .since),
        words("from of", meaning: .from),
        words("in", meaning: .within),
        words("on", meaning: .on), words("my", meaning: .my), words("for", meaning: .purpose),
        words("free", meaning: .offered(.free)),
        words("rent", meaning: .deed(.rent)), words("buy", meaning: .deed(.buy)),
        words("stream", meaning: .deed(.stream)),
        words("services subscriptions", meaning: .services),
        words("theatres theaters cinemas cinema", meaning: .theatres),
        words("under below less shorter", meaning: .most(false)), words("max maximum", meaning: .most(true)),
        words("over above more longer", meaning: .least(false)), words("min minimum", meaning: .least(true)),

        words("seen watched", meaning: .mine(.seen)), words("unseen unwatched", meaning: .mine(.unseen)),
        words("watchlist", meaning: .mine(.watchlist)), words("favourites favorites", meaning: .mine(.favourites)),
        words("rated", meaning: .mine(.rated)), words("nineties", meaning: .decade(1990)),
        words("eighties", meaning: .decade(1980)),
        words("seventies", meaning: .decade(1970)), words("sixties", meaning: .decade(1960)),
        words("fifties", meaning: .decade(1950)),
        words("forties", meaning: .decade(1940)), words("thirties", meaning: .decade(1930)),
        words("twenties", meaning: .decade(1920)),
        [("sci", .genreStart("fi", "Sci-Fi")), ("science", .genreStart("fiction", "Sci-Fi"))],
        genres([
            ("Action", "action", ""), ("Adventure", "adventure", "adventures"), ("Animation", "animation animated", ""),
            ("Biography", "biography biographical biopic", "biographies biopics"), ("Comedy", "comedy", "comedies"),
            ("Crime", "crime", ""), ("Documentary", "documentary", "documentaries"), ("Drama", "drama", "dramas"),
            ("Family", "family", ""), ("Fantasy", "fantasy", "fantasies"), ("Film-Noir", "noir", "noirs"),
            ("History", "history historical", ""), ("Horror", "horror", ""), ("Musical", "musical", "musicals"),
            ("Mystery", "mystery", "mysteries"), ("Romance", "romance romantic", "romances"), ("Sci-Fi", "scifi", ""),
            ("Short", "short", "shorts"), ("Sport", "sport sports", ""), ("Thriller", "thriller", "thrillers"),
            ("War", "war", ""), ("Western", "western", "westerns"),
        ]),
        languages([
            "french": "French", "german": "German", "italian": "Italian", "spanish": "Spanish", "japanese": "Japanese",
            "korean": "Korean", "russian": "Russian", "swedish": "Swedish", "danish": "Danish",
            "norwegian": "Norwegian", "finnish": "Finnish", "polish": "Polish", "dutch": "Dutch",
            "portuguese": "Portuguese", "turkish": "Turkish", "persian": "Persian", "hindi bollywood": "Hindi",
            "arabic": "Arabic", "hebrew": "Hebrew", "greek": "Greek", "czech": "Czech", "hungarian": "Hungarian",
            "romanian": "Romanian", "cantonese": "Cantonese", "mandarin": "Mandarin", "english": "English",
        ]),
        countries([
            "american": "United States", "british": "United Kingdom", "irish": "Ireland", "canadian": "Canada",
            "australian": "Australia", "indian": "India", "chinese": "China", "mexican": "Mexico",
            "brazilian": "Brazil", "argentinian argentine": "Argentina", "austrian": "Austria", "swiss": "Switzerland",
            "belgian": "Belgium", "iranian": "Iran", "israeli": "Israel", "soviet": "Soviet Union",
            "taiwanese": "Taiwan",
        ]))

    private static let german = table(
        words("filme filmen", meaning: .noun(isPlural: true, isFilm: true)),
        words("titel titeln", meaning: .noun(isPlural: true, isFilm: false)),
        words("etwas irgendwas sowas", meaning: .noun(isPlural: false, isFilm: false)),
        words("serie fernsehserie", meaning: .shows(isPlural: false)),
        words("serien fernsehserien", meaning: .shows(isPlural: true)),
        words(
            "der die das den dem des ein eine einen ich habe hab alle ein noch lang mir was denen sind ist aber etwa circa um rund ungefahr",
            meaning: .filler),
        words("mit", meaning: .with), words("von", meaning: .vonOf),
        words("regie regisseur regisseurin", meaning: .directed(needsBy: false)),
        words("und", meaning: .and), words("oder", meaning: .or), words("nicht nie", meaning: .not),
        words("kein keine keinen keiner", meaning: .no), words("ohne ausser", meaning: .without),
        words("wie", meaning: .like), words("ahnlich ahnliche ahnliches", meaning: .similar),
        words("als", meaning: .than),
        words("bis", meaning: .to),
        words("zwischen", meaning: .between), words("vor", meaning: .before), words("nach", meaning: .after),
        words("seit ab", meaning: .since),
        words("aus", meaning: .from), words("im", meaning: .within), words("auf", meaning: .on),
        words("bei", meaning: .at),
        words("meiner meine meinen meinem", meaning: .my), words("zum zu", meaning: .purpose),
        words("kostenlos kostenlose kostenlosen kostenloser gratis", meaning: .offered(.free)),
        words("leihen ausleihen mieten", meaning: .deed(.rent)), words("kaufen", meaning: .deed(.buy)),
        words("streamen", meaning: .deed(.stream)), words("diensten dienste dienst abos", meaning: .services),
        words("kino kinos", meaning: .theatres), words("unter weniger kurzer", meaning: .most(false)),
        words("hochstens maximal", meaning: .most(true)), words("uber mehr langer", meaning: .least(false)),
        words("mindestens", meaning: .least(true)),
        words("gesehen gesehene", meaning: .mine(.seen)), words("ungesehen ungesehene", meaning: .mine(.unseen)),
        words("merkliste", meaning: .mine(.watchlist)), words("favoriten lieblingsfilme", meaning: .mine(.favourites)),
        words("bewertet bewertete", meaning: .mine(.rated)), words("neunziger", meaning: .decade(1990)),
        words("achtziger", meaning: .decade(1980)), words("siebziger", meaning: .decade(1970)),
        words("sechziger", meaning: .decade(1960)),
        words("funfziger", meaning: .decade(1950)),
        genres([
            ("Action", "actionfilm", "actionfilme"), ("Adventure", "abenteuer abenteuerfilm", "abenteuerfilme"),
            ("Animation", "animationsfilm zeichentrick zeichentrickfilm", "animationsfilme zeichentrickfilme"),
            ("Comedy", "komodie", "komodien"), ("Crime", "krimi", "krimis"),
            ("Documentary", "doku dokumentarfilm", "dokus dokumentarfilme"), ("Drama", "", "dramen"),
            ("Family", "familienfilm", "familienfilme"), ("Fantasy", "fantasyfilm", "fantasyfilme"),
            ("History", "historienfilm", "historienfilme"), ("Horror", "horrorfilm", "horrorfilme"),
            ("Music", "musikfilm", "musikfilme"), ("Romance", "liebesfilm", "liebesfilme"),
            ("Short", "kurzfilm", "kurzfilme"), ("Sport", "sportfilm", "sportfilme"),
            ("War", "kriegsfilm", "kriegsfilme"),
        ]),
        languages([
            "franzosisch": "French", "deutsch": "German", "italienisch": "Italian", "spanisch": "Spanish",
            "japanisch": "Japanese", "koreanisch": "Korean", "russisch": "Russian", "schwedisch": "Swedish",
            "danisch": "Danish", "norwegisch": "Norwegian", "finnisch": "Finnish", "polnisch": "Polish",
            "niederlandisch hollandisch": "Dutch", "portugiesisch": "Portuguese", "turkisch": "Turkish",
            "persisch": "Persian", "arabisch": "Arabic", "hebraisch": "Hebrew", "griechisch": "Greek",
            "tschechisch": "Czech", "ungarisch": "Hungarian", "rumanisch": "Romanian", "englisch": "English",
        ]),
        countries([
            "amerikanisch": "United States", "britisch": "United Kingdom", "irisch": "Ireland", "kanadisch": "Canada",
            "australisch": "Australia", "indisch": "India", "chinesisch": "China", "mexikanisch": "Mexico",
            "brasilianisch": "Brazil", "argentinisch": "Argentina", "osterreichisch": "Austria",
            "schweizer": "Switzerland", "belgisch": "Belgium", "iranisch": "Iran", "israelisch": "Israel",
            "sowjetisch": "Soviet Union", "taiwanisch": "Taiwan",
        ]))

    private static let germanStems = table(
        genres([("Romance", "romantisch", ""), ("History", "historisch", ""), ("Animation", "animiert", "")]))
}
