extension SentenceVocabulary {
    static let spanish = SentenceVocabulary(
        romance: "es", titles: "títulos",
        words: Word.table(
            spanishKinds, spanishLinks, spanishPlaces, spanishStates, spanishGenres, spanishOrigins),
        phrases: spanishPhrases, quiet: ["visto", "vista"],
        units: [
            "m": 1, "min": 1, "mins": 1, "minuto": 1, "minutos": 1, "h": 60, "hr": 60, "hrs": 60, "hora": 60,
            "horas": 60,
        ],
        numbers: ["un": 1, "una": 1, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "media": 0.5, "medio": 0.5],
        decadeLeads: ["los", "anos"],
        decadeNames: [
            "veinte": 1920, "treinta": 1930, "cuarenta": 1940, "cincuenta": 1950, "sesenta": 1960, "setenta": 1970,
            "ochenta": 1980, "noventa": 1990, "sesentas": 1960, "setentas": 1970, "ochentas": 1980, "noventas": 1990,
            "dos mil": 2000,
        ])

    private typealias Word = SentenceWord

    /// The forms of regular adjectives and participles: *italiano*, *italianas*; *francés*, *francesas*; *visto*.
    private static func inflected(_ entries: [Word.Entry]) -> [Word.Entry] {
        entries.flatMap { word, meaning in
            let stem = word.hasSuffix("o") ? String(word.dropLast()) : word
            let endings =
                switch word.last {
                case "o": ["o", "a", "os", "as"]
                case "a", "e": ["", "s"]
                default: ["", "a", "s", "es", "as"]
                }
            return endings.map { (stem + $0, meaning) }
        }
    }

    private static let spanishKinds =
        Word.words("pelicula peli largometraje", meaning: .noun(isPlural: false, isFilm: true))
        + Word.words("peliculas pelis filmes largometrajes", meaning: .noun(isPlural: true, isFilm: true))
        + Word.words("titulos", meaning: .noun(isPlural: true, isFilm: false))
        + Word.words("algo", meaning: .noun(isPlural: false, isFilm: false))
        + Word.words("serie teleserie telenovela", meaning: .shows(isPlural: false))
        + Word.words("series teleseries telenovelas", meaning: .shows(isPlural: true))

    private static let spanishLinks =
        Word.words(
            "el la los las lo haya hayas hayamos han un una unos unas que yo he hemos me todo todos toda todas aun todavia ya ano hermanos "
                + "hermanas son es esta estan sean algun alguna algunas algunos tv tele television larga largas largo "
                + "largos alrededor aproximadamente duracion duren dura duran disponible disponibles estrenada "
                + "estrenadas estrenado estrenados",
            meaning: .filler)
        + Word.words("con", meaning: .with) + Word.words("por", meaning: .by)
        + inflected(Word.words("dirigido", meaning: .directed(needsBy: true)))
        + Word.words("director directora direccion", meaning: .directed(needsBy: false))
        + Word.words("y e", meaning: .and) + Word.words("o u", meaning: .or)
        + Word.words("no nunca", meaning: .not) + inflected(Word.words("ninguno", meaning: .no))
        + Word.words("ningun", meaning: .no)
        + Word.words("sin excepto salvo", meaning: .without)
        + Word.words("como tipo", meaning: .like)
        + inflected(Word.words("parecido similar semejante", meaning: .similar))
        + Word.words("a al hasta", meaning: .to) + Word.words("entre", meaning: .between)
        + Word.words("antes", meaning: .before) + Word.words("despues", meaning: .after)
        + Word.words("desde", meaning: .since)
        + Word.words("de", meaning: .byOrFrom) + Word.words("del", meaning: .from)
        + Word.words("menos", meaning: .most(false)) + Word.words("max maximo", meaning: .most(true))
        + Word.words("mas", meaning: .least(false)) + Word.words("min minimo", meaning: .least(true))

    private static let spanishPlaces =
        Word.words("en durante", meaning: .onOrIn) + Word.words("sobre", meaning: .on)
        + Word.words("mi mis", meaning: .my) + Word.words("para", meaning: .purpose)
        + Word.words("gratis", meaning: .offered(.free)) + inflected(Word.words("gratuito", meaning: .offered(.free)))
        + Word.words("alquilar rentar", meaning: .deed(.rent)) + Word.words("comprar", meaning: .deed(.buy))
        + Word.words("servicios suscripciones plataformas", meaning: .services)
        + Word.words("cine cines", meaning: .theatres)

    private static let spanishStates =
        inflected(Word.words("visto", meaning: .mine(.seen)))
        + Word.words("pendiente pendientes watchlist", meaning: .mine(.watchlist))
        + inflected(Word.words("favorito preferido", meaning: .mine(.favourites)))
        + inflected(Word.words("puntuado valorado calificado", meaning: .mine(.rated)))

