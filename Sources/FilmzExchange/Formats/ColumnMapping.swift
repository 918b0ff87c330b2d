/// What the columns of a table mean: guessed from their heads, shown to the person, and changed by them.
public struct ColumnMapping: Hashable, Sendable, Codable {
    /// What a column can mean.
    public enum Meaning: String, Hashable, Sendable, Codable, CaseIterable {
        case title, originalTitle, year, releaseDate, directors, kind, season, episode, episodeTitle
        case imdb, tmdb, tvdb, trakt, simkl, address
        case watchedOn, loggedOn, ratedOn, watchlistSince, addedOn
        /// Stars on ``ColumnMapping/ratingScale``.
        case rating
        /// Stars of ten.
        case ratingOfTen
        case review, note, rewatch, tags, place, companions, liked, times, position
        /// `completed`, `planning`, `dropped`.
        case status
    }

    /// For each column in the order of the table; nil for those that are not taken.
    public var meanings: [Meaning?]
    public var ratingScale: RatingScale
    /// What the cells tell, and otherwise what the person said; nil when neither does.
    public var dateOrder: DateOrder?
    /// What a row means that says nothing else; nil when the person has to be asked.
    public var bareRows: ExchangeFile.RowMeaning?

    public init(
        meanings: [Meaning?], ratingScale: RatingScale = .five, dateOrder: DateOrder? = nil,
        bareRows: ExchangeFile.RowMeaning? = nil
    ) {
        self.meanings = meanings
        self.ratingScale = ratingScale
        self.dateOrder = dateOrder
        self.bareRows = bareRows
    }

    /// Whether rows can be read as films at all.
    public var namesFilms: Bool {
        meanings.contains { [.title, .originalTitle, .imdb, .tmdb, .address].contains($0) }
    }

    /// The heads of a table, by which it is recognised again.
    public static func key(of heads: [String]) -> String {
        String(heads.map(ExchangeTable.key).joined(separator: ",").prefix(500))
    }

    /// The first column with a meaning.
    func place(_ meaning: Meaning) -> Int? { meanings.firstIndex(of: meaning) }
}

/// A table as it is shown when its columns are mapped.
public struct MappedColumns: Hashable, Sendable {
    /// The index of the table in ``ExchangeFile/parts``.
    public var part: Int
    /// Empty for columns that are never read.
    public var heads: [String]
    /// The cells of the first rows, shortened.
    public var samples: [[String]]
    public var mapping: ColumnMapping
    /// Whether days and months may be in one order or the other, because no cell tells.
    public var hasOpenDateOrder = false
    /// Whether their person has to say in which.
    public var asksForDateOrder: Bool { hasOpenDateOrder && mapping.dateOrder == nil }

    /// By which tables like this one are recognised.
    public var key: String { ColumnMapping.key(of: heads) }

    static let sampleCount = 3
    static let sampleLimit = 80
}

extension ColumnMapping {
    /// What the heads of a table say.
    /// - Parameters:
    ///   - keys: as ``ExchangeTable/key(_:)`` makes them, empty for columns that are never read
    ///   - names: what each key means
    init(keys: [String], names: [String: Meaning]) {
        var meanings: [Meaning?] = []
        for key in keys {
            let meaning = names[key]
            // Of two columns with the same meaning, the first one counts.
            meanings.append(meaning.flatMap { meanings.contains($0) ? nil : $0 })
        }
        self.init(meanings: meanings)
    }

    /// Guesses from heads in English, German, French, Spanish, Italian, Portuguese and Dutch. The scale of stars is that of
    /// the program that has such heads; of others, only the cells can tell it.
    static func guess(keys: [String]) -> ColumnMapping {
        var names = heads
        // In French it is not what was noted, but the stars.
        if keys.contains("titre") { names["note"] = .rating }
        // Beside stars that are said to be the person's own, other stars are those of everybody.
        if !ownStars.isDisjoint(with: keys) {
            names = names.filter { $0.value != .rating || ownStars.contains($0.key) }
        }
        var mapping = ColumnMapping(keys: keys, names: names)
        if ofTenStars.contains(where: { $0.isSubset(of: keys) }) { mapping.ratingScale = .ten }
        return mapping
    }

