extension SentenceVocabulary {
    static let french = SentenceVocabulary(
        romance: "fr", titles: "titres",
        words: Word.table(
            frenchKinds, frenchLinks, frenchPlaces, frenchStates, frenchGenres, frenchOrigins),
        phrases: frenchPhrases, quiet: ["vu", "vue", "regarde", "regardes", "regardee"],
        units: ["m": 1, "min": 1, "mins": 1, "mn": 1, "minute": 1, "minutes": 1, "h": 60, "heure": 60, "heures": 60],
        numbers: ["un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "demi": 0.5, "demie": 0.5],
        decadeLeads: ["annees"],
        decadeNames: [
            "vingt": 1920, "trente": 1930, "quarante": 1940, "cinquante": 1950, "soixante": 1960, "soixante dix": 1970,
            "quatre vingt": 1980, "quatre vingts": 1980, "quatre vingt dix": 1990, "septante": 1970,
            "huitante": 1980, "octante": 1980, "nonante": 1990, "deux mille": 2000,
        ])

    private typealias Word = SentenceWord

    /// The forms of regular adjectives and participles: *français*, *française*, *françaises*; *vu*, *vue*, *vus*.
    private static func inflected(_ entries: [Word.Entry]) -> [Word.Entry] {
        entries.flatMap { word, meaning in
            let endings =
                if word.hasSuffix("e") { ["", "s"] } else if word.hasSuffix("en") {
                    ["", "s", "ne", "nes"]
                } else { ["", "s", "e", "es"] }
            return endings.map { (word + $0, meaning) }
        }
    }

    private static let frenchKinds =
        Word.words("film", meaning: .noun(isPlural: false, isFilm: true))
        + Word.words("films", meaning: .noun(isPlural: true, isFilm: true))
        + Word.words("titres", meaning: .noun(isPlural: true, isFilm: false))
        + Word.words("serie feuilleton teleserie", meaning: .shows(isPlural: false))
        + Word.words("series feuilletons teleseries", meaning: .shows(isPlural: true))

    private static let frenchLinks =
        Word.words(
            "le la les l un une que qui quoi je j on quon quil quils quelle nous aie ayons avons sont est ont tout tous toutes encore deja m me moi "
                + "environ tv tele television annee an long longs longue longues freres soeurs ce ces duree durent "
                + "dure sorti sortis sortie sorties disponible disponibles donc mais quelques",
            meaning: .filler)
        + Word.words("avec", meaning: .with) + Word.words("par", meaning: .by)
        + Word.words("realise realises realisee realisees dirige diriges", meaning: .directed(needsBy: true))
        + Word.words("realisateur realisatrice realisation", meaning: .directed(needsBy: false))
        + Word.words("et", meaning: .and) + Word.words("ou", meaning: .or)
        + Word.words("pas non jamais ne n", meaning: .not) + Word.words("aucun aucune", meaning: .no)
        + Word.words("sans sauf hormis excepte", meaning: .without)
        + Word.words("comme", meaning: .like)
        + inflected(Word.words("similaire semblable pareil comparable", meaning: .similar))
        + Word.words("a jusqua", meaning: .to) + Word.words("entre", meaning: .between)
        + Word.words("avant", meaning: .before) + Word.words("apres", meaning: .after)
        + Word.words("depuis", meaning: .since)
        + Word.words("de d", meaning: .byOrFrom) + Word.words("du des", meaning: .from)
        + Word.words("moins", meaning: .most(false)) + Word.words("max maximum", meaning: .most(true))
        + Word.words("plus", meaning: .least(false)) + Word.words("min minimum", meaning: .least(true))

    private static let frenchPlaces =
        Word.words("en au aux", meaning: .within) + Word.words("dans", meaning: .onOrIn)
        + Word.words("sur", meaning: .on) + Word.words("chez", meaning: .at)
        + Word.words("mon ma mes", meaning: .my) + Word.words("pour", meaning: .purpose)
        + inflected(Word.words("gratuit", meaning: .offered(.free)))
        + Word.words("gratuitement gratos", meaning: .offered(.free))
        + Word.words("louer", meaning: .deed(.rent)) + Word.words("acheter", meaning: .deed(.buy))
        + Word.words("streamer", meaning: .deed(.stream))
        + Word.words("services abonnements plateformes", meaning: .services)
        + Word.words("cinema cinemas cine cines salles", meaning: .theatres)

    private static let frenchStates =
        inflected(Word.words("vu", meaning: .mine(.seen)))
        + inflected(Word.words("regarde visionne", meaning: .mine(.seen)))
        + Word.words("regardee regardees visionnee visionnees", meaning: .mine(.seen))
        + Word.words("watchlist", meaning: .mine(.watchlist))
        + Word.words(
            "favori favoris favorite favorites prefere preferes preferee preferees", meaning: .mine(.favourites))
        + Word.words("notes notee notees", meaning: .mine(.rated))

    /// *Aventures* and *mystères* count as singular, because they begin titles. So do *policière* and other adjectives.
    private static let frenchGenres = Word.genres([
        ("Action", "action", ""), ("Adventure", "aventure aventures", ""),
        ("Animation", "animation anime anim animes animee animees", ""),
        ("Biography", "biographie biographique biographiques biopic", "biographies biopics"),
        ("Comedy", "comedie comique comiques humour", "comedies"),
        ("Crime", "crime policier policiere policieres polar criminel criminelle", "policiers polars"),
        ("Documentary", "documentaire docu", "documentaires docus"),
        ("Drama", "drame dramatique dramatiques", "drames"),
        ("Family", "famille familial familiale familiales familiaux", ""),
        ("Fantasy", "fantasy fantastique fantastiques", ""), ("Film-Noir", "noir noirs noires", ""),
        ("History", "histoire historique historiques", ""),
        ("Horror", "horreur epouvante horrifique horrifiques", ""), ("Music", "musique", ""),
        ("Musical", "musical musicale musicales musicaux", ""), ("Mystery", "mystere mysteres", ""),
        ("Romance", "romance romances romantique romantiques amour", ""), ("Sci-Fi", "scifi sf", ""),
        ("Sport", "sport sports sportif sportifs", ""), ("Thriller", "thriller suspense", "thrillers"),
        ("War", "guerre", ""), ("Western", "western", "westerns"),
    ])

    private static let frenchOrigins =
        inflected(
            Word.languages([
                "francais": "French", "allemand": "German", "italien": "Italian", "espagnol": "Spanish",
                "japonais": "Japanese", "coreen": "Korean", "russe": "Russian", "suedois": "Swedish",
                "danois": "Danish", "norvegien": "Norwegian", "finlandais finnois": "Finnish", "polonais": "Polish",
                "neerlandais hollandais": "Dutch", "portugais": "Portuguese", "turc": "Turkish", "persan": "Persian",
                "hindi": "Hindi", "arabe": "Arabic", "grec": "Greek", "tcheque": "Czech",
                "hongrois": "Hungarian", "roumain": "Romanian", "cantonais": "Cantonese", "mandarin": "Mandarin",
                "anglais": "English",
            ])
                + Word.countries([
                    "americain": "United States", "britannique": "United Kingdom", "irlandais": "Ireland",
                    "canadien": "Canada", "australien": "Australia", "indien": "India", "chinois": "China",
                    "mexicain": "Mexico", "bresilien": "Brazil", "argentin": "Argentina", "autrichien": "Austria",
                    "suisse": "Switzerland", "belge": "Belgium", "iranien": "Iran", "israelien": "Israel",
                    "sovietique": "Soviet Union", "taiwanais": "Taiwan", "quebecois": "Canada", "ukrainien": "Ukraine",
                    "islandais": "Iceland", "thailandais": "Thailand",
                ]))
        + Word.languages(["turque turques": "Turkish", "grecque grecques": "Greek", "hebreu": "Hebrew"])
        + Word.languages(["bollywood": "Hindi"])
        + Word.countries([
            "france": "France", "allemagne": "Germany", "italie": "Italy", "espagne": "Spain", "japon": "Japan",
            "coree": "South Korea", "inde": "India", "chine": "China", "mexique": "Mexico", "bresil": "Brazil",
            "argentine": "Argentina", "belgique": "Belgium", "iran": "Iran", "russie": "Russia", "suede": "Sweden",
            "danemark": "Denmark", "norvege": "Norway", "pologne": "Poland", "portugal": "Portugal",
            "irlande": "Ireland", "canada": "Canada", "australie": "Australia", "turquie": "Turkey", "grece": "Greece",
        ])

    private static let frenchPhrases: [String: SentenceWord?] = [
        "j ai": .filler, "n ai": .not, "pas trop": .not, "pas tres": .not, "pas si": .not, "noir et blanc": nil,
        "quelque chose": .noun(isPlural: false, isFilm: false),
        "long metrage": .noun(isPlural: false, isFilm: true), "longs metrages": .noun(isPlural: true, isFilm: true),
        "dessin anime": .genre("Animation", isPlural: false), "dessins animes": .genre("Animation", isPlural: true),
        "court metrage": .genre("Short", isPlural: false), "courts metrages": .genre("Short", isPlural: true),
        "science fiction": .genre("Sci-Fi", isPlural: false), "sci fi": .genre("Sci-Fi", isPlural: false),
        "comedie musicale": .genre("Musical", isPlural: false),
        "comedies musicales": .genre("Musical", isPlural: true),
        "des freres": .byOrFrom, "des soeurs": .byOrFrom, "a partir de": .since, "a partir du": .since,
        "a compter de": .since,
        "au moins": .least(true), "au plus": .most(true), "au maximum": .most(true), "au minimum": .least(true),
        "plus court": .most(false), "plus courte": .most(false), "plus courts": .most(false),
        "plus courtes": .most(false), "dans le genre de": .like, "dans le style de": .like,
        "a voir": .mine(.watchlist), "liste a voir": .mine(.watchlist), "ma liste": .mine(.watchlist),
        "ma liste a voir": .mine(.watchlist), "liste d envies": .mine(.watchlist),
        "coups de coeur": .mine(.favourites), "pour enfants": .genre("Family", isPlural: false),
        "coree du sud": .origin(.country("South Korea")), "etats unis": .origin(.country("United States")),
        "royaume uni": .origin(.country("United Kingdom")),
        "en location": .offered(.rent), "a la location": .offered(.rent), "en vente": .offered(.buy),
        "a l achat": .offered(.buy), "en streaming": .offered(.stream),
        "en salle": .offered(.cinemas), "en salles": .offered(.cinemas), "a l affiche": .offered(.cinemas),
    ]
}
