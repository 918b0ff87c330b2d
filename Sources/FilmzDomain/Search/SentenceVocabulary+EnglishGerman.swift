extension SentenceVocabulary {
    /// English and German, which are read together: people mix them, and few words have two meanings.
    static let englishGerman = SentenceVocabulary(
        name: "en-de", titles: "titles",
        words: english.mapValues { Meaning(word: $0, titles: "titles") }
            .merging(german.mapValues { Meaning(word: $0, titles: germanTitles) }) { first, _ in first },
        phrases: [
            "not too": .not, "not so": .not, "not very": .not, "not overly": .not, "nicht zu": .not, "nicht so": .not,
            "nicht sehr": .not, "nicht allzu": .not,
        ],
        stems: germanStems.mapValues { Meaning(word: $0, titles: germanTitles) },
        endings: ["er", "en", "es", "em", "e"],
        units: [
            "m": 1, "min": 1, "mins": 1, "minute": 1, "minutes": 1, "minuten": 1, "minutiger": 1, "minutige": 1,
            "minutigen": 1, "h": 60, "hr": 60, "hrs": 60, "hour": 60, "hours": 60, "std": 60, "stunde": 60,
            "stunden": 60, "stundiger": 60, "stundige": 60, "stundigen": 60,
        ],
        numbers: [
            "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "half": 0.5, "ein": 1, "eine": 1, "einer": 1,
            "zwei": 2, "drei": 3, "vier": 4, "halbe": 0.5, "halben": 0.5, "anderthalb": 1.5, "eineinhalb": 1.5,
            "zweieinhalb": 2.5,
        ],
        adjectives: ["stundig": 60, "minutig": 1],
        decadeEndings: ["s": "titles", "er": germanTitles, "ern": germanTitles])

    private static let germanTitles = "titel"

    private typealias Word = SentenceWord

    private static let english = Word.table(
        Word.words("film movie", meaning: .noun(isPlural: false, isFilm: true)),
        Word.words("films movies", meaning: .noun(isPlural: true, isFilm: true)),
        Word.words("titles", meaning: .noun(isPlural: true, isFilm: false)),
        Word.words("something anything", meaning: .noun(isPlural: false, isFilm: false)),
        Word.words("show", meaning: .shows(isPlural: false)),
        Word.words("shows series", meaning: .shows(isPlural: true)),
        Word.words(
            "the a an that which i have has ve been are is all some me any about around long yet ever but tv",
            meaning: .filler),
        Word.words("with starring featuring", meaning: .with), Word.words("by", meaning: .by),
        Word.words("directed", meaning: .directed(needsBy: true)),
        Word.words("and", meaning: .and), Word.words("or", meaning: .or), Word.words("than", meaning: .than),
        Word.words("not never havent", meaning: .not), Word.words("no", meaning: .no),
        Word.words("without except excluding", meaning: .without), Word.words("like", meaning: .like),
        Word.words("similar", meaning: .similar),
        Word.words("to until", meaning: .to),
        Word.words("between", meaning: .between),
        Word.words("before", meaning: .before), Word.words("after", meaning: .after),
        Word.words("since", meaning: .since),
        Word.words("from of", meaning: .from),
        Word.words("in", meaning: .within),
        Word.words("on", meaning: .on), Word.words("my", meaning: .my), Word.words("for", meaning: .purpose),
        Word.words("free", meaning: .offered(.free)),
        Word.words("rent", meaning: .deed(.rent)), Word.words("buy", meaning: .deed(.buy)),
        Word.words("stream", meaning: .deed(.stream)),
        Word.words("services subscriptions", meaning: .services),
        Word.words("theatres theaters cinemas cinema", meaning: .theatres),
        Word.words("under below less shorter", meaning: .most(false)), Word.words("max maximum", meaning: .most(true)),
        Word.words("over above more longer", meaning: .least(false)), Word.words("min minimum", meaning: .least(true)),

        Word.words("seen watched", meaning: .mine(.seen)), Word.words("unseen unwatched", meaning: .mine(.unseen)),
        Word.words("watchlist", meaning: .mine(.watchlist)),
        Word.words("favourites favorites", meaning: .mine(.favourites)),
        Word.words("rated", meaning: .mine(.rated)), Word.words("nineties", meaning: .decade(1990)),
        Word.words("eighties", meaning: .decade(1980)),
        Word.words("seventies", meaning: .decade(1970)), Word.words("sixties", meaning: .decade(1960)),
        Word.words("fifties", meaning: .decade(1950)),
        Word.words("forties", meaning: .decade(1940)), Word.words("thirties", meaning: .decade(1930)),
        Word.words("twenties", meaning: .decade(1920)),
        [("sci", .genreStart("fi", "Sci-Fi")), ("science", .genreStart("fiction", "Sci-Fi"))],
        Word.genres([
            ("Action", "action", ""), ("Adventure", "adventure", "adventures"), ("Animation", "animation animated", ""),
            ("Biography", "biography biographical biopic", "biographies biopics"), ("Comedy", "comedy", "comedies"),
            ("Crime", "crime", ""), ("Documentary", "documentary", "documentaries"), ("Drama", "drama", "dramas"),
            ("Family", "family", ""), ("Fantasy", "fantasy", "fantasies"), ("Film-Noir", "noir", "noirs"),
            ("History", "history historical", ""), ("Horror", "horror", ""), ("Musical", "musical", "musicals"),
            ("Mystery", "mystery", "mysteries"), ("Romance", "romance romantic", "romances"), ("Sci-Fi", "scifi", ""),
            ("Short", "short", "shorts"), ("Sport", "sport sports", ""), ("Thriller", "thriller", "thrillers"),
            ("War", "war", ""), ("Western", "western", "westerns"),
        ]),
        Word.languages([
            "french": "French", "german": "German", "italian": "Italian", "spanish": "Spanish", "japanese": "Japanese",
            "korean": "Korean", "russian": "Russian", "swedish": "Swedish", "danish": "Danish",
            "norwegian": "Norwegian", "finnish": "Finnish", "polish": "Polish", "dutch": "Dutch",
            "portuguese": "Portuguese", "turkish": "Turkish", "persian": "Persian", "hindi bollywood": "Hindi",
            "arabic": "Arabic", "hebrew": "Hebrew", "greek": "Greek", "czech": "Czech", "hungarian": "Hungarian",
            "romanian": "Romanian", "cantonese": "Cantonese", "mandarin": "Mandarin", "english": "English",
        ]),
        Word.countries([
            "american": "United States", "british": "United Kingdom", "irish": "Ireland", "canadian": "Canada",
            "australian": "Australia", "indian": "India", "chinese": "China", "mexican": "Mexico",
            "brazilian": "Brazil", "argentinian argentine": "Argentina", "austrian": "Austria", "swiss": "Switzerland",
            "belgian": "Belgium", "iranian": "Iran", "israeli": "Israel", "soviet": "Soviet Union",
            "taiwanese": "Taiwan",
        ]))

    private static let german = Word.table(
        Word.words("filme filmen", meaning: .noun(isPlural: true, isFilm: true)),
        Word.words("titel titeln", meaning: .noun(isPlural: true, isFilm: false)),
        Word.words("etwas irgendwas sowas", meaning: .noun(isPlural: false, isFilm: false)),
        Word.words("serie fernsehserie", meaning: .shows(isPlural: false)),
        Word.words("serien fernsehserien", meaning: .shows(isPlural: true)),
        Word.words(
            "der die das den dem des ein eine einen ich habe hab alle ein noch lang mir was denen sind ist aber etwa "
                + "circa um rund ungefahr",
            meaning: .filler),
        Word.words("mit", meaning: .with), Word.words("von", meaning: .byOrFrom),
        Word.words("regie regisseur regisseurin", meaning: .directed(needsBy: false)),
        Word.words("und", meaning: .and), Word.words("oder", meaning: .or), Word.words("nicht nie", meaning: .not),
        Word.words("kein keine keinen keiner", meaning: .no), Word.words("ohne ausser", meaning: .without),
        Word.words("wie", meaning: .like), Word.words("ahnlich ahnliche ahnliches", meaning: .similar),
        Word.words("als", meaning: .than),
        Word.words("bis", meaning: .to),
        Word.words("zwischen", meaning: .between), Word.words("vor", meaning: .before),
        Word.words("nach", meaning: .after),
        Word.words("seit ab", meaning: .since),
        Word.words("aus", meaning: .from), Word.words("im", meaning: .within), Word.words("auf", meaning: .on),
        Word.words("bei", meaning: .at),
        Word.words("meiner meine meinen meinem", meaning: .my), Word.words("zum zu", meaning: .purpose),
        Word.words("kostenlos kostenlose kostenlosen kostenloser gratis", meaning: .offered(.free)),
        Word.words("leihen ausleihen mieten", meaning: .deed(.rent)), Word.words("kaufen", meaning: .deed(.buy)),
        Word.words("streamen", meaning: .deed(.stream)), Word.words("diensten dienste dienst abos", meaning: .services),
        Word.words("kino kinos", meaning: .theatres), Word.words("unter weniger kurzer", meaning: .most(false)),
        Word.words("hochstens maximal", meaning: .most(true)), Word.words("uber mehr langer", meaning: .least(false)),
        Word.words("mindestens", meaning: .least(true)),
        Word.words("gesehen gesehene", meaning: .mine(.seen)),
        Word.words("ungesehen ungesehene", meaning: .mine(.unseen)),
        Word.words("merkliste", meaning: .mine(.watchlist)),
        Word.words("favoriten lieblingsfilme", meaning: .mine(.favourites)),
        Word.words("bewertet bewertete", meaning: .mine(.rated)), Word.words("neunziger", meaning: .decade(1990)),
        Word.words("achtziger", meaning: .decade(1980)), Word.words("siebziger", meaning: .decade(1970)),
        Word.words("sechziger", meaning: .decade(1960)),
        Word.words("funfziger", meaning: .decade(1950)),
        Word.genres([
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
        Word.languages([
            "franzosisch": "French", "deutsch": "German", "italienisch": "Italian", "spanisch": "Spanish",
            "japanisch": "Japanese", "koreanisch": "Korean", "russisch": "Russian", "schwedisch": "Swedish",
            "danisch": "Danish", "norwegisch": "Norwegian", "finnisch": "Finnish", "polnisch": "Polish",
            "niederlandisch hollandisch": "Dutch", "portugiesisch": "Portuguese", "turkisch": "Turkish",
            "persisch": "Persian", "arabisch": "Arabic", "hebraisch": "Hebrew", "griechisch": "Greek",
            "tschechisch": "Czech", "ungarisch": "Hungarian", "rumanisch": "Romanian", "englisch": "English",
        ]),
        Word.countries([
            "amerikanisch": "United States", "britisch": "United Kingdom", "irisch": "Ireland", "kanadisch": "Canada",
            "australisch": "Australia", "indisch": "India", "chinesisch": "China", "mexikanisch": "Mexico",
            "brasilianisch": "Brazil", "argentinisch": "Argentina", "osterreichisch": "Austria",
            "schweizer": "Switzerland", "belgisch": "Belgium", "iranisch": "Iran", "israelisch": "Israel",
            "sowjetisch": "Soviet Union", "taiwanisch": "Taiwan",
        ]))

    /// The words to which endings may be added.
    private static let germanStems = german.filter { if case .origin = $0.value { true } else { false } }
        .merging(
            Word.table(
                Word.genres([
                    ("Romance", "romantisch", ""), ("History", "historisch", ""), ("Animation", "animiert", ""),
                ]))
        ) { first, _ in first }
}