    private static let ownStars = Set(
        """
        myrating yourrating userrating ownrating personalrating mystars yourstars myscore yourscore userscore
        meinewertung meinebewertung eigenebewertung manote votrenote mivoto micalificacion mipuntuacion miovoto
        minhanota mijncijfer mijnbeoordeling
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// By some of their heads, tables of programs whose stars are of ten even if nobody gave more than five: those of Trakt,
    /// Simkl and Movary.
    private static let ofTenStars: [Set<String>] = [
        ["traktrating"], ["simklid"], ["title", "year", "tmdbid", "imdbid", "userrating"],
    ]

    static func names(_ all: [(Meaning, String)]) -> [String: Meaning] {
        Dictionary(all.flatMap { meaning, names in names.split(separator: " ").map { (String($0), meaning) } }) {
            first, _ in first
        }
    }

    private static let heads = names([
        (
            .title,
            "title name film movie filmtitle movietitle primarytitle titel filmtitel filmname titre titulo titolo nome"
                + " nombre naam pelicula filme showtitle seriesname moviename englishtitle"
        ),
        (
            .originalTitle,
            "originaltitle originaltitel origtitle titreoriginal titulooriginal titolooriginale originalname"
        ),
        (.year, "year releaseyear filmyear jahr erscheinungsjahr produktionsjahr annee ano anno jaar releasedyear"),
        (.releaseDate, "releasedate released release premiere erscheinungsdatum datesortie releasedatemonthdayyear"),
        (.directors, "director directors directedby regie regisseur regisseurin regisseure realisateur regista"),
        (.kind, "type titletype mediatype kind art typ tipo genretype"),
        (.season, "season seasonnumber staffel saison temporada stagione seizoen"),
        (.episode, "episode episodenumber folge episodio aflevering"), (.episodeTitle, "episodetitle episodename"),
        (.imdb, "imdb imdbid const tconst imdburl imdblink imdbtt"),
        (.tmdb, "tmdb tmdbid themoviedb themoviedbid moviedbid"), (.tvdb, "tvdb tvdbid thetvdb"),
        (.trakt, "trakt traktid"), (.simkl, "simkl simklid"),
        (.address, "url uri link letterboxduri letterboxdurl address adresse filmurl"),
        (
            .watchedOn,
            "watcheddate datewatched watchedat watchedon watched seenon dateseen seendate lastwatched lastwatchedat"
                + " viewdate viewed gesehenam gesehen sehdatum vule vu datedevisionnage vistoel fechavista vista visto"
                + " vistoil dataenvista bekekenop enddate date datum fecha data"
        ),
        (.loggedOn, "loggeddate loggedon createdat created"), (.ratedOn, "daterated ratedon ratedat ratingdate"),
        (.watchlistSince, "addedat watchlistedat addedtowatchlistat watchlisted watchlistdate"),
        (.addedOn, "dateadded added addedon listedat hinzugefugtam hinzugefuegtam ajoutele"),
        (
            .rating,
            "rating stars score mark wertung bewertung sterne calificacion puntuacion valutazione voto votazione avaliacao"
                + " nota beoordeling cijfer ocena " + ownStars.joined(separator: " ")
        ),
        (.ratingOfTen, "rating10"),
        (
            .review,
            "review reviews comment comments thoughts memo kritik rezension kommentar critique commentaire resena critica"
                + " recensione recensie opinion"
        ),
        (.note, "note notes description remark remarks notiz notizen bemerkung anmerkung notas"),
        (.rewatch, "rewatch rewatched isrewatch wiedergesehen erneutgesehen revu"),
        (.tags, "tags tag labels schlagworte etiquettes etiquetas etichette"),
        (.place, "place location cinema theatre theater venue ort kino lieu lugar luogo plaats"),
        (.companions, "companions with watchedwith company mit begleitung avec con com met"),
        (.liked, "liked like favorite favourite loved favorit favori favorito preferito"),
        (.times, "plays playcount timeswatched watchcount times viewcount"),
        (.position, "position rank nr no number nummer platz rang puesto posizione"),
        (.status, "status watchstatus state watchlist"),
    ])
}