    /// *Aventuras* and *misterios* count as singular, because they begin titles. So do *policíacas* and other
    /// adjectives.
    private static let spanishGenres =
        Word.genres([
            ("Action", "accion", ""), ("Adventure", "aventura aventuras", ""),
            ("Animation", "animacion anime animes", ""),
            ("Biography", "biografia biopic", "biografias biopics"), ("Comedy", "comedia humor risa", "comedias"),
            ("Crime", "crimen policial policiales", ""),
            ("Documentary", "documental docu", "documentales docus"), ("Drama", "drama", "dramas"),
            ("Family", "familia familiar familiares infantil infantiles", ""), ("Fantasy", "fantasia fantasy", ""),
            ("Film-Noir", "noir", ""), ("History", "historia", ""), ("Horror", "terror horror miedo", ""),
            ("Music", "musica", ""), ("Musical", "musical", "musicales"),
            ("Mystery", "misterio misterios intriga", ""), ("Romance", "romance romances amor", ""),
            ("Sci-Fi", "scifi", ""), ("Short", "corto cortometraje", "cortos cortometrajes"),
            ("Sport", "deporte deportes", ""), ("Thriller", "thriller suspense suspenso", "thrillers"),
            ("War", "guerra", ""), ("Western", "western vaqueros", "westerns"),
        ])
        + inflected(
            Word.genres([
                ("Animation", "animado", ""), ("Biography", "biografico", ""), ("Comedy", "comico", ""),
                ("Crime", "policiaco", ""), ("Drama", "dramatico", ""), ("Fantasy", "fantastico", ""),
                ("History", "historico", ""), ("Romance", "romantico", ""), ("Sport", "deportivo", ""),
                ("War", "belico", ""),
            ]))

    private static let spanishOrigins =
        inflected(
            Word.languages([
                "frances": "French", "aleman": "German", "italiano": "Italian", "espanol": "Spanish",
                "japones": "Japanese", "coreano": "Korean", "ruso": "Russian", "sueco": "Swedish", "danes": "Danish",
                "noruego": "Norwegian", "finlandes": "Finnish", "polaco": "Polish", "neerlandes holandes": "Dutch",
                "portugues": "Portuguese", "turco": "Turkish", "persa": "Persian", "hindi": "Hindi",
                "arabe": "Arabic", "hebreo": "Hebrew", "griego": "Greek", "checo": "Czech", "hungaro": "Hungarian",
                "rumano": "Romanian", "cantones": "Cantonese", "mandarin": "Mandarin", "ingles": "English",
            ])
                + Word.countries([
                    "americano norteamericano estadounidense": "United States", "britanico": "United Kingdom",
                    "irlandes": "Ireland", "canadiense": "Canada", "australiano": "Australia", "indio": "India",
                    "chino": "China", "mexicano mejicano": "Mexico", "brasileno": "Brazil", "argentino": "Argentina",
                    "austriaco": "Austria", "suizo": "Switzerland", "belga": "Belgium", "irani": "Iran",
                    "israeli": "Israel", "sovietico": "Soviet Union", "taiwanes": "Taiwan", "ucraniano": "Ukraine",
                    "islandes": "Iceland",
                    "tailandes": "Thailand", "chileno": "Chile", "peruano": "Peru",
                ]))
        + Word.languages(["bollywood": "Hindi"])
        + Word.countries([
            "francia": "France", "alemania": "Germany", "italia": "Italy", "espana": "Spain", "japon": "Japan",
            "corea": "South Korea", "mexico": "Mexico", "brasil": "Brazil", "belgica": "Belgium", "iran": "Iran",
            "rusia": "Russia", "suecia": "Sweden", "dinamarca": "Denmark", "noruega": "Norway", "polonia": "Poland",
            "portugal": "Portugal", "irlanda": "Ireland", "canada": "Canada", "turquia": "Turkey", "grecia": "Greece",
            "chile": "Chile", "peru": "Peru",
        ])

    private static let spanishPhrases: [String: SentenceWord?] = [
        "dibujos animados": .genre("Animation", isPlural: true),
        "ciencia ficcion": .genre("Sci-Fi", isPlural: false), "sci fi": .genre("Sci-Fi", isPlural: false),
        "cine negro": .genre("Film-Noir", isPlural: true), "del oeste": .genre("Western", isPlural: false),
        "la decada de": .filler, "a partir de": .since, "a partir del": .since,
        "anterior a": .before, "anteriores a": .before, "posterior a": .after, "posteriores a": .after,
        "anterior al": .before, "anteriores al": .before, "posterior al": .after, "posteriores al": .after,
        "al menos": .least(true), "por lo menos": .least(true), "como minimo": .least(true),
        "como maximo": .most(true), "como mucho": .most(true),
        "mas corta": .most(false), "mas cortas": .most(false), "mas corto": .most(false), "mas cortos": .most(false),
        "al estilo de": .like, "del estilo de": .like,
        "no demasiado": .not, "no muy": .not, "no tan": .not,
        "sin ver": .mine(.unseen), "no vi": .mine(.unseen), "ya vi": .mine(.seen), "para ver": .filler,
        "para ninos": .genre("Family", isPlural: false), "corea del sur": .origin(.country("South Korea")),
        "estados unidos": .origin(.country("United States")), "reino unido": .origin(.country("United Kingdom")),
        "por ver": .mine(.watchlist), "pendientes de ver": .mine(.watchlist),
        "mi lista": .mine(.watchlist), "mi lista por ver": .mine(.watchlist), "lista por ver": .mine(.watchlist),
        "mi lista de pendientes": .mine(.watchlist), "lista de pendientes": .mine(.watchlist),
        "en alquiler": .offered(.rent), "de alquiler": .offered(.rent), "en venta": .offered(.buy),
        "en streaming": .offered(.stream), "en cartelera": .offered(.cinemas), "en cines": .offered(.cinemas),
        "en salas": .offered(.cinemas),
    ]
}
